import { describe, expect, test } from 'vitest';
import { branch, branchType, library } from '../../support/branches.ts';
import { check, image, page, pageWith, prose, report, site } from '../../support/site.ts';

describe('schema/format', () => {
  test.each([
    [
      'a date with time',
      { updatedAt: '2024-01-01' },
      'schema/format /updatedAt · “2024-01-01” is not a date with time and zone, such as “2023-05-19T17:00:00Z”. Did you mean “2024-01-01T12:00:00Z”?',
    ],
    [
      'a date with hyphens',
      { updatedAt: '2024/1/2' },
      'schema/format /updatedAt · “2024/1/2” is not a date with time and zone, such as “2023-05-19T17:00:00Z”. Did you mean “2024-01-02T12:00:00Z”?',
    ],
    [
      'a date with the day first',
      { updatedAt: '22-11-2026' },
      'schema/format /updatedAt · “22-11-2026” is not a date with time and zone, such as “2023-05-19T17:00:00Z”. Did you mean “2026-11-22T12:00:00Z”?',
    ],
    [
      'a time after a blank',
      { updatedAt: '22/11/2026 18:30+05:30' },
      'schema/format /updatedAt · “22/11/2026 18:30+05:30” is not a date with time and zone, such as “2023-05-19T17:00:00Z”. Did you mean “2026-11-22T18:30+05:30”?',
    ],
    [
      'midnight as the hour 24, which HTML and JSON-LD do not know',
      { updatedAt: '2024-12-31T24:00:00+05:30' },
      'schema/format /updatedAt · “2024-12-31T24:00:00+05:30” names a day or an hour that there is not. Did you mean “2025-01-01T00:00:00+05:30”?',
    ],
    [
      'the address of a video where that of its player is asked',
      {
        sections: [
          {
            ...{ type: 'embed', id: 'a', heading: 'A', kind: 'video', title: 'A' },
            src: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
          },
        ],
      },
      'schema/format /sections/0/src · “https://www.youtube.com/watch?v=dQw4w9WgXcQ” is not an address that may be embedded; those begin with https://www.youtube-nocookie.com/embed/, https://player.vimeo.com/video/, https://www.openstreetmap.org/export/embed.html?, https://www.google.com/maps/embed?, https://w.soundcloud.com/player/?, https://open.spotify.com/embed/; a file of the site’s own ends with .mp3, .m4a, .ogg, .opus, .wav, .mp4, .webm; link to any other. Did you mean “https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ”?',
    ],
    [
      'an address that leads out of the players’ folder',
      {
        sections: [
          {
            ...{ type: 'embed', id: 'a', heading: 'A', kind: 'video', title: 'A' },
            src: 'https://player.vimeo.com/video/%2E./log_in',
          },
        ],
      },
      expect.stringMatching(/ is not an address that may be embedded; those begin with [^“”]*$/),
    ],
    [
      'the HTML that a map is given in',
      {
        sections: [
          {
            ...{ type: 'embed', id: 'a', heading: 'A', kind: 'map', title: 'A' },
            src: '<iframe src="https://www.google.com/maps/embed?pb=1&amp;b=2" width="600"></iframe>',
          },
        ],
      },
      expect.stringMatching(/ Did you mean “https:\/\/www\.google\.com\/maps\/embed\?pb=1&b=2”\?$/),
    ],
    [
      'the address of a map that is shared',
      {
        sections: [
          {
            ...{ type: 'embed', id: 'a', heading: 'A', kind: 'map', title: 'A' },
            src: 'https://maps.app.goo.gl/AbCd',
          },
        ],
      },
      'schema/format /sections/0/src · “https://maps.app.goo.gl/AbCd” leads to a map and cannot be embedded. In Google Maps press “Share”, then “Embed a map”, and write that HTML or the address in its “src” here.',
    ],
    [
      'a link without a blank after it',
      { sections: [{ ...prose('a'), link: { label: 'A', href: '/services/tax ' } }] },
      'schema/format /sections/0/link/href · “/services/tax ” is not a path such as “/contact-us” or an address; spaces, quotes and backslashes may not stand in it. Did you mean “/services/tax”?',
    ],
    [
      'a day that there is',
      { updatedAt: '2024-02-30T10:00:00Z' },
      'schema/format /updatedAt · “2024-02-30T10:00:00Z” names a day or an hour that there is not.',
    ],
    [
      'an hour that there is',
      { updatedAt: '2024-02-03T25:00:00Z' },
      'schema/format /updatedAt · “2024-02-03T25:00:00Z” names a day or an hour that there is not.',
    ],
    [
      'a zone',
      { updatedAt: '2024-02-03T10:00:00' },
      'schema/format /updatedAt · “2024-02-03T10:00:00” is not a date with time and zone, such as “2023-05-19T17:00:00Z”. Did you mean “2024-02-03T10:00:00Z”?',
    ],
    [
      'a link',
      { sections: [{ ...prose('a'), link: { label: 'A', href: '/a b' } }] },
      'schema/format /sections/0/link/href · “/a b” is not a path such as “/contact-us” or an address; spaces, quotes and backslashes may not stand in it.',
    ],
    [
      'a file of one’s own computer',
      { sections: [{ ...prose('a'), link: { label: 'A', href: 'C:\\a.pdf' } }] },
      'schema/format /sections/0/link/href · “C:\\a.pdf” is not a path such as “/contact-us” or an address; spaces, quotes and backslashes may not stand in it.',
    ],
    [
      'a telephone number as it is printed',
      { sections: [{ ...prose('a'), link: { label: 'A', href: 'tel:+91 20 5550 0142' } }] },
      'schema/format /sections/0/link/href · “tel:+91 20 5550 0142” is not a path such as “/contact-us” or an address; spaces, quotes and backslashes may not stand in it. Did you mean “tel:+912055500142”?',
    ],
    [
      'a link with a line break in its scheme',
      { sections: [{ ...prose('a'), link: { label: 'A', href: 'java\nscript:a' } }] },
      'schema/format /sections/0/link/href · “java\nscript:a” is not a path such as “/contact-us” or an address; spaces, quotes and backslashes may not stand in it.',
    ],
    [
      'a long value is cut in the message',
      { updatedAt: 'x'.repeat(1000) },
      `schema/format /updatedAt · “${'x'.repeat(80)}…” is not a date with time and zone, such as “2023-05-19T17:00:00Z”.`,
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });

  test.each([
    ['22/11/2026', '2026-11-22'],
    ['5.1.2026', '2026-01-05'],
    ['11/22/2026', '2026-11-22'],
    ['19 May 2026', '2026-05-19'],
    ['November 2, 2026', '2026-11-02'],
    ['18 décembre 2026', '2026-12-18'],
    ['1er août 2026', '2026-08-01'],
    ['18. Dezember 2026', '2026-12-18'],
    ['3. März 2026', '2026-03-03'],
    ['18 de diciembre de 2026', '2026-12-18'],
    ['18 juil. 2026', '2026-07-18'],
  ])('the day “%s”', (foundedOn, day) => {
    const brand = { name: 'A', legalName: 'A', descriptor: 'A', logo: image, foundedOn };
    expect(report({ 'site.json': site({ brand }) })).toEqual([
      expect.stringMatching(RegExp(` is not a date such as “2011-06-01”. Did you mean “${day}”\\?$`)),
    ]);
  });

  test('a month that may be another one', () => {
    const brand = { name: 'A', legalName: 'A', descriptor: 'A', logo: image, foundedOn: '18 jui 2026' };
    expect(check({ 'site.json': site({ brand }) }).map(({ suggestion }) => suggestion)).toEqual([undefined]);
  });

  test.each([
    ['2026-11-22T10:00', 'Asia/Kolkata', '2026-11-22T10:00+05:30'],
    ['22/11/2026', 'Asia/Kolkata', '2026-11-22T12:00:00+05:30'],
    ['2026-03-29 03:30', 'Europe/Berlin', '2026-03-29T03:30+02:00'],
    ['2026-11-22T10:00', 'Europe/Bern', '2026-11-22T10:00Z'],
    ['2026-11-22T25:00', 'Europe/Berlin', undefined],
    ['2026-11-22T10:00:00+0530', 'Asia/Kolkata', '2026-11-22T10:00:00+05:30'],
    ['2026-11-22 10:00 IST', 'Asia/Kolkata', '2026-11-22T10:00+05:30'],
    ['2026-11-22 10:00 CET', 'Europe/Berlin', '2026-11-22T10:00+01:00'],
    ['2026-11-22 10:00 EST', 'Asia/Kolkata', undefined],
    ['2026-11-22 10:00\u00a0EST', 'Asia/Kolkata', undefined],
    ['2026-11-22 10:00 EST ', 'Asia/Kolkata', undefined],
    ['2026-11-22 10:00 UTC', 'Asia/Kolkata', '2026-11-22T10:00Z'],
  ])('the time “%s” in the zone %s', (updatedAt, timeZone, meant) => {
    const files = { 'site.json': site({ timeZone }), 'pages/a.json': { ...page(prose('a')), updatedAt } };
    const found = check(files).filter(({ file }) => file.endsWith('a.json'));
    expect(found.map(({ code, suggestion }) => [code, suggestion])).toEqual([['schema/format', meant]]);
  });

  test.each([
    ['2026-12-24T19:00', '2026-12-24T19:00+01:00'],
    ['24.12.2026 19:00', '2026-12-24T19:00+01:00'],
    ['24.12.2026', '2026-12-24'],
  ])('“%s” where a day or a time may stand', (opensOn, meant) => {
    const dayOrTime = { type: 'string', format: 'date-or-time', description: 'When it opens.' };
    const found = check({
      ...library({ 'schemas/branches.schema.json': branchType({}, { opensOn: dayOrTime }) }),
      'site.json': site({ timeZone: 'Europe/Berlin' }),
      'collections/branches/harbour.json': branch('harbour', { opensOn }),
    });
    expect(found.map(({ suggestion }) => suggestion)).toEqual([meant]);
  });

  test.each([
    ['Europe/Zurch', 'Europe/Zurich'],
    ['Asia/Calcuta', 'Asia/Calcutta'],
    ['Asia/Kolkatta', 'Asia/Kolkata'],
    ['Kolkata', 'Asia/Kolkata'],
    ['Asia/Goa', undefined],
    ['Asia/Mumbai', undefined],
  ])('the zone “%s”', (timeZone, meant) => {
    expect(check({ 'site.json': site({ timeZone }) }).map(({ suggestion }) => suggestion)).toEqual([meant]);
  });

  test('a day where a time is written', () => {
    const brand = { name: 'A', legalName: 'A', descriptor: 'A', logo: image, foundedOn: '2011-06-01T10:00Z' };
    expect(check({ 'site.json': site({ brand }) }).map(({ suggestion }) => suggestion)).toEqual([
      '2011-06-01',
    ]);
  });

  test('an address for mail with the front of a link', () => {
    const variables = { brand: 'Firm', email: 'mailto:a@b.in' };
    const cities = {
      $schema: '../../schemas/collections/cities.schema.json',
      items: [{ id: 'a', city: 'A', name: 'A', email: 'mailto:a@b.in', contactNo: 'tel:112', address: 'A' }],
    };
    expect(report({ 'site.json': site({ variables }), 'collections/cities.json': cities })).toEqual([
      'collections/cities.json:8:16-8:31 schema/format /items/0/email · “mailto:a@b.in” is not an email address such as “name@example.com”. Did you mean “a@b.in”?',
      'collections/cities.json:9:20-9:29 schema/format /items/0/contactNo · “tel:112” is not a telephone number such as “+91 20 5550 0142”. Did you mean “112”?',
      'site.json:32:14-32:29 schema/format /variables/email · “mailto:a@b.in” is not an email address such as “name@example.com”. Did you mean “a@b.in”?',
    ]);
  });

  test('a time zone that some browsers alone know, or that is written as its city is', () => {
    expect(report({ 'site.json': site({ timeZone: 'IST' }) })).toEqual([
      expect.stringMatching(
        / schema\/format \/timeZone · “IST” is not a time zone such as “Europe\/Zurich”\. Did you mean “Asia\/(?:Calcutta|Kolkata)”\?$/,
      ),
    ]);
    const [found] = check({ 'site.json': site({ timeZone: 'America/Montréal' }) });
    expect([found?.code, found?.suggestion]).toEqual(['schema/format', 'America/Montreal']);
    expect(check({ 'site.json': site({ timeZone: 'America/New York' }) })[0]?.suggestion).toBe(
      'America/New_York',
    );
    for (const timeZone of ['Asia/Kolkata', 'UTC', 'GMT', 'CET'])
      expect(report({ 'site.json': site({ timeZone }) })).toEqual([]);
  });

  test('the address of the site with a password in it', () => {
    const [line] = report({ 'site.json': site({ baseUrl: 'https://me:pw@www.example.com' }) });
    expect(line).toContain('is not an address that begins with https:// and the name of a server, such as');
  });

  test('the address of the site on several lines', () => {
    expect(report({ 'site.json': site({ baseUrl: 'https://www.example.com\nDisallow: /' }) })).toEqual([
      'site.json:12:14-12:52 schema/format /baseUrl · “https://www.example.com\nDisallow: /” is not an address that begins with https:// and the name of a server, such as “https://www.example.com”.',
    ]);
  });

  test('a date, an address and an email address', () => {
    const brand = { name: 'A', legalName: 'A', descriptor: 'A', logo: image, foundedOn: '2011-02-30' };
    const cities = {
      $schema: '../../schemas/collections/cities.schema.json',
      items: [{ id: 'a', city: 'A', name: 'A', email: 'no', contactNo: '112', address: 'A' }],
    };
    expect(
      report({ 'site.json': site({ brand, baseUrl: 'www.example.com' }), 'collections/cities.json': cities }),
    ).toEqual([
      'collections/cities.json:8:16-8:20 schema/format /items/0/email · “no” is not an email address such as “name@example.com”.',
      'site.json:11:18-11:30 schema/format /brand/foundedOn · “2011-02-30” names a day that there is not.',
      'site.json:13:14-13:31 schema/format /baseUrl · “www.example.com” is not an address that begins with https:// and the name of a server, such as “https://www.example.com”. Did you mean “https://www.example.com”?',
    ]);
  });
});
