import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { root } from '../../src/command/root.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own } from '../../src/content/json/json.ts';
import { blockSnippets } from '../../src/generate/snippets.ts';
import { schemaFiles } from './support/schemas.ts';
import { article, check, page } from './support/site.ts';

/** The service that completes, explains and checks JSON in editors; it finds a schema by a file's own `$schema`. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({ validate: true, allowComments: false });

const at = (path: string) => pathToFileURL(join(root, 'site-config', path)).href;
function open(path: string, text: string) {
  const document = TextDocument.create(at(path), 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

/** What the service offers at the mark `|`. */
async function items(path: string, marked: string) {
  const { document, json } = open(path, marked.replace('|', ''));
  const position = document.positionAt(marked.indexOf('|'));
  return (await service.doComplete(document, position, json))?.items ?? [];
}
const offered = async (path: string, marked: string) => (await items(path, marked)).map(({ label }) => label);
/** The names that are completed without a value. */
const bare = (found: Awaited<ReturnType<typeof items>>) =>
  found.flatMap(({ label, textEdit }) => (textEdit?.newText.includes(': ') ? [] : [label]));
const SCHEMA = '"$schema": "../../schemas/page.schema.json"';
/** What the service says where the mouse rests on a text. */
async function hovered(path: string, text: string, on: string) {
  const { document, json } = open(path, text);
  const hover = await service.doHover(document, document.positionAt(text.indexOf(on) + 1), json);
  return JSON.stringify(hover?.contents ?? '');
}
const section = (inside: string) => `{ ${SCHEMA}, "sections": [{ ${inside} }] }`;
const ofSite = (inside: string) => `{ "$schema": "../schemas/site.schema.json", ${inside} }`;
const mistakes = async (path: string, text: string) => {
  const { document, json } = open(path, text);
  return (await service.doValidation(document, json)).map(({ message }) => message);
};

const blocks = [...schemaFiles].flatMap(([path, schema]): [string, JsonObject][] => {
  const type = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1];
  return type === undefined ? [] : [[type, schema]];
});

const columnBlocks = JSON.stringify(schemaFiles.get('shared/column-block.schema.json'));
const inColumns = blocks
  .map(([type]) => type)
  .filter((type) => columnBlocks.includes(`blocks/${type}.schema`));

