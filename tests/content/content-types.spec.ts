import { describe, expect, test } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import type { JsonObject } from '../../src/content/json/json.ts';
import { branch, branchType, library } from './support/branches.ts';
import { garden, panel, places, placesType } from './support/places.ts';
import { checkSite, compiler, page, report as reportOf, seo, valid } from './support/site.ts';

const report = (more: Parameters<typeof library>[0] = {}) => reportOf(library(more));

describe('a type of the site’s own', () => {
  test('has pages, cards, search and structured data by the roles of its fields', () => {
    const checked = checkSite(library());
    expect(checked.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const [english] = compiler.resolve(valid(checked), 'production', resolveBlock);
    const list = english?.page('/branches').sections[0]?.data;
    expect(list).toMatchObject({
      shown: { cards: [{ id: 'harbour', title: 'Harbour', text: 'Books by the sea.' }] },
    });
    const head = english?.page('/branches/harbour').head;
    expect(head?.title).toBe('Branch Harbour');
    expect(head?.tags.map(({ text = '' }) => text).join()).toContain('"@type":"Library"');
    expect(english?.searchIndex().map(({ href }) => href)).toContain('/branches/harbour');
  });

  test('is checked by its schema like any other, its entries too where they are a list', () => {
    expect(report({ 'collections/branches/pier.json': branch('pier', { nme: 'Pier' }) })).toEqual([
      'collections/branches/pier.json:10:3-10:8 schema/unknown-property /nme · “nme” is not a property here. Possible: $schema, isActive, slug, name, about, photo, region, opensOn.',
    ]);
    const regions = { $schema: '../schemas/regions.schema.json', items: [{ id: 'north' }] };
    expect(report({ 'collections/regions.json': regions })).toEqual([
      'collections/regions.json:4:5-4:6 schema/missing-property /items/0 · The property “name” is missing here.',
    ]);
  });

  test('is called as its editors call it', () => {
    const called = (title: string) => report({ 'schemas/branches.schema.json': { ...branchType(), title } });
    expect(called('Événement')).toEqual([]);
    expect(called('Rendez-vous du soir')).toEqual([]);
  });

  test('what it refers to is there', () => {
    expect(report({ 'collections/branches/harbour.json': branch('harbour', { region: 'nort' }) })).toEqual([
      'collections/branches/harbour.json:10:13-10:19 reference/item /region · There is no entry “nort” in regions. Did you mean “north”?',
    ]);
  });

  test('takes the place of one of the engine’s', () => {
    const files = library({ 'schemas/cities.schema.json': branchType({ store: 'folder' }) });
    const { index } = checkSite({
      ...files,
      'collections/cities/a.json': { ...branch('a'), $schema: '../../schemas/cities.schema.json' },
    });
    expect([...(index.collections.get('cities')?.byKey.keys() ?? [])]).toEqual(['a']);
  });

  test('is chosen by a block that asks for roles, where several types play them', () => {
    const said = { type: 'string', minLength: 1, description: 'What is said.' };
    const accent = { type: 'string', format: 'accent', description: 'Its colour.' };
    const voices = (name: string, key: string) => ({
      [`schemas/${name}.schema.json`]: {
        ...branchType({ quote: '/said', accent: '/hue' }, { said, hue: accent }),
        required: ['slug', 'name', 'about', 'photo', 'said', 'hue'],
      },
      [`collections/${name}/${key}.json`]: {
        ...branch(key, { said: `By ${key}`, hue: 'saffron' }),
        $schema: `../../schemas/${name}.schema.json`,
      },
    });
    const files = (more: object) =>
      library({
        ...voices('guests', 'ada'),
        ...voices('staff', 'bo'),
        'pages/a.json': page({ type: 'testimonials', id: 'a', heading: 'Voices', ...more }),
      });
    const quotes = (more: object) => {
      const [english] = compiler.resolve(valid(checkSite(files(more))), 'production', resolveBlock);
      return Object(english?.page('/a').sections[0]?.data).shown.quotes.map(({ id }: { id: string }) => id);
    };
    expect(quotes({})).toEqual(['ada']);
    expect(quotes({ collection: 'staff' })).toEqual(['bo']);
    expect(quotes({ collection: 'staff', items: ['bo'] })).toEqual(['bo']);
    expect(quotes({ items: ['ada'] })).toEqual(['ada']);
    expect(report(files({ collection: 'staff', items: ['ada'] }))).toEqual([
      expect.stringMatching(/reference\/item \/sections\/0\/items\/0 · There is no entry “ada” in staff\./),
    ]);
    expect(report(files({ collection: 'regions' }))).toEqual([
      expect.stringMatching(/reference\/type \/sections\/0\/collection · /),
    ]);
  });

  test('takes the part of the engine’s own in a block that asks for roles, whatever its name', () => {
    const text = { type: 'string', minLength: 1, description: 'A text.' };
    const roles = { person: '/head', email: '/mail', phone: '/tel', address: '/place' };
    const type = branchType(roles, { head: text, mail: text, tel: text, place: text });
    const required = ['slug', 'name', 'about', 'photo', 'head', 'mail', 'tel', 'place'];
    const contact = (defaultCity: string) => ({
      'schemas/houses.schema.json': { ...type, required },
      'collections/houses/pier.json': {
        ...branch('pier', { head: 'Ada', mail: 'a@example.com', tel: '112', place: 'Pier 1' }),
        $schema: '../../schemas/houses.schema.json',
      },
      'pages/contact.json': page({
        type: 'contact-panel',
        id: 'contact',
        heading: 'Contact',
        formHeading: 'Form',
        cityHeading: 'Houses',
        defaultCity,
        submitLabel: 'Send',
        mobileLabel: 'SEND',
      }),
    });
    const [english] = compiler.resolve(
      valid(checkSite(library(contact('pier')))),
      'production',
      resolveBlock,
    );
    expect(english?.page('/contact').sections[0]?.data).toMatchObject({
      cities: [{ id: 'pier', person: 'Ada' }],
    });
    expect(report(contact('pir'))).toEqual([
      expect.stringMatching(
        /reference\/item \/sections\/0\/defaultCity · There is no entry “pir” in houses\. Did you mean “pier”\?$/,
      ),
    ]);
  });

  test('of two with the roles of a contact panel, that which it names', () => {
    const other = {
      'schemas/a-places.schema.json': placesType(),
      'collections/a-places.json': {
        $schema: '../schemas/a-places.schema.json',
        items: garden.items.map((one) => ({ ...one, id: 'shed' })),
      },
    };
    const told = (more: object) => ({ ...places, ...other, 'pages/a.json': page({ ...panel, ...more }) });
    const cities = (more: object) => {
      const [english] = compiler.resolve(valid(checkSite(told(more))), 'production', resolveBlock);
      const { data } = english?.page('/a').sections[0] ?? {};
      return Object(data).cities.map(({ id }: { id: string }) => id);
    };
    expect(cities({ defaultCity: 'shed' })).toEqual(['shed']);
    expect(cities({ collection: 'places' })).toEqual(['garden']);
    expect(reportOf(told({ collection: 'places', defaultCity: 'shed' }))).toEqual([
      expect.stringMatching(
        /reference\/item \/sections\/0\/defaultCity · There is no entry “shed” in places\./,
      ),
    ]);
  });

  test('whose items are people stands on a page by group, or name by name', () => {
    const text = { type: 'string', minLength: 1, description: 'A text.' };
    const required = ['slug', 'name', 'about', 'photo', 'full', 'does', 'team'];
    const type = branchType(
      { person: '/full', position: '/does', group: '/team' },
      {
        full: text,
        does: text,
        team: text,
        led: { type: 'array', items: { ...text, reference: 'branches' } },
      },
    );
    const person = (slug: string, more = {}) =>
      branch(slug, { name: slug, full: slug, does: 'Cooks', team: 'kitchen', ...more });
    const shown = (more: JsonObject) => {
      const files = library({
        'schemas/branches.schema.json': { ...type, required },
        'collections/branches/ada.json': person('ada', { led: ['eva', 'ben'] }),
        'collections/branches/ben.json': person('ben', { team: 'board' }),
        'collections/branches/eva.json': person('eva'),
        'collections/branches/harbour.json': undefined,
        'pages/branches/[slug].json': {
          ...page({ type: 'team-list', id: 'team', heading: 'Team', collection: 'branches', ...more }),
          $schema: '../../../schemas/page.schema.json',
          title: '{item.name}',
          seo: { ...seo, title: 'Person {item.name}' },
          each: 'branches',
        },
      });
      const [english] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
      return english
        ?.page('/branches/ada')
        .sections.map(({ data }) => Object(data).people.map(({ id }: { id: string }) => id));
    };
    expect(shown({ group: 'kitchen' })).toEqual([['ada', 'eva']]);
    expect(shown({ items: { $item: '/led', else: 'hide' } })).toEqual([['eva', 'ben']]);
    expect(shown({ items: ['ben', 'eva'], group: 'kitchen' })).toEqual([['eva']]);
  });

  test('holds an item back from the day that plays that role, and by no other date', () => {
    const later = branch('later', { opensOn: '2024-07-01' });
    const shown = (role: object) =>
      valid(
        checkSite({
          ...library({ 'collections/branches/later.json': later }),
          'schemas/branches.schema.json': branchType({ ...role }),
        }),
      ).routes.has('/branches/later');
    expect(shown({ date: '/opensOn' })).toBe(true);
    expect(shown({ publishedFrom: '/opensOn' })).toBe(false);
  });
});
