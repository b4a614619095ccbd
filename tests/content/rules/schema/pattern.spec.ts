import { describe, expect, test } from 'vitest';
import { check, event, events, page, pageWith, prose, report, seo, site } from '../../support/site.ts';

describe('schema/pattern', () => {
  test.each([
    [
      'a pattern',
      { sections: [prose('A b')] },
      'schema/pattern /sections/0/id · “A b” cannot stand here. Expected: small letters, digits and single hyphens, a letter first, such as “tax-advice”. Did you mean “a-b”?',
    ],
    [
      'a character that nobody sees, by its number',
      { sections: [prose('\u200bab')] },
      'schema/pattern /sections/0/id · “<U+200B>ab” cannot stand here. Expected: small letters, digits and single hyphens, a letter first, such as “tax-advice”. Did you mean “ab”?',
    ],
    [
      'a path of Windows',
      { sections: [{ type: 'figure', id: 'a', image: { src: '\\images\\a.svg ', alt: 'A' } }] },
      'schema/pattern /sections/0/image/src · “\\images\\a.svg ” cannot stand here. Expected: the path of a picture below public/, which begins with a slash and ends with .svg, .png, .jpg, .jpeg, .webp, .avif or .gif, such as “/images/curve.svg”. Did you mean “/images/a.svg”?',
    ],
    [
      'an address that is no page’s',
      { seo: { ...seo, canonical: 'mailto:a@example.com' } },
      'schema/pattern /seo/canonical · “mailto:a@example.com” cannot stand here. Expected: the path of a page, such as “/services”, or an address that begins with https:.',
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });

  test.each([
    ['facebook.com/firm', 'https://facebook.com/firm'],
    ['www.facebook.com/firm', 'https://www.facebook.com/firm'],
    ['firm', undefined],
  ])('a profile without its beginning: %s', (url, meant) => {
    const files = { 'site.json': site({ social: [{ network: 'facebook', url }] }) };
    expect(check(files).map(({ suggestion }) => suggestion)).toEqual([meant]);
  });

  const picture = (src: string) => ({ type: 'figure', id: 'a', image: { src, alt: '' } });
  const list = (sort: string) => ({
    type: 'collection-list',
    id: 'a',
    heading: 'A',
    collection: 'articles',
    sort,
  });
  const opening = (opens: string) => ({
    ...{ type: 'opening-hours', id: 'a', heading: 'A' },
    hours: [{ days: ['monday'], opens, closes: '23:00' }],
  });
  test.each([
    [picture('public/images/a.svg'), '/images/a.svg'],
    [picture('site-config/public/images/a.svg'), '/images/a.svg'],
    [picture('images/a.svg'), '/images/a.svg'],
    [picture('../images/a.svg'), '/images/a.svg'],
    [picture('a.svg'), undefined],
    [picture('/images/a.pgn'), '/images/a.png'],
    [picture('/images/a.SVG'), '/images/a.svg'],
    [picture('/images/a.doc'), undefined],
    [list('topics'), '/topics'],
    [list('-createdAt'), '-/createdAt'],
    [picture('https://example.com/images/a.svg'), undefined],
    [opening('6:30 PM'), '18:30'],
    [opening('12 a.m.'), '00:00'],
    [opening('12 noon'), undefined],
    [opening('9.30'), '09:30'],
    [opening('9h30'), '09:30'],
    [opening('9\u202fh\u202f30'), '09:30'],
    [opening('18 h'), '18:00'],
    [opening('9.30 Uhr'), '09:30'],
    [opening('09:30:00'), '09:30'],
    [opening('9h75'), undefined],
    [opening('25:00'), undefined],
  ])('what is written in another form: %j', (block, meant) => {
    const found = check({ 'pages/a.json': page(block) });
    expect(found.map(({ code, suggestion }) => [code, suggestion])).toEqual([['schema/pattern', meant]]);
  });

  test.each([
    ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3', ' Did you mean “dQw4w9WgXcQ”?'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', ' Did you mean “dQw4w9WgXcQ”?'],
    ['youtube.com/shorts/dQw4w9WgXcQ', ' Did you mean “dQw4w9WgXcQ”?'],
    ['https://www.youtube.com/@firm', ''],
  ])('the video “%s”', (videoId, asks) => {
    const found = report({ 'collections/events.json': events(event('a', { videoId })) });
    expect(found.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      `schema/pattern /items/0/videoId · “${videoId}” cannot stand here. Expected: the id of a video: 6 to 20 letters, digits, hyphens and underscores.${asks}`,
    ]);
  });

  test.each([
    ['café', 'cafe'],
    ['cœur', 'coeur'],
    ['Łódź', 'lodz'],
    ['Tax  Advisory', 'tax-advisory'],
    ['tax_advisory_', 'tax-advisory'],
    ['कर', undefined],
  ])('the id “%s”', (id, meant) => {
    const found = check({ 'pages/a.json': page(prose(id)) });
    expect(found.map(({ code, suggestion }) => [code, suggestion])).toEqual([['schema/pattern', meant]]);
  });

  test.each([
    ['fr_CA', 'fr-CA'],
    ['PT-br', 'pt-BR'],
    ['zh_hant_tw', 'zh-Hant-TW'],
    ['French', undefined],
  ])('the language “%s”', (code, meant) => {
    const found = check({ 'site.json': site({ locales: [{ code, name: 'A', dir: 'ltr' }] }) });
    expect(found.map((one) => [one.code, one.pointer, one.suggestion])).toEqual([
      ['schema/pattern', '/locales/0/code', meant],
    ]);
  });

  test.each([
    ['Street', 'street'],
    ['street-name', 'streetName'],
    ['street_name ', 'streetName'],
    ['2nd', undefined],
  ])('a variable “%s”, and no use of what it was to be', (name, meant) => {
    const variables = { brand: 'A', email: 'a@b.cc', [name]: 'A' };
    const files = {
      'site.json': site({ variables }),
      'pages/a.json': page(prose('a', `{${meant ?? 'brand'}}`)),
    };
    expect(check(files).map(({ code, suggestion }) => [code, suggestion])).toEqual([
      ['schema/pattern', meant],
    ]);
  });

  test('a name that may not be chosen', () => {
    expect(report({ 'site.json': site({ variables: { Brand: 'A', brand: 'A', email: 'a@b.cc' } }) })).toEqual(
      [
        'site.json:31:5-31:12 schema/pattern /variables/Brand · “Brand” is not a possible name here. Expected: letters and digits, a small letter first, such as “brandName”.',
      ],
    );
  });
});
