/** What a cell of figures says: digits with a point before decimals, and a sign, also the true minus. NaN where it is no figure. */
export const figureIn = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(/^−/, '-'));

/** Which columns of a table hold figures. */
export const isFigures = (kind: unknown): boolean => kind === 'number' || kind === 'money';
