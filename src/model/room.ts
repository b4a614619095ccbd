/** A sign above or below a letter; those of the wide scripts make up for what their letters take more than Latin ones. */
const SIGN =
  /(?![\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])\p{M}/gu;

/** A text without the signs that take no room of their own: as long as it is wide, in letters of Latin width. */
export const withoutSigns = (text: string): string => text.replace(SIGN, '');
