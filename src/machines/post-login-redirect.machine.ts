import { assign, setup } from 'xstate';

export interface RedirectContext {
  /** The site's own path to go to; empty while idle. */
  readonly url: string;
  readonly props: Readonly<Record<string, string>>;
}

export type RedirectEvent =
  | { readonly type: 'set'; readonly url: string; readonly props?: Readonly<Record<string, string>> }
  | { readonly type: 'clear' };

interface Types {
  context?: RedirectContext;
  events?: RedirectEvent;
}

const types: Types = {};

/** idle ⇄ pending. Only a path of the site itself is kept: `//host` and `/\host` would lead away from it. */
export const postLoginRedirectMachine = setup({
  types,
  actions: {
    keep: assign(({ event }) => (event.type === 'set' ? { url: event.url, props: event.props ?? {} } : {})),
    reset: assign({ url: '', props: {} }),
  },
  guards: {
    // Browsers drop tabs and line breaks from an address, so that one could hide the second slash.
    isOwnPath: ({ event }) => event.type === 'set' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(event.url),
  },
}).createMachine({
  id: 'post-login-redirect',
  context: { url: '', props: {} },
  initial: 'idle',
  on: { set: { guard: 'isOwnPath', target: '.pending', actions: 'keep' } },
  states: {
    idle: {},
    pending: { on: { clear: { target: 'idle', actions: 'reset' } } },
  },
});
