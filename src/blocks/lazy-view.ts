import type { ComponentType } from 'react';

/** A promise that React can read without waiting once it is settled (the contract of `use`). */
type Tracked<V> = Promise<V> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: V; reason?: unknown };

/**
 * When the page that came with a view as HTML fetches and hydrates it. `static`: never, its HTML is all that a visitor
 * needs (a navigation inside the app fetches it). `live`: with the page, since it acts. `late`: its HTML works as it
 * stands and its script is large, so it is fetched at the first sign of a visitor and takes over what they did before.
 */
type Script = 'static' | 'live' | 'late';

export interface LazyView<P> {
  readonly script: Script;
  readonly loaded: boolean;
  /** Starts loading at the first call; afterwards the same promise. */
  load(): Promise<ComponentType<P>>;
  /** What rendering waits for: the view. It settles once somebody has called `load`, and asks for nothing itself. */
  readonly wanted: Promise<ComponentType<P>>;
}

/** A view whose script is fetched when it is wanted, and at most once. */
export function lazyView<P>(script: Script, fetch: () => Promise<ComponentType<P>>): LazyView<P> {
  let started: Promise<ComponentType<P>> | undefined;
  let settle: (view: ComponentType<P>) => void = () => {};
  const wanted: Tracked<ComponentType<P>> = new Promise((resolve) => {
    settle = resolve;
  });
  wanted.status = 'pending';
  return {
    script,
    wanted,
    get loaded() {
      return wanted.status === 'fulfilled';
    },
    load() {
      started ??= fetch().then(
        (component) => {
          // Marked by hand, so that the very next render reads the view without a pause.
          wanted.status = 'fulfilled';
          wanted.value = component;
          settle(component);
          return component;
        },
        (reason: unknown) => {
          // The next attempt asks the network again.
          started = undefined;
          throw reason;
        },
      );
      return started;
    },
  };
}
