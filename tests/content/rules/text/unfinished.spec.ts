import { expect, test } from 'vitest';
import { advice, event, events, page, prose, site } from '../../support/site.ts';

test('text/unfinished: words that only look alike', () => {
  const texts = ['A to-do list, here and there.', '[See here how it works](/)', 'We never write todos.'];
  expect(advice(/unfinished/, { 'pages/a.json': page(prose('a', texts)) })).toEqual([]);
});

test('a link without an address is told as that alone', () => {
  expect(advice(/unfinished/, { 'pages/a.json': page(prose('a', ['See [here]().'])) })).toEqual([]);
});

test('what a scaffold wrote is told once it is shown', () => {
  const told = (isActive: boolean) =>
    advice(/unfinished/, {
      'pages/a.json': { ...page(prose('a', 'Say here what this page is about.')), isActive },
      'collections/events.json': events(
        event('first'),
        event('next', {
          description: 'Write here: Two or three sentences that say what it is about.',
          isActive,
        }),
      ),
    });
  expect(told(false)).toEqual([]);
  expect(told(true)).toEqual([
    'collections/events.json:19:22-19:85 text/unfinished /items/1/description · “Write here” stands where a text is still to be written: visitors would read it. Write the text.',
    'pages/a.json:12:15-12:50 text/unfinished /sections/0/text · “Say here what this page is about.” stands where a text is still to be written: visitors would read it. Write the text.',
  ]);
  expect(
    advice(/unfinished/, {
      'pages/a.json': page(
        prose('a', ['Write here to us, or say here what you think.', '', 'Write here: mail@example.org']),
      ),
    }),
  ).toEqual([]);
  expect(advice(/unfinished/, { 'pages/a.json': page(prose('a', 'Write here: mail@example.org')) })).toEqual(
    [],
  );
});

test('a note in a text written as lines is told at its line', () => {
  expect(advice(/unfinished/, { 'pages/a.json': page(prose('a', ['One.', '', 'TODO'])) })).toEqual([
    'pages/a.json:15:9-15:15 text/unfinished /sections/0/text/2 · “TODO” is a note to oneself: visitors would read it. Write the text.',
  ]);
});

test('a stand-in that a translation still has is told there once its original is written', () => {
  const withActions = (label: string) => ({ id: 'a', heading: 'A', actions: [{ label, href: '/' }] });
  const told = (label: string) =>
    advice(/unfinished/, {
      'site.json': site({
        locales: [
          { code: 'en', name: 'English', dir: 'ltr' },
          { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
        ],
      }),
      'pages/a.json': page({ type: 'banner', ...withActions(label) }),
      'locales/hi/pages/a.json': {
        $schema: '../../../../schemas/locales/page.schema.json',
        sections: [withActions('Write here')],
      },
    }).map((line) => line.replace(/:.*/s, ''));
  expect(told('Write here')).toEqual(['pages/a.json']);
  expect(told('Our fees')).toEqual(['locales/hi/pages/a.json']);
});
