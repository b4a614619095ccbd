import { describe, expect, test } from 'vitest';
import { link, linkFaults, page, prose, report, site } from '../../support/site.ts';

describe('reference/scheme', () => {
  const POSSIBLE = 'Possible: a path, https:, mailto:, tel:.';
  test.each([
    ['javascript:alert(1)', `Links may not use “javascript:”. ${POSSIBLE}`],
    ['JavaScript:alert(1)', `Links may not use “javascript:”. ${POSSIBLE}`],
    ['data:text/html,a', `Links may not use “data:”. ${POSSIBLE}`],
    ['vbscript:a', `Links may not use “vbscript:”. ${POSSIBLE}`],
    ['ftp://example.com', `Links may not use “ftp:”. ${POSSIBLE}`],
    ['htps://a.bc/D', `Links may not use “htps:”. ${POSSIBLE} Did you mean “https://a.bc/D”?`],
    ['//evil.example', 'An address may not begin with “//”. Write https:// or a path.'],
  ])('%s', (href, message) => {
    expect(linkFaults(href)).toEqual([message]);
  });
  test('a scheme that a variable brings', () => {
    const variables = { brand: 'A', email: 'a@b.cc', bad: 'javascript' };
    const files = {
      'site.json': site({ variables }),
      'pages/a.json': page({ ...prose('a'), link: link('{bad}:a') }),
    };
    expect(report(files)).toEqual([
      `pages/a.json:15:17-15:26 reference/scheme /sections/0/link/href · Links may not use “javascript:”. ${POSSIBLE}`,
    ]);
  });
});
