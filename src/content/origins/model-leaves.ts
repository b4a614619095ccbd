import { isArray, isObject, type JsonValue } from '../json/json.ts';
import type { Source } from './marked-files.ts';
import { sourceIn, withoutMarks } from './marks.ts';

/** A field that something shown was made of. */
export interface Origin {
  readonly path: string;
  readonly pointer: string;
}

/** Something that a model shows. */
export interface Leaf {
  readonly shown: string;
  readonly origin: Origin;
  readonly href?: string;
}

export interface Leaves {
  readonly texts: readonly Leaf[];
  readonly pictures: readonly Leaf[];
}

/** What the search for origins asks of the site. */
export interface LeafTools {
  readonly sources: readonly Source[];
  /** The value in a file of the site, as it is written. */
  valueAt(origin: Origin): JsonValue | undefined;
  /** The data that a view fetches by an address: as it is shown, and marked. */
  fetched(address: string, marked: string): { readonly shown: unknown; readonly marked: unknown } | undefined;
}

/** A text whose origin is not marked: computed, such as a date. `iso` is what a date was made of. */
interface Open {
  readonly shown: string;
  readonly iso?: string;
  /** A number is as likely the engine's as the content's: it counts only where the content has the same. */
  readonly isNumber?: boolean;
}

interface Found {
  readonly texts: Leaf[];
  readonly pictures: Leaf[];
  readonly open: Open[];
}

/** Addresses and names for machines: nobody reads them. */
const UNSEEN = new Set('href srcset url id code kind accent videoId type lang locale'.split(' '));

/** The shapes of an icon: elements of SVG with their attributes. */
const isIcon = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((part) => Array.isArray(part) && typeof part[0] === 'string' && typeof part[1] === 'object');

const squash = (text: string) => text.replace(/\s+/g, ' ').trim();
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const at = (value: unknown, key: string): unknown => entriesOf(value).find(([name]) => name === key)?.[1];
const textAt = (value: unknown, key: string) => {
  const found = at(value, key);
  return typeof found === 'string' ? found : undefined;
};

const stepsOf = (pointer: string) => pointer.split('/').slice(1);

/** The object that fields have in common; of a single one that which holds it. */
function holderOf(pointers: readonly string[]): string {
  const [first = [], ...others] = pointers.map((pointer) => stepsOf(pointer).slice(0, -1));
  const common = others.reduce<readonly string[]>((steps, other) => {
    const end = steps.findIndex((step, i) => other[i] !== step);
    return end === -1 ? steps : steps.slice(0, end);
  }, first);
  return common.map((step) => `/${step}`).join('');
}

