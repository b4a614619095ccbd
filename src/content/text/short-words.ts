/** Languages that write no word of one letter at the end of a line, such as the Polish “w”. */
const LANGUAGES = /^(be|cs|pl|ru|sk|uk)\b/;

/** A word of one letter before another. Within a cell of a table nothing is behind the last one; behind `<` or `/` stands the name of a tag. */
const SHORT = /(?<![\p{L}\p{M}\p{N}</.'’-])(\p{L}) (?=[^\s|])/gu;

export const keepsShortWords = (language: string): boolean => LANGUAGES.test(language);

/** A text whose words of one letter stand in the line of the next word: between the two is a blank at which no line ends. */
export const withShortWords = (text: string): string => text.replace(SHORT, '$1\u00a0');
