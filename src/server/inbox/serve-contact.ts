import { once } from '../../ground/once.ts';
import type { ContactWords } from '../../model/contact-words.ts';
import type { ProxyTrust } from '../forwarded.ts';
import type { LoadedBuild } from '../loaded-build.ts';
import { contactRoutes } from './contact-routes.ts';
import { openHealth } from './health.ts';
import { type Inbox, openInbox } from './inbox.ts';
import type { InboxOptions } from './inbox-options.ts';

interface ServeContactOptions {
  readonly inbox: InboxOptions;
  readonly trusts: ProxyTrust;
  /** The build that is served now, for the words of notices. */
  readonly build: () => LoadedBuild;
  readonly log: (line: string) => void;
}

/** The contact service of a server, set up from its environment. */
export function serveContact({ inbox: options, trusts, build, log }: ServeContactOptions) {
  const health = openHealth(log);
  let opened: Inbox | undefined;
  // When it is first needed: a site without a contact form makes no database.
  const inbox = once(async () => {
    opened = await openInbox(options, (code) => wordsOf(build(), code), health);
    return opened;
  });
  return {
    routes: contactRoutes(inbox, trusts, options),
    faults: health.faults,
    /**
     * Opens the inbox if the build that is served needs it, and says in a sentence where messages go;
     * undefined for a site without a contact form.
     *
     * @throws Error with one sentence when they cannot be kept.
     */
    async start(): Promise<string | undefined> {
      const { contact } = build();
      if (contact === undefined) return undefined;
      if (!contact.own && contact.allowOrigins.length + options.allowOrigins.length === 0)
        return 'Contact messages go to another origin, as site.json says.';
      await inbox();
      const foreign = contact.captcha !== 'none' && contact.captcha !== 'altcha';
      if (foreign && options.captchaSecret === undefined)
        log(
          `CAPTCHA_SECRET is not set: ${contact.captcha} cannot be checked, messages are kept as unverified.`,
        );
      return `Contact messages are kept in ${options.place.shown} (npm run inbox).`;
    },
    close: async () => opened?.close(),
  };
}

function wordsOf({ contact }: LoadedBuild, code: string): ContactWords {
  const locale = contact?.locales.find((entry) => entry.code === code) ?? contact?.locales[0];
  if (locale === undefined) throw new Error('The build has no contact words.');
  return locale.words;
}