/** Where a value stands below another one. */
function pointerOf(wanted: string, value: JsonValue | undefined, pointer: string): string | undefined {
  if (typeof value === 'string' || typeof value === 'number')
    return squash(String(value)) === wanted ? pointer : undefined;
  const entries = isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
  for (const [key, item] of entries) {
    const found = pointerOf(wanted, item, `${pointer}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The document of which a card says kind and size: `PDF, 84 KB`. */
function documentOf(shown: string, holder: JsonValue | undefined, pointer: string): string | undefined {
  const kind = /^([A-Z]{2,4}), /.exec(shown)?.[1]?.toLowerCase();
  const found = isObject(holder)
    ? Object.entries(holder).find(([, value]) => typeof value === 'string' && value.endsWith(`.${kind}`))
    : undefined;
  return kind === undefined || !found ? undefined : `${pointer}/${found[0]}`;
}

/** Walks a model and its marked twin together: the mark beside a text says where it is written. */
export function leavesOf(model: unknown, twin: unknown, tools: LeafTools): Leaves {
  const originOf = (shown: string, marked: unknown): Origin | undefined => {
    if (typeof marked !== 'string' || withoutMarks(marked) !== shown) return undefined;
    return tools.sources[sourceIn(marked) ?? -1];
  };

  /** What of an object has no mark, by the object of the content that its other fields come from. */
  function settle({ texts, pictures, open }: Found, own: readonly Leaf[]): Found {
    if (open.length === 0) return { texts, pictures, open };
    const fields = own.filter(({ origin }) => origin.path !== 'strings.json');
    const path = fields[0]?.origin.path;
    if (path === undefined) return { texts, pictures, open };
    const pointer = holderOf(fields.flatMap(({ origin }) => (origin.path === path ? [origin.pointer] : [])));
    const holder = tools.valueAt({ path, pointer });
    const settled = open.flatMap(({ shown, iso, isNumber }): Leaf[] => {
      const field =
        pointerOf(iso ?? shown, holder, pointer) ??
        documentOf(shown, holder, pointer) ??
        (isNumber ? undefined : pointer);
      return field === undefined ? [] : [{ shown, origin: { path, pointer: field } }];
    });
    return { texts: [...texts, ...settled], pictures, open: [] };
  }

  function visitText(shown: string, marked: unknown): Found {
    const text = squash(shown);
    if (/^\/_data\/shared\//.test(shown) && typeof marked === 'string') {
      const data = tools.fetched(shown, marked);
      return data ? visit(data.shown, data.marked) : { texts: [], pictures: [], open: [] };
    }
    const origin = originOf(shown, marked);
    if (text === '') return { texts: [], pictures: [], open: [] };
    return origin
      ? { texts: [{ shown: text, origin }], pictures: [], open: [] }
      : { texts: [], pictures: [], open: [{ shown: text }] };
  }

  function visitObject(value: object, marked: unknown): Found {
    const found: Found = { texts: [], pictures: [], open: [] };
    const own: Leaf[] = [];
    const iso = textAt(value, 'iso');
    const date = textAt(value, 'text');
    if (iso !== undefined && date !== undefined) return { ...found, open: [{ shown: date, iso }] };
    const src = textAt(value, 'src');
    const origin = src === undefined ? undefined : originOf(src, at(marked, 'src'));
    if (src !== undefined && origin) {
      const picture = { shown: src, origin };
      found.pictures.push(picture);
      // The picture's own field is one level above its address.
      own.push({ ...picture, origin: { ...origin, pointer: origin.pointer.replace(/\/src$/, '') } });
    }
    for (const [key, item] of Object.entries(value)) {
      if (UNSEEN.has(key) || isIcon(item)) continue;
      if (src !== undefined && key !== 'alt') continue;
      const inner = visit(item, at(marked, key));
      found.texts.push(...inner.texts);
      found.pictures.push(...inner.pictures);
      found.open.push(...inner.open);
      if (typeof item === 'string') own.push(...inner.texts);
      else if (textAt(item, 'src') !== undefined) own.push(...inner.pictures.map(pictureField));
    }
    const href = textAt(value, 'href') ?? textAt(at(value, 'link'), 'href');
    const texts = href === undefined ? found.texts : found.texts.map((leaf) => ({ href, ...leaf }));
    return settle({ ...found, texts }, own);
  }

  const pictureField = (leaf: Leaf): Leaf => ({
    ...leaf,
    origin: { ...leaf.origin, pointer: leaf.origin.pointer.replace(/\/src$/, '') },
  });

  function visit(value: unknown, marked: unknown): Found {
    if (typeof value === 'string') return visitText(value, marked);
    if (typeof value === 'number')
      return { texts: [], pictures: [], open: [{ shown: String(value), isNumber: true }] };
    if (typeof value !== 'object' || value === null) return { texts: [], pictures: [], open: [] };
    if (!Array.isArray(value)) return visitObject(value, marked);
    const same = Array.isArray(marked) && marked.length === value.length ? marked : [];
    const parts = value.map((item, i) => visit(item, same[i]));
    return {
      texts: parts.flatMap(({ texts }) => texts),
      pictures: parts.flatMap(({ pictures }) => pictures),
      open: parts.flatMap(({ open }) => open),
    };
  }

  const { texts, pictures, open } = visit(model, twin);
  // What nothing around it explains may be a plain value of the site, such as the name of a language.
  const site = { path: 'site.json', pointer: '' };
  const rest = open.flatMap(({ shown, isNumber }): Leaf[] => {
    const pointer = isNumber ? undefined : pointerOf(shown, tools.valueAt(site), '');
    return pointer === undefined ? [] : [{ shown, origin: { ...site, pointer } }];
  });
  return { texts: [...texts, ...rest], pictures };
}
