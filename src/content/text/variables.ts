import type { Site } from '../../model/content.gen.ts';
import { isObject, type JsonObject, type JsonValue, own } from '../json/json.ts';
import type { UncheckedObject } from '../json/unchecked.ts';

const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9.]*)\}/g;

/** What may have been meant as one: names of any script, with hyphens and underscores, blanks around them or braces twice, and a field of an item written as its pointer. */
const MEANT = /\{\{?\s{0,3}(?:item\.?\/)?[\p{L}][\p{L}\p{M}\p{N}._-]*\s{0,3}\}\}?/gu;

/** Finds what stands in braces in a way, and where it begins. */
const inBraces = (written: RegExp) => (text: string) =>
  text.includes('{')
    ? Array.from(text.matchAll(written), ({ 0: found, index }) => ({ text: found, index }))
    : [];

/** The names in a text, each with its braces; also those that cannot be names. */
export const placeholders = inBraces(MEANT);

/** Words in braces, `{school year}`: a variable's name has no blank, and most such words are text. */
export const spaced = inBraces(/\{[A-Za-z][A-Za-z0-9.]*(?: [A-Za-z0-9]+){1,4}\}/g);

/** From a brace to the next one or to the end of the line, where that does not close it. */
const OPEN = /\{([^{}\n]*)(?=[{\n]|$)/g;

/** Names behind a brace that nothing closes, `{name`; whether they stand for something is not asked. */
export function unclosed(text: string) {
  if (!text.includes('{')) return [];
  return [...text.matchAll(OPEN)].flatMap(({ 1: inside = '', index }) => {
    const name = /^[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*/.exec(inside)?.[0];
    return name === undefined ? [] : { text: `{${name}`, index };
  });
}

/** Names before a brace that nothing opens, `name}`, each with that brace; whether they stand for something is not asked. */
export function unopened(text: string) {
  if (!text.includes('}')) return [];
  return [...text.matchAll(/(?<=^|[}\n])[^{}\n]*\}/g)].flatMap(({ 0: part, index }) => {
    const name = /(?<![\p{L}\p{M}\p{N}._-])[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*\}$/u.exec(part);
    return name === null ? [] : { text: name[0], index: index + name.index };
  });
}

/** Values for `{name}` and, on pages that stand for an item, `{item.field}`. */
export interface Variables {
  readonly site: ReadonlyMap<string, string>;
  readonly item: JsonObject | null;
  /** The item that a field of the item refers to: `{item.branch.name}` reads through it. */
  readonly follow?: (field: string) => { readonly value: JsonObject; readonly say?: Say } | undefined;
  /** How a field of the item reads in a text; without it, as it is written. */
  readonly say?: Say | undefined;
}
type Say = (field: string, value: JsonValue) => JsonValue;

/** What a name stands for, or undefined where it is unknown. */
export function lookUp(name: string, variables: Variables): string | undefined {
  if (!name.startsWith('item.')) return variables.site.get(name);
  const [first = '', ...rest] = name.slice('item.'.length).split('.');
  let value = own(variables.item ?? undefined, first);
  if (rest.length === 0 && value !== undefined) value = variables.say?.(first, value) ?? value;
  else if (typeof value === 'string') {
    const other = variables.follow?.(first);
    const { site } = variables;
    return other && lookUp(`item.${rest.join('.')}`, { site, item: other.value, say: other.say });
  }
  for (const step of rest) value = own(value, step);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The same names as they are written, for addresses: what they lead to reads no language. */
export const forAddress = ({ site, item, follow }: Variables): Variables => ({
  site,
  item,
  follow(field) {
    const other = follow?.(field);
    return other && { value: other.value };
  },
});

/** The most of an address in a text that stands before a name. */
const ADDRESS = 200;

/** Parts of a text, each from its first character to behind its last. */
export type Parts = readonly (readonly [from: number, to: number])[];

/** True for what begins in one of the parts. */
export const isWithin = (at: number, parts: Parts): boolean =>
  parts.some(([from, to]) => from <= at && at < to);

/** A text that is changed around its parts, which stay as they are written. */
export function around(parts: Parts, text: string, change: (between: string) => string): string {
  let [made, end] = ['', 0];
  for (const [from, to] of parts) {
    made += change(text.slice(end, from)) + text.slice(from, to);
    end = to;
  }
  return made + change(text.slice(end));
}

/** A telephone number without what parts its digits. */
export const dialled = (number: string): string => number.replace(/[\s().-]/g, '');

/** Replaces every known `{name}`; unknown ones stay as they are and are reported when files are linked. */
export function interpolate(text: string, variables: Variables): string {
  if (!text.includes('{')) return text;
  return text.replace(PLACEHOLDER, (whole, name: string, at: number) => {
    const before = text.slice(Math.max(at - ADDRESS, 0), at);
    const isAddress = /(?:\]\(|:\/\/)[^\s():]*$/.test(before);
    const value = lookUp(name, isAddress ? forAddress(variables) : variables);
    if (value === undefined) return whole;
    // A blank would end the address: nothing would be left of the link but its signs.
    if (/\]\(tel:$/i.test(before)) return dialled(value);
    // An item's own text may use the site's variables, once: the result is not searched again for {item.…}.
    return name.startsWith('item.') ? interpolate(value, { site: variables.site, item: null }) : value;
  });
}

/** The site's variables and those that the engine adds. @param today an ISO date */
export function siteVariables(
  { variables }: Pick<UncheckedObject<Site>, 'variables'>,
  today: string,
): Map<string, string> {
  const entries = isObject(variables) ? Object.entries(variables) : [];
  return new Map([
    // A value that is no text is refused by the schema; its name is known all the same and stays as written.
    ...entries.map(([name, value]) => [name, typeof value === 'string' ? value : `{${name}}`] as const),
    ['year', today.slice(0, 4)],
  ]);
}
