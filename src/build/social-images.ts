import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptFile } from '../command/kept-file.ts';
import type { Locale } from '../content/overlay/locale.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import { socialAddress, socialSurroundings } from '../content/resolve/social-address.ts';
import { seoOf } from '../content/site/searched.ts';
import { themeColors } from '../content/theme/theme-css.ts';
import { escapeText } from '../ground/escape.ts';
import { inParallel } from '../ground/in-parallel.ts';
import { once } from '../ground/once.ts';
import type { Theme } from '../model/content.gen.ts';
import { fontFamily } from './font-family.ts';
import type { Output } from './output.ts';

/** Size that social networks show whole. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Change it when the drawing changes: kept pictures are then drawn anew. */
const VERSION = '7';
const MARGIN = 84;
/** Of 10: more takes as long as all the rest, for a twentieth fewer bytes. */
const EFFORT = 3;

interface SocialInput {
  readonly theme: Theme;
  /** The site folder, where the theme's fonts lie. */
  readonly site: string;
  readonly brand: string;
  /** The small line below the brand. */
  readonly line: string;
  readonly dir: Locale['dir'];
}

/** A theme's fonts for a role as files that the text engine reads: one weight, uncompressed. */
async function fontFiles(input: SocialInput, role: 'heading' | 'text', weight: number) {
  const { type, fonts } = input.theme;
  const wanted = type[role].flatMap((family) => fonts.filter((font) => font.family === family));
  return Promise.all(wanted.map(({ family, src }) => fontFile(input, family, src, weight)));
}

/**
 * All letters but accents by themselves. A file with the accent and without the letter would be taken for both, and set them beside
 * each other, though another file of the family has the two as one.
 */
const letters = once(() => {
  const all = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code));
  return Promise.resolve(all.join('').replace(/[\u0300-\u036f\ud800-\udfff]/gu, ''));
});

async function fontFile(input: SocialInput, family: string, src: string, weight: number) {
  const bytes = await readFile(join(input.site, 'public', src));
  const key = createHash('sha256').update(bytes).update(`${VERSION} ${weight}`).digest('hex').slice(0, 16);
  const { path, bytes: cut } = await keptFile(`social/${key}.ttf`, async () => {
    const { default: subsetFont } = await import('subset-font');
    const wanted = await letters();
    const subset = (axes: object) => subsetFont(bytes, wanted, { targetFormat: 'truetype', ...axes });
    // A font of one weight has no axis to pin.
    return subset({ variationAxes: { wght: weight } }).catch(() => subset({}));
  });
  return { family: fontFamily(Buffer.from(cut)) ?? family, file: path };
}

