/** What scaffolds write in the place of texts that are still to be written. */
export const STAND_IN = {
  text: 'Write here',
  page: 'Say here what this page is about.',
  summary: 'say here, in one or two sentences',
} as const;

const { text, ...inside } = STAND_IN;
const STANDS_IN = new RegExp(`^${text}(?=[.:]|$)|${Object.values(inside).join('|')}`);

/** The words that say that a text is still to be written, and where they stand. */
export const standInOf = (said: string) => STANDS_IN.exec(said);
