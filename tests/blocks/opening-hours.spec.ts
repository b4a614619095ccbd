import { describe, expect, test, vi } from 'vitest';
import type { OpeningHoursData } from '../../src/blocks/opening-hours/data.ts';
import { dayName, openingAt } from '../../src/blocks/opening-hours/open-now.ts';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { checkSite, compiler, page, site, valid } from '../content/support/site.ts';
import { hi } from '../content/support/translated.ts';
import { exampleOf, htmlOf } from './support/html-of.ts';

const interval = (opens: string, closes: string) => {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return { from: minutes(opens), to: minutes(closes), opens, closes };
};
const shut = { name: '', hours: [] };
const day = (...hours: readonly (readonly [string, string])[]) => ({
  name: '',
  hours: hours.map(([opens, closes]) => interval(opens, closes)),
});

describe('whether it is open', () => {
  const hours = {
    zone: 'Europe/Zurich',
    week: [
      day(['09:00', '12:00'], ['14:00', '18:00']),
      shut,
      shut,
      shut,
      day(['20:00', '02:00']),
      shut,
      shut,
    ],
    // A Monday.
    exceptions: [{ name: '', days: '', from: '2027-03-29', to: '2027-03-29', isOver: false, hours: [] }],
  };
  // Monday, 1 March 2027, is in winter: one hour ahead of UTC.
  const at = (moment: string) => openingAt(new Date(moment), hours);

  test('is told by the clock of its own zone, in summer too', () => {
    expect(at('2027-03-01T08:30:00Z')).toEqual({ isOpen: true, until: '12:00', today: 0 });
    expect(at('2027-03-01T07:30:00Z')).toEqual({ isOpen: false, next: { at: '09:00', days: 0 }, today: 0 });
    expect(at('2027-04-05T07:30:00Z')).toMatchObject({ isOpen: true });
  });
  test('at noon it opens again, in the evening some days on', () => {
    expect(at('2027-03-01T11:00:00Z')).toEqual({ isOpen: false, next: { at: '14:00', days: 0 }, today: 0 });
    expect(at('2027-03-01T17:00:00Z')).toEqual({ isOpen: false, next: { at: '20:00', days: 4 }, today: 0 });
  });
  test('a night ends on the day after', () => {
    expect(at('2027-03-05T22:30:00Z')).toEqual({ isOpen: true, until: '02:00', today: 4 });
    expect(at('2027-03-06T00:30:00Z')).toEqual({ isOpen: true, until: '02:00', today: 5 });
    expect(at('2027-03-06T01:00:00Z')).toMatchObject({ isOpen: false });
  });
  test('hours that go on where others end are one, and what does not close within a day says no hour', () => {
    const week = [
      day(['00:00', '24:00']),
      day(['00:00', '24:00']),
      day(['00:00', '12:00'], ['12:00', '18:00']),
      shut,
      day(['20:00', '00:00']),
      day(['00:00', '03:00']),
      shut,
    ];
    const until = (moment: string, days = week) =>
      openingAt(new Date(moment), { zone: 'UTC', week: days, exceptions: [] });
    expect(until('2027-03-01T09:00:00Z')).toEqual({ isOpen: true, until: null, today: 0 });
    expect(until('2027-03-02T18:00:00Z')).toEqual({ isOpen: true, until: null, today: 1 });
    expect(until('2027-03-02T18:01:00Z')).toEqual({ isOpen: true, until: '18:00', today: 1 });
    expect(until('2027-03-03T09:00:00Z')).toEqual({ isOpen: true, until: '18:00', today: 2 });
    expect(until('2027-03-05T21:00:00Z')).toEqual({ isOpen: true, until: '03:00', today: 4 });
    const always = week.map(() => day(['00:00', '24:00']));
    expect(until('2027-03-07T23:59:00Z', always)).toEqual({ isOpen: true, until: null, today: 6 });
  });
  test('a holiday has hours of its own', () => {
    expect(at('2027-03-29T08:30:00Z')).toEqual({ isOpen: false, next: { at: '20:00', days: 4 }, today: 0 });
  });
});

const dataIn = (format: string): OpeningHoursData => {
  const locales = [{ code: 'en', name: 'English', dir: 'ltr', format }];
  const files = { 'site.json': site({ locales }), 'pages/a.json': page(exampleOf('opening-hours')) };
  const [locale] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  return Object(locale?.page('/a').sections[0]).data;
};

