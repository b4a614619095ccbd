import { isArray, isObject, type JsonValue } from '../content/json/json.ts';
import { asText, type UncheckedObject, unchecked } from '../content/json/unchecked.ts';
import type { Shape } from '../content/schema/shape.ts';
import type { Block } from '../model/content.gen.ts';
import type { Random, Words } from './words.ts';

/** What a made block may refer to: all of it exists on the made site. */
export interface Surroundings {
  readonly routes: readonly string[];
  readonly pictures: readonly string[];
  readonly accents: readonly string[];
  /** Keys of the items of each collection. */
  readonly items: ReadonlyMap<string, readonly string[]>;
  /** The collection that lists show: one whose items have no pages. */
  readonly listed: string;
}

type Written = UncheckedObject<Block>;

/** Items on a page of a list. */
export const LIST_PAGE = 6;

/** Makes things like an example, with texts, links, pictures and references of their own. */
export interface Maker {
  readonly block: (example: Written, id: string) => Written;
  /** A value of any shape; `type` and `id` stay. */
  readonly like: (shape: Shape, value: JsonValue) => JsonValue;
}

export function createMaker(
  shapeOf: (schema: string) => Shape,
  around: Surroundings,
  random: Random,
  words: Words,
): Maker {
  const sentences = (low: number, high: number) =>
    Array.from({ length: random.between(low, high) }, words.sentence).join(' ');
  const href = (written: string) => (written.startsWith('/') ? random.pick(around.routes) : written);

  function markdown(written: JsonValue): JsonValue {
    const lines = isArray(written) ? written.map(String) : [String(written)];
    const varied = lines.map((line) =>
      words.vary(line).replace(/\]\((\/[^()]*)\)/g, (_, target: string) => `](${href(target)})`),
    );
    const added = Array.from({ length: random.between(1, 2) }, () => ['', sentences(2, 5)]).flat();
    return [...varied, ...added];
  }

  function leaf(shape: Shape & { kind: 'leaf' }, value: JsonValue): JsonValue {
    if (shape.role === 'markdown') return markdown(value);
    if (typeof value !== 'string') return value;
    if (shape.collection !== null) return random.pick(around.items.get(shape.collection) ?? [value]);
    if (shape.role === 'link') return href(value);
    if (shape.role === 'media') return random.pick(around.pictures);
    if (shape.role === 'accent') return random.pick(around.accents);
    if (shape.role !== 'text') return value;
    // A short text is a label, a long one a paragraph: both keep about their length.
    return value.length < 60 ? words.vary(value) : `${words.vary(value)} ${sentences(0, 2)}`.trim();
  }

  function remake(shape: Shape, value: JsonValue): JsonValue {
    if (shape.kind === 'leaf') return leaf(shape, value);
    if (shape.kind === 'array')
      return isArray(value) ? value.map((item) => remake(shape.items, item)) : value;
    if (shape.kind === 'union' || !isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const inner = shape.properties.get(key) ?? shape.additional;
        return [key, inner && key !== 'type' && key !== 'id' ? remake(inner, item) : item];
      }),
    );
  }

  /** The rules that link one property to another, which no shape says. */
  function settle(block: Written): Written {
    const heading = asText(block.heading);
    if (heading !== undefined && 'accent' in block && block.type === 'banner')
      return { ...block, accent: random.pick(heading.split(' ')) };
    if (block.type === 'collection-list') return { ...block, collection: around.listed, pageSize: LIST_PAGE };
    return block;
  }

  return {
    block(example, id) {
      const made = remake(shapeOf(`blocks/${asText(example.type)}.schema.json`), example);
      const heading = example.heading === undefined ? {} : { heading: words.title() };
      return innerIds(settle({ ...unchecked<Block>(made), ...heading, id }), id);
    },
    like: remake,
  };
}

/** Blocks that stand inside one get ids of their own, since one example may stand on a page twice. */
const innerIds = (block: Written, id: string): Written =>
  JSON.parse(
    JSON.stringify(block, (_, inner) =>
      inner !== block && isObject(inner) && 'type' in inner && typeof inner.id === 'string'
        ? { ...inner, id: `${id}-${inner.id}` }
        : inner,
    ),
  );

/** The pages and files of the made site. */
type Known = ReadonlySet<string>;

const isPath = (text: string) => /^\/[a-z0-9]?[^\s]*$/.test(text);
const leadsNowhere = (path: string, known: Known) => !known.has(path.split('#')[0] ?? '');
const lead = (path: string, known: Known) => (leadsNowhere(path, known) ? '/' : (path.split('#')[0] ?? ''));

/** Addresses that are no links between pages. */
const KEPT = new Set(['$schema', '$item', 'field', 'sort', 'endpoint', 'from', 'basePath', 'notFound']);

/** Content of the shipped site for a site that has other pages: menu entries that lead nowhere go, other links lead home. */
export function reduceLinks(value: JsonValue, known: Known): JsonValue {
  const isLost = (item: JsonValue) =>
    isObject(item) &&
    [item.link, item.href].some(
      (target) => typeof target === 'string' && isPath(target) && leadsNowhere(target, known),
    );
  const reduced = (key: string, item: JsonValue) => {
    if (isArray(item)) {
      const kept = item.filter((one) => !isLost(one));
      return key === 'children' && kept.length === 0 ? undefined : kept;
    }
    if (typeof item !== 'string' || KEPT.has(key)) return item;
    if (isPath(item)) return lead(item, known);
    return item.replace(/\]\((\/[^()\s]*)\)/g, (_, path: string) => `](${lead(path, known)})`);
  };
  return JSON.parse(JSON.stringify(value, reduced));
}
