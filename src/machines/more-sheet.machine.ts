import { assign, setup } from 'xstate';

export type MoreSheetCloser = 'link' | 'icon' | 'backdrop' | 'escape' | 'navigation' | 'drag';

export interface MoreSheetContext {
  /** What closed it: after 'link' and 'navigation' the focus does not go back to the More button. */
  readonly closedBy: MoreSheetCloser | null;
}

export type MoreSheetEvent =
  | { readonly type: 'open' }
  | { readonly type: 'close'; readonly by: MoreSheetCloser };

interface Types {
  context?: MoreSheetContext;
  events?: MoreSheetEvent;
}

const types: Types = {};

/** closed ⇄ open. */
export const moreSheetMachine = setup({
  types,
  actions: {
    forget: assign({ closedBy: null }),
    remember: assign(({ event }) => (event.type === 'close' ? { closedBy: event.by } : {})),
  },
}).createMachine({
  id: 'more-sheet',
  context: { closedBy: null },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'open', actions: 'forget' } } },
    open: { on: { close: { target: 'closed', actions: 'remember' } } },
  },
});
