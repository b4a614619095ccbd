import type { PluralText } from '../../model/resolved.ts';

/** Numbers that show every form that whole counts take. */
const COUNTS = [...Array(200).keys()];

/**
 * What a language calls so many of a unit, for a browser that need not know the language.
 * @param format BCP 47
 */
export function unitForms(unit: 'year' | 'month', format: string): PluralText {
  const rules = new Intl.PluralRules(format);
  const said = new Intl.NumberFormat(format, { style: 'unit', unit, unitDisplay: 'long' });
  const forms: Record<string, string> = {};
  for (const count of COUNTS)
    forms[rules.select(count)] ??= said
      .formatToParts(count)
      .map(({ type, value }) => (type === 'integer' ? '{count}' : value))
      .join('');
  return { locale: format, forms };
}
