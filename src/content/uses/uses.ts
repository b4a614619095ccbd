import type { ItemRole } from '../../model/item-data.ts';
import { nodesIn, offsetInLiteral } from '../diagnostics/locate.ts';
import { around } from '../diagnostics/pointer.ts';
import { isObject, type JsonValue, stringAt, valueAt } from '../json/json.ts';
import { rememberedBy } from '../json/remembered.ts';
import { unchecked } from '../json/unchecked.ts';
import { askedItems, name, type Reference, referencesIn } from '../link/references.ts';
import { pathStart, readTarget } from '../link/targets.ts';
import { CONTACT, PERSON, TESTIMONIAL, TILE } from '../schema/item-roles.ts';
import { schemaFor } from '../schema/placement.ts';
import type { ContentFile } from '../site/content-file.ts';
import { collectionNamed, collectionWith, type Item, publicItems, textIn } from '../site/items.ts';
import { blocksIn } from '../site/page-entries.ts';
import { type Query, select } from '../site/queries.ts';
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

/** The roles of what blocks show that name no type. */
const SHOWN = new Map<unknown, readonly ItemRole[]>([
  ['team-list', PERSON],
  ['contact-panel', CONTACT],
  ['testimonials', TESTIMONIAL],
  ['profile-tiles', TILE],
]);

/** The types that blocks show for their roles. */
const playedTypes = (value: JsonValue, { collections }: SiteIndex): Reference[] =>
  blocksIn(value).flatMap(({ block, pointer }) => {
    const roles = 'collection' in block ? undefined : SHOWN.get(block.type);
    const played = roles && collectionWith(collections, roles);
    return played ? name('type', played.name, `${pointer}/type`) : [];
  });

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
    const offset = (at: number) => offsetInLiteral(source, node.offset, named.index + at);
    const range = (from = 0, to = named.text.length) => [offset(from), offset(to)] as const;
    return [{ ...named, file: path, range }];
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

/** The lists that show an item without naming it, each by the type that it asks for. */
export function listsOf(index: SiteIndex, item: Item): Place[] {
  const shownOf = rememberedBy((name: string): readonly (Item | null)[] => {
    const collection = index.collections.get(name);
    return collection ? publicItems(collection, index) : [];
  });
  const shown = shownOf(item.collection).filter((one) => one !== null);
  return allPlaces(index).filter(({ kind, text, file, pointer }) => {
    const page = index.allFiles.get(file)?.value;
    const block = valueAt(page, around(pointer));
    if (kind !== 'type' || text !== item.collection || !isObject(block) || 'items' in block) return false;
    const { type, group, cityHeading } = unchecked<{ type: string; group: string; cityHeading: string }>(
      block,
    );
    if (type === 'contact-panel' && cityHeading === undefined) return false;
    if (type === 'team-list' && typeof group === 'string' && textIn(item, 'group') !== group) return false;
    const query = unchecked<Query>(block);
    const { limit: _, ...whole } = query;
    // On the page of each item of a type it may list others.
    const each = JSON.stringify(block).includes('"$item"') ? stringAt(page, 'each') : undefined;
    return (each === undefined ? [null] : shownOf(each)).some((of) => {
      const moment = { item: of, clock: index };
      const isAsked = select([item], whole, moment).length > 0;
      return isAsked && select(shown, query, moment).includes(item);
    });
  });
}
