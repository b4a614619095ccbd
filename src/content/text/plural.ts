import { isObject, type JsonValue, own, stringAt } from '../json/json.ts';

/** A text in the forms that a language has for numbers: `{ "one": "{count} item", "other": "{count} items" }`. */
export type PluralForms = Readonly<Record<string, string>> & { readonly other: string };

/** The forms of a text; one that is written as a single text has only that. */
export function pluralForms(value: JsonValue | undefined, fallback: string): PluralForms {
  if (!isObject(value)) return { other: typeof value === 'string' ? value : fallback };
  const names = Object.keys(value).filter((name) => typeof own(value, name) === 'string');
  return {
    ...Object.fromEntries(names.map((name) => [name, stringAt(value, name) ?? ''])),
    other: stringAt(value, 'other') ?? fallback,
  };
}
