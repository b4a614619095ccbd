/** What nobody sees: control characters, marks that turn the direction, and blanks of no width. Joiners shape some scripts, and stay but after a Latin letter. Halves of a pair and private signs show as a box. */
export const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u180e\u200b\u2028-\u202e\u2060-\u2064\ue000-\uf8ff\ufeff\ufff9-\uffff]|(?<=[A-Za-z])[\u200c\u200d]|(?<=[A-Za-z])[\u200e\u200f](?=[A-Za-z])|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Such a character by its number: `U+200B`. */
export const numberOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
