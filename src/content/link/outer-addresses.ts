import type { Site } from '../../model/content.gen.ts';
import { asText, type UncheckedObject } from '../json/unchecked.ts';
import { localesOf } from '../overlay/locale.ts';
import { EMAIL, isPhone, isWeb, urlOf } from '../text/outer-forms.ts';

/** What an address outside the site should have been. */
export type Form = 'web' | 'mail' | 'telephone';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The form that an address with a known scheme does not have; undefined where it has it. */
export function malformed({
  url,
  scheme,
}: {
  readonly url: string;
  readonly scheme: string;
}): Form | undefined {
  const rest = decoded(url.slice(scheme.length + 1));
  if (scheme === 'tel') return isPhone(rest) ? undefined : 'telephone';
  if (scheme !== 'mailto') return isWeb(url) ? undefined : 'web';
  const receivers = rest.replace(/\?.*$/s, '').split(',');
  return receivers.every((address) => EMAIL.test(address)) ? undefined : 'mail';
}

/** The path that an address on the site’s own domain leads to, without base path and language; undefined elsewhere. */
export function ownPath(url: string, site: UncheckedObject<Site>): string | undefined {
  const own = urlOf(asText(site.baseUrl) ?? '')?.host;
  const { host, pathname, hash } = new URL(url);
  // The name with “www.” and the one without are one site’s.
  if (own?.replace(/^www\./, '') !== host.replace(/^www\./, '')) return undefined;
  const prefix = asText(site.basePath) ?? '';
  if (!`${pathname}/`.startsWith(`${prefix}/`)) return undefined;
  const path = decoded(pathname.slice(prefix.length)).replace(/(?<!\/)\/+$/, '');
  const language = localesOf(site).find(
    (locale) => locale.prefix !== '' && `${path}/`.startsWith(`${locale.prefix}/`),
  );
  return (path.slice(language?.prefix.length ?? 0) || '/') + hash;
}
