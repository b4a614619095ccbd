import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/content/json/json.ts';
import { report, theme } from '../../support/site.ts';

const withColors = (colors: JsonObject) =>
  report({ 'theme.json': { ...theme, colors: { ...Object(theme.colors), ...colors } } });

describe('theme/contrast', () => {
  test('text that is too pale, in either scheme', () => {
    expect(withColors({ onAction: { light: '#666', dark: 'rgb(160, 160, 160)' } })).toEqual([
      'theme.json:81:16-81:22 theme/contrast /colors/onAction/light · colors/onAction/light “#666” on colors/action/light “#000” has a contrast of 3.65: at least 4.5 is needed. Make one lighter or the other darker.',
      'theme.json:82:15-82:35 theme/contrast /colors/onAction/dark · colors/onAction/dark “rgb(160, 160, 160)” on colors/action/dark “#fff” has a contrast of 2.61: at least 4.5 is needed. Make one lighter or the other darker.',
    ]);
  });
  test('a ground that spoils many pairs is one mistake, at the ground', () => {
    expect(withColors({ paper: { light: 'navy', dark: '#000' } })).toEqual([
      'theme.json:33:16-33:22 theme/contrast /colors/paper/light · colors/ink/light “#000” on colors/paper/light “navy” has a contrast of 1.31, and 6 more of its pairs with too little: at least 4.5 is needed. Make one lighter or the other darker.',
    ]);
  });
  test('of two colours that spoil pairs each is told, at its worst pair, and no pair twice', () => {
    const found = withColors({
      onAction: { light: '#666', dark: '#000' },
      inkSoft: { light: '#777', dark: '#fff' },
      paper: { light: '#eee', dark: '#000' },
    });
    const short = found.map((line) =>
      line.replace(/^.* theme\/contrast \S+ · /, '').replace(/: at least.*/, ''),
    );
    expect(short).toEqual([
      'colors/inkSoft/light “#777” on colors/paper/light “#eee” has a contrast of 3.85, and 2 more of its pairs with too little',
      'colors/onAction/light “#666” on colors/action/light “#000” has a contrast of 3.65',
    ]);
  });
  test('a colour that lets light through is seen as what lies below it makes it', () => {
    expect(withColors({ inkSoft: { light: 'rgb(0 0 0 / 30%)', dark: '#fff' } })).toEqual([
      'theme.json:49:16-49:34 theme/contrast /colors/inkSoft/light · colors/inkSoft/light “rgb(0 0 0 / 30%)” on colors/paper/light “#fff” has a contrast of 2.10, and 2 more of its pairs with too little: at least 4.5 is needed. Make one lighter or the other darker.',
    ]);
  });
});
