import { assign, fromPromise, setup } from 'xstate';
import type { FieldAddress, PageInfo, Steps } from '../model/editing.ts';
import { typesOf } from './types-of.ts';

/** What the panel shows: a part of a file, the page as a whole, or what differs from the last commit. */
export type PanelView =
  | { readonly kind: 'form'; readonly address: FieldAddress; readonly field?: string }
  | { readonly kind: 'page' }
  | { readonly kind: 'changes' };

/** What was done or went wrong, as it is said. */
interface Told {
  readonly text: string;
  readonly kind: 'done' | 'failed';
  /** Another address of a page, and whether the page that is open had it. */
  readonly href?: string;
  readonly isHere?: boolean;
}

interface EditingContext {
  /** What can be edited on the page; null until it was fetched. */
  readonly info: PageInfo | null;
  readonly view: PanelView | null;
  /** How often something was opened in the panel: what was may stand elsewhere by now. */
  readonly opened: number;
  readonly steps: Steps;
  readonly told: Told | null;
  /** How many pages show something of a file, by its path; of an item by `path#pointer`. */
  readonly uses: Readonly<Record<string, number>>;
}

type EditingEvent =
  | { readonly type: 'switch' }
  /** Something was saved: the page shows it soon, and its texts stand elsewhere than is known. */
  | { readonly type: 'expect' }
  /** The page shows other content, or is another one. */
  | { readonly type: 'renew' }
  | { readonly type: 'open'; readonly view: PanelView }
  | { readonly type: 'close' }
  | { readonly type: 'steps'; readonly steps: Steps }
  | { readonly type: 'count'; readonly uses: Readonly<Record<string, number>> }
  | { readonly type: 'tell'; readonly told: Told | null };

/** So long, in milliseconds, the page is given to show what was saved. */
const PATIENCE = 3000;

/** off → reading → on, and back. What is on the panel stays while the page is read anew. */
export const editingMachine = setup({
  types: typesOf<{ context: EditingContext; events: EditingEvent }>(),
  actors: { readPage: fromPromise<PageInfo>(() => Promise.reject(new Error('no actor'))) },
}).createMachine({
  id: 'editing',
  context: { info: null, view: null, opened: 0, steps: { undo: null, redo: null }, told: null, uses: {} },
  initial: 'off',
  on: {
    tell: { actions: assign({ told: ({ event }) => event.told }) },
    count: { actions: assign({ uses: ({ event }) => event.uses }) },
    steps: { actions: assign({ steps: ({ event }) => event.steps }) },
  },
  states: {
    off: { entry: assign({ info: null, view: null, told: null }), on: { switch: 'on' } },
    on: {
      initial: 'reading',
      on: {
        switch: 'off',
        expect: '.expecting',
        renew: '.reading',
        open: {
          actions: assign({
            view: ({ event }) => event.view,
            opened: ({ context }) => context.opened + 1,
          }),
        },
        close: { actions: assign({ view: null }) },
      },
      states: {
        reading: {
          invoke: {
            src: 'readPage',
            onDone: { target: 'ready', actions: assign({ info: ({ event }) => event.output }) },
            onError: {
              target: 'ready',
              actions: assign({
                told: { text: 'The development server does not answer.', kind: 'failed' } as const,
              }),
            },
          },
        },
        ready: {},
        expecting: { after: { [PATIENCE]: 'reading' } },
      },
    },
  },
});
