import { beginning } from '../../model/cut.ts';
import type { HeadModel, HeadTag } from '../../model/page-model.ts';
import { pageNumber } from '../../model/page-number.ts';
import { rememberedBy } from '../json/remembered.ts';
import { createAddresses } from '../link/addresses.ts';
import type { Locale } from '../overlay/locale.ts';
import { hasFeed } from '../site/items.ts';
import { listPageRoute } from '../site/routes.ts';
import { seoOf } from '../site/searched.ts';
import type { ValidRoute } from '../site/valid-site.ts';
import { withStatus } from './event-status.ts';
import { filterName } from './filters.ts';
import { languagesOf } from './language-of.ts';
import type { PageParts, Shared } from './shared.ts';
import { socialAddress } from './social-address.ts';
import { structuredData } from './structured-data.ts';

const meta = (kind: 'name' | 'property', key: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [kind]: key, content },
});
const link = (attributes: HeadTag['attributes']): HeadTag => ({ tag: 'link', attributes });

/** Language and region, the likely one where none is said: social networks know no language alone. */
const openGraphLocale = rememberedBy((format: string) => {
  const { language, region } = new Intl.Locale(format).maximize();
  return region === undefined ? language : `${language}_${region}`;
});

function alternates({ index }: Shared, locales: readonly Locale[], route: string): HeadTag[] {
  const [main] = locales;
  if (!main || locales.length < 2) return [];
  const alternate = (hreflang: string, locale: Locale) => {
    const { absolute, path } = createAddresses(index, locale);
    return link({ rel: 'alternate', hreflang, href: absolute(path(route)) });
  };
  return [...locales.map((locale) => alternate(locale.code, locale)), alternate('x-default', main)];
}

/** Readers of feeds find the site's feed on every page. */
function feedLink({ index, addresses, locale, values }: Shared): HeadTag[] {
  if (!hasFeed(index.collections)) return [];
  const href = `${addresses.basePath}${locale.prefix}/feed.xml`;
  const title = values.text(index.site.brand.name);
  return [link({ rel: 'alternate', type: 'application/atom+xml', title, href })];
}

/**
 * A text cut to a length, in its later half: at the end of a sentence, else between two words, where there are such.
 * @param most characters, the sign of omission included
 */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = beginning(text, most);
  const ends = ['. ', '? ', '! ', '। ', '؟ ', '۔ ', '。', '！', '？'];
  const sentence = Math.max(...ends.map((end) => head.lastIndexOf(end)));
  if (sentence >= most / 2) return head.slice(0, sentence + 1);
  const word = head.slice(0, most - 1).lastIndexOf(' ');
  // A text whose language parts no words has a blank beside a foreign name at most.
  return `${beginning(head, word >= most / 2 ? word : most - 1).replace(/(?<![\s,،;؛:.–—-])[\s,،;؛:.–—-]+$/, '')}…`;
}

/** A narrowed list that shows the whole one is to be found at that. */
const ownRoute = ({ route, filter, isWhole, listPage }: ValidRoute) =>
  filter && isWhole ? listPageRoute(filter.list, listPage ?? 1) : route;

/** The head of a page: title with the environment's prefix, description, canonical, alternates and sharing tags. */
export function headOf(page: PageParts): HeadModel {
  const { shared, entry, values } = page;
  const { index, addresses, locale, options } = shared;
  const { titlePrefix, indexed } = options.environment;
  const seo = seoOf(entry);
  // What search engines would cut is cut where it hurts least.
  const { filter } = entry;
  const label = filterName(entry, shared);
  const about = label ? `${label} · ` : '';
  const description = shorten(about + values.text(seo.description), 165);
  const written = about + values.text(seo.title) + pageNumber(entry.listPage ?? 1, locale.format);
  const name = entry.item ? withStatus(entry.item, written, shared) : written;
  const title = titlePrefix + name;
  // Unknown addresses carry a title for people and nothing for machines.
  if (page.status === 404) return { title, tags: [meta('name', 'robots', 'noindex')] };
  const found = languagesOf(entry.route, shared);
  if (filter) shared.recorder.note(`whole ${entry.route}`);
  if (shared.locales.length > 1) shared.recorder.note(`languages ${entry.route}`);
  // A copy that nobody has translated yet is not to be found beside its original.
  const own = found.find(({ code }) => code === locale.code) ?? found[0] ?? locale;
  const { absolute, path, href } = own.code === locale.code ? addresses : createAddresses(index, own);
  const url = absolute(path(entry.route));
  const { canonical, image: ownImage } = seo;
  const social = addresses.basePath + socialAddress(page.title, index, locale.dir);
  const image = addresses.absolute(ownImage === undefined ? social : addresses.asset(ownImage));
  const size = ownImage === undefined ? { width: 1200, height: 630 } : index.input.media.get(ownImage)?.size;
  const noindex = !indexed || seo.robots === 'noindex';
  const custom = (seo.metaTags ?? []).map(({ type, key, value }) => meta(type, key, values.text(value)));
  const hasType = (seo.metaTags ?? []).some(({ key }) => key === 'og:type');
  const tags: HeadTag[] = [
    meta('name', 'description', description),
    ...(noindex ? [meta('name', 'robots', 'noindex')] : []),
    link({
      rel: 'canonical',
      href: canonical === undefined ? absolute(path(ownRoute(entry))) : absolute(href(canonical)),
    }),
    ...alternates(shared, found, entry.route),
    ...feedLink(shared),
    link({ rel: 'manifest', href: `${addresses.basePath}${locale.prefix}/site.webmanifest` }),
    meta('property', 'og:title', name),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...(hasType ? [] : [meta('property', 'og:type', 'website')]),
    meta('property', 'og:site_name', values.text(index.site.brand.name)),
    meta('property', 'og:locale', openGraphLocale(own.format)),
    ...found
      .filter(({ code }) => code !== own.code)
      .map((other) => meta('property', 'og:locale:alternate', openGraphLocale(other.format))),
    meta('property', 'og:image', image),
    ...Object.entries(size ?? {}).map(([side, length]) =>
      meta('property', `og:image:${side}`, String(length)),
    ),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...custom,
    ...structuredData(page, image),
  ];
  return { title, tags };
}
