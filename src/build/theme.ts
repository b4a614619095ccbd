import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keptFile } from '../command/kept-file.ts';
import { type FontFace, type Look, themeCss } from '../content/theme/theme-css.ts';
import { addressHash, contentHash } from '../ground/content-hash.ts';
import type { Theme } from '../model/content.gen.ts';

export interface FontFile {
  /** Address below the base path. */
  readonly address: string;
  readonly source: string;
  readonly preload: boolean;
  /** The languages on whose pages it is fetched ahead; undefined: all. */
  readonly locales: readonly string[] | undefined;
}

export type ThemeFiles = Awaited<ReturnType<typeof buildTheme>>;

/** Change it when the rules are worked out in another way. */
const VERSION = 1;
const LATIN = 0x61;
const STAND_INS = { serif: 'Georgia', 'sans-serif': 'Arial' } as const;

/** True for a file that has letters of its stand-in: the measures of another one, such as of a slice of a Korean font, are not theirs. */
const hasLatin = (range = 'U+0-10FFFF'): boolean =>
  range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    const [first, last] = [from.replaceAll('?', '0'), to.replaceAll('?', 'F')].map((code) =>
      Number(`0x${code}`),
    );
    return Number(first) <= LATIN && LATIN <= Number(last);
  });

/** A rule that gives a system font the measures of a font file. Worked out once for each file, then kept. */
async function fallbackRule(
  family: string,
  file: string,
  hash: string,
  kind: keyof typeof STAND_INS,
): Promise<string> {
  const font = STAND_INS[kind];
  const key = contentHash(JSON.stringify([VERSION, family, hash, font]));
  const { bytes } = await keptFile(`fallbacks/${key}.css`, async () => {
    // Loaded only for a font that was not seen before: it takes longer to start than the rest of a build.
    const { generateFontFace, getMetricsForFamily, readMetrics } = await import('fontaine');
    const metrics = await readMetrics(pathToFileURL(file));
    const system = await getMetricsForFamily(font);
    if (!metrics || !system) return Buffer.of();
    return Buffer.from(generateFontFace(metrics, { name: `${family} fallback`, font, metrics: system }));
  });
  return bytes.toString();
}

/** The theme as CSS, with its font files at hashed addresses and a stand-in of matching metrics for each family in Latin letters. */
export async function buildTheme(theme: Look & Pick<Theme, 'fonts'>, site: string, base: string) {
  const faces: FontFace[] = [];
  const fonts: FontFile[] = [];
  const fallbacks = new Map<string, string>();
  for (const font of theme.fonts) {
    const { family, src, weight, style = 'normal', preload = false, unicodeRange, locales } = font;
    const source = join(site, 'public', src);
    const name = src.slice(src.lastIndexOf('/') + 1).replace(/\.woff2$/, '');
    const hash = contentHash(await readFile(source));
    const address = `/assets/${name}-${addressHash(hash)}.woff2`;
    fonts.push({ address, source, preload, locales });
    faces.push({ family, href: base + address, weight, style, unicodeRange });
    if (fallbacks.has(family) || !hasLatin(unicodeRange)) continue;
    const rule = await fallbackRule(family, source, hash, font.fallback);
    if (rule) fallbacks.set(family, rule);
  }
  return { css: themeCss(theme, faces, [...fallbacks.values()]), fonts };
}
