import { describe, expect, test } from 'vitest';
import { prose, reportSections } from '../../support/site.ts';

/** The columns of a word in a text, with its quotes where it is all of it. */
const place = (text: string, word: string) => {
  const from = word === text ? 15 : 16 + text.indexOf(word);
  return `${from}-12:${from + word.length + (word === text ? 2 : 0)}`;
};

describe('text/characters', () => {
  test('a character that nobody sees, with what stands before it', () => {
    expect(reportSections(prose('a', '\u200bTax'))).toEqual([
      '12:16-12:17 text/characters /sections/0/text · A character that nobody sees (U+200B) stands at the beginning. Delete it and type the place anew.',
    ]);
  });
  test.each([
    ['\b', '0008'],
    ['\f', '000C'],
    ['\r', '000D'],
    ['\uffff', 'FFFF'],
  ])('what JSON has a short escape for, and what no feed may hold: %j', (sign, number) =>
    expect(reportSections(prose('a', `${sign}Tax`))).toEqual([
      `12:16-12:${sign === '\uffff' ? 17 : 18} text/characters /sections/0/text · A character that nobody sees (U+${number}) stands at the beginning. Delete it and type the place anew.`,
    ]),
  );
  test.each(['&#8238;', '&#x202E;'])('what Markdown would show as one: %s', (sign) =>
    expect(reportSections(prose('a', `Tax ${sign}xat`))).toEqual([
      `12:20-12:${20 + sign.length} text/characters /sections/0/text · A character that nobody sees (U+202E) stands after “Tax ”. Delete it and type the place anew.`,
    ]),
  );
  test('in a link once, and not again as a page that there is not', () => {
    expect(reportSections(prose('a', '[Home](/\u200b)'))).toEqual([
      '12:24-12:25 text/characters /sections/0/text · A character that nobody sees (U+200B) stands after “[Home](/”. Delete it and type the place anew.',
    ]);
  });
  test('in a text written as lines, at its line', () => {
    expect(reportSections(prose('a', ['One\nand two', 'a Tax\u200b']))).toEqual([
      '14:15-14:16 text/characters /sections/0/text/1 · A character that nobody sees (U+200B) stands after “a Tax”. Delete it and type the place anew.',
    ]);
  });
  test.each([
    ['Our cafÃ© in Pune', 'cafÃ©'],
    ['It isnâ€™t free', 'isnâ€™t'],
    ['â‚¹500 a month', 'â‚¹500'],
    ['à¤ªà¥ˆà¤¸à¤¾', 'à¤ªà¥ˆà¤¸à¤¾'],
  ])('what was read in another encoding: %s', (text, word) =>
    expect(reportSections(prose('a', text))).toEqual([
      `12:${place(text, word)} text/characters /sections/0/text · “${word}” was copied or saved with the wrong encoding. Type it anew, and save the file as UTF-8.`,
    ]),
  );
  test.each([
    'São Paulo, AMANHû, à la carte, âge',
    'क्\u200dष',
    'ن\u200cی',
    'soft\u00adhyphen',
    'soft&#173;hyphen, 5&#160;kg, &#9999999;',
    'a\tb\nc',
    'a\r\nb',
    'α and a',
    '₹5,000 — “so”',
  ])('nothing is wrong with %j', (text) => expect(reportSections(prose('a', text))).toEqual([]));
});
