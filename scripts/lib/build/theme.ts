import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateFontFace, getMetricsForFamily, readMetrics } from 'fontaine';
import { contentHash } from '../../../src/content/load.ts';
import { isArray, isObject, type JsonValue, own, stringAt } from '../../../src/content/source/json.ts';
import { type FontFace, themeCss } from '../../../src/content/theme/theme-css.ts';

export interface FontFile {
  /** Address below the base path. */
  readonly address: string;
  readonly source: string;
  readonly preload: boolean;
}

export interface ThemeFiles {
  readonly css: string;
  readonly fonts: readonly FontFile[];
}

const STAND_INS: Readonly<Record<string, string>> = { serif: 'Georgia', 'sans-serif': 'Arial' };

async function fallbackRule(family: string, file: string, kind: string): Promise<string | undefined> {
  const font = STAND_INS[kind] ?? 'Arial';
  const metrics = await readMetrics(pathToFileURL(file));
  const system = await getMetricsForFamily(font);
  return metrics && system
    ? generateFontFace(metrics, { name: `${family} fallback`, font, metrics: system })
    : undefined;
}

/** The theme as CSS, with its font files at hashed addresses and a stand-in of matching metrics for each family. */
export async function buildTheme(
  theme: JsonValue | undefined,
  site: string,
  base: string,
): Promise<ThemeFiles> {
  const list = isObject(theme) ? own(theme, 'fonts') : undefined;
  const faces: FontFace[] = [];
  const fonts: FontFile[] = [];
  const fallbacks = new Map<string, string>();
  for (const entry of isArray(list) ? list : []) {
    const [family, src] = [stringAt(entry, 'family') ?? '', stringAt(entry, 'src') ?? ''];
    const source = join(site, 'public', src);
    const name = src.slice(src.lastIndexOf('/') + 1).replace(/\.woff2$/, '');
    const address = `/assets/${name}-${contentHash(await readFile(source))}.woff2`;
    fonts.push({ address, source, preload: isObject(entry) && own(entry, 'preload') === true });
    const unicodeRange = stringAt(entry, 'unicodeRange');
    faces.push({
      family,
      href: base + address,
      weight: stringAt(entry, 'weight') ?? '400',
      style: stringAt(entry, 'style') ?? 'normal',
      unicodeRange,
    });
    if (fallbacks.has(family)) continue;
    const rule = await fallbackRule(family, source, stringAt(entry, 'fallback') ?? 'sans-serif');
    if (rule) fallbacks.set(family, rule);
  }
  return { css: themeCss(theme, faces, [...fallbacks.values()]), fonts };
}
