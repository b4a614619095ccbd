import { expect, test } from 'vitest';
import { ownFieldsOf } from '../../src/blocks/contact-panel/resolve.ts';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { contactService } from '../../src/build/contact.ts';
import { NUMBER_PATTERN } from '../../src/contact/own-fields.ts';
import { branch, branchType, library } from '../content/support/branches.ts';
import { garden, places } from '../content/support/places.ts';
import { checkSite, compiler, type FileSource, page, site, valid } from '../content/support/site.ts';
import { hi } from '../content/support/translated.ts';
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

test('the code of a place stands on one line', async () => {
  const { 'pages/a.json': _, ...types } = places;
  const items = garden.items.map((item) => ({ ...item, address: 'Market Street 4, 91-726 Town' }));
  const files = { ...types, 'collections/places.json': { ...garden, items } };
  const html = await htmlOf({ ...PANEL, cityHeading: 'Where' }, files);
  expect(html).toContain('<bdi>Market Street 4, <span class="unbroken">91-726</span> Town</bdi>');
});

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

const AGE = {
  id: 'age',
  type: 'number',
  label: 'Age at {brand}',
  hint: 'In years.',
  required: true,
  max: 17,
};
const TOPIC = { id: 'topic', type: 'choice', label: 'About', choices: [{ id: 'tax', label: 'Taxes' }] };

test('fields of the site’s own stand above the message, with what a browser needs to check them', async () => {
  const fields = [AGE, TOPIC, { id: 'member', type: 'tick', label: 'Member' }, { id: 'note', label: 'Note' }];
  const html = await htmlOf({ ...PANEL, fields });
  const shown = html.slice(html.indexOf('field-age') - 20, html.indexOf('a_form-comments'));
  const id = 'a_form-field-age';
  for (const part of [
    `<label for="${id}"><bdi>Age at Firm</bdi> <span aria-hidden="true">*</span></label>`,
    `<p id="${id}-hint" class="_hint`,
    `id="${id}" required="" aria-describedby="${id}-hint" inputMode="decimal" pattern="${NUMBER_PATTERN}" name="field-age"`,
    '<option value="" selected=""></option><option value="tax">Taxes</option></select>',
    '<input id="a_form-field-member" type="checkbox" name="field-member" value="yes"/>',
    'type="text" maxLength="200" name="field-note"',
  ])
    expect(shown).toContain(part);
});

test('of a field only that is said which can be wrong with it', () => {
  const said = (field: { readonly type: 'choice' | 'date' | 'lines' | 'number'; readonly min?: number }) => {
    const [own] = ownFieldsOf([{ id: 'a', label: 'A', ...field }], (word) => word);
    return Object.values(own?.says ?? {}).filter((words) => words !== '');
  };
  expect(said({ type: 'choice' })).toEqual(['fieldUnchosen']);
  expect(said({ type: 'date' })).toEqual(['fieldMissing']);
  expect(said({ type: 'lines' })).toEqual(['fieldMissing', 'fieldLong']);
  expect(said({ type: 'number', min: 3 })).toEqual(['fieldMissing', 'fieldNumber', 'fieldLeast']);
});

test('what nobody has translated of them says its language', async () => {
  const files = hi('collections/services/tax.json', { title: 'कर' });
  const html = await htmlOf({ ...PANEL, fields: [AGE, TOPIC] }, files, 1);
  expect(html).toContain('<bdi lang="en">Age at Firm</bdi>');
  expect(html).toContain('<bdi lang="en">In years.</bdi>');
  expect(html).toMatch(/<select [^>]*lang="en"/);
});

test('the box of consent goes along where the browser itself posts the form', async () => {
  const contact = { endpoint: '/contact', consent: { label: 'I agree.' } };
  const html = await htmlOf(PANEL, { 'site.json': site({ contact }) });
  expect(html).toContain('<input id="a_form-consent" type="checkbox" required="" name="consent"/>');
  expect(html).toContain('I agree.<!-- --> <span aria-hidden="true">*</span></label>');
});

test('the way back stands where a page begins with its form, and not on the home page', async () => {
  expect(await htmlOf(PANEL)).not.toContain('data-back');
  const files = { 'pages/index.json': page(PANEL), 'pages/a.json': page(PANEL) };
  const [locale] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  const backs = ['/', '/a'].map((route) => locale?.page(route).sections[0]?.data);
  expect(backs).toMatchObject([{ back: { parent: undefined } }, { back: { parent: '/' } }]);
});

