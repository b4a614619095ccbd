import { assign, setup } from 'xstate';

export const TOAST_TIMEOUT = 7000;
export const SNACKBAR_TIMEOUT = 2000;

/** The specification's toast type; named `kind` because an event's `type` is its own name. */
export type ToastKind = 'success' | 'danger' | 'info' | 'warning';

export interface ToastContext {
  /** Empty while hidden. */
  readonly message: string;
  /** Null while hidden. */
  readonly kind: ToastKind | null;
  /** Milliseconds until the toast closes by itself. */
  readonly timeout: number;
  readonly defaultTimeout: number;
}

export type ToastEvent =
  | { readonly type: 'show'; readonly message: string; readonly kind: ToastKind; readonly timeout?: number }
  | { readonly type: 'dismiss' };

export interface ToastInput {
  /** Milliseconds; `SNACKBAR_TIMEOUT` makes it the copy-link snackbar. */
  readonly timeout: number;
}

interface Types {
  context?: ToastContext;
  events?: ToastEvent;
  input?: ToastInput | undefined;
}

const types: Types = {};

/** hidden · visible. One toast at a time: a second `show` replaces the first and starts the clock again. */
export const toastMachine = setup({
  types,
  actions: {
    fill: assign(({ context, event }) => {
      if (event.type !== 'show') return {};
      const { message, kind, timeout = context.defaultTimeout } = event;
      return { message, kind, timeout };
    }),
    empty: assign({ message: '', kind: null }),
  },
  delays: {
    timeout: ({ context }) => context.timeout,
  },
}).createMachine({
  id: 'toast',
  context: ({ input }) => {
    const timeout = input?.timeout ?? TOAST_TIMEOUT;
    return { message: '', kind: null, timeout, defaultTimeout: timeout };
  },
  initial: 'hidden',
  on: {
    show: { target: '.visible', actions: 'fill', reenter: true },
  },
  states: {
    hidden: {},
    visible: {
      exit: 'empty',
      after: { timeout: 'hidden' },
      on: { dismiss: 'hidden' },
    },
  },
});
