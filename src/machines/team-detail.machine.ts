import { assign, setup } from 'xstate';

export interface TeamDetailContext {
  /** The person on view; null in the list. */
  readonly memberId: string | null;
}

export type TeamDetailEvent =
  | { readonly type: 'open'; readonly memberId: string }
  | { readonly type: 'close' };

interface Types {
  context?: TeamDetailContext;
  events?: TeamDetailEvent;
}

const types: Types = {};

/** list ⇄ detail(memberId). `open` in the detail shows the other person. */
export const teamDetailMachine = setup({
  types,
  actions: {
    choose: assign(({ event }) => (event.type === 'open' ? { memberId: event.memberId } : {})),
    forget: assign({ memberId: null }),
  },
}).createMachine({
  id: 'team-detail',
  context: { memberId: null },
  initial: 'list',
  on: { open: { target: '.detail', actions: 'choose' } },
  states: {
    list: {},
    detail: { on: { close: { target: 'list', actions: 'forget' } } },
  },
});
