/** A letter with its signs, and with what a virama joins to it. */
const LETTER = /[\p{L}\p{N}](?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\p{L}|\p{M})*/u;
/** What stands before a name, but not a name that is cut to its letter. */
const TITLE = /^(?:(?:dr|mr|mrs|ms|prof|sir|डॉ|प्रो)\.?|\p{L}{2,5}\.)$/iu;

/** The words of a text that have a letter, without the titles before a name. */
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => LETTER.test(word) && !TITLE.test(word));

/** The first letter of a text, as it stands in place of a picture; empty where there is none. */
export const initialOf = (text: string): string =>
  LETTER.exec(wordsOf(text)[0] ?? text)?.[0]
    // Georgian has capitals, and begins no name with one.
    .replace(/[^\p{Script=Georgian}]+/gu, (letter) => letter.toUpperCase()) ?? '';

/** The letters of a person's first and last name; one alone where a script has no capitals, and letters join or stand for words. */
export function initialsOf(name: string): string {
  // What follows a whole name, such as a degree; behind a surname alone stands the first one.
  const words = wordsOf(name.replace(/^(\s*\S+\s[^,]*),.*/, '$1'));
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => initialOf(word ?? ''));
  return letters.every((letter) => letter.toLowerCase() !== letter || letter === '')
    ? letters.join('')
    : (letters[0] ?? '');
}
