import { describe, expect, test } from 'vitest';
import { media, showing } from '../../support/media.ts';
import { advice, page, prose } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

describe('media/unused', () => {
  test('a file that nothing names', () => {
    expect(
      advice(
        /unused/,
        {},
        media({
          '/images/b.png': {},
          '/favicon.svg': {},
          '/favicon.ico': {},
          '/.well-known/security.txt': {},
        }),
      ),
    ).toEqual([
      'public/images/b.png:1:1-1:1 media/unused · Nothing uses this file. Remove it, or name it as “/images/b.png” where it belongs.',
    ]);
  });
  test('a link to a document is a use', () => {
    const files = { 'pages/a.json': page({ ...prose('a', 'See [it](/a.pdf#page=2).') }) };
    expect(advice(/unused/, files, media({ '/a.pdf': { size: null } }))).toEqual([]);
  });
  test('so is one in a translation, such as to the document in its language', () => {
    const sections = [{ id: 'a', text: 'See [it](/a-hi.pdf).' }];
    const files = hi('pages/a.json', { sections }, { 'pages/a.json': page(prose('a', '[See](/a.pdf).')) });
    const documents = media({ '/a.pdf': { size: null }, '/a-hi.pdf': { size: null } });
    expect(advice(/unused/, files, documents)).toEqual([]);
  });
  test('is not told while a file is missing: it may be the one that is meant', () => {
    expect(advice(/unused/, showing('/images/c.png'), media({ '/images/b.png': {} }))).toEqual([]);
  });
});
