import { assign, setup } from 'xstate';
import { typesOf } from './types-of.ts';

interface TeamDetailContext {
  /** The person on view; null in the list. */
  readonly memberId: string | null;
}

type TeamDetailEvent = { readonly type: 'open'; readonly memberId: string } | { readonly type: 'close' };

/** list ⇄ detail(memberId). `open` in the detail shows the other person. */
export const teamDetailMachine = setup({
  types: typesOf<{ context: TeamDetailContext; events: TeamDetailEvent }>(),
}).createMachine({
  id: 'team-detail',
  context: { memberId: null },
  initial: 'list',
  on: { open: { target: '.detail', actions: assign(({ event }) => ({ memberId: event.memberId })) } },
  states: {
    list: {},
    detail: { on: { close: { target: 'list', actions: assign({ memberId: null }) } } },
  },
});
