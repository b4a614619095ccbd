import type { ComponentType } from 'react';

/** A promise that React can read without waiting once it is settled (the contract of `use`). */
type Tracked<V> = Promise<V> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: V; reason?: unknown };

export interface LazyView<P> {
  /** True for a view that does something in the browser: its page fetches it, where others stay HTML. */
  readonly live: boolean;
  /** True for a view that works by itself until the visitor turns to the page: then its page fetches it. */
  readonly late: boolean;
  readonly loaded: boolean;
  /** Starts loading at the first call; afterwards the same promise. */
  load(): Promise<ComponentType<P>>;
  /** What rendering waits for: the view. It settles once somebody has called `load`, and asks for nothing itself. */
  readonly wanted: Promise<ComponentType<P>>;
}

type Fetch<P> = () => Promise<ComponentType<P>>;

function lazyView<P>(when: 'never' | 'late' | 'live', fetch: Fetch<P>): LazyView<P> {
  let started: Promise<ComponentType<P>> | undefined;
  let settle: (view: ComponentType<P>) => void = () => {};
  const wanted: Tracked<ComponentType<P>> = new Promise((resolve) => {
    settle = resolve;
  });
  wanted.status = 'pending';
  const view: LazyView<P> = {
    live: when === 'live',
    late: when === 'late',
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
  return view;
}

/**
 * A view that only shows: its HTML is all that a visitor needs, so the page that came with it never fetches
 * or hydrates it. Its chunk is fetched when a navigation inside the app leads to a page that has it.
 */
export const staticView = <P>(fetch: Fetch<P>): LazyView<P> => lazyView('never', fetch);

/** A view that acts: it is fetched and hydrated on every page that has it. */
export const liveView = <P>(fetch: Fetch<P>): LazyView<P> => lazyView('live', fetch);

/**
 * A view whose HTML works as it stands, and whose script is large: it is fetched and hydrated at the first sign of a
 * visitor. It takes over what they did before.
 */
export const lateView = <P>(fetch: Fetch<P>): LazyView<P> => lazyView('late', fetch);
