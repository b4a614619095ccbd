/** How the name of a list's later page ends. */
export const pageNumber = (page: number): string => (page > 1 ? ` · ${page}` : '');
