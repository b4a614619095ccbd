import { describe, expect, test } from 'vitest';
import { advice, page, prose } from '../../support/site.ts';

describe('text/heading-order', () => {
  const found = (...lines: string[]) =>
    advice(/heading/, { 'pages/a.json': page(prose('a', lines)) }).map((line) =>
      line.replace(/^pages\/a\.json:[\d:-]+ text\/heading-order /, ''),
    );
  test('goes down one level at a time', () => {
    expect(found('### A', '#### B', '### C', 'text')).toEqual([]);
    expect(found('## A', 'text', '#### B')).toEqual([
      '/sections/0/text/2 · A heading of level 4 stands below one of level 2: those who listen to the page miss one. Write “###”.',
    ]);
  });
  test('the first level is the page’s own', () => {
    expect(found('# A')).toEqual([
      '/sections/0/text/0 · A page has one heading of the first level, and it is not in a text. Write “###” for a heading in a text.',
    ]);
  });
  test('code is no heading', () => expect(found('```', '# a', '```')).toEqual([]));
});
