import { expect, test } from 'vitest';
import { advice, page, prose, site } from '../../support/site.ts';

test('text/script: names and words of another script are no text in it', () => {
  const texts = ['हम आपके परिवार की आर्थिक तस्वीर देखते हैं, says Meera, and so do we.', 'परिवार'];
  expect(advice(/text.script/, { 'pages/a.json': page(prose('a', texts)) })).toEqual([]);
});

test('text/script: a language of several scripts is written in one of them', () => {
  const english = 'Thirty beds, one shed of tools, and a table under the tree. Everybody may dig.';
  const own = { ja: 'ようこそ', ko: '환영합니다', 'zh-Hant': '歡迎' };
  for (const [code, text] of Object.entries(own)) {
    const settings = site({ locales: [{ code, name: code, format: code, dir: 'ltr' }] });
    const found = (written: string) =>
      advice(/text.script/, { 'site.json': settings, 'pages/a.json': page(prose('a', written)) }).filter(
        (line) => line.startsWith('pages/a.json'),
      );
    expect(found(`${text} ${english}`)).toEqual([]);
    expect(found(english)).toHaveLength(1);
  }
});
