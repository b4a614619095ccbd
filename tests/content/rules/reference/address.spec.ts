import { describe, expect, test } from 'vitest';
import { linkFaults } from '../../support/site.ts';

describe('reference/address', () => {
  test.each(['http:example.com', 'https://[', 'https://nowhere', 'https://a..b'])('%s', (href) =>
    expect(linkFaults(href)).toEqual([
      `“${href}” leads nowhere. Write https:// and the name of a server, such as “https://www.example.com/page”.`,
    ]),
  );
  test.each(['https://user:pw@example.org/', 'https://user@www.example.com/services/tax'])('%s', (href) =>
    expect(linkFaults(href)).toEqual([
      `“${href}” shows everybody a name or a password. Write it without what stands before the @.`,
    ]),
  );
  test.each([
    ['http://127.0.0.1:5173/services/tax', '/services/tax'],
    ['http://localhost:5173/services/tax/#detail', '/services/tax'],
  ])('%s, as the development server shows the page', (href, path) =>
    expect(linkFaults(href)).toEqual([
      `“${href}” opens on your computer alone. Did you mean “${path}${href.replace(/^[^#]*/, '')}”?`,
    ]),
  );
  test.each([
    'http://localhost:3000/services/taxes',
    'http://localhost.example.com/services/tax',
    'https://example.com:8080/a?b#c',
    'https://medium.com/@firm',
    'https://münchen.example/',
    'http://localhost:3000',
    'http://[::1]/',
    'mailto:a@example.com,b@example.com?subject=A%20b',
    'tel:+91-20-5550-0142;ext=12',
    'https://www.example.com/feed.xml',
    'https://www.example.com/services/tax/',
  ])('nothing is wrong with %s', (href) => expect(linkFaults(href)).toEqual([]));
});
