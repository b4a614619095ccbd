import type { Hono } from 'hono';
import { type ContactWords, isContactWords } from '../../contact/contact-words.ts';
import type { ProxyTrust } from '../forwarded.ts';
import type { LoadedBuild } from '../loaded-build.ts';
import type { SiteEnv } from '../site-handler.ts';
import { contactRoutes } from './contact-routes.ts';
import { openInbox } from './inbox.ts';
import type { InboxOptions } from './inbox-options.ts';
import { lazyInbox } from './lazy-inbox.ts';

export interface ServeContactOptions {
  readonly inbox: InboxOptions;
  readonly trusts: ProxyTrust;
  /** The build that is served now, for the words of notices. */
  readonly build: () => LoadedBuild;
  readonly log: (line: string) => void;
}

export interface ServedContact {
  readonly routes: (app: Hono<SiteEnv>) => void;
  /**
   * Opens the inbox if the build that is served needs it, and says in a sentence where messages go;
   * undefined for a site without a contact form.
   *
   * @throws Error with one sentence when they cannot be kept.
   */
  start(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** The contact service of a server, set up from its environment. */
export function serveContact({ inbox: options, trusts, build, log }: ServeContactOptions): ServedContact {
  const { posts, allowOrigins } = options;
  const inbox = lazyInbox(() => openInbox({ ...options, log, words: (code) => wordsOf(build(), code) }));
  return {
    routes: contactRoutes({ inbox, trusts, posts, allowOrigins }),
    async start() {
      const { contact } = build();
      if (contact === undefined) return undefined;
      if (!contact.own && contact.allowOrigins.length + allowOrigins.length === 0)
        return 'Contact messages go to another origin, as site.json says.';
      await inbox.open();
      const foreign = contact.captcha !== 'none' && contact.captcha !== 'altcha';
      if (foreign && options.captchaSecret === undefined)
        log(
          `CAPTCHA_SECRET is not set: ${contact.captcha} cannot be checked, messages are kept as unverified.`,
        );
      return `Contact messages are kept in ${options.place.shown} (npm run inbox).`;
    },
    close: () => inbox.close(),
  };
}

function wordsOf({ contact }: LoadedBuild, code: string): ContactWords {
  const locale = contact?.locales.find((entry) => entry.code === code) ?? contact?.locales[0];
  if (locale === undefined || !isContactWords(locale.words))
    throw new Error('The build has no contact words.');
  return locale.words;
}
