import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownFieldsOf } from '../blocks/contact-panel/resolve.ts';
import { root } from '../command/root.ts';
import { quote } from '../content/diagnostics/fault.ts';
import { addressIn } from '../content/link/addresses.ts';
import { shownBlocks } from '../content/resolve/sections.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import { joinLines } from '../content/schema/walk.ts';
import { contactEndpoint } from '../content/site/contact-endpoint.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import { richHtml } from '../content/text/rich-html.ts';
import { addressHash, contentHash } from '../ground/content-hash.ts';
import type { ContactForm, ContactLocale, ContactService } from '../model/build-manifest.ts';
import type { OwnField } from '../model/contact-settings.ts';
import { CONTACT_WORDS } from '../model/contact-words.ts';
import { recordOf } from '../model/record-of.ts';
import type { PagePolicy } from '../server/content-security-policy.ts';
import { CAPTCHA_POLICY } from '../server/foreign-policies.ts';
import type { Output } from './output.ts';

/** The routes of the pages that have the contact form. */
export function contactRoutesOf(index: ValidSite): string[] {
  return [...shownBlocks(index)]
    .filter(({ types }) => types.includes('contact-panel'))
    .map(({ route }) => route);
}

/** The forms of a language, where one of them has fields or words of the site's own. */
function formsOf(site: LocaleSite): ContactForm[] | undefined {
  const forms = new Map<string, { pages: string[]; fields: OwnField[]; sentText?: string | undefined }>();
  for (const { route, item, types, blocks } of shownBlocks(site.index))
    for (const block of types.includes('contact-panel') ? blocks() : []) {
      if (block.type !== 'contact-panel') continue;
      const text = (written: string) => site.text(written, item);
      const own = {
        fields: ownFieldsOf(block.fields ?? [], site.string, text),
        sentText: block.sentText && text(block.sentText),
      };
      const key = JSON.stringify(own);
      const form = forms.get(key) ?? { pages: [], ...own };
      form.pages.push(addressIn(site.locale, route));
      forms.set(key, form);
    }
  const all = [...forms.values()];
  return all.some(({ fields, sentText }) => fields.length > 0 || sentText) ? all : undefined;
}

const endpointOf = ({ site }: ValidSite) => contactEndpoint(site.contact?.endpoint, site.baseUrl);

/** Of a build for a host of files: that nobody there takes the messages of its form; nothing where somebody else does. */
export function adviceOnForm(index: ValidSite): string {
  const [route] = endpointOf(index)?.own ? contactRoutesOf(index) : [];
  return route === undefined
    ? ''
    : `The form of ${route} posts to ${quote(index.site.contact?.endpoint)} of this site, which a host of files does not answer. Name another service in "contact" of site.json, or pass that address on to \`npm run serve\`.\n`;
}

function localeOf(site: LocaleSite, route: string | undefined): ContactLocale {
  const consent = joinLines(site.index.site.contact?.consent?.label);
  return {
    prefix: site.locale.prefix,
    code: site.locale.code,
    page: route === undefined ? null : addressIn(site.locale, route),
    consent: consent === undefined ? null : richHtml(site.richText(consent), (href) => href),
    words: recordOf(CONTACT_WORDS, site.string),
    forms: formsOf(site),
  };
}

async function writeStyle(output: Pick<Output, 'write'>): Promise<string> {
  const css = await readFile(join(root, 'src/server/inbox/answer-page.css'), 'utf8');
  const small = css.replace(/\/\*(?:(?!\/\*)[\s\S])*?\*\//g, '').replace(/\s+/g, ' ');
  const address = `/assets/contact-${addressHash(contentHash(small))}.css`;
  output.write(address, small, 'immutable');
  return address;
}

/** What the server needs to take messages; undefined where the content names no address for them. */
export async function contactService(
  index: ValidSite,
  sites: readonly LocaleSite[],
  base: string,
  output: Pick<Output, 'write'>,
): Promise<ContactService | undefined> {
  const { contact, captcha } = index.site;
  if (!contact) return undefined;
  const { allowOrigins = [] } = contact;
  const { path = '', own = false } = endpointOf(index) ?? {};
  if (path === '') return undefined;
  const [route] = contactRoutesOf(index);
  return {
    path,
    own,
    captcha: captcha?.provider ?? 'none',
    siteKey: captcha?.siteKey,
    allowOrigins,
    names: sites.some((site) => site.index.site.contact?.names === 'any') ? 'any' : 'latin',
    phone: sites.some((site) => site.index.site.contact?.phone === 'optional') ? 'optional' : 'required',
    ...(sites.some((site) => site.index.site.contact?.message === 'optional') && { message: 'optional' }),
    stylesheet: base + (await writeStyle(output)),
    locales: sites.map((locale) => localeOf(locale, route)),
  };
}

/** What a page with the form is allowed for the captcha of the site. */
const captchaPolicy = ({ site }: ValidSite) => CAPTCHA_POLICY[site.captcha?.provider ?? 'none'];

/** The Trusted Types policies of the embedded captcha. Its code is ours: every page may load it, so that a visitor comes to the form without a full load. */
export const captchaTrustedTypes = (index: ValidSite): readonly string[] => {
  const policy = captchaPolicy(index);
  return policy?.untyped ? [] : (policy?.trustedTypes ?? []);
};

/** The addresses that need a policy of their own, for the captcha of somebody else in their form. */
export function captchaPages(
  index: ValidSite,
  sites: readonly LocaleSite[],
): { readonly addresses: readonly string[]; readonly policy: PagePolicy } | undefined {
  const policy = captchaPolicy(index);
  if (!policy?.untyped) return undefined;
  const routes = contactRoutesOf(index);
  return { addresses: sites.flatMap((site) => routes.map((route) => addressIn(site.locale, route))), policy };
}
