import { type Context, createContext, Script } from 'node:vm';

/** Milliseconds that one look may take. */
const LONGEST = 2000;
const CALL = new Script('call()');
const held: { call: () => unknown } = { call: () => undefined };
let context: Context | undefined;

/**
 * What something answers that looks at a text by a site's own schema. A site may come from a stranger, whose pattern, or
 * alternatives of alternatives, tries every way there is: no more than that ends it. None runs within another.
 * @param what is looked at, as the sentence begins
 * @throws Error in a sentence where it takes too long
 */
export function inTime<R>(what: string, look: () => R): R {
  held.call = look;
  context ??= createContext(held);
  try {
    return CALL.runInContext(context, { timeout: LONGEST });
  } catch (error) {
    if (Object(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new Error(
      `${what} takes longer than ${LONGEST / 1000} s to check. Write its patterns, and what refers to itself, so that a text fits in one way alone.`,
    );
  }
}
