/** The class of a cell that has a word wider than a column of a phone, and may divide it; addresses and numbers stay whole. */
export const dividedClass = (cell: unknown): string | undefined =>
  typeof cell === 'string' &&
  // A sign above or below a letter takes no room of its own.
  cell.split(/\s+/).some((word) => /^[^@/_\d]{15,}$/u.test(word.replace(/\p{M}/gu, '')))
    ? 'divided'
    : undefined;
