/** How the name of a list's later page ends. @param format BCP 47 */
export const pageNumber = (page: number, format: string): string =>
  page > 1 ? ` · ${page.toLocaleString(format, { useGrouping: false })}` : '';
