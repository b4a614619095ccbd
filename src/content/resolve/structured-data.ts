import type { HeadTag } from '../../model/page-model.ts';
import type { ValidItem, ValidItemOf } from '../site/valid-site.ts';
import { hasTranslated } from './language-of.ts';
import { organizationId, organizationOf, publisherOf, type Thing } from './organization.ts';
import type { PageParts, Shared } from './shared.ts';

/** JSON that may stand inside a `<script>` element: nothing in it can end the element or the line. */
const scriptText = (value: Thing) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const homeOf = ({ addresses }: Shared) => addresses.absolute(addresses.path('/'));
const websiteId = (shared: Shared) => `${homeOf(shared)}#website`;

const website = (shared: Shared, publisher: Thing): Thing => ({
  '@type': 'WebSite',
  '@id': websiteId(shared),
  url: homeOf(shared),
  name: publisher.name,
  inLanguage: shared.locale.code,
  publisher: { '@id': publisher['@id'] },
});

/** The language of an item's texts: the original's where nobody has translated it. */
const languageOf = (item: ValidItem, shared: Shared) =>
  (hasTranslated(item, shared) ? undefined : shared.locales[0]?.code) ?? shared.locale.code;

function article(shown: ValidItemOf<'articles'>, url: string, image: string, page: PageParts): Thing {
  const { shared, values } = page;
  const item = shown.value;
  const publisher = publisherOf(shared);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: values.text(item.heading),
    description: values.text(item.description),
    datePublished: item.createdAt,
    dateModified: item.updatedAt ?? item.createdAt,
    mainEntityOfPage: url,
    image,
    inLanguage: languageOf(shown, shared),
    author: {
      '@type': publisher['@type'],
      '@id': publisher['@id'],
      name: publisher.name,
      url: publisher.url,
    },
    publisher,
    isPartOf: { '@id': websiteId(shared) },
  };
}

function video(shown: ValidItemOf<'events'>, url: string, image: string, page: PageParts): Thing {
  const { shared, values } = page;
  const item = shown.value;
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    name: values.text(item.title),
    description: values.text(item.description),
    uploadDate: item.createdAt,
    thumbnailUrl: image,
    embedUrl: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(item.videoId)}`,
    inLanguage: languageOf(shown, shared),
    publisher: { '@id': organizationId(shared) },
    isPartOf: { '@id': websiteId(shared) },
  };
}

function things(page: PageParts, image: string): Thing[] {
  const { shared, entry, breadcrumbs } = page;
  const { absolute, path } = shared.addresses;
  const url = absolute(path(entry.route));
  const found: Thing[] = [];
  if (entry.route === '/') {
    const firm = organizationOf(shared, image);
    found.push(firm, website(shared, firm));
  }
  if (entry.item?.collection === 'articles') found.push(article(entry.item, url, image, page));
  if (entry.item?.collection === 'events') found.push(video(entry.item, url, image, page));
  if (breadcrumbs.length > 1) {
    const list = breadcrumbs.map(({ title, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      item: absolute(href),
    }));
    found.push({ '@type': 'BreadcrumbList', itemListElement: list });
  }
  return found;
}

/**
 * What search engines are told of a page beside its text, as JSON-LD (schema.org).
 * @param image address of the picture that stands for the page
 */
export function structuredData(page: PageParts, image: string): HeadTag[] {
  return things(page, image).map((thing) => ({
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: scriptText({ '@context': 'https://schema.org', ...thing }),
  }));
}
