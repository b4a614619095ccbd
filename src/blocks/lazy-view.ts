import type { ComponentType } from 'react';

/**
 * When a view comes to life. `static`: never, its HTML is all that there is to it. `live`: once it is in sight, since
 * it acts by itself. `late`: at the first sign of a visitor; until then its HTML works as it stands.
 */
export type Script = 'static' | 'live' | 'late';

export interface LazyView<P> {
  readonly script: Script;
  /** Fetches the view at the first call; a failed fetch is tried again by the next. */
  load(): Promise<ComponentType<P>>;
}

/** A view whose script is fetched when it is wanted, and at most once. */
export function lazyView<P>(script: Script, fetch: () => Promise<ComponentType<P>>): LazyView<P> {
  let started: Promise<ComponentType<P>> | undefined;
  return {
    script,
    load() {
      started ??= fetch();
      started.catch(() => {
        started = undefined;
      });
      return started;
    },
  };
}
