import type { HeadTag } from '../../model/page-model.ts';
import type { Addresses } from '../link/addresses.ts';
import { type Locale, localesOf } from '../overlay/locale.ts';
import type { ValidItem, ValidItemOf, ValidRoute, ValidSite } from '../site/valid-site.ts';
import { interpolate, type Variables } from '../text/variables.ts';
import { hasTranslated } from './language-of.ts';
import { organizationId, organizationOf, publisherOf, type Thing } from './organization.ts';

interface StructuredInput {
  readonly index: ValidSite;
  readonly entry: ValidRoute;
  readonly addresses: Addresses;
  readonly variables: Variables;
  readonly locale: Locale;
  readonly breadcrumbs: readonly { readonly title: string; readonly href: string }[];
  /** Address of the picture that stands for the page. */
  readonly image: string;
}

const CONTEXT = 'https://schema.org';

/** JSON that may stand inside a `<script>` element: nothing in it can end the element or the line. */
const scriptText = (value: Thing) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const homeOf = ({ addresses }: StructuredInput) => addresses.absolute(addresses.path('/'));
const websiteId = (input: StructuredInput) => `${homeOf(input)}#website`;

function website(input: StructuredInput, publisher: Thing): Thing {
  return {
    '@type': 'WebSite',
    '@id': websiteId(input),
    url: homeOf(input),
    name: publisher.name,
    inLanguage: input.locale.code,
    publisher: { '@id': publisher['@id'] },
  };
}

/** The language of an item's texts: the original's where nobody has translated it. */
function languageOf(item: ValidItem, { index, locale }: StructuredInput): string {
  const [main = locale] = localesOf(index.site);
  return hasTranslated(item, index.files.get(item.file)?.origins) ? locale.code : main.code;
}

function article(shown: ValidItemOf<'articles'>, url: string, input: StructuredInput): Thing {
  const item = shown.value;
  const fill = (text: string) => interpolate(text, input.variables);
  const publisher = publisherOf(input);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: fill(item.heading),
    description: fill(item.description),
    datePublished: item.createdAt,
    dateModified: item.updatedAt ?? item.createdAt,
    mainEntityOfPage: url,
    image: input.image,
    inLanguage: languageOf(shown, input),
    author: {
      '@type': publisher['@type'],
      '@id': publisher['@id'],
      name: publisher.name,
      url: publisher.url,
    },
    publisher,
    isPartOf: { '@id': websiteId(input) },
  };
}

function video(shown: ValidItemOf<'events'>, url: string, input: StructuredInput): Thing {
  const item = shown.value;
  const fill = (text: string) => interpolate(text, input.variables);
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    name: fill(item.title),
    description: fill(item.description),
    uploadDate: item.createdAt,
    thumbnailUrl: input.image,
    embedUrl: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(item.videoId)}`,
    inLanguage: languageOf(shown, input),
    publisher: { '@id': organizationId(input.index, input.locale) },
    isPartOf: { '@id': websiteId(input) },
  };
}

function things(input: StructuredInput): Thing[] {
  const { entry, addresses, breadcrumbs } = input;
  const url = addresses.absolute(addresses.path(entry.route));
  const found: Thing[] = [];
  if (entry.route === '/') {
    const firm = organizationOf(input);
    found.push(firm, website(input, firm));
  }
  if (entry.item?.collection === 'articles') found.push(article(entry.item, url, input));
  if (entry.item?.collection === 'events') found.push(video(entry.item, url, input));
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
