export const SVG = 'http://www.w3.org/2000/svg';
export const XLINK = 'http://www.w3.org/1999/xlink';

/** What is wrong with a drawing, in words behind its name, and what to do, where that is more than to save it again. */
export interface Why {
  readonly words?: string;
  readonly remedy?: string;
}

export const OTHERWISE = { words: 'is no drawing from this place on: a tag is missing, misspelt or cut off' };
export const NAMELESS = {
  words: 'does not say that it is a drawing',
  remedy: `Write xmlns="${SVG}" into its <svg>.`,
};
export const SIZELESS = {
  words: 'does not say its size: its <svg> needs a “viewBox”',
  remedy:
    'Write one there, such as viewBox="0 0 640 480", with the width and the height that it was drawn in.',
};
/** Faults that are often written by hand, by what the parser says of them and by the sign that it says so behind. */
const SAID = [
  [
    /entity/i,
    '&',
    {
      words: 'has a sign “&” that stands for nothing',
      remedy: 'Write “&amp;” for the sign itself, and any other sign as it is.',
    },
  ],
  [
    /namespace prefix: "xlink"/,
    'xlink:',
    {
      words: 'has an “xlink:” that it does not explain',
      remedy: `Write xmlns:xlink="${XLINK}" into its <svg>, or leave “xlink:” out.`,
    },
  ],
] as const;
export const OF_PROGRAM = {
  words: 'it is a note of the program that drew it',
  remedy:
    'Export the drawing without such notes: from Inkscape as “Optimized SVG” without metadata, from Illustrator by “Export As”.',
};

/** Why a drawing cannot be read, and the sign at fault before where the parser says so; undefined where a tag is at fault. */
export function saidBy(message: string): { readonly sign: string; readonly why: Why } | undefined {
  const [, sign, why] = SAID.find(([said]) => said.test(message)) ?? [];
  return sign && why && { sign, why };
}

/** True for the name space of no standard: only the program that drew the drawing reads what is in it. */
export const isNote = (uri: string) =>
  !/^$|^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml|1999\/xlink|XML\/)/.test(uri);
