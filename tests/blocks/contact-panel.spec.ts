import { expect, test } from 'vitest';
import { garden, places } from '../content/support/places.ts';
import { htmlOf } from './support/html-of.ts';

const FORM = { type: 'contact-panel', id: 'a', heading: 'Write', formHeading: 'Form' };
const PANEL = { ...FORM, submitLabel: 'Send', mobileLabel: 'SEND' };

/** What of a directory stands on the page. */
async function shown(section: object, names: readonly string[]) {
  const { 'pages/a.json': _, ...types } = places;
  const items = names.flatMap((id) => garden.items.map((item) => ({ ...item, id, name: id })));
  const files = { ...types, 'collections/places.json': { ...garden, items } };
  const html = await htmlOf({ ...PANEL, ...section }, names.length > 0 ? files : {});
  return {
    heads: [...html.matchAll(/<h[234][^>]*>(?:<bdi>)?([^<]*)/g)].map(([, text]) => text),
    choices: html.split('<option').length - 1,
    chosen: /data-chosen="true" aria-label="(\w+)"/.exec(html)?.[1],
  };
}

test.each([
  ['no heading for places', {}, ['garden', 'quay'], { heads: ['Write', 'Form'], choices: 0 }],
  ['no type of places', { cityHeading: 'Where' }, [], { heads: ['Write', 'Form'], choices: 0 }],
  [
    'one place',
    { cityHeading: 'Where' },
    ['garden'],
    { heads: ['Write', 'Form', 'Where', 'garden'], choices: 0, chosen: 'garden' },
  ],
  [
    'two places',
    { cityHeading: 'Where' },
    ['garden', 'quay'],
    { heads: ['Write', 'Form', 'Where', 'garden', 'quay'], choices: 2, chosen: 'garden' },
  ],
])('the form with %s', async (_, section, names, found) => {
  expect(await shown(section, names)).toEqual({ chosen: undefined, ...found });
});
