/** As many as Node has threads for what is not JavaScript. */
const AT_ONCE = 4;

/**
 * Goes through all in their order, some at once.
 * @throws what the first that fails throws: when those under way have ended, and none after them has begun
 */
export async function inParallel<One>(
  all: Iterable<One>,
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  // One queue, from which all take; it ends for all where one of them fails.
  const queue = (function* () {
    yield* all;
  })();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const one of queue) await work(one);
  });
  for (const ended of await Promise.allSettled(workers)) if (ended.status === 'rejected') throw ended.reason;
}
