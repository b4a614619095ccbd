import { expect, test } from 'vitest';
import { pageSources } from '../../src/build/page-source.ts';
import { compiler, event, events, input, valid } from '../content/support/site.ts';

test('a page is made anew once a date of an item has passed, and not before', () => {
  const site = input({
    'collections/events.json': events(event('first', { startsAt: '2027-03-18T19:30:00+01:00' })),
  });
  const sourceOn = (day: string) => {
    const index = valid(compiler.check(site, new Date(day)));
    const home = index.routes.get('/');
    return home && pageSources(index, 'engine')(home);
  };
  expect(sourceOn('2027-03-02')).toBe(sourceOn('2027-03-01'));
  expect(sourceOn('2027-03-19')).not.toBe(sourceOn('2027-03-01'));
});
