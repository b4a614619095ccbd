import type { OwnFault, OwnField } from '../model/contact-settings.ts';
import { digitOf } from '../model/digits.ts';

/** The longest text of a field of a site's own, in characters, where the site says no less. */
export const LINE_LIMIT = 200;
export const LINES_LIMIT = 1000;

/** What such a field is called in a form, among the fixed ones: `field-age`. */
export type OwnKey = `field-${string}`;
export const ownKey = ({ id }: Pick<OwnField, 'id'>): OwnKey => `field-${id}`;
export const isOwnKey = (key: string): key is OwnKey => key.startsWith('field-');
export const idOf = (key: OwnKey): string => key.slice('field-'.length);

/** What a box that is ticked sends. */
export const TICKED = 'yes';

/** A number as it is typed, in the digits of any script: with a point or a comma, and with the other between thousands (or lakhs). */
const NUMBER =
  /^\s*-?(?:\p{Nd}{1,15}(?:[.,]\p{Nd}{1,6})?|\p{Nd}{1,3}(?:(?:,\p{Nd}{2,3}){0,4},\p{Nd}{3}(?:\.\p{Nd}{1,6})?|(?:\.\p{Nd}{3}){1,4}(?:,\p{Nd}{1,6})?))\s*$/u;
/** The same for a browser that checks it by itself. */
export const NUMBER_PATTERN = NUMBER.source;

/** Thousands rather than a fraction of just three digits, which hardly anybody types. */
const GROUPED = /^-?[1-9]\d{0,2}([.,])(?:\d{2,3}\1)*\d{3}(?!\d)/;

/** What a number that is typed says; NaN where it is none. */
function numberOf(text: string): number {
  if (!NUMBER.test(text)) return Number.NaN;
  const plain = text.replace(/\p{Nd}/gu, digitOf);
  const between = GROUPED.exec(plain.trim())?.[1] ?? '';
  return Number(plain.replaceAll(between, '').replace(',', '.'));
}

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
};

/** What is wrong with what was filled in; null where it is right. */
export function ownFault(
  { type, required, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, choices }: OwnField,
  value: string,
): OwnFault | null {
  const text = value.trim();
  if (text === '') return required ? 'missing' : null;
  if (type === 'choice') return choices.some(({ id }) => id === text) ? null : 'missing';
  if (type === 'date') return isDay(text) ? null : 'missing';
  if (type === 'tick') return text === TICKED ? null : 'missing';
  if (type !== 'number') return value.length > max ? 'long' : null;
  const number = numberOf(text);
  if (Number.isNaN(number)) return 'number';
  return number < min ? 'least' : number > max ? 'most' : null;
}
