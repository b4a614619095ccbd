import { expect, test } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { compiler, input, link, navigation, report, site, valid } from './support/site.ts';

const notice = {
  id: 'lift',
  text: 'No lift until {brand} has a new one.',
  link: link('/'),
  from: '2024-06-15',
  until: '2024-06-16',
};
const files = {
  'navigation.json': navigation({ notice }),
  'site.json': site({ timeZone: 'Asia/Kolkata' }),
};

test('the site’s notice is shown from its first day until its last one is over, where the site is', () => {
  // Midnight in India is half past six in the evening.
  const shownAt = (moment: string) => {
    const index = valid(compiler.check(input(files), new Date(moment)));
    return compiler.resolve(index, 'production', resolveBlock)[0]?.shell.notice;
  };
  expect(shownAt('2024-06-14T18:29:00Z')).toBeUndefined();
  expect(shownAt('2024-06-14T18:30:00Z')?.id).toBe('lift');
  expect(shownAt('2024-06-16T18:29:00Z')).toEqual({
    id: 'lift',
    kind: 'note',
    text: 'No lift until Firm has a new one.',
    link: { label: 'Link', href: '/', newTab: false },
  });
  expect(shownAt('2024-06-16T18:30:00Z')).toBeUndefined();
});

test('a time zone is one that there is', () => {
  expect(report({ 'site.json': site({ timeZone: 'Europe/Zurick' }) })).toEqual([
    expect.stringContaining(
      'schema/format /timeZone · “Europe/Zurick” is not a time zone such as “Europe/Zurich”.',
    ),
  ]);
});
