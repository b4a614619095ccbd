import { describe, expect, test } from 'vitest';
import { media } from '../../support/media.ts';
import { advice, theme } from '../../support/site.ts';

const font = { family: 'Fraunces', src: '/fonts/a.woff2', weight: '400 700', fallback: 'serif' };
const files = media({ '/fonts/a.woff2': { size: null } });

describe('theme/font', () => {
  test('a family that no file has', () => {
    const type = { ...Object(theme.type), heading: ['Frauncse', 'Georgia', 'serif'] };
    expect(advice(/theme\/font/, { 'theme.json': { ...theme, fonts: [font, font], type } }, files)).toEqual([
      'theme.json:19:7-19:17 theme/font /type/heading/0 · The theme has no font file of the family “Frauncse”, and no system is known to have it. It has: Fraunces. Did you mean “Fraunces”?',
    ]);
  });
  test('a family that systems bring for another script is none', () => {
    const text = ['Hiragino Sans', 'Yu Gothic', 'Meiryo', 'Geeza Pro', 'sans-serif'];
    const type = { ...Object(theme.type), heading: text, text };
    expect(advice(/theme\/font/, { 'theme.json': { ...theme, type } })).toEqual([]);
  });
});
