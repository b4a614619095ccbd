import { expect, test } from 'vitest';
import { exampleOf, htmlOf } from './support/html-of.ts';

test('says when and where, as the language says it', async () => {
  const html = await htmlOf(exampleOf('event-facts'));
  expect(html).toMatch(
    /<time dateTime="2027-03-18T19:30:00\+01:00">Thursday, March 18, 2027, 7:30\s–\s9:00\sPM<\/time>/,
  );
  expect(html).toContain('Reading room, Market Street 4');
  // No event has this page, so no calendar has it either.
  expect(html).not.toContain('.ics');
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
