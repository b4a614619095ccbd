import type { ContactSettings } from '../../model/contact-settings.ts';
import type { Site } from '../../model/content.gen.ts';
import type { RichText } from '../../model/resolved.ts';
import { joinLines } from '../schema/walk.ts';

const CHALLENGE = '/captcha/challenge';

/** The contact service and its captcha, from `site.json`. */
export function contactSettings(
  { contact, captcha }: Pick<Site, 'contact' | 'captcha'>,
  basePath: string,
  richText: (markdown: string) => RichText,
): ContactSettings {
  const isOurs = contact.endpoint.startsWith('/');
  const label = joinLines(contact.consent?.label);
  return {
    endpoint: isOurs ? basePath + contact.endpoint : contact.endpoint,
    headers: contact.headers === true,
    silent: contact.failureNotice === 'none',
    consent: label === undefined ? undefined : richText(label),
    captcha: {
      provider: captcha.provider,
      siteKey: captcha.siteKey,
      challenge: isOurs ? basePath + CHALLENGE : new URL(CHALLENGE, contact.endpoint).href,
    },
  };
}
