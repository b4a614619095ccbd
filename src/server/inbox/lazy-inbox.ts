import type { Inbox } from './inbox.ts';

/** An inbox that is opened when it is first needed: a site without a contact form makes no database. */
export function lazyInbox(open: () => Promise<Inbox>): Inbox & { open(): Promise<Inbox> } {
  let opening: Promise<Inbox> | undefined;
  const opened = (): Promise<Inbox> => {
    opening ??= open();
    // The next message tries again.
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  return {
    open: opened,
    add: async (message) => (await opened()).add(message),
    find: async (key, hash) => (await opened()).find(key, hash),
    captcha: async (provider) => (provider === 'none' ? undefined : (await opened()).captcha(provider)),
    close: async () => (await opening)?.close(),
  };
}