describe('with nothing but an editor that knows JSON', () => {
  test('a translation is offered nothing that no language changes', async () => {
    const of = (file: string, inside: string) =>
      offered(
        `locales/hi/${file}`,
        `{ "$schema": "../../../schemas/locales/${file.replace('.json', '.schema.json')}", ${inside} }`,
      );
    expect(await of('navigation.json', '"primary": [{ | }]')).toEqual(['id', 'title', 'children']);
    expect(await of('navigation.json', '"mobileBar": [{ | }]')).toContain('link');
    expect(await of('site.json', '|')).not.toContain('baseUrl');
  });

  test('every block type is offered', async () => {
    const labels = await offered('pages/a.json', section('"type": "|"'));
    expect(blocks.map(([type]) => `"${type}"`).filter((label) => !labels.includes(label))).toEqual([]);
  });

  test.each([
    ['pages/a.json', section('"type": "|"')],
    ['pages/a.json', section('"type": "columns", "blocks": [{ "type": "|" }]')],
    [
      'locales/hi/pages/a.json',
      '{ "$schema": "../../../../schemas/locales/page.schema.json", "sections": [{ "type": "|" }] }',
    ],
  ])('in %s each type that is offered has its block’s words: %s', async (path, marked) => {
    const says = new Map(blocks.map(([type, schema]) => [`"${type}"`, own(schema, 'description')]));
    const found = (await items(path, marked)).filter(({ label }) => says.has(label));
    expect(found.length).toBeGreaterThan(9);
    expect(found.filter(({ label, documentation }) => documentation !== says.get(label))).toEqual([]);
  });

  test.each([
    ['a page', 'pages/a.json', (inside: string) => section(inside), blocks.map(([type]) => type)],
    [
      'columns',
      'pages/a.json',
      (inside: string) =>
        section(
          `"type": "columns", "id": "a", "blocks": [{ ${inside} }, { "type": "quote", "id": "b", "text": "A" }]`,
        ),
      inColumns,
    ],
    [
      'a page for each item',
      'pages/[slug].json',
      (inside: string) => section(inside).replace('schemas/', 'schemas/templates/'),
      blocks.map(([type]) => type),
    ],
  ])('in %s a section is asked for its type first', async (_, path, within, types) => {
    const [first, ...more] = await items(path, within('|'));
    expect([first?.label, first?.textEdit?.newText, more]).toEqual(['type', '"type": $1', []]);
    expect(String(first?.documentation)).toContain('it decides which fields it has');
    const found = await items(path, within('"type": |'));
    expect(found.map(({ label }) => label)).toEqual(types.map((type) => `"${type}"`));
    expect(found.filter(({ documentation }) => !documentation)).toEqual([]);
    const ofSection = async (inside: string) =>
      (await mistakes(path, within(inside))).filter((one) => !/"(title|seo)"/.test(String(one)));
    expect(await ofSection('"id": "a"')).toEqual(['Missing property "type".']);
    const [wrong, ...others] = await ofSection('"type": "accordoin", "id": "a"');
    expect(wrong).toMatch(/^Value is not accepted. Valid values: "accordion", /);
    expect(others).toEqual([]);
  });

  test('in a list of sections each block is offered as a whole, by its name', async () => {
    const found = await items('pages/a.json', `{ ${SCHEMA}, "sections": [|] }`);
    const says = ([type, schema]: (typeof blocks)[number]) => [type, own(schema, 'description')];
    expect(found.map(({ label, documentation }) => [label, documentation])).toEqual(blocks.map(says));
    const quote = found.find(({ label }) => label === 'quote');
    expect(quote?.textEdit?.newText).toMatch(/^\{\n {2}"type": "quote",\n {2}"id": "\$\{1:quote\}"/);
  });

  test.each(blocks)(
    '%s: every property is offered with its value, and explains itself on hover',
    async (type, schema) => {
      const properties = own(schema, 'properties');
      const names = isObject(properties) ? Object.keys(properties).filter((name) => name !== 'type') : [];
      const found = await items('pages/a.json', section(`"type": "${type}", |`));
      const labels = found.map(({ label }) => label);
      expect(names.filter((name) => !labels.includes(name))).toEqual([]);
      expect(bare(found)).toEqual([]);
      for (const name of names) {
        const text = section(`"type": "${type}", "${name}": 0`);
        const { document, json } = open('pages/a.json', text);
        const hover = await service.doHover(
          document,
          document.positionAt(text.indexOf(`"${name}": 0`) + 1),
          json,
        );
        expect(JSON.stringify(hover?.contents ?? ''), name).toMatch(/[A-Za-z]{3}/);
      }
    },
  );

  test.each(blocks)('%s: its examples are right, and a misspelt property is marked', async (type, schema) => {
    const examples = own(schema, 'examples');
    for (const example of isArray(examples) ? examples : []) {
      const text = `{ ${SCHEMA}, "title": "A", "seo": { "title": "A", "description": "A" }, "sections": [${JSON.stringify(example)}] }`;
      expect(await mistakes('pages/a.json', text)).toEqual([]);
    }
    const wrong = await mistakes('pages/a.json', section(`"type": "${type}", "id": "a", "headign": "A"`));
    expect(wrong.join()).toContain('headign');
  });

  test('the name of a variable explains itself on hover', async () => {
    const text = ofSite('"variables": { "hotline": "1" }');
    expect(await hovered('site.json', text, '"hotline"')).toContain('What stands where a text says');
  });

  test.each([
    ['pages/a.json', section('"type": "prose", "tone": "ink"'), '"ink"', 'Light text on the dark ground'],
    ['pages/a.json', section('"type": "banner"'), '"banner"', 'The opening of a page'],
    ['pages/a.json', section('"type": "callout", "kind": "key"'), '"key"', 'What to keep in mind'],
    ['pages/a.json', `{ ${SCHEMA}, "seo": { "robots": "noindex" } }`, '"noindex"', 'asked to leave it out'],
    ['site.json', ofSite('"captcha": { "provider": "altcha" }'), '"altcha"', 'nobody else is asked'],
    ['site.json', ofSite('"contact": { "failureNotice": "none" }'), '"none"', 'Nothing is said'],
  ])('in %s a word of a list explains itself on hover: %s', async (path, text, word, said) => {
    expect(await hovered(path, text, word)).toContain(said);
  });

  test.each([
    ['pages/[slug].json', `{ ${SCHEMA.replace('page', 'templates/page')}, | }`],
    [
      'pages/[slug].json',
      `{ ${SCHEMA.replace('page', 'templates/page')}, "sections": [{ "type": "banner", | }] }`,
    ],
    ['site.json', ofSite('|')],
    [
      'schemas/a.schema.json',
      '{ "$schema": "../../schemas/type.schema.json", "properties": { "a": { | } } }',
    ],
    ['locales/hi/pages/a.json', '{ "$schema": "../../../../schemas/locales/page.schema.json", | }'],
  ])('in %s a name comes with its value: %s', async (path, marked) => {
    const found = await items(path, marked);
    expect(found.length).toBeGreaterThan(2);
    expect(bare(found)).toEqual([]);
  });

  test.each([
    ['"heading": 3', ['Incorrect type. Expected one of string, object.']],
    ['"heading": ""', ['String is shorter than the minimum length of 1.']],
    ['"heading": { "$item": "/title" }', []],
    ['"heading": { "$itm": "/title" }', ['Missing property "$item".', 'Property $itm is not allowed.']],
    [
      '"heading": "A", "text": { "$item": "about" }',
      ['Expected: a field’s name after a slash, such as “/title”.'],
    ],
    ['"heading": "A", "layout": "besid"', ['Value is not accepted. Valid values: "beside", "behind".']],
    ['"heading": "A", "image": { "src": "/images/a.svg" }', ['Missing property "alt".']],
  ])('on a page for each item a wrong value or binding is marked once: %s', async (inside, marked) => {
    const banner = `[{ "type": "banner", "id": "a", ${inside} }]`;
    const seo = '"seo": { "title": "A", "description": "A" }';
    const text = `{ ${SCHEMA.replace('page', 'templates/page')}, "title": "A", ${seo}, "sections": ${banner} }`;
    expect(await mistakes('pages/[slug].json', text)).toEqual(marked);
    expect(await hovered('pages/[slug].json', text, '"heading"')).toContain('The section’s heading');
  });

  test('words of a list are offered', async () => {
    expect(await offered('site.json', ofSite('"money": { "currency": "|" }'))).toContain('"CHF"');
    expect(await offered('pages/a.json', section('"type": "prose", "tone": "|"'))).toEqual(
      expect.arrayContaining(['"paper"', '"tint"', '"ink"']),
    );
    const field = '"properties": { "price": { "type": "number", "format": "|" } }';
    const type = `{ "$schema": "../../schemas/type.schema.json", ${field} }`;
    expect(await offered('schemas/courses.schema.json', type)).toEqual(
      expect.arrayContaining(['"money"', '"accent"']),
    );
  });

  test('a translation is completed too', async () => {
    const text = '{ "$schema": "../../../../schemas/locales/page.schema.json", | }';
    expect(await offered('locales/hi/pages/a.json', text)).toEqual(
      expect.arrayContaining(['title', 'seo', 'sections']),
    );
  });
});

/** A list of `schemas/ids/`: what may be written, and what each is called. */
function listed(name: string): readonly (readonly [string, string])[] {
  const list: JsonObject = JSON.parse(readFileSync(join(root, `schemas/ids/${name}.schema.json`), 'utf8'));
  const names = [own(list, 'anyOf')]
    .filter(isArray)
    .flat()
    .find((one) => isObject(one) && isArray(own(one, 'enum')));
  const [values, details] = [names, names].map((list, i) =>
    isObject(list) ? own(list, i === 0 ? 'enum' : 'enumDetails') : undefined,
  );
  return (isArray(values) ? values : []).map((value, i) => [
    JSON.stringify(value),
    String(isArray(details) ? details[i] : ''),
  ]);
}
const overlay = (name: string, inside: string) =>
  [
    `locales/hi/collections/${name}.json`,
    `{ "$schema": "../../../../schemas/locales/collections/${name}.schema.json", "items": [{ ${inside} }] }`,
  ] as const;
const carousel = (collection: string) =>
  section(`"type": "card-carousel", "collection": "${collection}", "items": ["|"]`);

describe('names of what the site has', () => {
  const places: readonly (readonly [string, string, string])[] = [
    ['cities', 'pages/a.json', section('"type": "contact-panel", "defaultCity": "|"')],
    ['services', 'pages/a.json', section('"type": "service-detail", "item": "|"')],
    ['services', 'pages/a.json', carousel('services')],
    ['profiles', 'pages/a.json', section('"type": "profile-banner", "item": "|"')],
    ['profiles', 'pages/a.json', section('"type": "profile-tiles", "items": ["|"]')],
    ['articles', 'pages/a.json', section('"type": "article-body", "item": "|"')],
    ['events', 'pages/a.json', section('"type": "video-detail", "item": "|"')],
    ['publications', 'pages/a.json', carousel('publications')],
    ['testimonials', 'pages/a.json', section('"type": "testimonials", "items": ["|"]')],
    ['team', ...overlay('team', '"id": "|"')],
    ['events', ...overlay('events', '"id": "|"')],
    [
      'accents',
      'collections/profiles/a.json',
      '{ "$schema": "../../../schemas/collections/profiles.schema.json", "accent": "|" }',
    ],
    ['pages', 'pages/a.json', section('"type": "banner", "actions": [{ "href": "|" }]')],
    ['picture-paths', 'pages/a.json', section('"type": "banner", "image": { "src": "|" }')],
    ['picture-paths', 'pages/a.json', `{ ${SCHEMA}, "seo": { "image": "|" } }`],
    [
      'pages',
      'navigation.json',
      '{ "$schema": "../schemas/navigation.schema.json", "primary": [{ "link": "|" }] }',
    ],
  ];
  test.each(places)('%s are offered with their names in %s', async (name, path, marked) => {
    const found = new Map((await items(path, marked)).map(({ insertText, detail }) => [insertText, detail]));
    const expected = listed(name);
    expect(expected.length).toBeGreaterThan(2);
    expect(expected.filter(([value, called]) => found.get(value) !== called)).toEqual([]);
    if (name !== 'pages') expect(found.size).toBe(expected.length);
  });

  test('one hovers over an id and reads what it stands for', async () => {
    const [first] = listed('cities');
    const text = section(`"type": "contact-panel", "defaultCity": ${first?.[0]}`);
    const { document, json } = open('pages/a.json', text);
    const hover = await service.doHover(
      document,
      document.positionAt(text.indexOf(first?.[0] ?? '') + 1),
      json,
    );
    expect(JSON.stringify(hover?.contents)).toContain(first?.[1]);
  });

  test('one that there is not is marked; a link may lead anywhere', async () => {
    const wrong = section('"type": "contact-panel", "id": "a", "defaultCity": "atlantis"');
    expect((await mistakes('pages/a.json', wrong)).join()).toContain('Valid values');
    expect((await mistakes(...overlay('team', '"id": "nobody"'))).join()).toContain('Valid values');
    const other = section(
      '"type": "card-carousel", "collection": "services", "items": ["union-budget-2023"]',
    );
    expect((await mistakes('pages/a.json', other)).join()).toContain('Valid values');
    const outside = section(
      '"type": "banner", "actions": [{ "label": "A", "href": "https://example.com/#a" }]',
    );
    expect((await mistakes('pages/a.json', outside)).join()).not.toContain('Valid values');
    const spaced = await mistakes('pages/a.json', outside.replace('example.com/', 'example.com/a b'));
    expect(spaced.filter((one) => String(one).startsWith('Expected'))).toEqual([
      'Expected: a path such as “/contact-us” or an address, without spaces, quotes and backslashes.',
    ]);
  });

  test('every field that names an item, a page or an accent has its list', () => {
    const bare = [...schemaFiles].flatMap(([path, schema]) => fieldsWithoutList(schema, path));
    // A social network is no page of the site.
    expect(bare).toEqual(['site.schema.json/properties/social/items/properties/url']);
  });

  test('the compiler asks another site for its own: one mistake, one diagnostic', () => {
    const shown = page(
      { type: 'article-body', id: 'a', item: 'tax' },
      { type: 'article-body', id: 'b', item: 'atlantis' },
    );
    const found = check({ 'pages/a.json': shown, 'collections/articles/tax.json': article('tax') });
    expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['reference/item', '/sections/1/item'],
    ]);
  });
});

