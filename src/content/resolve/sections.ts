import type { Block } from '../../model/content.gen.ts';
import type { SectionModel } from '../../model/page-model.ts';
import type { TextLanguage } from '../../model/resolved.ts';
import type { JsonValue } from '../json/json.ts';
import { plays } from '../schema/content-types.ts';
import type { Shape } from '../schema/shape.ts';
import { walk } from '../schema/walk.ts';
import { writtenAt } from '../site/bindings.ts';
import { type Item, inRole } from '../site/items.ts';
import type { RouteEntry } from '../site/page-entries.ts';
import type { ValidSite } from '../site/valid-site.ts';
import { hasTranslated, spokenIn } from './language-of.ts';
import type { ResolveBlock, ResolveContext } from './resolver.ts';
import type { Shared } from './shared.ts';
import type { Values } from './values.ts';

/** Where a section is written, and what of it the item of its page gives. */
interface Written extends Pick<RouteEntry, 'places' | 'moved'> {
  readonly file: string;
  readonly pointer: string;
}

type IsTranslated = (pointer: string) => boolean;

/** Asks whether a text of a section is translated, wherever it is written. */
const translatedIn =
  ({ index }: Shared, { file, ...filled }: Written, item: Item | null): IsTranslated =>
  (pointer) => {
    const at = writtenAt({ file, pointer }, filled, item);
    return index.files.get(at.file)?.origins?.isTranslated(at.pointer) ?? false;
  };

/** Whether the texts of a value were translated; null where it has none. A part of them is enough. */
function isTranslated(shape: Shape, value: JsonValue, at: string, isThere: IsTranslated): boolean | null {
  let found: boolean | null = null;
  walk(shape, value, at, ({ text, role, pointer }) => {
    if ((role !== 'text' && role !== 'markdown') || text === '') return;
    found = found === true || isThere(pointer);
  });
  return found;
}

/** The language of a section's texts, where nobody has translated them: its own, or those of the item that it shows. */
function languageOf(
  shared: Shared,
  shape: Shape,
  block: Block,
  at: Written,
  isThere: IsTranslated,
  pageItem: Item | null,
): TextLanguage | undefined {
  const { originalLanguage } = shared;
  if (originalLanguage === undefined) return undefined;
  const own = isTranslated(shape, block, at.pointer, isThere);
  // Blocks that can name an item show the page's own where they name none.
  const shown = shape.kind === 'object' && shape.properties.has('item') ? pageItem : null;
  const ofItem = shown && hasTranslated(shown, shared);
  return (own ?? ofItem ?? true) || ofItem ? undefined : originalLanguage;
}

/** Fields of which a block makes more than they say: items and pages, translated elsewhere, and the engine's own words. */
const OPENED = new Set(['collection', 'of', 'defaultCity', 'hours', 'startsAt']);

/** True for a block of which most is in the page's language whoever has translated its own texts. */
const showsOthers = (shape: Shape): boolean =>
  shape.kind === 'array'
    ? showsOthers(shape.items)
    : shape.kind === 'object' &&
      [...shape.properties].some(
        ([name, of]) => OPENED.has(name) || (of.kind === 'array' && showsOthers(of)),
      );

/** The blocks of an item's text; its type’s schema has accepted them. */
export const blocksOf = (item: Item) => (inRole(item, 'body') ?? []) as readonly Block[];

/** The blocks of an item’s own text, as they are written, and where. */
export function bodyOf(item: Item): { readonly part: Block; readonly at: Written }[] {
  const pointer = item.pointer + (item.type.roles.get('body') ?? '');
  return blocksOf(item).map((part, number) => ({
    part,
    at: { file: item.file, pointer: `${pointer}/${number}` },
  }));
}

/** The blocks of a page, those in columns too. */
export const allBlocks = (sections: readonly Block[]): readonly Block[] =>
  sections.flatMap((block): readonly Block[] =>
    block.type === 'columns' ? [block, ...block.blocks] : [block],
  );

/**
 * The types of the blocks that each address shows: its page's, those in columns and those in the text of an article on it;
 * and the blocks themselves, for which the texts are opened.
 */
export function* shownBlocks({ routes, files, collections }: ValidSite) {
  const texts = [...collections.values()].filter(({ type }) => plays(type, ['body']));
  const itemNamed = (key: string) => texts.flatMap(({ byKey }) => byKey.get(key) ?? [])[0];
  const partsOf = (item: Item) => allBlocks(blocksOf(item));
  const typesOf = (item: Item) =>
    files.get(item.file)?.traits?.types ?? partsOf(item).map(({ type }) => type);
  for (const { route, page, item } of routes.values()) {
    const own = allBlocks(page.sections);
    const items = own.flatMap((block) => {
      if (block.type !== 'article-body') return [];
      return (block.item === undefined ? item : itemNamed(block.item)) ?? [];
    });
    const types = [...own.map(({ type }) => type), ...items.flatMap(typesOf)];
    yield { route, item, types, blocks: () => [...own, ...items.flatMap(partsOf)] };
  }
}

/** The blocks of columns have no ground of their own, and the colours of the one that they stand on. */
const columnsOf = ({ blocks, tone = 'paper' }: Extract<Block, { type: 'columns' }>, at: Written) =>
  blocks.map((part, number): { part: Block; at: Written } => ({
    part: { ...part, tone },
    at: { ...at, pointer: `${at.pointer}/blocks/${number}` },
  }));

/** What a resolver or a view throws, with the section that it was asked for: the launcher says its place and exits 1 with it, since the command could run. */
export class SectionError extends Error {}

function madeBy(
  resolve: ResolveBlock,
  { id, type }: Block,
  resolved: unknown,
  context: ResolveContext,
  file: string,
) {
  try {
    return resolve(type, resolved, context);
  } catch (error) {
    const { message: reason, stack } = error instanceof Error ? error : new Error(String(error));
    const message = `${file}: the section “${id}” (${type}) could not be resolved: ${reason}`;
    throw Object.assign(new SectionError(message), { stack });
  }
}

/** One section as its view receives it; null where it has nothing to show. */
export function sectionOf(
  shared: Shared,
  block: Block,
  context: ResolveContext<Item>,
  values: Values,
  at: Written,
): SectionModel | null {
  const { options, index } = shared;
  const { type, id, tone = null } = block;
  const shape = index.schemas.shapeOf(`blocks/${type}.schema.json`);
  const isThere = translatedIn(shared, at, context.item);
  const language = languageOf(shared, shape, block, at, isThere, context.item);
  const said = language && showsOthers(shape) ? { headLanguage: language } : language;
  // Where the section itself says its language, its texts need not.
  const spoken = said && 'lang' in said ? undefined : spokenIn(shared, at.file, at.pointer, isThere);
  const resolved = values.resolve(shape, block, spoken);
  const made = madeBy(options.resolveBlock, block, resolved, context, at.file);
  if (made === null) return null;
  const item = block.type === 'article-body' ? context.itemWith(['body'], block.item)?.item : undefined;
  const parts = item ? bodyOf(item) : block.type === 'columns' ? columnsOf(block, at) : undefined;
  const inner = parts?.flatMap(
    ({ part, at: place }) => sectionOf(shared, part, context, values, place) ?? [],
  );
  return { id, type, tone, level: 2, ...said, data: made ?? resolved, ...(inner && { inner }) };
}

/** True for a section's data that carry a heading: the first one of a page carries the page's own. */
export const hasHeading = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  (('heading' in data && typeof data.heading === 'string') || ('shown' in data && hasHeading(data.shown)));
