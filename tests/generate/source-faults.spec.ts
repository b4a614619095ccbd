import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceFaults } from '../../src/generate/source-faults.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A block's schema whose field `of` is described so, on the third line. */
const block = (field: string, name = 'map') =>
  `{ "type": "object", "properties": {\n"type": { "const": "${name}" },\n"of": ${field} } }`;
const TEXT = block('{ "type": "string" }');

async function told(files: Readonly<Record<string, string>>) {
  const all = {
    'schemas/blocks/map.schema.json': TEXT,
    'schemas/collections/cities.schema.json': '{ "type": "object" }',
    'src/blocks/map/map.tsx': '',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return sourceFaults(root);
}

test('nothing is wrong', async () => {
  expect(await told({})).toEqual([]);
});

test('a list of what the site has, which is made anew, may hold the marks of a merge', async () => {
  expect(await told({ 'schemas/ids/cities.schema.json': '<<<<<<< HEAD\n' })).toEqual([]);
});

test('a record of versions that two branches have changed is told at its place', async () => {
  expect(await told({ 'schemas/versions.json': '{\n<<<<<<< HEAD\n}' })).toEqual([
    expect.stringMatching(/^schemas\/versions\.json:2:1: Two versions of the file were merged/),
  ]);
});

test('faults of a schema and of a view are told at one time', async () => {
  const files = {
    'schemas/blocks/map.schema.json': block('{ "type": "strin" }'),
    'src/blocks/map/map.tsx': "import styles from './map.module.css';",
  };
  expect(await told(files)).toEqual([
    'src/blocks/map/map.tsx:1:21: There is no file “./map.module.css”.',
    expect.stringMatching(/^schemas\/blocks\/map.schema.json:3:17: “strin” is not one/),
  ]);
});

test.each([
  ['no JSON', '{ "a": 1,\n "b" }', '2:6: A colon is missing after the name.'],
  [
    'a name that stands twice',
    '{ "a": 1,\n "a": 2 }',
    '2:2: “a” stands twice in this object. Remove one of the two.',
  ],
  ['no object', '[]', '1:1: One object in braces belongs here.'],
  [
    'a type that there is not',
    block('{ "type": "strin", "default": "five" }'),
    '3:17: “strin” is not one of the values possible here: string, number, integer, boolean, array, object, null. Did you mean “string”?',
  ],
  [
    'a default of another type',
    block('{ "type": "integer", "default": "five" }'),
    '3:39: The default “five” is not of the type that the field has: integer.',
  ],
  [
    'a word without its type',
    block('{ "minLength": 3 }'),
    '3:7: “minLength” needs "type": "string" beside it.',
  ],
  [
    'a field without a type',
    block('{ "description": "Where it lies." }'),
    '3:7: “of” does not say what it holds: give it a "type", such as "string", or a "$ref".',
  ],
  [
    'a field that leaves its type to a shared schema',
    block('{ "allOf": [{ "$ref": "../collections/cities.schema.json" }], "description": "Which one." }'),
    '3:7: “of” needs "type": "object" before "allOf": editors complete its value by that.',
  ],
  [
    'a schema that there is not',
    block('{ "$ref": "../shared/pin.schema.json" }'),
    '3:17: There is no schema “../shared/pin.schema.json”.',
  ],
  [
    'a content type that there is not',
    block('{ "type": "string", "reference": "citys" }'),
    '3:40: There is no content type “citys”. Did you mean “cities”?',
  ],
  [
    'a block that there is not',
    block('{ "type": "string", "blocks": ["map", "mpa"] }'),
    '3:45: There is no block “mpa”. Did you mean “map”?',
  ],
  [
    'another block’s name',
    block('{ "type": "string" }', 'maps'),
    '2:20: A section of this kind is called by its file’s name: write "type": { "const": "map" }.',
  ],
  [
    'a title that no view can be called by',
    TEXT.replace('{', '{ "title": "A map",'),
    '1:12: The block’s view is called by this title: write it as one word, "title": "Map".',
  ],
])('%s is told at its place', async (_, text, message) => {
  expect(await told({ 'schemas/blocks/map.schema.json': text })).toEqual([
    `schemas/blocks/map.schema.json:${message}`,
  ]);
});

test.each([
  [
    'block.json',
    '{ "script": ',
    '1:13: A value is expected here. Is there a comma too many before it? Write { "script": "live" }.',
  ],
  [
    'block.json',
    '{ "script": "liv" }',
    '1:13: “liv” is not one of the values possible here: live, late. Did you mean “live”?',
  ],
  ['block.json', '{ "scrip": "live" }', '1:3: “scrip” is not “script”.'],
  ['map.tsx', "import styles from './map.module.css';", '1:21: There is no file “./map.module.css”.'],
])('%s of a block’s folder: %s', async (file, text, message) => {
  expect(await told({ [`src/blocks/map/${file}`]: text })).toEqual([`src/blocks/map/${file}:${message}`]);
});

test('a class that its style does not have, which the compiler takes for any name', async () => {
  const view =
    "import styles from '../map/map.module.css';\nconst a = [styles.list, styles.lst, styles.old];";
  const style = '.list:hover {\n  margin: 0.5em;\n}';
  expect(await told({ 'src/blocks/map/map.tsx': view, 'src/blocks/map/map.module.css': style })).toEqual([
    'src/blocks/map/map.tsx:2:32: There is no class “lst” in “../map/map.module.css”. Did you mean “list”?',
    'src/blocks/map/map.tsx:2:44: There is no class “old” in “../map/map.module.css”.',
  ]);
});

test('a view that is called otherwise than its schema, which the compiler tells in a generated file', async () => {
  const files = {
    'schemas/blocks/map.schema.json': TEXT.replace('{', '{ "title": "Map",'),
    'src/blocks/map/map.tsx': 'const zoom = 2;\nexport function Mpa() {}',
  };
  expect(await told(files)).toEqual([
    'src/blocks/map/map.tsx:2:1: The view is called by its schema’s title: write “export function Map”.',
  ]);
});

test('a block made of another one, whose title it still has', async () => {
  const files = {
    'schemas/blocks/map.schema.json': TEXT.replace('{', '{ "title": "Map",'),
    'schemas/blocks/city-map.schema.json': TEXT.replace('{', '{ "title": "Map",').replace(
      '"map"',
      '"city-map"',
    ),
  };
  expect(await told(files)).toEqual([
    'schemas/blocks/city-map.schema.json:1:12: The block “map” has this title: write "title": "CityMap".',
  ]);
});

test.each(['export default function Map() {}', 'function Map() {}', 'const Map = () => null;'])(
  'a view that its file does not export by name: %s',
  async (view) => {
    const files = {
      'schemas/blocks/map.schema.json': TEXT.replace('{', '{ "title": "Map",'),
      'src/blocks/map/map.tsx': view,
    };
    expect(await told(files)).toEqual([
      'src/blocks/map/map.tsx:1:1: The view is called by its schema’s title: write “export function Map”.',
    ]);
  },
);

const HALF: [string, Record<string, string>, string][] = [
  [
    'a folder without its schema',
    { 'src/blocks/pin/pin.tsx': '' },
    'src/blocks/pin: this block has no schema. Write schemas/blocks/pin.schema.json, or remove the folder.',
  ],
  [
    'a folder that was renamed without its schema',
    {
      'src/blocks/map-list/map-list.tsx': '',
      'schemas/blocks/maps-list.schema.json': block('{ "type": "string" }', 'maps-list'),
    },
    'src/blocks/map-list: this block has no schema. Write schemas/blocks/map-list.schema.json, or remove the folder. Did you mean “maps-list”?',
  ],
  [
    'data that nothing makes',
    { 'src/blocks/map/data.ts': '' },
    'src/blocks/map/data.ts: this needs src/blocks/map/resolve.ts beside it. Write that, or remove this.',
  ],
  [
    'a resolver without its data',
    { 'src/blocks/map/resolve.ts': '' },
    'src/blocks/map/resolve.ts: this needs src/blocks/map/data.ts beside it. Write that, or remove this.',
  ],
];
test.each(HALF)('half a block is told: %s', async (_, files, message) => {
  expect(await told(files)).toEqual([message]);
});