function fieldsWithoutList(value: JsonValue, pointer: string): string[] {
  if (isArray(value)) return value.flatMap((item, i) => fieldsWithoutList(item, `${pointer}/${i}`));
  if (!isObject(value)) return [];
  const format = own(value, 'format');
  const list =
    own(value, 'type') !== 'string'
      ? undefined
      : format === 'link'
        ? 'pages'
        : format === 'accent'
          ? 'accents'
          : own(value, 'collection');
  const isBare =
    typeof list === 'string' && !JSON.stringify(own(value, 'allOf') ?? '').includes(`ids/${list}.`);
  const inner = Object.entries(value).filter(([key]) => key !== 'examples');
  return [
    ...(isBare ? [pointer] : []),
    ...inner.flatMap(([key, item]) => fieldsWithoutList(item, `${pointer}/${key}`)),
  ];
}

test('a snippet for each block writes its example', () => {
  const snippets = blockSnippets(schemaFiles);
  expect(
    Object.values(snippets)
      .map(({ prefix }) => prefix)
      .sort(),
  ).toEqual(blocks.map(([type]) => `block-${type}`).sort());
  const plain = (body: readonly string[]) =>
    body
      .join('\n')
      .replace(/\$\{\d+:((?:[^}\\]|\\.)*)\}/g, '$1')
      .replace(/\\([\\$}])/g, '$1');
  for (const [type, schema] of blocks) {
    const examples = own(schema, 'examples');
    const [first] = isArray(examples) ? examples : [];
    expect(JSON.parse(plain(snippets[`Section: ${type}`]?.body ?? []))).toEqual(first);
  }
});
