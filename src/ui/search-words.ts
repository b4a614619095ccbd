/** The words of a search, lower-cased and split on spaces: every one of them must appear. */
export function searchWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');
}

/** Which of some texts contain every word; `texts` are lower-cased already, once for many searches. */
export function matching(texts: readonly string[], words: readonly string[]): number[] {
  const found: number[] = [];
  for (const [index, text] of texts.entries())
    if (words.every((word) => text.includes(word))) found.push(index);
  return found;
}
