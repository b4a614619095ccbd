import { setup } from 'xstate';
import { typesOf } from './types-of.ts';

export type ConsentAnswer = 'accepted' | 'declined';

/**
 * asking → accepted | declined, and back at the visitor's wish. Who has answered on an earlier visit is not asked.
 * The caller provides what an answer does: `load` the tag manager, `stop` it, `remember` the answer.
 */
export const consentMachine = setup({
  types: typesOf<{
    input: { readonly remembered: ConsentAnswer | null };
    context: { readonly remembered: ConsentAnswer | null };
    /** `reopen`: the visitor wants to choose anew. */
    events: { readonly type: 'accept' | 'decline' | 'reopen' };
  }>(),
  guards: {
    hasAnswered: ({ context }, answer: ConsentAnswer) => context.remembered === answer,
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
        { guard: { type: 'hasAnswered', params: 'accepted' }, target: 'accepted' },
        { guard: { type: 'hasAnswered', params: 'declined' }, target: 'declined' },
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
