import { resolveBlock } from '../blocks/resolvers.ts';
import type { Compiler } from '../content/compile.ts';
import { isObject, listAt } from '../content/json/json.ts';
import { asText, type UncheckedObject, unchecked } from '../content/json/unchecked.ts';
import type { ResolveBlock } from '../content/resolve/resolver.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';
import { type Item, publicItems } from '../content/site/items.ts';
import { madeOfValid, type ValidSite } from '../content/site/valid-site.ts';
import type { Block } from '../model/content.gen.ts';
import { exampleFitter } from './fit-example.ts';
import { CATALOGUE, exampleFile, exampleRoute } from './names.ts';

/** All block types as their schemas have them, in alphabetical order. */
export function blockSchemas(schemas: SchemaFiles) {
  const blocks = [...schemas].flatMap(([path, schema]) => {
    const type = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1];
    if (type === undefined) return [];
    const examples = listAt(schema, 'examples').filter(isObject);
    return [{ type, schema, examples: examples.map((example) => unchecked<Block>(example)) }];
  });
  return blocks.sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** An example of a block type as it stands on the site whose catalogue this is. */
export type Example = ExampleSite['examples'][number];

export type ExampleSite = ReturnType<typeof exampleSite>;

function pageAround(type: string, number: number, block: UncheckedObject<Block>): string {
  const title = `${type} ${number}`;
  const seo = { title, description: `An example of the block ${type}.`, robots: 'noindex' };
  const $schema = '../../../../schemas/page.schema.json';
  return JSON.stringify({ $schema, title, seo, sections: [block] }, null, 2);
}

/** What is related needs something to be related to: such an example stands on the page of the newest item. */
function itemOf(block: UncheckedObject<Block>, index: ValidSite): Item | null {
  const name = block.order === 'related' ? asText(block.collection) : undefined;
  return publicItems(index, name ?? '')[0] ?? null;
}

/**
 * Lays a page for each example of each schema beside the pages of a site, and compiles them as those are: the same
 * checks, resolvers and collections. An example that does not fit the site has its findings; the others stand.
 * @returns the site in its first language, with a page for each example
 */
export function exampleSite(
  compiler: Compiler,
  schemas: SchemaFiles,
  index: ValidSite,
  environment: string,
  resolve: ResolveBlock = resolveBlock,
) {
  const blocks = blockSchemas(schemas);
  const fitter = exampleFitter(index);
  const fitted = blocks.flatMap(({ type, examples }) =>
    examples.map((example, i) => ({ type, number: i + 1, block: fitter(example) })),
  );
  const files = new Map(index.input.files);
  for (const { type, number, block } of fitted)
    files.set(exampleFile(type, number), pageAround(type, number, block));
  const view = { drafts: index.drafts, preview: index.preview };
  const checked = compiler.check({ ...index.input, files }, index.now, view);
  const valid = madeOfValid(checked.index);
  const routes = new Map(valid.routes);
  for (const { type, number, block } of fitted) {
    const route = exampleRoute(type, number);
    const entry = routes.get(route);
    const item = itemOf(block, valid);
    if (entry && item) routes.set(route, { ...entry, item });
  }
  const all: ValidSite = { ...valid, routes };
  const [site] = compiler.resolve(all, environment, resolve);
  if (!site) throw new Error('The site has no language.');
  const examples = fitted.map(({ type, number, block }) => {
    const file = `${index.input.name}/${exampleFile(type, number)}`;
    const mistakes = checked.diagnostics.filter(
      (diagnostic) => diagnostic.severity === 'error' && diagnostic.file === file,
    );
    // What is missing, a sentence each.
    const findings = mistakes.map(
      ({ pointer, message }) => `${pointer.replace(/^\/sections\/0\/?/, '') || type}: ${message}`,
    );
    const route = exampleRoute(type, number);
    const isEmpty = findings.length === 0 && site.page(route).sections.length === 0;
    // It does not fit its schema; the site lacks something that it names; or it has nothing that it could show.
    const isWrong = mistakes.some(({ code }) => code.startsWith('schema/'));
    const unfit = isWrong ? ('wrong' as const) : ('missing' as const);
    const state = findings.length > 0 ? unfit : isEmpty ? ('empty' as const) : ('shown' as const);
    return { type, number, route, block, state, findings };
  });
  return { index: all, site, blocks, examples };
}

/** The routes that the catalogue has pages for: the examples that can be shown, all pages of their lists included. */
export function shownRoutes({ index, examples }: ExampleSite): string[] {
  const shown = new Set(examples.filter(({ state }) => state === 'shown').map(({ route }) => route));
  return [...index.routes.keys()].filter(
    (route) => route.startsWith(`${CATALOGUE}/`) && shown.has(route.replace(/\/page\/\d+$/, '')),
  );
}
