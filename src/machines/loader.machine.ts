import { assign, setup } from 'xstate';

/** Who asks for the loader: the component's own flag or the app's. */
export type LoaderSource = 'own' | 'app';

export interface LoaderContext {
  readonly own: boolean;
  readonly app: boolean;
  /** True while a system error is on view. */
  readonly suppressed: boolean;
}

export type LoaderEvent =
  | { readonly type: 'show' | 'hide'; readonly source: LoaderSource }
  | { readonly type: 'suppress' | 'release' };

interface Types {
  context?: LoaderContext;
  events?: LoaderEvent;
}

const types: Types = {};

/** hidden ⇄ visible: visible when either flag is set and no system error is on view. */
export const loaderMachine = setup({
  types,
  actions: {
    setFlag: assign(({ event }) => {
      if (event.type !== 'show' && event.type !== 'hide') return {};
      return event.source === 'own' ? { own: event.type === 'show' } : { app: event.type === 'show' };
    }),
    suppress: assign({ suppressed: true }),
    release: assign({ suppressed: false }),
  },
  guards: {
    isWanted: ({ context }) => (context.own || context.app) && !context.suppressed,
    isUnwanted: ({ context }) => !(context.own || context.app) || context.suppressed,
  },
}).createMachine({
  id: 'loader',
  context: { own: false, app: false, suppressed: false },
  initial: 'hidden',
  on: {
    show: { actions: 'setFlag' },
    hide: { actions: 'setFlag' },
    suppress: { actions: 'suppress' },
    release: { actions: 'release' },
  },
  states: {
    hidden: { always: { guard: 'isWanted', target: 'visible' } },
    visible: { always: { guard: 'isUnwanted', target: 'hidden' } },
  },
});
