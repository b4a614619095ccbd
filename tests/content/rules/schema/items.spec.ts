import { describe, expect, test } from 'vitest';
import { article, navigation, pageWith, report } from '../../support/site.ts';

describe('schema/items', () => {
  test.each([
    ['an empty list', { sections: [] }, 'schema/items /sections · The list must have at least 1 entry.'],
    [
      'an entry that stands twice',
      { hideOnMobile: ['header', 'footer', 'header'] },
      'schema/items /hideOnMobile/2 · This entry stands twice in the list. Remove one of the two.',
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });

  test('too many entries', () => {
    const topics = Array.from({ length: 9 }, (_, i) => `t${i}`);
    expect(report({ 'collections/articles/a.json': JSON.stringify(article('a', { topics })) })).toEqual([
      'collections/articles/a.json:1:328-1:374 schema/items /topics · The list must have at most 8 entries.',
    ]);
  });

  test('a menu’s entry that was copied is told by its id alone', () => {
    const entry = { id: 'tax', title: 'Tax', link: '/services/tax' };
    const copied = { 'navigation.json': navigation({ primary: [entry, entry], condensed: [] }) };
    expect(report(copied)).toEqual([
      'navigation.json:10:13-10:18 unique/id /primary/1/id · The entry “tax” stands twice. Remove one of the two.',
    ]);
  });
});
