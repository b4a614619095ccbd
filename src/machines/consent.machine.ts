import { setup } from 'xstate';

export type ConsentAnswer = 'accepted' | 'declined';

interface Types {
  input?: { readonly remembered: ConsentAnswer | null };
  context?: { readonly remembered: ConsentAnswer | null };
  events?:
    | { readonly type: 'accept' }
    | { readonly type: 'decline' }
    /** The visitor wants to choose anew. */
    | { readonly type: 'reopen' };
}

const types: Types = {};

/**
 * asking → accepted | declined, and back at the visitor's wish. Who has answered on an earlier visit is not asked.
 * The caller provides what an answer does: `load` the tag manager, `stop` it, `remember` the answer.
 */
export const consentMachine = setup({
  types,
  guards: {
    hasAccepted: ({ context }) => context.remembered === 'accepted',
    hasDeclined: ({ context }) => context.remembered === 'declined',
  },
  actions: {
    load: () => {},
    stop: () => {},
    remember: (_, _answer: ConsentAnswer) => {},
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ remembered: input?.remembered ?? null }),
  initial: 'remembering',
  states: {
    remembering: {
      always: [
        { guard: 'hasAccepted', target: 'accepted' },
        { guard: 'hasDeclined', target: 'declined' },
        { target: 'asking' },
      ],
    },
    asking: {
      on: {
        accept: { target: 'accepted', actions: { type: 'remember', params: 'accepted' } },
        decline: { target: 'declined', actions: [{ type: 'remember', params: 'declined' }, 'stop'] },
      },
    },
    accepted: { entry: 'load', on: { reopen: 'asking' } },
    declined: { on: { reopen: 'asking' } },
  },
});
