import { assign, setup } from 'xstate';
import { typesOf } from './types-of.ts';

/** Who asks for the loader: the component's own flag or the app's. */
export type LoaderSource = 'own' | 'app';

interface LoaderContext extends Readonly<Record<LoaderSource, boolean>> {
  /** True while a system error is on view. */
  readonly suppressed: boolean;
}

type LoaderEvent =
  | { readonly type: 'show' | 'hide'; readonly source: LoaderSource }
  | { readonly type: 'suppress' | 'release' };

/** hidden ⇄ visible: visible when either flag is set and no system error is on view. */
export const loaderMachine = setup({
  types: typesOf<{ context: LoaderContext; events: LoaderEvent }>(),
  guards: {
    isWanted: ({ context }, wanted: boolean) =>
      wanted === ((context.own || context.app) && !context.suppressed),
  },
}).createMachine({
  id: 'loader',
  context: { own: false, app: false, suppressed: false },
  initial: 'hidden',
  on: {
    show: { actions: assign(({ event }) => ({ [event.source]: true })) },
    hide: { actions: assign(({ event }) => ({ [event.source]: false })) },
    suppress: { actions: assign({ suppressed: true }) },
    release: { actions: assign({ suppressed: false }) },
  },
  states: {
    hidden: { always: { guard: { type: 'isWanted', params: true }, target: 'visible' } },
    visible: { always: { guard: { type: 'isWanted', params: false }, target: 'hidden' } },
  },
});
