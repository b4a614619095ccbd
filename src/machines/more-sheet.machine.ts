import { assign, setup } from 'xstate';
import { typesOf } from './types-of.ts';

type MoreSheetCloser = 'link' | 'icon' | 'backdrop' | 'escape' | 'navigation' | 'drag';

interface MoreSheetContext {
  /** What closed it: after 'link' and 'navigation' the focus does not go back to the More button. */
  readonly closedBy: MoreSheetCloser | null;
}

type MoreSheetEvent = { readonly type: 'open' } | { readonly type: 'close'; readonly by: MoreSheetCloser };

/** closed ⇄ open. */
export const moreSheetMachine = setup({
  types: typesOf<{ context: MoreSheetContext; events: MoreSheetEvent }>(),
}).createMachine({
  id: 'more-sheet',
  context: { closedBy: null },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'open', actions: assign({ closedBy: null }) } } },
    open: { on: { close: { target: 'closed', actions: assign({ closedBy: ({ event }) => event.by }) } } },
  },
});
