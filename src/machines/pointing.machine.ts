import { assign, fromPromise, setup } from 'xstate';
import type { PageSources, SourcePlace } from '../model/sources.ts';
import { typesOf } from './types-of.ts';

interface PointingContext {
  /** Where everything on the page is written; null until it was fetched. */
  readonly sources: PageSources | null;
  /** The place of what is pointed at. */
  readonly place: SourcePlace | null;
}

type PointingEvent =
  /** The key went down, alone. */
  | { readonly type: 'hold' }
  | { readonly type: 'release' }
  | { readonly type: 'point'; readonly place: SourcePlace | null }
  | { readonly type: 'open' }
  /** The window went into the background: an editor came up. */
  | { readonly type: 'leave' }
  /** Escape, another key, or the page was left. */
  | { readonly type: 'stop' };

/** What is opened: the absolute folder, and the place in it. */
export interface Opening {
  readonly folder: string;
  readonly place: SourcePlace;
}

/**
 * off → held (a moment, so that shortcuts stay what they are) → fetching → pointing → opening → opened | failed.
 * What was opened or not is told after the key was let go, too; where no editor comes up within a moment, that is told.
 */
export const pointingMachine = setup({
  types: typesOf<{ context: PointingContext; events: PointingEvent }>(),
  actors: {
    fetchSources: fromPromise<PageSources>(() => Promise.reject(new Error('no actor'))),
    openEditor: fromPromise<void, Opening | null>(() => Promise.reject(new Error('no actor'))),
  },
  actions: {
    forget: assign({ sources: null, place: null }),
  },
  guards: { hasPlace: ({ context }) => context.place !== null },
  delays: { patience: 120, arrival: 2500, reading: 7000 },
}).createMachine({
  id: 'pointing',
  context: { sources: null, place: null },
  initial: 'off',
  on: { stop: '.off' },
  states: {
    off: { entry: 'forget', on: { hold: 'held' } },
    held: { entry: 'forget', on: { release: 'off', leave: 'off' }, after: { patience: 'fetching' } },
    fetching: {
      on: { release: 'off', leave: 'off' },
      invoke: {
        src: 'fetchSources',
        onDone: { target: 'pointing', actions: assign({ sources: ({ event }) => event.output }) },
        onError: 'unreached',
      },
    },
    pointing: {
      on: {
        release: 'off',
        leave: 'off',
        point: { actions: assign({ place: ({ event }) => event.place }) },
        open: { guard: 'hasPlace', target: 'opening' },
      },
    },
    opening: {
      invoke: {
        src: 'openEditor',
        input: ({ context: { sources, place } }) =>
          sources && place ? { folder: sources.folder, place } : null,
        onDone: 'opened',
        onError: 'failed',
      },
      on: { hold: 'held' },
    },
    opened: { on: { leave: 'off', hold: 'held' }, after: { arrival: 'unseen' } },
    unseen: { on: { leave: 'off', hold: 'held' }, after: { reading: 'off' } },
    failed: { on: { hold: 'held' }, after: { reading: 'off' } },
    unreached: { on: { release: 'off', hold: 'held' }, after: { reading: 'off' } },
  },
});
