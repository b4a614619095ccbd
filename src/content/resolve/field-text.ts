import type { ItemRole } from '../../model/item-data.ts';
import type { TextLanguage, TextPart } from '../../model/resolved.ts';
import { isArray, type JsonValue, objectAt, stringAt, valueAt } from '../json/json.ts';
import { rememberedBy } from '../json/remembered.ts';
import { fieldAt, namedBy } from '../schema/content-types.ts';
import { KINDS } from '../schema/item-roles.ts';
import { titleIn } from '../site/item-names.ts';
import { follow, type Item, isPublic } from '../site/items.ts';
import { dialled } from '../text/variables.ts';
import { withStatus } from './event-status.ts';
import type { FieldText } from './resolver.ts';
import type { Shared } from './shared.ts';
import { amountOf, briefDate, listSayer, numberOf } from './spoken-dates.ts';
import type { Values } from './values.ts';

/** The language of a field's texts, or of the names in their place, where nobody has translated them: figures and dates are said in the page's. */
export function fieldLanguage(
  { index, originalLanguage }: Pick<Shared, 'index' | 'originalLanguage'>,
  item: Item,
  field: string,
): TextLanguage | undefined {
  const { type } = item;
  const found = valueAt(item.value, field);
  const [first] = isArray(found) ? found : [found];
  const isDate = stringAt(fieldAt(type.item, field)?.schema, 'format')?.startsWith('date');
  if (typeof first !== 'string' || isDate) return undefined;
  const named = index.collections.get(namedBy(type.item, field) ?? '')?.byKey.get(first);
  const { file, pointer } = named ?? item;
  const at = pointer + (named ? (named.type.roles.get('title') ?? '') : field);
  return index.files.get(file)?.origins?.isTranslated(at) ? undefined : originalLanguage;
}

/** Where an item is held, by its name where that is an item too; undefined where it says nothing of it. */
export function placeOf(shared: Shared, item: Item): string | undefined {
  const field = item.type.roles.get('place');
  return field === undefined ? undefined : fieldText(shared, item, field).text || undefined;
}

/** The house that an item names as its place; undefined where that is a text. */
export const houseOf = ({ index }: Pick<Shared, 'index'>, item: Item): Item | undefined =>
  follow(index.collections, item)(item.type.roles.get('place')?.slice(1) ?? '');

/** True for a date of which cards say the day alone: when an item was published, never when it takes place. */
function isOfDay({ type: { roles } }: Item, field: string): boolean {
  const plays = (...some: readonly ItemRole[]) => some.some((role) => roles.get(role) === field);
  return plays('date', 'updated', 'publishedFrom') && !plays('startsAt', 'endsAt');
}

/** Where a field of a format leads; undefined for those that lead nowhere. */
function hrefOf(value: string, format: string | undefined, { href, plain }: Values): string | undefined {
  if (format === 'link') return href(value);
  if (format === 'email') return `mailto:${plain(value)}`;
  return format === 'phone' ? `tel:${dialled(plain(value))}` : undefined;
}

/** The names of several items with what stands between them; undefined where none of them has a page. */
function partsOf(names: readonly TextPart[], format: string): readonly TextPart[] | undefined {
  if (names.every(({ href }) => href === undefined)) return undefined;
  const left = [...names];
  const parts = listSayer(format).formatToParts(names.map(({ text }) => text));
  return parts.map(({ type, value }) => (type === 'element' && left.shift()) || { text: value });
}

/** A field of an item as a text of a language, with where that leads; empty where the item has none. */
export function fieldText(shared: Shared, item: Item, field: string): FieldText {
  const { index, values, locale, addresses } = shared;
  const { format } = locale;
  const schema = fieldAt(item.type.item, field)?.schema;
  const isMoney = (of: JsonValue | undefined) => stringAt(of, 'format') === 'money';
  const say = (value: JsonValue | undefined, of: JsonValue | undefined): string => {
    if (isArray(value))
      return listSayer(format).format(value.flatMap((one) => say(one, Object(of).items) || []));
    if (typeof value === 'number' && isMoney(of)) return amountOf(value, format, index.site.money);
    if (typeof value === 'number') return numberOf(value, format);
    if (typeof value !== 'string') return '';
    const named = index.collections.get(stringAt(of, 'reference') ?? '')?.byKey.get(value);
    if (named && !isPublic(named, index)) return '';
    if (named) return values.text(titleIn(index.collections, named) ?? value);
    if (!stringAt(of, 'format')?.startsWith('date')) return values.text(value);
    return briefDate(isOfDay(item, field) ? value.slice(0, 10) : value, format);
  };
  const value = valueAt(item.value, field);
  if (typeof value === 'string' && schema && KINDS.file(schema))
    return { text: documentWords(value, shared), href: addresses.asset(value) };
  const href = typeof value === 'string' ? hrefOf(value, stringAt(schema, 'format'), values) : undefined;
  if (href !== undefined && typeof value === 'string') return { text: values.text(value), href };
  const said = say(value, schema);
  const text = field === item.type.roles.get('title') ? withStatus(item, said, shared) : said;
  const leading = (one: JsonValue | undefined, target: string | undefined) => {
    const named = index.collections.get(target ?? '')?.byKey.get(String(one));
    const href = named && shared.pathOf(named);
    return href === undefined ? {} : { href };
  };
  const target = namedBy(item.type.item, field);
  const ofList = objectAt(schema, 'items');
  const parts =
    isArray(value) && target !== undefined
      ? partsOf(
          value.flatMap((one) => {
            const name = say(one, ofList);
            return name === '' ? [] : { text: name, ...leading(one, target) };
          }),
          format,
        )
      : undefined;
  return {
    text,
    ...(Number.isInteger(value) &&
      isMoney(schema) && { exact: amountOf(Number(value), format, index.site.money, false) }),
    ...(isArray(value) ? parts && { parts } : leading(value, target)),
    ...fieldLanguage(shared, item, field),
  };
}

const sizeSayers = rememberedBy((format: string) =>
  rememberedBy((unit: string) => new Intl.NumberFormat(format, { style: 'unit', unit })),
);

/** `PDF, 84 KB`: a document's kind and size as visitors read them. */
export function documentWords(path: string, { index, locale }: Pick<Shared, 'index' | 'locale'>): string {
  const bytes = index.input.media.get(path)?.bytes ?? 0;
  const isSmall = bytes < 999_500;
  const size = isSmall ? Math.max(1, Math.round(bytes / 1000)) : Math.round(bytes / 100_000) / 10;
  const kind = path.slice(path.lastIndexOf('.') + 1).toUpperCase();
  const said = sizeSayers(locale.format)(isSmall ? 'kilobyte' : 'megabyte').format(size);
  // As operating systems write it, and most people know it.
  return `${kind}, ${said.replace('kB', 'KB')}`;
}
