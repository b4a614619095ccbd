import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { socialPainter } from '../../src/build/social-images.ts';
import { root } from '../../src/command/root.ts';
import { socialAddress } from '../../src/content/resolve/social-address.ts';
import type { Theme } from '../../src/model/content.gen.ts';
import { media } from '../content/support/media.ts';
import { checkSite, theme as plain, valid } from '../content/support/site.ts';

const site = join(root, 'site-config');

const theme: Theme = JSON.parse(await readFile(join(site, 'theme.json'), 'utf8'));

test('a social picture has the letters of the theme’s font, those beyond the alphabets too', async () => {
  const painted = async (name: string) => {
    const fonts = theme.fonts.filter(({ src }) => src === `/fonts/${name}.woff2`);
    const names = fonts.map(({ family }) => family);
    const type = { ...theme.type, heading: names, text: names };
    const painter = await socialPainter({
      theme: { ...theme, type, fonts },
      site,
      brand: '−',
      line: '−',
      dir: 'ltr',
    });
    return Buffer.from(await painter.paint('−')).toString('base64');
  };
  // Where both lack the sign, both are drawn in the same font of the system.
  expect(await painted('inter-rupee')).toBe(await painted('fraunces-rupee'));
  expect(await painted('inter')).not.toBe(await painted('fraunces-rupee'));
});

test('a social picture is drawn in the theme’s font, whatever the theme calls it', async () => {
  const [font] = theme.fonts.filter(({ src }) => src === '/fonts/fraunces.woff2');
  if (!font) throw new Error('There is no such font.');
  // The blank is not seen, and keeps the picture of one name from being taken for that of the other.
  const painted = async (family: string, brand: string) => {
    const type = { ...theme.type, heading: [family], text: [family] };
    const painter = await socialPainter({
      theme: { ...theme, type, fonts: [{ ...font, family }] },
      site,
      brand,
      line: 'A line',
      dir: 'ltr',
    });
    return Buffer.from(await painter.paint('Title')).toString('base64');
  };
  expect(await painted('Own letters', 'Firm ')).toBe(await painted('Fraunces', 'Firm'));
});

test('a social picture ends no line within a word of Korean', async () => {
  const painter = await socialPainter({ theme, site, brand: '−', line: '−', dir: 'ltr' });
  const painted = async (title: string) => Buffer.from(await painter.paint(title)).toString('base64');
  // Blanks at which a line ends take no room, however many they are.
  const title = (blanks: string) => `${'가'.repeat(8)}${blanks}${'나'.repeat(8)}`;
  expect(await painted(title(' '))).toBe(await painted(title(' '.repeat(12))));
});

test('a social picture has another address once the font that it is drawn in is another', () => {
  const font = { family: 'Own', src: '/fonts/own.woff2', weight: '400', fallback: 'serif' };
  const addressWith = (hash: string) => {
    const files = { 'theme.json': { ...plain, fonts: [font] } };
    return socialAddress(
      'Title',
      valid(checkSite(files, media({ [font.src]: { hash, size: null } }))),
      'ltr',
    );
  };
  expect(addressWith('one')).not.toBe(addressWith('other'));
});

test('from right to left a social picture is turned, and its words begin at the other side', async () => {
  /** Whether a band of the picture's left third has words, which are bright: the ground is dark. */
  const isWritten = async (dir: 'ltr' | 'rtl', top: number, height: number) => {
    const painter = await socialPainter({
      theme: { ...theme, motif: 'none' },
      site,
      brand: 'I',
      line: 'l',
      dir,
    });
    const third = sharp(await painter.paint('I')).extract({ left: 0, top, width: 400, height });
    return [...(await third.toColourspace('b-w').raw().toBuffer())].some((light) => light > 120);
  };
  // The bar, the title, and the brand.
  const bands = [
    [86, 12],
    [132, 120],
    [486, 40],
  ] as const;
  const both = (dir: 'ltr' | 'rtl') => Promise.all(bands.map(([top, height]) => isWritten(dir, top, height)));
  expect(await both('ltr')).toEqual([true, true, true]);
  expect(await both('rtl')).toEqual([false, false, false]);
});

test('a picture from right to left has another address than the same words from left to right', () => {
  const index = valid(checkSite({}));
  expect(socialAddress('Title', index, 'rtl')).not.toBe(socialAddress('Title', index, 'ltr'));
});

test('an accent stands on its letter where one file of a family has the accent and another the letter', async () => {
  const fonts = ['latin', 'latin-ext'].map((part) => ({
    ...{ family: 'Fraunces', weight: '100 900', style: 'normal' as const, fallback: 'serif' as const },
    src: `/../fraunces/files/fraunces-${part}-wght-normal.woff2`,
  }));
  const type = { ...theme.type, heading: ['Fraunces'], text: ['Fraunces'] };
  const painter = await socialPainter({
    ...{ theme: { ...theme, type, fonts }, site: join(root, 'node_modules/@fontsource-variable') },
    ...{ brand: '−', line: '−', dir: 'ltr' },
  });
  const widthOf = async (title: string) => {
    const painted = sharp(await painter.paint(title)).extract({
      left: 84,
      top: 132,
      width: 400,
      height: 120,
    });
    const { info } = await sharp(await painted.toBuffer())
      .trim()
      .toBuffer({ resolveWithObject: true });
    return info.width;
  };
  expect(await widthOf('ź')).toBe(await widthOf('z'));
  expect(await widthOf('z\u0301')).toBe(await widthOf('z'));
});
