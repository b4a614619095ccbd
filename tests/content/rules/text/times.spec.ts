import { expect, test } from 'vitest';
import { branch, branchType, library } from '../../support/branches.ts';
import { event, events, navigation, report, reportSections } from '../../support/site.ts';

const SAYS = 'This ends before it begins. Correct the end or the beginning.';
const first = (startsAt: string, endsAt: string) =>
  report({ 'collections/events.json': events(event('first', { startsAt, endsAt })) });

test('text/times: an event that ends before it begins', () => {
  expect(first('2024-07-10T18:00:00+05:30', '2024-07-10T07:00:00+05:30')).toEqual([
    `collections/events.json:15:17-15:44 text/times /items/0/endsAt · ${SAYS}`,
  ]);
});

test.each(['2024-07-10T18:00:00', '2024-09-31T18:00:00+05:30', '9 July 2024, 6 PM'])(
  'of what is no time (%s) only that is told',
  (startsAt) => {
    expect(first(startsAt, '2024-07-10T19:00:00+05:30')).toEqual([
      expect.stringContaining(' schema/format /items/0/startsAt '),
    ]);
  },
);

test('hours are compared as they are at one place', () => {
  expect(first('2024-07-10T18:00:00+05:30', '2024-07-10T12:30:00Z')).toEqual([]);
  expect(first('2024-07-10T18:00:00+05:30', '2024-07-10T13:00:00Z')).toEqual([]);
});

test('of a type of the site’s own whose end has no hour the days are compared', () => {
  const lasts = { startsAt: '/opensOn', endsAt: '/closesOn' };
  const hour = { type: 'string', format: 'date-time', description: 'When it opens.' };
  const day = { type: 'string', format: 'date', description: 'When it closes.' };
  const closing = (closesOn: string) =>
    report({
      ...library({ 'schemas/branches.schema.json': branchType(lasts, { opensOn: hour, closesOn: day }) }),
      'collections/branches/harbour.json': branch('harbour', {
        opensOn: '2024-07-10T18:00:00+05:30',
        closesOn,
      }),
    });
  expect(closing('2024-07-10')).toEqual([]);
  expect(closing('2024-07-09')).toEqual([
    `collections/branches/harbour.json:11:15-11:27 text/times /closesOn · ${SAYS}`,
  ]);
});

test('the times of a section', () => {
  const [startsAt, endsAt] = ['2024-07-10T18:00:00+05:30', '2024-07-09T19:00:00+05:30'];
  const block = { type: 'event-facts', id: 'a', heading: 'When', startsAt, endsAt, place: 'Pune' };
  expect(reportSections(block)).toEqual([`14:17-14:44 text/times /sections/0/endsAt · ${SAYS}`]);
});

test.each([
  [{ name: 'A', from: '2024-12-26', to: '2024-12-25' }, '26:17-26:29'],
  [{ to: '2024-12-25', from: '2024-12-26', name: 'A' }, '24:17-24:29'],
])('days with hours of their own, in whatever order they are written', (days, place) => {
  const hours = [{ days: ['monday'], opens: '09:00', closes: '18:00' }];
  const block = { type: 'opening-hours', id: 'a', heading: 'When', hours, exceptions: [days] };
  expect(reportSections(block)).toEqual([`${place} text/times /sections/0/exceptions/0/to · ${SAYS}`]);
});

test('what only has a last day is over before it is shown, or before its date', () => {
  const day = (description: string) => ({ type: 'string', format: 'date', description });
  const shown = (closesOn: string, begins: Readonly<Record<string, string>>) =>
    report({
      ...library({
        'schemas/branches.schema.json': branchType(
          { ...begins, endsAt: '/closesOn' },
          { opensOn: day('First.'), closesOn: day('Last.'), heldOn: day('Held.') },
        ),
      }),
      'collections/branches/harbour.json': branch('harbour', { opensOn: '2024-05-10', closesOn }),
    });
  const late = [expect.stringContaining(` text/times /closesOn · ${SAYS}`)];
  expect(shown('2024-05-10', { publishedFrom: '/opensOn' })).toEqual([]);
  expect(shown('2024-05-09', { publishedFrom: '/opensOn' })).toEqual(late);
  expect(shown('2024-05-10', { date: '/opensOn' })).toEqual([]);
  expect(shown('2024-05-09', { date: '/opensOn' })).toEqual(late);
  // A report of an event comes after it.
  for (const role of ['publishedFrom', 'date'])
    expect(shown('2024-05-09', { [role]: '/opensOn', startsAt: '/heldOn' })).toEqual([]);
});

test.each([
  ['the same day', '10:00', '14:00', '09:00 to 18:00'],
  ['a day that ends after midnight', '17:00', '01:00', '09:00 to 18:00'],
  ['hours after a pause', '18:00', '20:00', undefined],
  ['what is no time', '9:30', '14:00', undefined],
])('opening hours in two rows: %s', (_, opens, closes, open) => {
  const hours = [
    { days: ['monday'], opens: '09:00', closes: '18:00' },
    { days: ['sunday', 'monday'], opens, closes },
  ];
  const found = reportSections({ type: 'opening-hours', id: 'a', heading: 'When', hours });
  expect(found.filter((line) => line.includes('text/times'))).toEqual(
    open === undefined
      ? []
      : [
          `24:13-24:21 text/times /sections/0/hours/1/days/1 · “monday” is open from ${open} already, by a row above. Correct the hours, or remove the day from one of the two.`,
        ],
  );
});

const closed = (lacking: string, said: string) =>
  `Without “${lacking}” these days are shown as closed. Write it, or remove “${said}”.`;
test.each([
  [
    { opens: '10:00' },
    `26:11-26:18 text/times /sections/0/exceptions/0/opens · ${closed('closes', 'opens')}`,
  ],
  [
    { closes: '12:00' },
    `26:11-26:19 text/times /sections/0/exceptions/0/closes · ${closed('opens', 'closes')}`,
  ],
  [
    { opens: '10:00', close: '12:00' },
    '27:11-27:18 schema/unknown-property /sections/0/exceptions/0/close · “close” is not a property here. Possible: name, from, to, opens, closes. Did you mean “closes”?',
  ],
])('days of which one hour alone is said: %j', (said, expected) => {
  const hours = [{ days: ['monday'], opens: '09:00', closes: '18:00' }];
  const days = { name: 'A', from: '2024-12-26', ...said };
  const block = { type: 'opening-hours', id: 'a', heading: 'When', hours, exceptions: [days] };
  expect(reportSections(block)).toEqual([expected]);
});

test('a notice that ends before it begins', () => {
  const notice = { id: 'n', text: 'We move.', from: '2027-03-02', until: '2027-03-01' };
  expect(report({ 'navigation.json': navigation({ notice }) })).toEqual([
    expect.stringMatching(/^navigation\.json:.+ text\/times \/notice\/until · This ends before it begins\./),
  ]);
});
