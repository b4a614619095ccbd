import type { Site } from '../../model/content.gen.ts';
import { grouped } from '../../model/digits.ts';
import { type JsonValue, stringAt, valueAt } from '../json/json.ts';
import { remembered, rememberedBy } from '../json/remembered.ts';
import { asText } from '../json/unchecked.ts';
import { type ContentType, fieldAt } from '../schema/content-types.ts';
import { shapeAt } from '../schema/fit.ts';
import { replaced } from '../schema/walk.ts';
import { wordsIn } from '../site/item-names.ts';
import type { Item } from '../site/items.ts';
import type { ValidRoute, ValidSite } from '../site/valid-site.ts';
import { isFigures } from '../text/figure.ts';
import { sayer } from './sayer.ts';

/** True for a date with an hour. */
export const hasTime = (iso: string): boolean => /T\d\d:\d\d/.test(iso);

/** A moment as its digits say it, to be shown as UTC: in the place’s own time, not the builder’s. */
export const asWritten = (iso: string): Date =>
  new Date(`${iso.slice(0, hasTime(iso) ? 16 : 10)}${hasTime(iso) ? ':00Z' : 'T00:00:00Z'}`);

/** How a language writes the time of day. By itself an hour before ten would lack the nought that its clock and its ranges have. */
export const clockOf = rememberedBy((format: string) => {
  const parts = sayer(format, { timeStyle: 'short' }).formatToParts(Date.UTC(2024, 0, 1, 9));
  const { value = '' } = parts.find(({ type }) => type === 'hour') ?? {};
  return { hour: value.length === 2 ? '2-digit' : 'numeric', minute: '2-digit' } as const;
});

/** What a language writes behind an hour, such as “Uhr”: its data has that for ranges alone. */
const hourWord = rememberedBy((format: string) => {
  const said = sayer(format, clockOf(format));
  const last = said.formatRangeToParts(Date.UTC(2024, 0, 1, 10), Date.UTC(2024, 0, 1, 11)).at(-1);
  const { type, value = '' } = last ?? {};
  return type === 'literal' && value.startsWith(' ') ? value : '';
});

/** A text that ends with one time of day, as a language writes that. @param format BCP 47 */
export function withHourWord(text: string, format: string): string {
  const word = hourWord(format);
  return text.endsWith(word) ? text : text + word;
}

/**
 * A time from its beginning to its end, which may be said in another way, such as without an hour.
 *
 * The data of some languages has digits and strokes for ranges alone (2027/3/18): there each end is written as by itself.
 * @param format BCP 47
 */
export function rangeOf(
  from: Date,
  to: Date,
  format: string,
  options: Intl.DateTimeFormatOptions,
  ending = options,
): string {
  const said = sayer(format, options);
  const parts = said.formatRangeToParts(from, to);
  const textOf = (some: typeof parts) => some.map(({ value }) => value).join('');
  if (!textOf(parts).includes('/') || said.format(from).includes('/')) {
    // Some languages say a word behind both ends, which belongs to the hour that is left out.
    const ended = parts.findIndex(({ source }) => source === 'endRange');
    return ending === options
      ? textOf(parts)
      : textOf(parts.slice(0, ended)) + sayer(format, ending).format(to);
  }
  if (from.toISOString().slice(0, 10) === to.toISOString().slice(0, 10)) {
    const { hour, minute, ...day } = options;
    return `${sayer(format, day).format(from)} ${sayer(format, { hour, minute }).formatRange(from, to)}`;
  }
  const between = parts.findLast(({ source }) => source === 'shared')?.value ?? '';
  return said.format(from) + between + sayer(format, ending).format(to);
}

/** Where a shortened month carries a sign (अग॰) or is a number behind a slash (1/08), it is written out. */
export const monthOf = rememberedBy((format: string) => {
  const august = sayer(format, { month: 'short', day: 'numeric' }).format(Date.UTC(2023, 7, 1));
  return /[॰/]/.test(august) ? 'long' : 'short';
});

const isOfDay = (part: Intl.DateTimeFormatPart | undefined) => /^(day|month|year)$/.test(part?.type ?? '');

/**
 * A date as a language says it on cards and in tables, with its hour where one is written: a narrow cell has each of the
 * two on a line. @param format BCP 47
 */
export function briefDate(iso: string, format: string): string {
  const day = { year: 'numeric', month: monthOf(format), day: 'numeric' } as const;
  if (!hasTime(iso)) return sayer(format, day).format(asWritten(iso));
  const parts = sayer(format, { ...day, ...clockOf(format) }).formatToParts(asWritten(iso));
  return parts
    .map(({ type, value }, at) => {
      const isBetween = type === 'literal' && isOfDay(parts[at - 1]) !== isOfDay(parts[at + 1]);
      const end = isBetween ? value.lastIndexOf(' ') : value.length;
      return value.slice(0, end).replaceAll(' ', '\u00a0') + value.slice(end);
    })
    .join('');
}

/** A date as a language says it, with its hour where one is written. */
function spoken(iso: string, format: string): string {
  const day = asWritten(iso);
  const hour = hasTime(iso) ? ({ timeStyle: 'short' } as const) : {};
  if (Number.isNaN(day.getTime())) return iso;
  const said = sayer(format, { dateStyle: 'long', ...hour }).format(day);
  return hasTime(iso) ? withHourWord(said, format) : said;
}

