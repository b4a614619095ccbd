import { describe, expect, test } from 'vitest';
import { cssColor, parseColor } from '../../../src/content/theme/color.ts';

describe('a colour', () => {
  test.each([
    ['#0f0', [0, 255, 0, 1], '#0f0'],
    ['#00FF0080', [0, 255, 0, 128 / 255], '#00ff0080'],
    ['navy', [0, 0, 128, 1], 'navy'],
    ['transparent', [0, 0, 0, 0], 'transparent'],
    ['rgb(255, 0, 0)', [255, 0, 0, 1], '#ff0000'],
    ['rgba(100% 0% 0% / 50%)', [255, 0, 0, 0.5], '#ff000080'],
    ['hsl(120, 100%, 50%)', [0, 255, 0, 1], '#00ff00'],
    ['hsl(-120 100% 25%)', [0, 0, 127.5, 1], '#000080'],
  ])('%s', (text, rgba, css) => {
    expect(parseColor(text)).toEqual(rgba);
    expect(cssColor(text)).toBe(css);
  });
  test.each([
    '#12',
    '#12345',
    'wihte',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'var(--a)',
    'url(a)',
    'red;',
    'constructor',
    '',
  ])('none: %s', (text) => {
    expect(parseColor(text)).toBeUndefined();
    expect(cssColor(text)).toBe('initial');
  });
});
