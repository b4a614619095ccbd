import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseColor } from '../../../src/content/theme/color.ts';
import { accentPairings, contrast, luminance, over, PAIRINGS } from '../../../src/content/theme/contrast.ts';
import { themeColors } from '../../../src/content/theme/theme-css.ts';
import { colorsOf } from '../support/theme-colors.ts';

const root = resolve(import.meta.dirname, '../../..');
const color = (text: string) => parseColor(text) ?? ([0, 0, 0, 0] as const);
const themes = ['site-config/theme.json', 'tests/fixtures/second-theme/theme.json'];

describe('contrast', () => {
  it('is 21 between black and white, and 1 between equals', () => {
    expect(contrast(color('#000000'), color('#ffffff'))).toBe(21);
    expect(contrast(color('#777777'), color('#777777'))).toBe(1);
    expect(luminance(color('#ffffff'))).toBe(1);
  });

  it('is kept by the tests’ own theme for a role that is new', () => {
    const added = [
      { text: '--ink', ground: '--price-ground', least: 4.5 },
      { text: '--on-price', ground: '--price', least: 4.5 },
    ] as const;
    const [light, dark] = [
      { light: '#fff', dark: '#000' },
      { light: '#000', dark: '#fff' },
    ];
    expect(colorsOf(['ink', 'priceGround', 'price', 'onPrice'], [...PAIRINGS, ...added])).toEqual({
      ink: dark,
      priceGround: light,
      price: dark,
      onPrice: light,
    });
  });

  describe.each(themes)('%s', (file) => {
    const theme: { accents: Record<string, unknown> } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const pairings = [...PAIRINGS, ...Object.keys(theme.accents).flatMap(accentPairings)];

    it.each(['light', 'dark'] as const)('meets AA in every pairing of the %s scheme', (scheme) => {
      const colors = themeColors(JSON.parse(readFileSync(join(root, file), 'utf8')), scheme);
      const failing = pairings.flatMap(({ text, ground, least }) => {
        const [a, b] = [colors.get(text) ?? '', colors.get(ground) ?? ''];
        const ratio = contrast(color(a), color(b));
        return ratio >= least ? [] : [`${text} ${a} on ${ground} ${b}: ${ratio.toFixed(2)}, ${least} needed`];
      });
      expect(failing).toEqual([]);
    });

    it.each(['light', 'dark'] as const)('is met on the pale ground of the accent on ink, %s', (scheme) => {
      const css = readFileSync(join(root, 'src/page/global.css'), 'utf8');
      const mixed = /--accent-soft: color-mix\(in srgb, var\(--accent-on-deep\) (\d+)%, var\(--deep\)\)/;
      const share = Number(mixed.exec(css)?.[1]) / 100;
      const colors = themeColors(JSON.parse(readFileSync(join(root, file), 'utf8')), scheme);
      const of = (role: string) => color(colors.get(role) ?? '');
      const [red, green, blue] = of('--accent-on-deep');
      const ground = over([red, green, blue, share], of('--deep'));
      // Initials are large.
      expect(contrast(of('--accent-on-deep'), ground)).toBeGreaterThan(3);
      expect(contrast(of('--on-deep'), ground)).toBeGreaterThan(4.5);
    });
  });
});
