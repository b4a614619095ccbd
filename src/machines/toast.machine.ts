import { assign, setup } from 'xstate';
import { typesOf } from './types-of.ts';

const TOAST_TIMEOUT = 7000;
export const SNACKBAR_TIMEOUT = 2000;

/** The specification's toast type; named `kind` because an event's `type` is its own name. */
export type ToastKind = 'success' | 'danger' | 'info' | 'warning';

export interface Toast {
  readonly message: string;
  readonly kind: ToastKind;
  /** Milliseconds; the machine's own where it is not said. */
  readonly timeout?: number;
  /** Called once it can be read. */
  readonly onShown?: () => void;
}

interface ToastContext {
  /** Empty while hidden. */
  readonly message: string;
  /** Null while hidden. */
  readonly kind: ToastKind | null;
  /** Milliseconds until the toast closes by itself. */
  readonly timeout: number;
  readonly defaultTimeout: number;
  readonly onShown?: Toast['onShown'] | undefined;
}

type ToastEvent = ({ readonly type: 'show' } & Toast) | { readonly type: 'dismiss' };

/** hidden · visible. One toast at a time: a second `show` replaces the first and starts the clock again. */
export const toastMachine = setup({
  types: typesOf<{
    context: ToastContext;
    events: ToastEvent;
    /** Milliseconds; `SNACKBAR_TIMEOUT` makes it the copy-link snackbar. */
    input: { readonly timeout: number } | undefined;
  }>(),
  delays: { timeout: ({ context }) => context.timeout },
}).createMachine({
  id: 'toast',
  context: ({ input }) => {
    const timeout = input?.timeout ?? TOAST_TIMEOUT;
    return { message: '', kind: null, timeout, defaultTimeout: timeout };
  },
  initial: 'hidden',
  on: {
    show: {
      target: '.visible',
      actions: assign(({ context, event: { message, kind, timeout = context.defaultTimeout, onShown } }) => ({
        message,
        kind,
        timeout,
        onShown,
      })),
    },
  },
  states: {
    hidden: {},
    visible: {
      exit: assign({ message: '', kind: null, onShown: undefined }),
      after: { timeout: 'hidden' },
      on: { dismiss: 'hidden' },
    },
  },
});
