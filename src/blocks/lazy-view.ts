import type { ComponentType } from 'react';

/** A promise that React can read without waiting once it is settled (the contract of `use`). */
type Tracked<V> = Promise<V> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: V; reason?: unknown };

export interface LazyView<P> {
  /** Starts loading at the first call; afterwards the same promise. */
  load(): Promise<ComponentType<P>>;
}

/** A view in a chunk of its own. Once loaded it renders at once, so that hydration finds what the server wrote. */
export function lazyView<P>(fetch: () => Promise<ComponentType<P>>): LazyView<P> {
  let promise: Tracked<ComponentType<P>> | undefined;
  return {
    load() {
      if (promise) return promise;
      const started: Tracked<ComponentType<P>> = fetch();
      started.status = 'pending';
      started.then(
        (value) => {
          started.status = 'fulfilled';
          started.value = value;
        },
        (reason: unknown) => {
          started.status = 'rejected';
          started.reason = reason;
          // The next attempt asks the network again.
          promise = undefined;
        },
      );
      promise = started;
      return started;
    },
  };
}
