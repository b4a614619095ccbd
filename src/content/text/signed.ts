/** A sign before figures that are written from the left; one between two numbers parts them. Those of Persian are such, too. */
const SIGNED = /(?<![^\s()[{«“"'*_~|>])(?<![\d۰-۹]\s)(?=[+\-−][\d۰-۹])/g;

/**
 * A text of a language from right to left whose figures with a sign are read as they are written, `+12%` and `+20 2 5550 1234`: before
 * each stands the left-to-right mark, as CLDR writes it. Without it the sign goes to the other end and the groups change places.
 */
export const withSigns = (text: string): string => text.replace(SIGNED, '\u200e');