const amountSayers = rememberedBy((format: string) =>
  rememberedBy((currency: string) => {
    // What is written is shown, such as a unit of a fund at 41.2875: a rounded price is another one.
    const style = { style: 'currency', currency, maximumFractionDigits: 4 } as const;
    const whole = new Intl.NumberFormat(format, { ...style, trailingZeroDisplay: 'stripIfInteger' });
    return { whole, exact: new Intl.NumberFormat(format, style) };
  }),
);

/**
 * An amount in the site's currency, grouped as all of its amounts are.
 * @param format BCP 47
 * @param isWhole true where no amount beside it has a smaller unit: then it is written without
 */
export function amountOf(
  value: number,
  format: string,
  { currency, grouping }: Site['money'],
  isWhole = true,
): string {
  const { whole: stripped, exact } = amountSayers(format)(currency);
  const parts = (isWhole ? stripped : exact).formatToParts(value);
  const textsOf = (kind: string) => parts.flatMap(({ type, value }) => (type === kind ? value : []));
  const whole = grouped(textsOf('integer').join(''), grouping, textsOf('group')[0] ?? '');
  const first = parts.findIndex(({ type }) => type === 'integer');
  const isFromRight = parts.some(({ value }) => value.includes('\u200f'));
  const rest = parts.map(({ type, value }) => {
    if (type === 'integer' || type === 'group') return '';
    // Behind Latin letters the sign of a currency would stand before them: “£UK”.
    return isFromRight && type === 'currency' && /[A-Z]\p{Sc}$/u.test(value) ? `${value}\u200e` : value;
  });
  return rest.with(first, whole).join('');
}

const numberSayer = rememberedBy(
  (format: string) => new Intl.NumberFormat(format, { useGrouping: 'min2', maximumFractionDigits: 20 }),
);

/** A number with all its decimals. Of four digits, which may be a year, none stands apart. @param format BCP 47 */
export const numberOf = (value: number, format: string): string => numberSayer(format).format(value);

const formatsOf = remembered(({ item }: ContentType) =>
  rememberedBy((field: string) => stringAt(fieldAt(item, field)?.schema, 'format') ?? ''),
);
const isDate = ({ type }: Item, field: string): boolean => /^date/.test(formatsOf(type)(field));

/** How a language writes words one after the other. Some set the units of one measure, as of 5 ft 2 in, side by side by blanks alone. */
export const listSayer = rememberedBy((format: string) => {
  const units = new Intl.ListFormat(format, { type: 'unit', style: 'short' });
  const isApart = units.format(['A', 'B']).replaceAll(' ', '') !== 'AB';
  return isApart ? units : new Intl.ListFormat(format, { type: 'conjunction', style: 'narrow' });
});

/** What the item is called that a field refers to, or by a key its list does; undefined where it refers to none. */
type NameOf = (field: string, key?: string) => string | undefined;

/** The words of a list, or the names of what it refers to, one after the other; undefined for any other field. */
function saidWords(item: Item, field: string, format: string, nameOf: NameOf): string | undefined {
  const words = wordsIn(item, field);
  return words && listSayer(format).format(words.map((word) => nameOf(field, word) ?? word).filter(Boolean));
}

/** How the fields of an item read in texts: `{item.startsAt}` is a day that people can read, `{item.price}` an amount, `{item.hours}` a number, `{item.room}` a name, `{item.languages}` several. */
export const sayFields =
  (item: Item, format: string, money: Site['money'], nameOf: NameOf) =>
  (field: string, value: JsonValue): JsonValue => {
    if (typeof value === 'string')
      return isDate(item, `/${field}`) ? spoken(value, format) : (nameOf(field) ?? value);
    if (typeof value !== 'number') return saidWords(item, field, format, nameOf) ?? value;
    if (formatsOf(item.type)(`/${field}`) === 'money') return amountOf(value, format, money);
    // A whole one may be a year or a code.
    return Number.isInteger(value) ? value : numberOf(value, format);
  };

/** A cell in a column of figures: the table itself writes them and adds them up. */
function isFigure(page: JsonValue, at: string): boolean {
  const [, table, column] = /^(.+)\/rows\/\d+\/cells\/(\d+)$/.exec(at) ?? [];
  return table !== undefined && isFigures(valueAt(page, `${table}/columns/${column}/kind`));
}

/** A page, or a part of it, with the dates and numbers of its item as its language says them, and the names of what it refers to. */
export function withSpokenFields(
  { page, item, places }: ValidRoute,
  { site: { money }, schemas }: ValidSite,
  format: string,
  nameIn: (item: Item) => NameOf,
  part = '',
): ValidRoute['page'] {
  if (!item || !places) return page;
  const shape = schemas.shapeOf('page.schema.json');
  const whole = page as unknown as JsonValue;
  const said = new Map<string, string>();
  for (const [at, pointer] of places) {
    if (!at.startsWith(part)) continue;
    const field = pointer.slice(item.pointer.length);
    const value = valueAt(item.value, field);
    const isNumber = typeof value === 'number';
    const key = field.slice(1);
    const name = nameIn(item)(key) ?? saidWords(item, key, format, nameIn(item));
    if (!(isNumber || name !== undefined || isDate(item, field))) continue;
    const place = shapeAt(shape, whole, at);
    // A block that takes a date, a number or an item by itself gets it as it is.
    if (place?.kind !== 'leaf' || place.role === 'plain' || isFigure(whole, at)) continue;
    if (name !== undefined) said.set(at, name);
    else if (!isNumber) said.set(at, spoken(asText(value) ?? '', format));
    else if (formatsOf(item.type)(field) === 'money') said.set(at, amountOf(value, format, money));
    else said.set(at, numberOf(value, format));
  }
  return said.size === 0 ? page : (replaced(whole, said) as unknown as ValidRoute['page']);
}