test.each([
  ['en', 6, 'Sunday'],
  ['en', 7, 'Monday, March 8'],
  ['cy', 6, 'Dydd Sul'],
  ['cy', 7, 'Dydd Llun, 8 Mawrth'],
  ['ne', 8, 'मार्च ९, मङ्गलबार'],
])('in %s a day %d days on is %s, also where a browser does not know the language', (format, days, name) => {
  const data = dataIn(format);
  const named = () => dayName(new Date('2027-03-01T17:00:00Z'), days, { ...data, zone: 'Europe/Zurich' });
  expect(named()).toBe(name);
  const known = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(named()).toBe(name);
  known.mockRestore();
});

test('a day with hours of its own counts until its night is over, and is shown no longer', async () => {
  const section = {
    ...exampleOf('opening-hours'),
    hours: [{ days: ['friday'], opens: '18:00', closes: '02:00' }],
    exceptions: [
      { name: 'Before', from: '2024-06-13' },
      { name: 'Yesterday', from: '2024-06-14' },
      { name: 'Today', from: '2024-06-15' },
    ],
  };
  const checked = valid(checkSite({ 'pages/a.json': page(section) }));
  const [locale] = compiler.resolve(checked, 'production', resolveBlock);
  const data = Object(locale?.page('/a').sections[0]).data;
  expect(openingAt(new Date('2024-06-15T00:10:00+05:30'), { ...data, zone: 'Asia/Kolkata' })).toMatchObject({
    isOpen: false,
  });
  const names = (await htmlOf(section)).matchAll(/<dt><bdi>(\w+)<\/bdi><span>/g);
  expect([...names].map(([, name]) => name)).toEqual(['Today']);
});

test('a place elsewhere has its own clock', () => {
  const section = { ...exampleOf('opening-hours'), timeZone: 'Asia/Tokyo' };
  const checked = valid(checkSite({ 'pages/a.json': page(section) }));
  const [locale] = compiler.resolve(checked, 'production', resolveBlock);
  expect(locale?.page('/a').sections[0]).toMatchObject({ data: { zone: 'Asia/Tokyo' } });
});

test('the week stands there without a script, day by day, pauses and holidays included', async () => {
  const html = await htmlOf(exampleOf('opening-hours'));
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, name, hours]) => `${name}: ${hours}`,
  );
  expect(
    rows.map((row) =>
      row
        .replace(/<\/?bdi>/g, '')
        .replace(/<\/?span>/g, ' ')
        .replace(/\u00a0(?=[AP]M)/g, '~')
        .replace(/[\u202f\u2009]/g, ' '),
    ),
  ).toEqual([
    // As the language's country counts.
    'Sunday: closed',
    'Monday: 9:00~AM–12:00~PM, 1:30~PM–6:30~PM',
    'Tuesday: 9:00~AM–12:00~PM, 1:30~PM–6:30~PM',
    'Wednesday: closed',
    'Thursday: 9:00~AM–12:00~PM, 1:30~PM–6:30~PM',
    'Friday: 9:00~AM–12:00~PM, 1:30~PM–6:30~PM',
    'Saturday: 10:00~AM–4:00~PM',
    'Easter April 19 – 22, 2030 : closed',
    'New Year’s Eve December 31, 2030 : 9:00~AM–12:00~PM',
  ]);
  // What depends on the clock is said in the browser alone; the longest that it may be has its room.
  expect(html).toMatch(
    /<p class="[^"]*" data-longest="Closed now, opens Wednesday, 10:00\u00a0AM"><span><\/span><\/p><\/div>/,
  );
});

test('the name of a day that nobody has translated says its language', async () => {
  const files = hi('collections/services/tax.json', { title: 'कर' });
  const html = await htmlOf(exampleOf('opening-hours'), files, 1);
  expect(html).toContain('<dt><bdi lang="en">Easter</bdi>');
});

test.each([
  ['de', ['Montag: 11:00–14:00, 18:00–24:00', 'Dienstag: closed']],
  ['ar-QA', ['السبت: closed', 'الأحد: closed', 'الاثنين: ١١:٠٠~ص–٢:٠٠~م، ٦:٠٠~م–١٢:٠٠~ص']],
])('in %s the week, its clock and its comma are those of the language', async (format, first) => {
  const days = ['monday'];
  const hours = [
    { days, opens: '11:00', closes: '14:00' },
    { days, opens: '18:00', closes: '24:00' },
  ];
  const code = format.slice(0, 2);
  const html = await htmlOf(
    { ...exampleOf('opening-hours'), hours },
    {
      'site.json': site({ locales: [{ code, name: code, format, dir: 'ltr' }] }),
    },
  );
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, name, said]) => `${name}: ${said}`,
  );
  expect(
    rows.slice(0, first.length).map((row) => row.replace(/[\u200e\u200f]/g, '').replaceAll('\u00a0', '~')),
  ).toEqual(first);
});
