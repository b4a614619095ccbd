import type { HeadTag } from '../../model/page-model.ts';
import type { RouteEntry } from '../site/page-entries.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { isArray, isObject, type JsonObject, own, stringAt } from '../source/json.ts';
import { interpolate, type Variables } from '../text/variables.ts';
import type { Addresses } from './addresses.ts';
import type { Locale } from './locale.ts';

interface StructuredInput {
  readonly index: SiteIndex;
  readonly entry: RouteEntry;
  readonly addresses: Addresses;
  readonly variables: Variables;
  readonly locale: Locale;
  readonly breadcrumbs: readonly { readonly title: string; readonly href: string }[];
  /** Address of the picture that stands for the page. */
  readonly image: string;
}

type Thing = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

/** JSON that may stand inside a `<script>` element: nothing in it can end the element or the line. */
const scriptText = (value: Thing) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function organization({ index, addresses, variables }: StructuredInput): Thing {
  const site = index.files.get('site.json')?.value;
  const brand = isObject(site) ? own(site, 'brand') : undefined;
  const social = isObject(site) ? own(site, 'social') : undefined;
  const navigation = index.files.get('navigation.json')?.value;
  const footer = isObject(navigation) ? own(navigation, 'footer') : undefined;
  const contact = isObject(footer) ? own(footer, 'contact') : undefined;
  const text = (value: typeof brand, key: string) => interpolate(stringAt(value, key) ?? '', variables);
  const logo = isObject(brand) ? stringAt(own(brand, 'logo'), 'src') : undefined;
  return {
    '@type': 'FinancialService',
    '@id': `${addresses.absolute(addresses.path('/'))}#organization`,
    name: text(brand, 'name'),
    legalName: text(brand, 'legalName'),
    description: text(brand, 'descriptor'),
    url: addresses.absolute(addresses.path('/')),
    foundingDate: stringAt(brand, 'foundedOn'),
    logo: logo === undefined ? undefined : addresses.absolute(addresses.asset(logo)),
    email: text(contact, 'email'),
    telephone: text(contact, 'phone'),
    address: text(contact, 'address'),
    sameAs: isArray(social) ? social.flatMap((profile) => stringAt(profile, 'url') ?? []) : undefined,
  };
}

function article(item: JsonObject, url: string, image: string, input: StructuredInput): Thing {
  const fill = (key: string) => interpolate(stringAt(item, key) ?? '', input.variables);
  return {
    '@type': 'Article',
    headline: fill('heading'),
    description: fill('description'),
    datePublished: stringAt(item, 'createdAt'),
    dateModified: stringAt(item, 'updatedAt') ?? stringAt(item, 'createdAt'),
    mainEntityOfPage: url,
    image,
    inLanguage: input.locale.code,
    author: { '@id': `${input.addresses.absolute(input.addresses.path('/'))}#organization` },
    publisher: organization(input),
  };
}

function video(item: JsonObject, image: string, { variables, locale }: StructuredInput): Thing {
  const fill = (key: string) => interpolate(stringAt(item, key) ?? '', variables);
  return {
    '@type': 'VideoObject',
    name: fill('title'),
    description: fill('description'),
    uploadDate: stringAt(item, 'createdAt'),
    thumbnailUrl: image,
    embedUrl: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(stringAt(item, 'videoId') ?? '')}`,
    inLanguage: locale.code,
  };
}

function things(input: StructuredInput): Thing[] {
  const { entry, addresses, breadcrumbs, image } = input;
  const url = addresses.absolute(addresses.path(entry.route));
  const found: Thing[] = [];
  if (entry.route === '/') {
    const firm = organization(input);
    found.push(firm, {
      '@type': 'WebSite',
      url,
      name: firm.name,
      inLanguage: input.locale.code,
      publisher: { '@id': firm['@id'] },
    });
  }
  if (entry.item?.collection === 'articles') found.push(article(entry.item.value, url, image, input));
  if (entry.item?.collection === 'events') found.push(video(entry.item.value, image, input));
  if (breadcrumbs.length > 1) {
    const list = breadcrumbs.map(({ title, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      item: addresses.absolute(href),
    }));
    found.push({ '@type': 'BreadcrumbList', itemListElement: list });
  }
  return found;
}

/** What search engines are told of a page beside its text, as JSON-LD (schema.org). */
export function structuredData(input: StructuredInput): HeadTag[] {
  return things(input).map((thing) => ({
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: scriptText({ '@context': CONTEXT, ...thing }),
  }));
}
