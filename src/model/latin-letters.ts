/** Letters that Unicode does not part into a letter and a mark, as most people type them. */
const TYPED: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
};

const capital = (letters: string): string => letters.charAt(0).toUpperCase() + letters.slice(1);

/** A text with two letters for each that was made of two, such as `œ`, and without strokes, such as that of `ł`. */
export const inTypedLetters = (text: string): string =>
  text.replace(/[œæßłøđħŧı]/gi, (letter) => TYPED[letter] ?? capital(TYPED[letter.toLowerCase()] ?? letter));
