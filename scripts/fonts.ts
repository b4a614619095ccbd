import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { parseOptions } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';

/** Printable Latin-1, the punctuation that typesetters use, arrows and a few signs of money and mathematics. */
const LATIN = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, i) => String.fromCharCode(0xa0 + i)),
  ...'ŒœŠšŽž‐‑–—‘’‚“”„†•…‹›€™−×÷∞≈≤≥←→↑↓',
].join('');

/** The letters, signs, digits and stops of Hindi; what joins them, the fonts bring along. */
const DEVANAGARI = [
  ...Array.from({ length: 0x80 }, (_, i) => String.fromCharCode(0x900 + i)),
  ...'\u200c\u200d\u25cc₹',
].join('');

const JOBS = [
  {
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    to: 'fraunces.woff2',
    text: LATIN,
    axes: { wght: { min: 400, max: 700 }, opsz: 72 },
  },
  {
    from: 'inter/files/inter-latin-wght-normal.woff2',
    to: 'inter.woff2',
    text: LATIN,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: 'inter/files/inter-latin-ext-wght-normal.woff2',
    to: 'inter-rupee.woff2',
    text: '₹',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    to: 'fraunces-rupee.woff2',
    text: '₹',
    axes: { wght: { min: 400, max: 700 }, opsz: 72 },
  },
  {
    from: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    to: 'noto-sans-devanagari.woff2',
    text: DEVANAGARI,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: 'noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght-normal.woff2',
    to: 'noto-serif-devanagari.woff2',
    text: DEVANAGARI,
    axes: { wght: 560 },
  },
  // A page in another language shows this one word: it need not fetch the script's whole font for it.
  {
    from: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    to: 'language-names.woff2',
    text: 'हिन्दी',
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Cuts the shipped site's font files from the packages that hold them whole. */
export async function main(args: string[]): Promise<number> {
  parseOptions(args, {});
  const target = join(root, 'site-config', 'public', 'fonts');
  await mkdir(target, { recursive: true });
  for (const { from, to, text, axes } of JOBS) {
    const source = await readFile(join(root, 'node_modules', '@fontsource-variable', from));
    const font = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      preserveNameIds: [0, 13, 14],
    });
    await writeFile(join(target, to), font);
    process.stdout.write(`${to}  ${font.length} bytes\n`);
  }
  return 0;
}
