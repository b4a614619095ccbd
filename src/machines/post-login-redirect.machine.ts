import { assign, setup } from 'xstate';
import { typesOf } from './types-of.ts';

interface RedirectContext {
  /** The site's own path to go to; empty while idle. */
  readonly url: string;
  readonly props: Readonly<Record<string, string>>;
}

type RedirectEvent =
  | ({ readonly type: 'set' } & Pick<RedirectContext, 'url'> & Partial<RedirectContext>)
  | { readonly type: 'clear' };

/** idle ⇄ pending. Only a path of the site itself is kept: `//host` and `/\host` would lead away from it. */
export const postLoginRedirectMachine = setup({
  types: typesOf<{ context: RedirectContext; events: RedirectEvent }>(),
  guards: {
    // Browsers drop tabs and line breaks from an address, so that one could hide the second slash.
    isOwnPath: ({ event }) => event.type === 'set' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(event.url),
  },
}).createMachine({
  id: 'post-login-redirect',
  context: { url: '', props: {} },
  initial: 'idle',
  on: {
    set: {
      guard: 'isOwnPath',
      target: '.pending',
      actions: assign(({ event: { url, props = {} } }) => ({ url, props })),
    },
  },
  states: {
    idle: {},
    pending: { on: { clear: { target: 'idle', actions: assign({ url: '', props: {} }) } } },
  },
});
