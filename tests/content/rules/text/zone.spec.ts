import { expect, test, vi } from 'vitest';
import { branch, branchType, library } from '../../support/branches.ts';
import { advice, event, events, site } from '../../support/site.ts';

const told = (timeZone: string, startsAt: string) =>
  advice(/^text\/zone$/, {
    'site.json': site({ timeZone }),
    'collections/events.json': events(event('first', { startsAt })),
  });

const says = (timeZone: string, meant: string) =>
  `text/zone /items/0/startsAt · Clocks in ${timeZone} have another distance from UTC on that day: the page says this hour, calendars and search engines another one. Did you mean “${meant}”?`;

test.each([
  ['Europe/London', '2024-12-05T18:30:00+01:00', '2024-12-05T18:30:00Z'],
  ['Europe/London', '2024-06-06T18:30:00Z', '2024-06-06T18:30:00+01:00'],
  ['Europe/London', '2024-06-06T18:30:00+00:00', '2024-06-06T18:30:00+01:00'],
  ['America/New_York', '2024-12-05T18:30:00-04:00', '2024-12-05T18:30:00-05:00'],
  // As programs write it.
  ['Asia/Kolkata', '2024-06-06T18:30:00Z', '2024-06-07T00:00:00+05:30'],
])(
  'text/zone: in %s the hour of %s is that of the other half of the year or UTC’s',
  (zone, written, meant) => {
    expect(told(zone, written)).toEqual([expect.stringContaining(says(zone, meant))]);
  },
);

test.each([
  ['Europe/London', '2024-12-05T18:30:00+00:00'],
  ['Europe/London', '2024-06-06T18:30:00+01:00'],
  // The hour that comes twice as summer ends.
  ['Europe/London', '2024-10-27T01:30:00+01:00'],
  ['Europe/London', '2024-10-27T01:30:00Z'],
  // An event elsewhere.
  ['Europe/London', '2024-12-05T18:30:00+05:30'],
  // Clocks that never change.
  ['Asia/Kolkata', '2024-06-06T18:30:00+00:00'],
])('in %s the hour of %s is as it should be', (zone, written) => {
  expect(told(zone, written)).toEqual([]);
});

test.each([
  ['Europe/Vienna', undefined],
  ['Europe/London', 'Europe/London'],
  ['Nowhere', undefined],
])('an event by the clocks of %s on a site in Lisbon', (zone, named) => {
  const hour = { type: 'string', format: 'date-time', description: 'When it opens.' };
  const place = { type: 'string', format: 'time-zone', description: 'Its clocks.' };
  const roles = { startsAt: '/opensOn', timeZone: '/zone' };
  const told = advice(/^text\/zone$/, {
    ...library({ 'schemas/branches.schema.json': branchType(roles, { opensOn: hour, zone: place }) }),
    'site.json': site({ timeZone: 'Europe/Lisbon' }),
    'collections/branches/harbour.json': branch('harbour', { opensOn: '2024-12-05T18:30:00+01:00', zone }),
  });
  expect(told).toEqual(named === undefined ? [] : [expect.stringContaining(`Clocks in ${named}`)]);
});

test('a zone is asked for once, however many items there are', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const all = ['first', 'second', 'third'].map((slug) => event(slug, { startsAt: '2024-12-05T18:30:00Z' }));
  advice(/^text\/zone$/, {
    'site.json': site({ timeZone: 'Atlantic/Canary' }),
    'collections/events.json': events(...all),
  });
  const zones = asked.mock.results.map(({ value }) => value.timeZone);
  asked.mockRestore();
  expect(zones.filter((zone) => zone === 'Atlantic/Canary')).toHaveLength(1);
});