function background(colors: ReadonlyMap<string, string>, { dir, theme: { motif } }: SocialInput): Buffer {
  const color = (name: string) => colors.get(name) ?? '#000000';
  const dots = Array.from(
    { length: 5 },
    (_, i) =>
      `<path d="M${700 + i * 100} 80V630" stroke="${color('--on-deep')}" stroke-opacity=".12" stroke-dasharray="2 9"/>`,
  );
  const curve =
    `<path d="M520 630C800 616 1010 500 1200 170V630z" fill="${color('--accent')}" fill-opacity=".2"/><path d="M520 628C800 616 1010 500 1200 170" fill="none" stroke="${color('--accent-on-deep')}" stroke-width="7"/>` +
    `<path d="M520 630C840 624 1040 560 1200 400V630z" fill="${color('--second')}" fill-opacity=".55"/>` +
    `<g fill="${color('--deep')}" stroke="${color('--accent-on-deep')}" stroke-width="5"><circle cx="826" cy="557" r="10"/><circle cx="1022" cy="412" r="10"/></g>`;
  const turned = dir === 'rtl' ? ` transform="matrix(-1 0 0 1 ${WIDTH} 0)"` : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><g${turned}><rect width="${WIDTH}" height="${HEIGHT}" fill="${color('--deep')}"/>${dots.join('')}` +
      (motif === 'curve' ? curve : '') +
      `<path d="M${MARGIN} 92h56" stroke="${color('--accent-on-deep')}" stroke-width="7" stroke-linecap="round"/></g></svg>`,
  );
}

const HANGUL = /\p{sc=Hang}/u;

/** The text engine would end a line within a word of Korean. */
const withWholeWords = (markup: string) =>
  markup.replace(/\S+/g, (word) => (HANGUL.test(word) ? `<span allow_breaks="false">${word}</span>` : word));

/** Prepares the drawing of social pictures in a site's colours and fonts. */
export async function socialPainter(input: SocialInput) {
  const colors = themeColors(input.theme, 'light');
  const heading = await fontFiles(input, 'heading', 540);
  const text = await fontFiles(input, 'text', 500);
  // Loaded only where a picture has to be drawn: it takes long to start.
  const prepared = once(async () => {
    const { default: sharp } = await import('sharp');
    // The text engine keeps each font file that it was once given: from then on all scripts have their letters.
    for (const { family, file } of [...heading, ...text])
      await sharp({ text: { text: '.', font: `${family} 8`, fontfile: file } })
        .png()
        .toBuffer();
    return sharp;
  });
  /** Words in a box: what is too long for it, or a word too wide, becomes smaller. */
  const set = async (
    words: string,
    size: number,
    color: string,
    fonts: typeof heading,
    box: { readonly width: number; readonly height: number },
  ) => {
    const names = [...new Set(fonts.map(({ family }) => family)), 'serif'].join(', ');
    const [first] = fonts;
    const options = { font: `${names} ${size}`, ...(first && { fontfile: first.file }) };
    const sharp = await prepared();
    const markup = `<span foreground="${colors.get(color) ?? '#ffffff'}">${withWholeWords(escapeText(words.normalize()))}</span>`;
    return sharp({ text: { text: markup, ...options, width: box.width, rgba: true, dpi: 72 } })
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
  };
  const draw = async (title: string) => {
    const sharp = await prepared();
    const size = title.length > 60 ? 60 : title.length > 32 ? 74 : 92;
    const top = await set(title, size, '--on-deep', heading, { width: 860, height: 340 });
    const brand = await set(input.brand, 38, '--accent-on-deep', heading, { width: 700, height: 144 });
    const line = await set(input.line, 24, '--on-deep-soft', text, { width: 700, height: 92 });
    const placed = ({ data, info }: typeof top, y: number) => {
      return { input: data, left: input.dir === 'rtl' ? WIDTH - MARGIN - info.width : MARGIN, top: y };
    };
    return sharp(background(colors, input))
      .composite([placed(top, 132), placed(brand, 486), placed(line, 538)])
      .png({ palette: true, colours: 96, effort: EFFORT })
      .toBuffer();
  };
  const surroundings = JSON.stringify(
    [
      VERSION,
      input.brand,
      input.line,
      input.theme.motif ?? 'none',
      ...(input.dir === 'rtl' ? [input.dir] : []),
      [...colors],
      ...[...heading, ...text].map(({ file }) => file),
    ].map(String),
  );
  return {
    /** The picture of a page as PNG bytes, drawn from its title. Drawn once, then kept. */
    async paint(title: string): Promise<Uint8Array> {
      const key = createHash('sha256').update(surroundings).update(title).digest('hex').slice(0, 24);
      return (await keptFile(`social/${key}.png`, () => draw(title))).bytes;
    },
  };
}

/** Draws the picture of every page that brings none of its own; those of the build before are taken over. */
export async function writeSocialImages(
  sites: readonly LocaleSite[],
  site: string,
  output: Output,
): Promise<void> {
  for (const locale of sites) {
    const { index } = locale;
    const { dir } = locale.locale;
    const wanted = new Map<string, string>();
    for (const entry of index.routes.values()) {
      if (entry.route === index.notFound || seoOf(entry).image !== undefined) continue;
      const title = locale.titleOf(entry);
      wanted.set(socialAddress(title, index, dir), title);
    }
    const missing = [...wanted].filter(([address]) => !output.keep(address));
    if (missing.length === 0) continue;
    const { brand, line } = socialSurroundings(index);
    const painter = await socialPainter({ theme: index.theme, site, brand, line, dir });
    await inParallel(missing, async ([address, title]) => {
      output.write(address, await painter.paint(title), 'immutable');
    });
  }
}
