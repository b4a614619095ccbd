import { isArray, type JsonValue, stringAt, valueAt } from '../json/json.ts';
import { fieldAt } from '../schema/content-types.ts';
import { type Item, textIn } from '../site/items.ts';
import type { Shared } from './shared.ts';
import { amountOf, asWritten, hasTime, numberOf, sayer } from './spoken-dates.ts';

/** A field of an item as a text of a language; empty where the item has none. */
export function fieldText({ index, values, locale }: Shared, item: Item, field: string): string {
  const { format } = locale;
  const schema = fieldAt(item.type.item, field)?.schema;
  const say = (value: JsonValue | undefined, of: JsonValue | undefined): string => {
    if (isArray(value)) {
      const list = new Intl.ListFormat(format, { type: 'unit', style: 'short' });
      return list.format(value.map((one) => say(one, Object(of).items)));
    }
    if (typeof value === 'number' && stringAt(of, 'format') === 'money')
      return amountOf(value, format, index.site.money.currency);
    if (typeof value === 'number') return numberOf(value, format);
    if (typeof value !== 'string') return '';
    const named = index.collections.get(stringAt(of, 'reference') ?? '')?.byKey.get(value);
    if (named) return values.text(textIn(named, 'title') ?? value);
    if (!stringAt(of, 'format')?.startsWith('date')) return values.text(value);
    const time = hasTime(value) ? ({ timeStyle: 'short' } as const) : {};
    return sayer(format, { dateStyle: 'medium', ...time }).format(asWritten(value));
  };
  return say(valueAt(item.value, field), schema);
}
