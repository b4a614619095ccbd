import { assign, setup } from 'xstate';
import { typesOf } from './types-of.ts';

interface DrawerInput {
  readonly isMobile: boolean;
  /** The two widths on a desktop, in pixels. */
  readonly wide: number;
  readonly narrow: number;
}

interface DrawerContext extends DrawerInput {
  /** Pixels; 0 while closed on mobile. */
  readonly width: number;
}

type DrawerEvent =
  | { readonly type: 'toggle' | 'close' }
  | { readonly type: 'resize'; readonly isMobile: boolean };

/**
 * desktop.(wide ⇄ narrow) · mobile.(closed ⇄ open). Becoming mobile, and every resize while mobile, closes
 * it; `close` does so too (a link was followed).
 */
export const drawerMachine = setup({
  types: typesOf<{ context: DrawerContext; events: DrawerEvent; input: DrawerInput }>(),
  actions: {
    setWide: assign(({ context }) => ({ width: context.wide })),
    setNarrow: assign(({ context }) => ({ width: context.narrow })),
    setClosed: assign({ width: 0 }),
  },
  guards: { isMobile: ({ context }) => context.isMobile },
}).createMachine({
  id: 'drawer',
  context: ({ input }) => ({ ...input, width: input.wide }),
  initial: 'desktop',
  states: {
    desktop: {
      initial: 'wide',
      always: { guard: 'isMobile', target: 'mobile' },
      on: { resize: { actions: assign(({ event }) => ({ isMobile: event.isMobile })) } },
      states: {
        wide: { entry: 'setWide', on: { toggle: 'narrow' } },
        narrow: { entry: 'setNarrow', on: { toggle: 'wide' } },
      },
    },
    mobile: {
      initial: 'closed',
      on: {
        resize: [
          { guard: ({ event }) => !event.isMobile, target: 'desktop', actions: assign({ isMobile: false }) },
          { target: '.closed' },
        ],
      },
      states: {
        closed: { entry: 'setClosed', on: { toggle: 'open' } },
        open: { entry: 'setWide', on: { toggle: 'closed', close: 'closed' } },
      },
    },
  },
});
