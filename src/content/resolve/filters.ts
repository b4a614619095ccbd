import type { FilterChoice, TextLanguage } from '../../model/resolved.ts';
import { remembered, rememberedBy } from '../json/remembered.ts';
import { asList, asText } from '../json/unchecked.ts';
import { choicesAt, namedBy } from '../schema/content-types.ts';
import { titleIn } from '../site/item-names.ts';
import type { Item } from '../site/items.ts';
import { countsOf, type Filter, filterFor, filtersOf, type Query, valuesOf } from '../site/queries.ts';
import { filterPart, filterRoute, listOf } from '../site/routes.ts';
import { collatorOf } from '../site/sorting.ts';
import type { ValidRoute } from '../site/valid-site.ts';
import { fieldLanguage } from './field-text.ts';
import { selected } from './selected.ts';
import type { Shared } from './shared.ts';

type Sayer = { readonly said: string | undefined; readonly language: TextLanguage | undefined };

/** Of each value of a field how an item says it: one that is translated serves all that have it. */
function sayersIn(shared: Shared, collection: string, field: string): ReadonlyMap<string, Sayer> {
  const sayers = new Map<string, Sayer>();
  for (const item of shared.index.collections.get(collection)?.all ?? []) {
    const language = fieldLanguage(shared, item, field);
    const said = valuesOf(item.value, field);
    for (const [at, value] of valuesOf(item.original, field).entries()) {
      const known = sayers.get(value);
      if (!known || (known.language && !language)) sayers.set(value, { said: said[at], language });
    }
  }
  return sayers;
}

/** Found in one pass for all values of a field, of whose reads a page notes its own value's label alone. */
const sayersOf = remembered((shared: Shared) =>
  rememberedBy((of: string) => {
    const [collection = ''] = of.split('/', 1);
    return shared.recorder.silently(() => sayersIn(shared, collection, of.slice(collection.length)));
  }),
);

/** A value as the language says it: the name of the item that it refers to, or what stands in its place in a translated item. */
export function labelOf(filter: Filter, shared: Shared): TextLanguage & { readonly label: string } {
  const { index, values, recorder } = shared;
  const { collection, field, value } = filter;
  recorder.note(`label ${JSON.stringify(filter)}`);
  const type = index.collections.get(collection)?.type;
  const of = type && namedBy(type.item, field);
  const named = index.collections.get(of ?? '')?.byKey.get(value);
  const { said, language } = sayersOf(shared)(collection + field).get(value) ?? {};
  const text = values.text((named ? titleIn(index.collections, named) : said) ?? value);
  // Where it runs the other way, it does so by itself: it stands in titles and headings, too.
  return { ...language, label: language?.dir ? `\u2068${text}\u2069` : text };
}

/** A value as it is called away from its row: a number or a letter says nothing without its field. */
export const calledIn = (
  labels: Readonly<Record<string, string>> = {},
  field: string,
  value: string,
): string => {
  const label = labels[field];
  return label !== undefined && /^(?:\p{N}+|.{1,2})$/u.test(value) ? `${label} ${value}` : value;
};

/** How the page of a value is called, in its title and on the way to it. */
export function filterName({ filter, page }: ValidRoute, shared: Shared): string | undefined {
  if (!filter) return undefined;
  const offers = page.sections.find(
    (block) =>
      block.type === 'collection-list' &&
      block.collection === filter.collection &&
      block.filters?.includes(filter.field),
  );
  const labels = offers?.type === 'collection-list' ? offers.filterLabels : undefined;
  return calledIn(labels, filter.field, labelOf(filter, shared).label);
}

/** The values by which an item is found in a narrowed list, as the ends of addresses. */
export const partsOf = ({ original }: Item, fields: readonly string[]): string[] =>
  fields.flatMap((field) => valuesOf(original, field).map((value) => filterPart(field, value)));

/** The pages of one value each that a list offers, by field, then in the order of its type’s choices, in that of the items that they name, or by name. */
export function choicesOf(
  shared: Shared,
  { route, listPage, item, filter: shown }: Pick<ValidRoute, 'route' | 'listPage' | 'item' | 'filter'>,
  query: Query,
): FilterChoice[] {
  // The page of an item has no pages below it.
  if (listPage === null) return [];
  const list = shown?.list ?? listOf(route);
  const moment = { item, clock: shared.index, format: shared.locale.format };
  const items = selected(shared, query, moment);
  const mine = filterFor(query, { ...moment, filter: shown });
  const { compare } = collatorOf(shared.locale.format);
  const fields = asList(query.filters).map((field) => asText(field));
  const filters = filtersOf(list, query, items, shared.index.shown);
  const isMine = ({ field, value }: Filter) => field === mine?.field && value === mine.value;
  // Nothing is so just now, and the page is there all the same.
  if (mine && !filters.some(isMine)) filters.push(mine);
  const whole = { field: '', part: '', label: shared.string('all'), href: shared.addresses.path(list) };
  // What all items are is no choice; its page, where somebody is there, still says so.
  const isChoice = rememberedBy(
    (field: string) =>
      mine?.field === field || [...countsOf(items, field).values()].some((count) => count < items.length),
  );
  const type = shared.index.collections.get(query.collection)?.type;
  // Days of a week or sizes have an order of their own, and so have items whose type gives them one.
  const placeOf = rememberedBy((field: string): readonly unknown[] => {
    const named = shared.index.collections.get((type && namedBy(type.item, field)) ?? '')?.type;
    if (named && named.order.length > 0) return shared.publicItems(named.name).map(({ key }) => key);
    return type ? choicesAt(type.item, field) : [];
  });
  const values = filters
    .filter(({ field }) => isChoice(field))
    .map((filter) => {
      const { field, value } = filter;
      const choice = {
        field,
        part: filterPart(field, value),
        ...labelOf(filter, shared),
        href: shared.addresses.path(filterRoute(list, field, value)),
        count: countsOf(items, field).get(value) ?? 0,
        current: isMine(filter),
      };
      return { choice, place: [fields.indexOf(field), placeOf(field).indexOf(value)] as const };
    })
    .sort(
      ({ choice: a, place: [field, at] }, { choice: b, place: [otherField, otherAt] }) =>
        field - otherField || at - otherAt || compare(a.label, b.label),
    )
    .map(({ choice }) => choice);
  return values.length === 0 ? [] : [{ ...whole, count: items.length, current: !mine }, ...values];
}
