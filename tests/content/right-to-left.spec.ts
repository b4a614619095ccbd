import { describe, expect, it } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { amountOf } from '../../src/content/resolve/spoken-dates.ts';
import { withSigns } from '../../src/content/text/signed.ts';
import { compiler, input, NOW, navigation, page, prose, site, valid } from './support/site.ts';

/** The left-to-right mark, to be seen. */
const seen = (text: string) => text.replaceAll('\u200e', '▸');

describe('from right to left', () => {
  it.each([
    ['+12%', '▸+12%'],
    ['−3.5 و -4', '▸−3.5 و ▸-4'],
    ['هاتف: +20 2 5550 1234.', 'هاتف: ▸+20 2 5550 1234.'],
    ['(+20 2 5550 1234) **+12%**', '(▸+20 2 5550 1234) **▸+12%**'],
    ['| -3 | +۱۲٪ |', '| ▸-3 | ▸+۱۲٪ |'],
  ])('a figure with a sign is read as it is written: %s', (text, marked) => {
    expect(seen(withSigns(text))).toBe(marked);
  });

  it.each([
    '1998–2026',
    '2018-2020',
    '2018 -2020',
    'A-1',
    '- 5',
    '[هاتف](tel:+20255501234)',
    // Arabic digits have no side of their own.
    '+١٢',
  ])('what has none stays: %s', (text) => {
    expect(withSigns(text)).toBe(text);
  });

  it.each([
    ['ar', 'GBP', '6.50', 'UK£▸'],
    ['ar', 'USD', '6.50', 'US$▸'],
    ['ar', 'EUR', '6.50', '€'],
    ['en-CA', 'USD', 'US$6.50'],
  ])('an amount in %s and %s has its sign behind its letters', (format, currency, ...parts) => {
    const said = amountOf(6.5, format, { currency, grouping: 'western' }).replace(/[\u200f]/g, '');
    expect(seen(said).split('\u00a0')).toEqual(parts);
  });

  it('a page shows it so; links, machines and pages from left to right have it as written', () => {
    const locales = [
      { code: 'ar', name: 'العربية', dir: 'rtl' },
      { code: 'en', name: 'English', dir: 'ltr' },
    ];
    const variables = { brand: 'Firm', email: 'hello@example.com', phone: '+20 2 5550 1234' };
    const contact = { heading: 'Contact', phone: '{phone}' };
    const footer = { contact, columns: [], copyright: '{brand}' };
    const files = input({
      'site.json': site({ locales, variables }),
      'navigation.json': navigation({ notice: { id: 'n', text: '{phone}' }, footer }),
    });
    const index = valid(compiler.check(files, NOW));
    const [arabic, english] = compiler.resolve(index, 'production', resolveBlock);
    expect(seen(arabic?.shell.notice?.text ?? '')).toBe('▸+20 2 5550 1234');
    expect(english?.shell.notice?.text).toBe('+20 2 5550 1234');
    expect(arabic?.shell.footer.contact?.ways[0]?.href).toBe('tel:+20255501234');
    expect(JSON.stringify(arabic?.page('/').head)).toContain(String.raw`\"telephone\":\"+20 2 5550 1234\"`);
  });

  it('code has none: whoever copies it gets what was written', () => {
    const files = input({
      'site.json': site({ locales: [{ code: 'ar', name: 'العربية', dir: 'rtl' }] }),
      'pages/a.json': page(prose('a', '+5 `git log -5`')),
    });
    const [arabic] = compiler.resolve(valid(compiler.check(files, NOW)), 'production', resolveBlock);
    const text = [{ tag: 'p', children: ['\u200e+5 ', { tag: 'code', children: ['git log -5'] }] }];
    expect(arabic?.page('/a').sections[0]?.data).toMatchObject({ text });
  });
});
