import { assign, setup } from 'xstate';

export interface DrawerInput {
  readonly isMobile: boolean;
  /** The two widths on a desktop, in pixels. */
  readonly wide: number;
  readonly narrow: number;
}

export interface DrawerContext extends DrawerInput {
  /** Pixels; 0 while closed on mobile. */
  readonly width: number;
}

export type DrawerEvent =
  | { readonly type: 'toggle' }
  | { readonly type: 'close' }
  | { readonly type: 'resize'; readonly isMobile: boolean };

interface Types {
  context?: DrawerContext;
  events?: DrawerEvent;
  input?: DrawerInput;
}

const types: Types = {};

/**
 * desktop.(wide ⇄ narrow) · mobile.(closed ⇄ open). Becoming mobile, and every resize while mobile, closes
 * it; `close` does so too (a link was followed).
 */
export const drawerMachine = setup({
  types,
  actions: {
    setMobile: assign(({ event }) => (event.type === 'resize' ? { isMobile: event.isMobile } : {})),
    setWide: assign(({ context }) => ({ width: context.wide })),
    setNarrow: assign(({ context }) => ({ width: context.narrow })),
    setClosed: assign({ width: 0 }),
  },
  guards: {
    isMobile: ({ context }) => context.isMobile,
    becomesMobile: ({ event }) => event.type === 'resize' && event.isMobile,
    becomesDesktop: ({ event }) => event.type === 'resize' && !event.isMobile,
  },
}).createMachine({
  id: 'drawer',
  context: ({ input }) => ({ ...input, width: input.wide }),
  initial: 'desktop',
  states: {
    desktop: {
      initial: 'wide',
      always: { guard: 'isMobile', target: 'mobile' },
      on: { resize: { guard: 'becomesMobile', actions: 'setMobile' } },
      states: {
        wide: { entry: 'setWide', on: { toggle: 'narrow' } },
        narrow: { entry: 'setNarrow', on: { toggle: 'wide' } },
      },
    },
    mobile: {
      initial: 'closed',
      on: {
        resize: [{ guard: 'becomesDesktop', target: 'desktop', actions: 'setMobile' }, { target: '.closed' }],
      },
      states: {
        closed: { entry: 'setClosed', on: { toggle: 'open' } },
        open: { entry: 'setWide', on: { toggle: 'closed', close: 'closed' } },
      },
    },
  },
});