test('on the page of an event, or of an offer with a last day, the form stands until that is over', () => {
  const times: readonly [slug: string, times: object][] = [
    ['past', { startsAt: '2024-06-14' }],
    ['ended', { startsAt: '2024-06-01', endsAt: '2024-06-14' }],
    ['today', { startsAt: '2024-06-15' }],
    ['lasting', { startsAt: '2024-06-01', endsAt: '2024-06-15' }],
    ['offer', { endsAt: '2024-06-15' }],
    ['closed', { endsAt: '2024-06-14' }],
    ['without', {}],
  ];
  const own = Object.fromEntries(
    ['startsAt', 'endsAt'].map((name) => [name, { type: 'string', format: 'date', description: 'When.' }]),
  );
  const files: Record<string, FileSource> = {
    ...library({
      'schemas/branches.schema.json': branchType({ startsAt: '/startsAt', endsAt: '/endsAt' }, own),
    }),
    ...Object.fromEntries(
      times.map(([slug, more]) => [`collections/branches/${slug}.json`, branch(slug, { ...more })]),
    ),
  };
  const branches = 'pages/branches/[slug].json';
  files[branches] = {
    ...library()[branches],
    sections: [{ type: 'page-header', id: 'top', heading: 'Top' }, PANEL],
  };
  const [locale] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  const types = times.map(([slug]) => [slug, locale?.page(`/branches/${slug}`).sections.length]);
  const counts = { past: 1, ended: 1, today: 2, lasting: 2, offer: 2, closed: 1, without: 2 };
  expect(Object.fromEntries(types)).toEqual(counts);
});

test('the server is told of every form in every language, where one of them has fields or words of its own', async () => {
  const overlay = {
    sections: [{ id: 'a', fields: [{ id: 'topic', label: 'विषय', choices: [{ id: 'tax', label: 'कर' }] }] }],
  };
  const forms = async (files: Record<string, FileSource>) => {
    const index = valid(checkSite(files));
    const sites = compiler.resolve(index, 'production', resolveBlock);
    const told = await contactService(index, sites, '', {
      write: () => {},
    });
    return told?.locales.map((locale) =>
      locale.forms?.map(({ pages: at, fields, sentText }) => [
        at,
        ...(sentText ? [sentText] : []),
        fields.map(({ type, label, choices, says }) => [
          label,
          choices,
          type === 'number' ? says.most : says.missing,
        ]),
      ]),
    );
  };
  const pages = {
    'pages/a.json': page({ ...PANEL, fields: [TOPIC] }),
    'pages/b.json': page(PANEL),
    'pages/c.json': page(PANEL),
  };
  expect(await forms(hi('pages/a.json', overlay, pages))).toEqual([
    [
      [['/a'], [['About', [{ id: 'tax', label: 'Taxes' }], 'Please choose at “About”']]],
      [['/b', '/c'], []],
    ],
    [
      [['/hi/a'], [['विषय', [{ id: 'tax', label: 'कर' }], 'Please choose at “विषय”']]],
      [['/hi/b', '/hi/c'], []],
    ],
  ]);
  // Of a long label the first words are said again.
  const label = 'I have read the rules of the house and follow them';
  const others = [AGE, { id: 'member', type: 'tick', label }];
  expect(await forms({ 'pages/b.json': page({ ...PANEL, fields: others }) })).toEqual([
    [
      [
        ['/b'],
        [
          ['Age at Firm', [], 'Please enter 17 or less at “Age at Firm”'],
          [label, [], 'Please tick “I have read the rules of the house and…”'],
        ],
      ],
    ],
  ]);
  expect(await forms({ 'pages/b.json': page(PANEL) })).toEqual([undefined]);
  const files = library();
  const branches = 'pages/branches/[slug].json';
  const sections = [{ ...PANEL, sentText: '{brand} in {item.name}' }];
  const each = { ...files, [branches]: { ...files[branches], sections } };
  expect(await forms(each)).toEqual([[[['/branches/harbour'], 'Firm in Harbour', []]]]);
});

test('a message that nobody has to write is not marked as needed, by the form and the service alike', async () => {
  const files = (more: object) => ({
    'site.json': site({ contact: { endpoint: '/contact', ...more }, captcha: { provider: 'none' } }),
  });
  const needed = async (more: object) => {
    const html = await htmlOf(PANEL, files(more));
    return [/<textarea[^>]*required/.test(html), /-comments">(.*?)<\/label>/.exec(html)?.[1]?.includes('*')];
  };
  expect(await needed({})).toEqual([true, true]);
  expect(await needed({ message: 'optional' })).toEqual([false, false]);
  const index = valid(checkSite({ ...files({ message: 'optional' }), 'pages/a.json': page(PANEL) }));
  const sites = compiler.resolve(index, 'production', resolveBlock);
  const service = await contactService(index, sites, '', { write: () => {} });
  expect(service?.message).toBe('optional');
});

test('the service asks for consent in the words of each language', async () => {
  const locales = ['en', 'hi'].map((code) => ({ code, name: code, dir: 'ltr' }));
  const contact = { endpoint: '/contact', consent: { label: 'I agree.' } };
  const index = valid(
    checkSite({
      'site.json': site({ locales, contact, captcha: { provider: 'none' } }),
      'locales/hi/site.json': { contact: { consent: { label: 'मैं सहमत हूँ।' } } },
      'pages/a.json': page(PANEL),
    }),
  );
  const sites = compiler.resolve(index, 'production', resolveBlock);
  const service = await contactService(index, sites, '', { write: () => {} });
  expect(service?.locales.map(({ consent }) => consent)).toEqual(['<p>I agree.</p>', '<p>मैं सहमत हूँ।</p>']);
});
