import type { JsonValue } from '../json/json.ts';
import { rememberedBy } from '../json/remembered.ts';
import { isDateTime } from '../text/dates.ts';

/** The same on every machine, whatever its own language is. Made when it is asked for: that takes its time. */
export const collatorOf = rememberedBy((format: string) => new Intl.Collator(format, { numeric: true }));

/** How the values of a field stand to each other: numbers, moments, else words. @param format the language, BCP 47 */
export function compare(x: JsonValue | undefined, y: JsonValue | undefined, format: string): number {
  if (typeof x === 'number' && typeof y === 'number') return x - y;
  const [text, other] = [String(x ?? ''), String(y ?? '')];
  // Of two zones the digits do not say which moment comes first.
  if (isDateTime(text) && isDateTime(other)) return Date.parse(text) - Date.parse(other);
  return collatorOf(format).compare(text, other);
}
