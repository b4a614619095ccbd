/** A text with two letters for each that was made of two, such as `œ`; most people type them apart. */
export const withoutLigatures = (text: string): string =>
  text.replace(/[œæß]/gi, (letter) => ({ œ: 'oe', æ: 'ae', Œ: 'Oe', Æ: 'Ae' })[letter] ?? 'ss');
