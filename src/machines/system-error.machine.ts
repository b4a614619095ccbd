import { assign, setup } from 'xstate';
import { typesOf } from './types-of.ts';

const PRESSED_RELOAD_DELAY = 150;
const AUTOMATIC_RELOAD_DELAY = 7000;

export interface SystemError {
  /** What was caught. */
  readonly error?: unknown;
  /** True where the page is to reload by itself. */
  readonly reloadApp?: boolean;
}

interface SystemErrorContext {
  /** Chooses the text: 'Something went wrong…' or 'No Internet Connection'. */
  readonly online: boolean;
  /** Whether the page reloads by itself. */
  readonly reloadApp: boolean;
  /** What was caught, for the log; undefined while hidden. */
  readonly error: unknown;
}

type SystemErrorEvent =
  | ({ readonly type: 'raise'; readonly online: boolean } & SystemError)
  | { readonly type: 'connection'; readonly online: boolean }
  | { readonly type: 'outdated' | 'reload' | 'dismiss' };

/**
 * hidden · visible.idle · visible.reloading. A pressed reload comes after 150 ms, an automatic one after 7 s,
 * and `dismiss` cancels both. The return of the connection ends what its loss has raised, unless a reload is near.
 * The caller provides the action `reloadPage`. While visible, the loader is suppressed (see loader.machine.ts).
 */
export const systemErrorMachine = setup({
  types: typesOf<{ context: SystemErrorContext; events: SystemErrorEvent }>(),
  actions: {
    remember: assign(({ event }) =>
      event.type === 'raise' ? { online: event.online, error: event.error } : {},
    ),
    follow: assign(({ event }) => (event.type === 'connection' ? { online: event.online } : {})),
    automatic: assign({ reloadApp: true }),
    pressed: assign({ reloadApp: false }),
    reloadPage: () => {},
  },
  guards: {
    isAutomatic: ({ event }) => event.type === 'raise' && event.reloadApp === true,
    isBack: ({ context, event }) => event.type === 'connection' && event.online && !context.online,
  },
  delays: {
    reload: ({ context }) => (context.reloadApp ? AUTOMATIC_RELOAD_DELAY : PRESSED_RELOAD_DELAY),
  },
}).createMachine({
  id: 'system-error',
  context: { online: true, reloadApp: false, error: undefined },
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        raise: [
          { guard: 'isAutomatic', target: 'visible.reloading', actions: ['remember', 'automatic'] },
          { target: 'visible', actions: 'remember' },
        ],
      },
    },
    visible: {
      initial: 'idle',
      exit: assign({ online: true, reloadApp: false, error: undefined }),
      on: {
        dismiss: 'hidden',
        connection: { actions: 'follow' },
        reload: { target: '.reloading', actions: 'pressed' },
      },
      states: {
        idle: {
          on: {
            // Nothing has failed since: only what fails again says so.
            connection: [{ guard: 'isBack', target: '#system-error.hidden' }, { actions: 'follow' }],
            // Nothing while hidden: what was dismissed does not come back.
            outdated: { target: 'reloading', actions: 'automatic' },
            raise: [
              { guard: 'isAutomatic', target: 'reloading', actions: ['remember', 'automatic'] },
              { actions: 'remember' },
            ],
          },
        },
        reloading: {
          after: { reload: { target: 'idle', actions: ['reloadPage', 'pressed'] } },
          // A further error changes the text, not the clock.
          on: { raise: { actions: 'remember' } },
        },
      },
    },
  },
});
