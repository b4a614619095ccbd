/** By language: to make one takes longer than all else of a page's name. */
const numerals = new Map<string, Intl.NumberFormat>();

/** How the name of a list's later page ends. @param format BCP 47 */
export function pageNumber(page: number, format: string): string {
  if (page <= 1) return '';
  const known = numerals.get(format) ?? new Intl.NumberFormat(format, { useGrouping: false });
  numerals.set(format, known);
  return ` · ${known.format(page)}`;
}
