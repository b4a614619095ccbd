import { nodesIn, offsetInLiteral } from '../diagnostics/locate.ts';
import { around } from '../diagnostics/pointer.ts';
import { isObject, type JsonValue, stringAt, valueAt } from '../json/json.ts';
import { rememberedBy } from '../json/remembered.ts';
import { unchecked } from '../json/unchecked.ts';
import { askedItems, name, type Reference, referencesIn } from '../link/references.ts';
import { pathStart, readTarget } from '../link/targets.ts';
import { schemaFor } from '../schema/placement.ts';
import { boundTo } from '../site/bindings.ts';
import type { ContentFile } from '../site/content-file.ts';
import { collectionNamed, type Item, publicItems, textIn } from '../site/items.ts';
import { blocksIn } from '../site/page-entries.ts';
import { type Condition, type Query, select } from '../site/queries.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { interpolate } from '../text/variables.ts';
import { baseOf, readable } from './overlay.ts';
import type { Subject } from './subject.ts';

/** A place in a file that names something, to the character. */
export interface Place extends Reference {
  readonly file: string;
  /** Offsets in the file of a part of what is written; of all of it where nothing is said. */
  range(from?: number, to?: number): readonly [start: number, end: number];
}

/** The types that blocks show for their roles, which their schemas tell: whatever the site calls them. */
const playedTypes = (value: JsonValue, { collections, schemas }: SiteIndex): Reference[] =>
  blocksIn(value).flatMap(({ block, pointer }) => {
    const schema = `blocks/${block.type}.schema.json`;
    const shape = schemas.files.has(schema) ? schemas.shapeOf(schema) : undefined;
    const fields = shape?.kind === 'object' ? shape.properties : undefined;
    // The directory of cities stands where it has a heading.
    const isShown = !fields?.has('cityHeading') || 'cityHeading' in block;
    const field = isShown ? fields?.get('collection') : undefined;
    const needs = field && field.kind === 'leaf' && !('collection' in block) ? field.needs : null;
    const played = collectionNamed(collections, { collection: '', needs: needs ?? [] });
    return played ? name('type', played.name, `${pointer}/type`) : [];
  });

/** Holds on to nothing of its file’s syntax tree: the places of thousands of files are kept at once. */
function placeOf(named: Reference, file: string, source: string, start: number): Place {
  const offset = (at: number) => offsetInLiteral(source, start, named.index + at);
  return { ...named, file, range: (from = 0, to = named.text.length) => [offset(from), offset(to)] };
}

/** Everything that a file names, in the order in which it stands there. */
function placesIn(file: ContentFile, index: SiteIndex): Place[] {
  const { files, schemas } = index;
  const { path, text: source } = file;
  const schema = schemaFor(baseOf(path), schemas.types);
  const value = readable(file, files);
  // What cannot be read may be nested too deep for the parser.
  if (schema === undefined || value === undefined || source === undefined) return [];
  const nodes = nodesIn(source);
  const references = referencesIn(path, value, schemas.shapeOf(schema));
  const unnamed = [...askedItems(value, schemas.types), ...playedTypes(value, index)];
  const places = [...references, ...unnamed].flatMap((named): Place[] => {
    const node = nodes.get(named.pointer);
    // The engine's own words have places to fill in that are no variables of the site.
    if (!node || (named.kind === 'variable' && schema === 'strings.schema.json')) return [];
    return [placeOf(named, path, source, node.offset)];
  });
  return places.sort((a, b) => a.range()[0] - b.range()[0]);
}

/** All places of all files that name something. Files that cannot be read have none. */
export function allPlaces(index: SiteIndex): Place[] {
  return [...index.allFiles.values()].flatMap((file) => placesIn(file, index));
}

/** True where a place names an item. */
export const namesItem = (place: Place, { key, collection }: Item, { collections }: SiteIndex): boolean =>
  place.kind === 'item' && place.text === key && collectionNamed(collections, place)?.name === collection;

