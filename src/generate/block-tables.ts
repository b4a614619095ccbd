import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';
import { isObject, type JsonObject, listAt, objectAt, own, stringAt } from '../content/json/json.ts';

/** `price-table` as `PriceTable`. */
export const pascal = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** Where the names of types that the schemas have given already stand. */
const TYPES = ['src/model/content.gen.ts', 'src/model/view.gen.ts', 'src/model/resolved.ts'];
/** `Resolved` would have a `ResolvedData`, as all blocks together have. */
const USED = ['BlockViewProps', 'CardGrid', 'Resolved', 'RichText', 'Section', 'SectionHead'];

/** What a block's view and its type are called: `Map` is the language's, `RichText` is another type's, so they get `Block` behind. */
export async function componentName(name: string): Promise<string> {
  const texts = await Promise.all(TYPES.map((path) => readFile(join(root, path), 'utf8')));
  const types = texts.flatMap((text) => [...text.matchAll(/^export (?:type|interface) (\w+)/gm)]);
  const taken = new Set([...USED, ...types.map(([, type]) => type)]);
  const plain = pascal(name);
  return taken.has(plain) || plain in globalThis ? `${plain}Block` : plain;
}

/** What a block's folder says of it by `block.json`; most have none. */
interface Manner {
  /** When its island wakes: never, `live` in sight, or `late`, at the first sign of a visitor. */
  readonly script?: string;
}

interface BlockFolder extends Manner {
  readonly name: string;
  /** What its view and its schema are called; `resolve…` and `…Data` go with it. */
  readonly component: string;
  readonly files: readonly string[];
  /** What its schema asks of the type that it names; undefined where it names none. */
  readonly roles?: readonly string[] | undefined;
}

type Schemas = ReadonlyMap<string, JsonObject>;

/** The names of the blocks, each a folder of theirs, in their order. */
export async function blockNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
}

async function readBlocks(folder: string, schemas: Schemas): Promise<BlockFolder[]> {
  const blocks = (await blockNames(folder)).map(async (name) => {
    const files = await readdir(join(folder, name));
    // What stands in it was looked at with the schemas.
    const manner: Manner = files.includes('block.json')
      ? JSON.parse(await readFile(join(folder, name, 'block.json'), 'utf8'))
      : {};
    const schema = schemas.get(`blocks/${name}.schema.json`);
    const component = stringAt(schema, 'title') ?? pascal(name);
    const named = own(objectAt(schema, 'properties'), 'collection') ?? (own(schema, 'roles') && schema);
    const roles = isObject(named) ? listAt(named, 'roles').map(String) : undefined;
    return { name, component, files, roles, ...manner };
  });
  return Promise.all(blocks);
}

const lines = (of: readonly string[]) => of.map((line) => `${line}\n`).join('');

const registry = (blocks: readonly BlockFolder[]) => `import type { BlockViewProps } from './block-data.ts';
import type { BlockType } from './block-of.ts';
import type { LazyView } from './lazy-view.ts';

/** Every block type and its view. */
export const views: { readonly [T in BlockType]: LazyView<BlockViewProps<T>> } = {
${lines(
  blocks.map(
    ({ name, component, script = 'static' }) =>
      `  '${name}': { script: '${script}', load: () => import('./${name}/${name}.tsx').then((module) => module.${component}) },`,
  ),
)}};
`;

const islands = (blocks: readonly BlockFolder[]) => `import type { BlockType } from './block-of.ts';
import { type BlockIsland, blockIsland } from './view-props.ts';

/** The blocks that act in the browser. */
export const islands: { readonly [T in BlockType]?: BlockIsland } = {
${lines(
  blocks.map(
    ({ name, component }) =>
      `  '${name}': blockIsland<'${name}'>(() => import('./${name}/${name}.tsx').then((module) => module.${component})),`,
  ),
)}};
`;

const resolvedData = (blocks: readonly BlockFolder[]) => `${lines(
  blocks.map(({ name, component }) => `import type { ${component}Data } from './${name}/data.ts';`),
)}
/** The blocks that need more than their own JSON, and what their resolvers make for their views. */
export interface ResolvedData {
${lines(blocks.map(({ name, component }) => `  '${name}': ${component}Data;`))}}

/** The blocks that name a type or show an item, and the roles that their schemas ask of it: a resolver may ask for these. */
export interface AskedRoles {
${lines(
  blocks.flatMap(({ name, roles }) =>
    roles ? `  '${name}': ${roles.map((role) => `'${role}'`).join(' | ') || 'never'};` : [],
  ),
)}}
`;

const resolvers = (
  blocks: readonly BlockFolder[],
) => `import type { BlockResolver } from './block-resolver.ts';
${lines(blocks.map(({ name, component }) => `import { resolve${component} } from './${name}/resolve.ts';`))}import type { ResolvedData } from './resolved-data.gen.ts';

/** Every block that needs site data, and how it gets it. */
export const resolvers: { readonly [T in keyof ResolvedData]: BlockResolver<T> } = {
${lines(blocks.map(({ name, component }) => `  '${name}': resolve${component},`))}};
`;

/**
 * The tables of all blocks, made of what lies in their folders: the compiler holds them against the schemas, so that a
 * missing, surplus or wrongly typed one is a compile error.
 * @param folder of the blocks
 * @returns text by file name
 */
export async function blockTables(folder: string, schemas: Schemas): Promise<ReadonlyMap<string, string>> {
  const blocks = await readBlocks(folder, schemas);
  const having = (file: string) => blocks.filter(({ files }) => files.includes(file));
  return new Map([
    ['registry.gen.ts', registry(blocks)],
    ['islands.gen.ts', islands(blocks.filter(({ script }) => script !== undefined))],
    ['resolved-data.gen.ts', resolvedData(having('data.ts'))],
    ['resolvers.gen.ts', resolvers(having('resolve.ts'))],
  ]);
}
