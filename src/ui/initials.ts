/** A letter with its signs, and with what a virama joins to it. */
const LETTER = /[\p{L}\p{N}](?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\p{L}|\p{M})*/u;
const TITLE = /^(?:dr|prof|mr|mrs|ms|sir)\.?$/i;

/** The first letter of a text, as it stands in place of a picture; empty where there is none. */
export const initialOf = (text: string): string => LETTER.exec(text)?.[0].toUpperCase() ?? '';

/** The letters of a person's first and last name; one alone where a script has no capitals, and letters join or stand for words. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => LETTER.test(word) && !TITLE.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => initialOf(word ?? ''));
  return letters.every((letter) => letter.toLowerCase() !== letter || letter === '')
    ? letters.join('')
    : (letters[0] ?? '');
}
