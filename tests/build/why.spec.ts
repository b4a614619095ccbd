import { expect, test } from 'vitest';
import { assertPage, whyStale } from '../../src/build/why.ts';
import { checkSite, page, prose, valid } from '../content/support/site.ts';

test.each([
  [['item articles/a'], '/p: the entry “articles/a” changed.'],
  [
    ['file site.json', 'card articles/a'],
    '/p: “site.json” changed; what a card shows of “articles/a” changed.',
  ],
  [['select [{"collection":"events"},null]'], '/p: a selection of “events” changed.'],
  [['related [{"collection":"events"},null] articles/a'], '/p: the entries related to “articles/a” changed.'],
  [['new'], '/p: the build before did not have it, or another version of the engine made it.'],
  [[], '/p: the code, or the frame around every page, changed.'],
])('a page that was made anew for %j', (reads, line) => {
  expect(whyStale(new Map([['/p', reads]]), '/p')).toBe(line);
});

test('a page that was taken over', () => {
  expect(whyStale(new Map(), '/p')).toBe('/p: is as it was.');
});

test('an address without its slash is asked back with it', () => {
  const index = valid(checkSite({ 'pages/contact-us.json': page(prose('a')) }));
  expect(() => assertPage(index, 'contact-us')).toThrow(
    'There is no page “contact-us”. Did you mean “/contact-us”?',
  );
});
