import type { PluralText } from '../model/resolved.ts';

/** The form of a text that a number takes in its language, with `{count}` filled in. */
export function pluralText({ locale, forms }: PluralText, count: number): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? '';
  return form.replace('{count}', String(count));
}
