/** What a browser keeps texts in. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What something answers; undefined where it throws. */
export function attempt<R>(use: () => R): R | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
