import { describe, expect, test } from 'vitest';
import { linkFaults } from '../../support/site.ts';

describe('reference/relative', () => {
  test.each([
    ['services/tax', 'Did you mean “/services/tax”?'],
    ['./a', 'Did you mean “/a”?'],
    ['pages/index.json', 'Did you mean “/”?'],
    ['collections/services/tax.json', 'Did you mean “/services/tax”?'],
    ['public/documents/a.pdf', 'Did you mean “/documents/a.pdf”?'],
    ['documents/a.pdf', 'Did you mean “/documents/a.pdf”?'],
    ['../tax', 'Did you mean “/services/tax”?'],
  ])('%s', (href, suggestion) => {
    expect(linkFaults(href)).toEqual([
      `“${href}” is relative to the page it stands on. Write the whole path. ${suggestion}`,
    ]);
  });

  test.each([
    ['www.example.com/a', '“https://www.example.com/a”'],
    ['portal.example.com/login', '“https://portal.example.com/login”'],
    ['https//www.example.com/a', '“https://www.example.com/a”'],
    ['http;//example.org', '“https://example.org”'],
    ['info@example.com', '“mailto:info@example.com”'],
  ])('%s leads elsewhere', (href, whole) => {
    expect(linkFaults(href)).toEqual([`“${href}” lacks its beginning. Write ${whole}.`]);
  });
});
