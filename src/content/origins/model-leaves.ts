import { around } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own, stringAt } from '../json/json.ts';
import { within } from '../schema/walk.ts';
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

/** A part of a model: JSON, in which some fields may say nothing. */
type Shown = JsonValue | undefined;

/** What the search for origins asks of the site. */
export interface LeafTools {
  readonly sources: readonly Source[];
  /** The value in a file of the site, as it is written. */
  valueAt(origin: Origin): JsonValue | undefined;
  /** The data that a view fetches by an address: as it is shown, and marked. */
  fetched(address: string, marked: string): { readonly shown: Shown; readonly marked: Shown } | undefined;
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
const nothing = (): Found => ({ texts: [], pictures: [], open: [] });

/** Addresses and names for machines: nobody reads them. */
const UNSEEN = new Set('href src srcset url id code kind accent icon videoId type lang locale'.split(' '));

const squash = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The object that fields have in common; of a single one that which holds it. */
function holderOf([first = '', ...others]: readonly string[]): string {
  const holder = around(first);
  const isCommon = others.every((pointer) => pointer.startsWith(`${holder}/`));
  return isCommon || holder === '' ? holder : holderOf([holder, ...others]);
}

/** Where a value stands below another one. */
function pointerOf(wanted: string, value: JsonValue | undefined, pointer: string): string | undefined {
  for (const [at, found] of within(value, pointer))
    if ((typeof found === 'string' || typeof found === 'number') && squash(String(found)) === wanted)
      return at;
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

/** The picture's own field is one level above its address. */
const pictureField = ({ shown, origin }: Leaf): Leaf => ({
  shown,
  origin: { ...origin, pointer: origin.pointer.replace(/\/src$/, '') },
});

/** Walks a model and its marked twin together: the mark beside a text says where it is written. */
export function leavesOf(model: Shown, twin: Shown, tools: LeafTools) {
  const originOf = (shown: string, marked: Shown): Origin | undefined => {
    if (typeof marked !== 'string' || withoutMarks(marked) !== shown) return undefined;
    return tools.sources[sourceIn(marked) ?? -1];
  };

  /** What of an object has no mark, by the object of the content that its other fields come from. */
  function settle(open: readonly Open[], own: readonly Leaf[], into: Found): void {
    const fields = own.filter(({ origin }) => origin.path !== 'strings.json');
    const path = fields[0]?.origin.path;
    if (path === undefined) into.open.push(...open);
    if (path === undefined || open.length === 0) return;
    const pointer = holderOf(fields.flatMap(({ origin }) => (origin.path === path ? [origin.pointer] : [])));
    const holder = tools.valueAt({ path, pointer });
    for (const { shown, iso, isNumber } of open) {
      const field =
        pointerOf(iso ?? shown, holder, pointer) ??
        documentOf(shown, holder, pointer) ??
        (isNumber ? undefined : pointer);
      if (field !== undefined) into.texts.push({ shown, origin: { path, pointer: field } });
    }
  }

  function visitText(shown: string, marked: Shown, into: Found): void {
    if (shown.startsWith('/_data/shared/') && typeof marked === 'string') {
      const data = tools.fetched(shown, marked);
      if (data) visit(data.shown, data.marked, into);
      return;
    }
    const text = squash(shown);
    const origin = originOf(shown, marked);
    if (text !== '' && origin) into.texts.push({ shown: text, origin });
    else if (text !== '') into.open.push({ shown: text });
  }

  function visitObject(value: JsonObject, marked: Shown, into: Found): void {
    const [iso, date, src] = [stringAt(value, 'iso'), stringAt(value, 'text'), stringAt(value, 'src')];
    if (iso !== undefined && date !== undefined) return void into.open.push({ shown: date, iso });
    const found = nothing();
    const leaves: Leaf[] = [];
    // A player has an address as well, but no words in its place.
    const isPicture = src !== undefined && stringAt(value, 'alt') !== undefined;
    const origin = isPicture ? originOf(src, own(marked, 'src')) : undefined;
    if (isPicture && origin) {
      found.pictures.push({ shown: src, origin });
      leaves.push(pictureField({ shown: src, origin }));
    }
    for (const [key, item] of Object.entries(value)) {
      if (UNSEEN.has(key) || (isPicture && key !== 'alt')) continue;
      const [texts, pictures] = [found.texts.length, found.pictures.length];
      visit(item, own(marked, key), found);
      if (typeof item === 'string') leaves.push(...found.texts.slice(texts));
      else if (stringAt(item, 'src') !== undefined)
        leaves.push(...found.pictures.slice(pictures).map(pictureField));
    }
    const href = stringAt(value, 'href') ?? stringAt(own(value, 'link'), 'href');
    into.texts.push(...found.texts.map((leaf) => ({ ...(href !== undefined && { href }), ...leaf })));
    into.pictures.push(...found.pictures);
    settle(found.open, leaves, into);
  }

  function visit(value: Shown, marked: Shown, into: Found): void {
    if (typeof value === 'string') visitText(value, marked, into);
    else if (typeof value === 'number') into.open.push({ shown: String(value), isNumber: true });
    else if (isArray(value)) {
      const same = isArray(marked) && marked.length === value.length ? marked : [];
      for (const [i, item] of value.entries()) visit(item, same[i], into);
    } else if (isObject(value)) visitObject(value, marked, into);
  }

  const { texts, pictures, open } = nothing();
  visit(model, twin, { texts, pictures, open });
  // What nothing around it explains may be a plain value of the site, such as the name of a language.
  const site = { path: 'site.json', pointer: '' };
  for (const { shown, isNumber } of open) {
    const pointer = isNumber ? undefined : pointerOf(shown, tools.valueAt(site), '');
    if (pointer !== undefined) texts.push({ shown, origin: { ...site, pointer } });
  }
  return { texts, pictures };
}
