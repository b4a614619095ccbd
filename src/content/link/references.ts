import type { Site, Where } from '../../model/content.gen.ts';
import type { JsonValue } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';
import { asList, asText, unchecked } from '../json/unchecked.ts';
import { type ContentTypes, namedBy } from '../schema/content-types.ts';
import type { Shape } from '../schema/shape.ts';
import { lineAt, walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/content-file.ts';
import { blocksIn, queriesIn } from '../site/page-entries.ts';
import { codeIn } from '../text/markdown.ts';
import { markdownLinks } from '../text/markdown-links.ts';
import { isWithin, placeholders, spaced, unclosed, unopened } from '../text/variables.ts';

/** A place in a content file that names something, as it is written there. */
export interface Reference {
  /** A `route` is an address that is no link: that which a redirect leaves, or of the not-found page. */
  readonly kind: 'link' | 'media' | 'accent' | 'variable' | 'item' | 'type' | 'route';
  /** A whole link, a path, a key, a name in braces or beside one that stands alone. */
  readonly text: string;
  /** The collection of an item. */
  readonly collection: string | null;
  /** Of a content type the roles that its items must play. */
  readonly needs: readonly string[];
  /** The text that it stands in; of Markdown that is written as lines, the line. */
  readonly pointer: string;
  /** At which character of that it begins. */
  readonly index: number;
  /** The pointer of the whole text. */
  readonly whole: string;
  /** True where what is not there is left out. */
  readonly isLoose: boolean;
  /** True of a picture in a text. */
  readonly isPicture?: boolean;
}

/** A text that is nothing but a name. */
export const name = (kind: Reference['kind'], text: string, pointer: string): Reference => {
  return { kind, text, collection: null, needs: [], pointer, index: 0, whole: pointer, isLoose: false };
};

/** `card-carousel` and its like, and a `contact-panel`, name items of whichever collection they show: no schema can say which. */
export const listedItems = (value: JsonValue | undefined): Reference[] =>
  blocksIn(value).flatMap(({ list, block, pointer }) => {
    const collection = asText(block.collection);
    if (collection === undefined) return [];
    const named = asList(block.items).map((key, i) => [key, `/items/${i}`] as const);
    return [...named, [block.defaultCity, '/defaultCity'] as const].flatMap(([key, at]) =>
      typeof key === 'string'
        ? { ...name('item', key, pointer + at), collection, isLoose: list === 'body' }
        : [],
    );
  });

/** What lists ask for names items, too: the schema of a type says in which of its fields. */
export const askedItems = (value: JsonValue | undefined, types: ContentTypes): Reference[] =>
  queriesIn(value).flatMap(({ query, pointer }) =>
    asList(query.where).flatMap((condition, i) => {
      const { field, equals, has } = unchecked<Where[number]>(Object(condition));
      const type = types.get(asText(query.collection) ?? '');
      const collection = type && namedBy(type.item, asText(field) ?? '');
      const key = asText(equals ?? has);
      if (collection === undefined || key === undefined || key === '$item') return [];
      const place = `${pointer}/where/${i}/${equals === undefined ? 'has' : 'equals'}`;
      return { ...name('item', key, place), collection };
    }),
  );

/** Of site.json: the addresses that redirects leave, and that of the not-found page. */
function routesIn(value: JsonValue): Reference[] {
  const { redirects, notFound } = unchecked<Site>(value);
  const from = asList(redirects).map((redirect, i) => [redirect?.from, `/redirects/${i}/from`] as const);
  return [...from, [notFound, '/notFound'] as const].flatMap(([text, pointer]) =>
    typeof text === 'string' ? name('route', text, pointer) : [],
  );
}

/** Everything that the value of a file names; of a text its variables first. `shape` is that of the file's schema. */
export function referencesIn(
  path: string,
  value: JsonValue | undefined,
  shape: Shape,
  listed = listedItems(value),
): Reference[] {
  const found: Reference[] = [];
  const isListed = (at: string) => listed.some(({ pointer }) => pointer === at);
  walk(shape, value, '', ({ text, role, collection, needs, pointer, written }) => {
    if (collection !== null && isListed(pointer)) return;
    if (collection !== null) found.push({ ...name('item', text, pointer), collection, needs: needs ?? [] });
    else if (needs) found.push({ ...name('type', text, pointer), needs });
    else if (role === 'media' || role === 'accent') found.push(name(role, text, pointer));
    if (role !== 'text' && role !== 'link' && role !== 'markdown') return;
    const add = (kind: Reference['kind'], part: string, index: number, isPicture = false) =>
      found.push({
        ...name(kind, part, pointer),
        ...lineAt({ pointer, written }, index),
        ...(isPicture && { isPicture }),
      });
    const links = role === 'markdown' ? markdownLinks(text) : [];
    const code = role === 'markdown' && (links.length > 0 || /[{}]/.test(text)) ? codeIn(text) : [];
    // A variable's own text is not searched for others.
    if (path !== 'site.json' || !pointer.startsWith('/variables/')) {
      for (const find of [placeholders, spaced, unclosed, unopened])
        for (const { text: part, index } of find(text))
          if (!isWithin(index, code)) add('variable', part, index);
    }
    if (role === 'link') add('link', text, 0);
    for (const { href, index, isPicture } of links)
      if (!isWithin(index, code)) add('link', href, index, isPicture);
  });
  if (value === undefined) return found;
  return [...found, ...listed, ...(path === 'site.json' ? routesIn(value) : [])];
}

/** Everything that a file names. */
export const referencesOf = remembered((file: ContentFile, shape: Shape): readonly Reference[] =>
  referencesIn(file.path, file.value, shape, mayList(file) ? listedItems(file.value) : []),
);

/** False of most files: to look through the blocks of thousands takes its time. */
const mayList = ({ text = '' }: ContentFile) => text.includes('"collection"') || text.includes('\\u');
