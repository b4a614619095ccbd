import type { AnalyticsSettings } from '../../model/analytics-settings.ts';
import { CHALLENGE_PATH, type ContactSettings } from '../../model/contact-settings.ts';
import type { Site } from '../../model/content.gen.ts';
import type { RichText } from '../../model/resolved.ts';
import { joinLines } from '../schema/walk.ts';
import type { ValidSite } from '../site/valid-site.ts';

/** What differs between production and the places where a site is tried out (SITE_ENV). */
export type Environment = ReturnType<typeof environmentOf>;

/** Reads an environment of site.json. Outside production nothing is indexed unless the site says so; a preview never is. */
export function environmentOf(
  { environments = {} }: Pick<Site, 'environments'>,
  name: string,
  preview = false,
) {
  const written = Object.hasOwn(environments, name) ? environments[name] : undefined;
  const { titlePrefix = '', debug = false, robots } = written ?? {};
  const shown = robots ?? (name === 'production' ? 'index' : 'noindex');
  return { name, titlePrefix, indexed: shown === 'index' && !preview, debug };
}

/** The tag manager of a site; undefined where none is configured, and in a preview of drafts, whose visits count for nobody. */
export function analyticsOf(
  { site, preview }: ValidSite,
  href: (link: string) => string,
): AnalyticsSettings | undefined {
  const { containerId, consent = false, details } = site.analytics ?? {};
  if (containerId === undefined || preview) return undefined;
  return { containerId, consent, ...(details !== undefined && { details: href(details) }) };
}

/** The contact service and its captcha, from `site.json`; a site without them shows the form in the catalogue alone. */
export function contactSettings(
  { contact = { endpoint: '/contact' }, captcha = { provider: 'none' } }: Pick<Site, 'contact' | 'captcha'>,
  basePath: string,
  richText: (markdown: string) => RichText,
): ContactSettings {
  const isOurs = contact.endpoint.startsWith('/');
  const label = joinLines(contact.consent?.label);
  return {
    endpoint: isOurs ? basePath + contact.endpoint : contact.endpoint,
    names: contact.names ?? 'latin',
    phone: contact.phone ?? 'required',
    message: contact.message,
    headers: contact.headers === true,
    silent: contact.failureNotice === 'none',
    consent: label === undefined ? undefined : richText(label),
    captcha: {
      provider: captcha.provider,
      siteKey: captcha.siteKey,
      challenge: isOurs ? basePath + CHALLENGE_PATH : new URL(CHALLENGE_PATH, contact.endpoint).href,
    },
  };
}
