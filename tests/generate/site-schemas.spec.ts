import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { giveSchemas } from '../../src/generate/ids/refresh.ts';
import { IN_MARCH, librarySite } from '../content/support/second-site.ts';
import { compiler } from '../content/support/site.ts';

/** The library, somewhere else, with its own folder of schemas. */
let place = '';
const names = new Map<string, string>();
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'library-'));
  for (const [path, text] of librarySite.files) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), text);
  }
  await giveSchemas(place);
  for (const path of librarySite.files.keys()) names.set(path, await readFile(join(place, path), 'utf8'));
  expect(compiler.check({ ...librarySite, files: names }, IN_MARCH).diagnostics).toEqual([]);
});
afterAll(() => rm(place, { recursive: true, force: true }));

const service = getLanguageService({
  schemaRequestService: (uri) => readFile(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({ validate: true, allowComments: false });

function open(path: string, text: string) {
  const document = TextDocument.create(pathToFileURL(join(place, path)).href, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}
async function marked(path: string, text: string) {
  const { document, json } = open(path, text);
  return (await service.doValidation(document, json)).map(
    ({ message, range }) => `${range.start.line + 1} ${message}`,
  );
}
/** What is offered at the mark `|`. */
async function items(path: string, text: string) {
  const { document, json } = open(path, text.replace('|', ''));
  const found = await service.doComplete(document, document.positionAt(text.indexOf('|')), json);
  return found?.items ?? [];
}
const offered = async (path: string, text: string) => (await items(path, text)).map(({ label }) => label);

describe('a site that lies elsewhere, in an editor that knows nothing but JSON', () => {
  test('nothing that is valid is marked, and no file names the schemas of the engine', async () => {
    expect([...names.values()].join().match(/"[^"]*[^.]schemas\/[^"]*"/g)).toBeNull();
    const wrong: string[] = [];
    for (const [path, text] of names)
      for (const message of await marked(path, text)) wrong.push(`${path}:${message}`);
    expect(wrong).toEqual([]);
  });

  test.each([
    [
      'what a field of its own type refers to',
      'collections/events.json',
      'collections/events',
      '"items": [{ "branch": "|" }]',
      '"hafen"',
    ],
    [
      'its types',
      'pages/a.json',
      'page',
      '"sections": [{ "type": "collection-list", "collection": "|" }]',
      '"branches"',
    ],
    [
      'its pages',
      'pages/a.json',
      'page',
      '"sections": [{ "type": "banner", "actions": [{ "href": "|" }] }]',
      '"/standorte/hafen"',
    ],
    [
      'items of the type that a list names',
      'pages/a.json',
      'page',
      '"sections": [{ "type": "card-carousel", "collection": "regions", "items": ["|"] }]',
      '"seeufer"',
    ],
    [
      'fields of its own type in a translation',
      'locales/fr/collections/branches/hafen.json',
      'locales/collections/branches',
      '|',
      'name',
    ],
    [
      'entries of its own type to translate',
      'locales/fr/collections/regions.json',
      'locales/collections/regions',
      '"items": [{ "id": "|" }]',
      '"seeufer"',
    ],
    [
      'a binding in what search engines are told',
      'pages/standorte/[slug].json',
      'templates/page',
      '"each": "branches", "seo": { "title": { | } }',
      '$item',
    ],
    [
      'a binding in a list',
      'pages/standorte/[slug].json',
      'templates/page',
      '"each": "branches", "sections": [{ "type": "event-facts", "actions": [{ "$|" }] }]',
      '$item',
    ],
    ['a role of a type', 'schemas/rooms.schema.json', 'type', '"collection": { | }', 'structuredData'],
    [
      'a keyword of its field',
      'schemas/rooms.schema.json',
      'type',
      '"properties": { "a": { | } }',
      'minLength',
    ],
    [
      'what is more than a word',
      'schemas/rooms.schema.json',
      'type',
      '"properties": { "a": { "$ref": | } }',
      '"../.schemas/shared/image.schema.json"',
    ],
    [
      'the type that its field names',
      'schemas/rooms.schema.json',
      'type',
      '"properties": { "a": { "reference": "|" } }',
      '"branches"',
    ],
  ])('%s is offered', async (_, path, schema, inside, label) => {
    const up = '../'.repeat(path.split('/').length - 1);
    const text = `{ "$schema": "${up}.schemas/${schema}.schema.json", ${inside} }`;
    expect(await offered(path, text)).toContain(label);
  });

  test('what a field of a type says comes with its value, and with the engine’s words', async () => {
    const text = '{ "$schema": "../.schemas/type.schema.json", "properties": { "a": { | } } }';
    const found = new Map((await items('schemas/rooms.schema.json', text)).map((one) => [one.label, one]));
    const written = ['type', 'format', 'reference', '$ref', 'items', 'enum', 'minLength', 'minItems'];
    const shown = (name: string) => found.get(name)?.textEdit?.newText.replace(/\$\{1:(.+)\}$/, '<$1>');
    expect(written.map(shown)).toEqual([
      '"type": $1',
      '"format": "$1"',
      '"reference": "$1"',
      '"\\$ref": $1',
      '"items": {$1}',
      '"enum": [$1]',
      '"minLength": <1>',
      '"minItems": <1>',
    ]);
    expect(found.get('type')?.documentation).toMatch(/^The kind of value that an editor writes/);
  });

  test('the schema of a block that is gone goes, and nothing else is written', async () => {
    const gone = ['.schemas/blocks/gone.schema.json', '.schemas/locales/blocks/gone.schema.json'];
    for (const path of gone) await writeFile(join(place, path), '{}');
    expect(await giveSchemas(place)).toBe(0);
    expect(gone.filter((path) => existsSync(join(place, path)))).toEqual([]);
    expect(existsSync(join(place, '.schemas/blocks/prose.schema.json'))).toBe(true);
  });

  test('an item or a type that there is not is marked, and a field that a type lacks', async () => {
    const text = (entry: string) =>
      `{ "$schema": "../.schemas/collections/events.schema.json", "items": [{ ${entry} }] }`;
    expect((await marked('collections/events.json', text('"branch": "hafn"'))).join()).toContain(
      'Valid values',
    );
    expect((await marked('collections/events.json', text('"titel": "A"'))).join()).toContain('titel');
    const each = '{ "$schema": "../.schemas/templates/page.schema.json", "each": "branchse" }';
    expect((await marked('pages/[slug].json', each)).join()).toContain(
      'Valid values: "articles", "branches"',
    );
  });
});
