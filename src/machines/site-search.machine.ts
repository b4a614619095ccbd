import { assign, fromPromise, setup } from 'xstate';
import type { SearchFinder } from '../model/search-index.ts';
import { typesOf } from './types-of.ts';

/** What closes the dialog: after 'link' and 'navigation' the focus does not go back to where it was. */
type SiteSearchCloser = 'visitor' | 'link' | 'navigation';

interface SiteSearchContext {
  /** What was typed; it stays when the dialog closes, so that the visitor can come back to the results. */
  readonly text: string;
  readonly closedBy: SiteSearchCloser | null;
  readonly finder: SearchFinder | null;
}

type SiteSearchEvent =
  | { readonly type: 'open'; readonly text?: string | undefined }
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'retry' }
  | { readonly type: 'close'; readonly by: SiteSearchCloser };

/**
 * dialog: closed ⇄ open; beside it index: absent → loading → ready | failed. The index is fetched when the dialog
 * first opens and kept; after a failure `retry`, and the next opening, fetch again. The caller provides `loadFinder`.
 */
export const siteSearchMachine = setup({
  types: typesOf<{ context: SiteSearchContext; events: SiteSearchEvent }>(),
  actors: {
    loadFinder: fromPromise<SearchFinder>(() => Promise.reject(new Error('No loader was provided.'))),
  },
}).createMachine({
  id: 'site-search',
  context: { text: '', closedBy: null, finder: null },
  type: 'parallel',
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            open: {
              target: 'open',
              actions: assign(({ context, event }) => ({ text: event.text || context.text, closedBy: null })),
            },
          },
        },
        open: {
          on: {
            type: { actions: assign({ text: ({ event }) => event.text }) },
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
            onDone: { target: 'ready', actions: assign(({ event }) => ({ finder: event.output })) },
            onError: 'failed',
          },
        },
        ready: {},
        failed: { on: { open: 'loading', retry: 'loading' } },
      },
    },
  },
});
