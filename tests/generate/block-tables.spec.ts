import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BlockResolver } from '../../src/blocks/block-resolver.ts';
import type { JsonObject } from '../../src/content/json/json.ts';
import { blockTables } from '../../src/generate/block-tables.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blocks-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The lines of the tables that name one of these files' blocks. */
async function tables(files: Readonly<Record<string, string>>, name: string) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const schemas = new Map<string, JsonObject>([
    ['blocks/map.schema.json', { title: 'MapBlock' }],
    ['blocks/fee-list.schema.json', { properties: { collection: { roles: ['title', 'date'] } } }],
  ]);
  const made = await blockTables(folder, schemas);
  return Object.fromEntries(
    [...made].map(([file, text]) => [file, text.split('\n').filter((line) => line.includes(name))]),
  );
}

test('a folder with a view alone is HTML; its schema’s title is its name', async () => {
  expect(await tables({ 'map/map.tsx': '' }, 'map')).toEqual({
    'registry.gen.ts': [
      "  'map': { script: 'static', load: () => import('./map/map.tsx').then((module) => module.MapBlock) },",
    ],
    'islands.gen.ts': [],
    'resolved-data.gen.ts': [],
    'resolvers.gen.ts': [],
  });
});

test('data.ts, resolve.ts and block.json put a block into the other tables', async () => {
  const files = {
    'fee-list/data.ts': '',
    'fee-list/resolve.ts': '',
    'fee-list/block.json': '{ "script": "late" }',
  };
  expect(await tables(files, 'fee-list')).toEqual({
    'registry.gen.ts': [
      "  'fee-list': { script: 'late', load: () => import('./fee-list/fee-list.tsx').then((module) => module.FeeList) },",
    ],
    'islands.gen.ts': [
      "  'fee-list': blockIsland<'fee-list'>(() => import('./fee-list/fee-list.tsx').then((module) => module.FeeList)),",
    ],
    'resolved-data.gen.ts': [
      "import type { FeeListData } from './fee-list/data.ts';",
      "  'fee-list': FeeListData;",
      "  'fee-list': 'title' | 'date';",
    ],
    'resolvers.gen.ts': [
      "import { resolveFeeList } from './fee-list/resolve.ts';",
      "  'fee-list': resolveFeeList,",
    ],
  });
});

test('a resolver asks for the roles that its schema asks of a type, and for no others', () => {
  const resolve: BlockResolver<'testimonials'> = (_, { itemsWith }) => {
    itemsWith(['title', 'quote']);
    // @ts-expect-error A type that lacks it would pass every check of the content.
    itemsWith(['title', 'date']);
    return null;
  };
  expect(resolve).toBeInstanceOf(Function);
});
