/** A folder or file that cannot be read: said in one sentence, exit 2. */
export class LoadError extends Error {}
