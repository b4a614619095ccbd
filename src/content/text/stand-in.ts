/** What scaffolds write in the place of texts that are still to be written. */
export const STAND_IN = {
  text: 'Write here',
  page: 'Say here what this page is about.',
  summary: 'say here, in one or two sentences',
} as const;

/** The words that say that a text is still to be written; undefined where none do. */
export function standInIn(said: string): string | undefined {
  const { text, page, summary } = STAND_IN;
  // Before an address the words are meant.
  const isFresh = said.startsWith(text) && /^(?:$|\.|:(?!\s*\S+@))/.test(said.slice(text.length));
  return isFresh ? text : [page, summary].find((words) => said.includes(words));
}
