import type { PluralText } from '../model/resolved.ts';

/** By language: each page of a list asks, and making them costs as much as asking thirty times. */
const knownWords = new Map<
  string,
  { readonly rules: Intl.PluralRules; readonly numbers: Intl.NumberFormat }
>();

/** How a language counts, and how it writes a number: as in the dates beside it, in Marathi with its own digits. */
function wordsOf(locale: string) {
  const words = knownWords.get(locale) ?? {
    rules: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
  };
  knownWords.set(locale, words);
  return words;
}

export const numberText = (number: number, locale: string): string => wordsOf(locale).numbers.format(number);

/** The form of a text that a number takes in its language, with `{count}` filled in. */
export const pluralText = ({ locale, forms }: PluralText, count: number): string =>
  (forms[wordsOf(locale).rules.select(count)] ?? forms.other ?? '').replace(
    '{count}',
    numberText(count, locale),
  );
