import { assign, fromCallback, fromPromise, raise, setup } from 'xstate';
import type { SearchAnswer, SearchFinder } from '../model/search-index.ts';
import { typesOf } from './types-of.ts';

/** What closes the dialog: after 'link' and 'navigation' the focus does not go back to where it was. */
type SiteSearchCloser = 'visitor' | 'link' | 'navigation';

interface SiteSearchContext {
  /** What was typed; it stays when the dialog closes, so that the visitor can come back to the results. */
  readonly text: string;
  readonly closedBy: SiteSearchCloser | null;
  readonly finder: SearchFinder | null;
  /** The newest answer, and what it answers: it stands until there is another. */
  readonly answer: (SearchAnswer & { readonly text: string }) | null;
}

type SiteSearchEvent =
  | { readonly type: 'open'; readonly text?: string | undefined }
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'ready' }
  | { readonly type: 'retry' }
  | { readonly type: 'close'; readonly by: SiteSearchCloser };

const asked = (text: string) => text.trim();

/**
 * dialog: closed ⇄ open; beside it index: absent → loading → ready | failed, and answer: none → finding → found | failed.
 * The index is fetched when the dialog first opens and kept; what is typed is looked for as soon as it is there, and a newer
 * text takes the place of an older one. After a failure `retry`, and the next opening, ask again. The caller provides `loadFinder`,
 * and `connection`, which asks for it once a lost one is back.
 */
export const siteSearchMachine = setup({
  types: typesOf<{ context: SiteSearchContext; events: SiteSearchEvent }>(),
  actors: {
    loadFinder: fromPromise<SearchFinder>(() => Promise.reject(new Error('No loader was provided.'))),
    find: fromPromise<SiteSearchContext['answer'], Pick<SiteSearchContext, 'finder' | 'text'>>(
      async ({ input: { finder, text } }) => finder && { ...(await finder.find(text)), text },
    ),
    connection: fromCallback(() => {}),
  },
  guards: { canFind: ({ context: { finder, text } }) => finder !== null && asked(text) !== '' },
}).createMachine({
  id: 'site-search',
  context: { text: '', closedBy: null, finder: null, answer: null },
  type: 'parallel',
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            open: {
              target: 'open',
              actions: [
                assign(({ context, event }) => ({ text: event.text || context.text, closedBy: null })),
                raise({ type: 'ready' }),
              ],
            },
          },
        },
        open: {
          on: {
            type: { actions: [assign({ text: ({ event }) => event.text }), raise({ type: 'ready' })] },
            close: { target: 'closed', actions: assign({ closedBy: ({ event }) => event.by }) },
          },
        },
      },
    },
    index: {
      initial: 'absent',
      states: {
        absent: { on: { open: 'loading' } },
        loading: {
          invoke: {
            src: 'loadFinder',
            onDone: {
              target: 'ready',
              actions: [assign(({ event }) => ({ finder: event.output })), raise({ type: 'ready' })],
            },
            onError: 'failed',
          },
        },
        ready: {},
        failed: { invoke: { src: 'connection' }, on: { open: 'loading', retry: 'loading' } },
      },
    },
    answer: {
      initial: 'none',
      // Something to look for, and something to look in: the order in which they come does not matter.
      on: { ready: [{ guard: 'canFind', target: '.finding' }, { target: '.none' }] },
      states: {
        none: {},
        finding: {
          invoke: {
            src: 'find',
            input: ({ context: { finder, text } }) => ({ finder, text: asked(text) }),
            onDone: { target: 'found', actions: assign({ answer: ({ event }) => event.output }) },
            onError: 'failed',
          },
        },
        found: {},
        failed: { invoke: { src: 'connection' }, on: { retry: 'finding' } },
      },
    },
  },
});
