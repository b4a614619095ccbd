import type { OwnFault, OwnField } from '../model/contact-settings.ts';

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

/** A number as it is typed, with a point or a comma. */
const NUMBER = /^-?[0-9]{1,15}([.,][0-9]{1,6})?$/;
/** The same for a browser that checks it by itself. */
export const NUMBER_PATTERN = NUMBER.source;

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
  if (!NUMBER.test(text)) return 'number';
  const number = Number(text.replace(',', '.'));
  return number < min ? 'least' : number > max ? 'most' : null;
}
