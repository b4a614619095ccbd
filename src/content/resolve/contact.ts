import type { CaptchaProvider, ContactSettings } from '../../model/contact-settings.ts';
import type { RichText } from '../../model/resolved.ts';
import { isObject, type JsonValue, own, stringAt } from '../json/json.ts';
import { joinLines } from '../schema/walk.ts';

const PROVIDERS: readonly CaptchaProvider[] = ['altcha', 'turnstile', 'hcaptcha', 'recaptcha', 'none'];
const CHALLENGE = '/captcha/challenge';

const part = (value: JsonValue | undefined, key: string) => (isObject(value) ? own(value, key) : undefined);

/** The contact service and its captcha, from `site.json`. */
export function contactSettings(
  site: JsonValue | undefined,
  basePath: string,
  richText: (markdown: string) => RichText,
): ContactSettings {
  const contact = part(site, 'contact');
  const captcha = part(site, 'captcha');
  const written = stringAt(contact, 'endpoint') ?? '';
  const isOurs = written.startsWith('/');
  const label = joinLines(part(part(contact, 'consent'), 'label'));
  const named = stringAt(captcha, 'provider');
  return {
    endpoint: isOurs ? basePath + written : written,
    headers: part(contact, 'headers') === true,
    silent: stringAt(contact, 'failureNotice') === 'none',
    consent: label === undefined ? undefined : richText(label),
    captcha: {
      provider: PROVIDERS.find((provider) => provider === named) ?? 'none',
      siteKey: stringAt(captcha, 'siteKey'),
      challenge: isOurs ? basePath + CHALLENGE : new URL(CHALLENGE, written).href,
    },
  };
}