function matcherOf(index: SiteIndex, subject: Subject): (place: Place) => boolean {
  /** A link as it is read, without what only says that it leads to the site’s own. */
  function filled({ text }: Place): string {
    const href = interpolate(text, { site: index.variables, item: null });
    const start = pathStart(href, index.site);
    const path = href.slice(start);
    return start > 0 && !path.startsWith('/') ? `/${path}` : path;
  }
  const targetOf = (place: Place) => readTarget(filled(place), index.input.media);
  const leadsTo = (routes: readonly string[]) => (place: Place) => {
    const target = place.kind === 'link' || place.kind === 'route' ? targetOf(place) : undefined;
    return target?.kind === 'page' && routes.includes(target.route);
  };
  switch (subject.kind) {
    case 'page':
      return leadsTo([subject.route]);
    case 'item': {
      const { item, routes } = subject;
      const isLink = leadsTo(routes);
      return (place) => namesItem(place, item, index) || isLink(place);
    }
    case 'anchor':
      return (place) => {
        const target = place.kind === 'link' ? targetOf(place) : undefined;
        if (target?.kind === 'page')
          return target.route === subject.route && target.anchor === subject.anchor;
        if (target?.kind !== 'anchor' || target.anchor !== subject.anchor) return false;
        // Alone it leads to the routes that its file has a part in.
        const { file, item } = index.routes.get(subject.route) ?? {};
        return [file?.path, item?.file].includes(baseOf(place.file));
      };
    case 'file':
      return (place) =>
        place.kind === 'media'
          ? place.text === subject.path
          : place.kind === 'link' && filled(place).replace(/[?#].*$/s, '') === subject.path;
    case 'variable':
      return ({ kind, text }) => kind === 'variable' && text === `{${subject.name}}`;
    case 'accent':
      return ({ kind, text }) => kind === 'accent' && text === subject.name;
  }
}

/** Every place that names a subject, in the order of files and places. */
export function usesOf(index: SiteIndex, subject: Subject): Place[] {
  return allPlaces(index)
    .filter(matcherOf(index, subject))
    .sort((a, b) => (a.file === b.file ? a.range()[0] - b.range()[0] : a.file < b.file ? -1 : 1));
}

/** The conditions of a list, as JSON, on the page of an item. */
const conditionsOn = (where: string, { key, value }: Item): string =>
  JSON.stringify(
    JSON.parse(where, (_, written: JsonValue) => {
      const field = boundTo(written);
      if (field !== undefined) return valueAt(value, field) ?? null;
      return written === '$item' ? key : written;
    }),
  );

/** The lists that show an item without naming it, each by the type that it asks for. */
export function listsOf(index: SiteIndex, item: Item): Place[] {
  const shownOf = rememberedBy((name: string) => publicItems(index, name));
  if (!shownOf(item.collection).includes(item)) return [];
  const moment = { item: null, clock: index };
  // What is to come at one moment is over at another.
  const clocks = [index, { ...index, now: new Date(0) }];
  return allPlaces(index).filter(({ kind, text, file, pointer }) => {
    const page = index.allFiles.get(file)?.value;
    const block = valueAt(page, around(pointer));
    if (kind !== 'type' || text !== item.collection || !isObject(block) || 'items' in block) return false;
    // A list of people is that of one group.
    const group = item.type.roles.has('group') ? stringAt(block, 'group') : undefined;
    if (group !== undefined && textIn(item, 'group') !== group) return false;
    const { where: written = [], limit, ...query } = unchecked<Query>(block);
    const where = JSON.stringify(written);
    // On the page of each item of a type it may list others: thousands of them ask for few different things.
    const asked = where.includes('"$item"')
      ? new Set(shownOf(stringAt(page, 'each') ?? '').map((of) => conditionsOn(where, of)))
      : [where];
    return [...asked].some((conditions) => {
      const all: readonly Condition[] = JSON.parse(conditions);
      const isShown = all.every((one) =>
        clocks.some((clock) => select([item], { ...query, where: [one] }, { item: null, clock }).length > 0),
      );
      if (!isShown || limit === undefined || conditions.includes('"now"')) return isShown;
      return select(shownOf(text), { ...query, where: all, limit }, moment).includes(item);
    });
  });
}
