import { expect, test } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { branch, branchType, library } from '../content/support/branches.ts';
import { checkSite, compiler, page, valid } from '../content/support/site.ts';
import { exampleOf, htmlOf } from './support/html-of.ts';

test('says when and where, as the language says it', async () => {
  const html = await htmlOf(exampleOf('event-facts'));
  expect(html).toMatch(
    /<time dateTime="2027-03-18T19:30:00\+01:00">Thursday, March 18, 2027, 7:30\s–\s9:00\sPM<\/time>/,
  );
  // Of another language than the page's, a house keeps its number where it is written.
  expect(html).toContain('<bdi>Reading room, Market Street 4</bdi>');
  // No event has this page, so no calendar has it either.
  expect(html).not.toContain('.ics');
});

test('the code of a place stands on one line', async () => {
  const html = await htmlOf({ ...exampleOf('event-facts'), place: 'Market Street 4, 91-726 Town' });
  expect(html).toContain('<bdi>Market Street 4, <span class="unbroken">91-726</span> Town</bdi>');
});

test('what is over says so, and invites to nothing', async () => {
  const html = await htmlOf({
    ...exampleOf('event-facts'),
    startsAt: '2024-06-14T19:30:00Z',
    endsAt: '2024-06-14T21:00:00Z',
  });
  expect(html).toContain('>Past event: Friday, June 14, 2024, 7:30');
  expect(html).not.toContain('Register');
});

test('without an end of its own it is over with the event whose page it is on', () => {
  const days = { startsAt: '2024-06-14', endsAt: '2024-06-15' };
  const own = Object.fromEntries(
    Object.keys(days).map((name) => [name, { type: 'string', format: 'date', description: 'When.' }]),
  );
  const startsAt = { $item: '/startsAt', else: 'hide' };
  const actions = [{ label: 'Register', href: '/' }];
  const facts = { type: 'event-facts', id: 'when', heading: 'When', startsAt, actions };
  const files = library({
    'schemas/branches.schema.json': branchType({ startsAt: '/startsAt', endsAt: '/endsAt' }, own),
    'collections/branches/harbour.json': branch('harbour', days),
    'pages/branches/[slug].json': {
      ...page(facts),
      $schema: '../../../schemas/templates/page.schema.json',
      each: 'branches',
    },
  });
  const [locale] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  expect(locale?.page('/branches/harbour').sections[0]?.data).toMatchObject({
    when: 'Friday, June 14, 2024',
    actions: [{ label: 'Register' }, { label: 'Add to calendar' }],
  });
});
