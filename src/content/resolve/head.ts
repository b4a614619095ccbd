import type { FrameModel, HeadModel, HeadTag } from '../../model/page-model.ts';
import { type Addresses, createAddresses } from '../link/addresses.ts';
import type { Locale } from '../overlay/locale.ts';
import type { ValidRoute, ValidSite } from '../site/valid-site.ts';
import { shorten } from '../text/shorten.ts';
import { interpolate, type Variables } from '../text/variables.ts';
import type { Environment } from './environment.ts';
import { socialAddress } from './social-address.ts';
import { structuredData } from './structured-data.ts';
import type { Values } from './values.ts';

interface HeadInput {
  readonly index: ValidSite;
  readonly entry: ValidRoute;
  readonly variables: Variables;
  readonly addresses: Addresses;
  readonly values: Values;
  readonly locale: Locale;
  readonly locales: readonly Locale[];
  readonly environment: Environment;
  readonly status: 200 | 404;
  readonly pageTitle: string;
  readonly breadcrumbs: FrameModel['breadcrumbs'];
}

const meta = (kind: 'name' | 'property', key: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [kind]: key, content },
});

const openGraphLocale = ({ format }: Locale) => format.replaceAll('-', '_');

function alternates({ index, entry, locales }: HeadInput): HeadTag[] {
  if (locales.length < 2) return [];
  const link = (hreflang: string, locale: Locale): HeadTag => {
    const addresses = createAddresses(index, locale);
    return {
      tag: 'link',
      attributes: { rel: 'alternate', hreflang, href: addresses.absolute(addresses.path(entry.route)) },
    };
  };
  const [main] = locales;
  return [...locales.map((locale) => link(locale.code, locale)), ...(main ? [link('x-default', main)] : [])];
}

/** Readers of feeds find the site's feed on every page. */
function feedLink({ index, addresses, locale }: HeadInput): HeadTag[] {
  const title = index.site.brand.name;
  const href = `${addresses.basePath}${locale.prefix}/feed.xml`;
  const news = index.collection('articles').all.length + index.collection('events').all.length > 0;
  return news
    ? [
        {
          tag: 'link',
          attributes: { rel: 'alternate', type: 'application/atom+xml', title, href },
        },
      ]
    : [];
}

/** The head of a page: title with the environment's prefix, description, canonical, alternates and sharing tags. */
export function headOf(input: HeadInput): HeadModel {
  const { entry, index, addresses, variables, environment, locale } = input;
  const { seo } = entry.page;
  const fill = (text: string) => interpolate(text, variables);
  // What search engines would cut is cut where it hurts least.
  const description = shorten(fill(seo.description), 165);
  const page = entry.listPage !== null && entry.listPage > 1 ? ` · ${entry.listPage}` : '';
  const title = environment.titlePrefix + fill(seo.title) + page;
  // Unknown addresses carry a title for people and nothing for machines.
  if (input.status === 404) return { title, tags: [meta('name', 'robots', 'noindex')] };
  const url = addresses.absolute(addresses.path(entry.route));
  const { canonical, image: ownImage } = seo;
  const image =
    ownImage === undefined
      ? addresses.basePath + socialAddress(input.pageTitle, index)
      : addresses.asset(ownImage);
  const noindex = !environment.indexed || seo.robots === 'noindex';
  const custom = (seo.metaTags ?? []).map(({ type, key, value }) => meta(type, key, fill(value)));
  const has = (key: string) =>
    custom.some((tag) => tag.attributes.property === key || tag.attributes.name === key);
  const tags: HeadTag[] = [
    meta('name', 'description', description),
    ...(noindex ? [meta('name', 'robots', 'noindex')] : []),
    {
      tag: 'link',
      attributes: {
        rel: 'canonical',
        href: canonical === undefined ? url : addresses.absolute(addresses.href(canonical)),
      },
    },
    ...alternates(input),
    ...feedLink(input),
    {
      tag: 'link',
      attributes: { rel: 'manifest', href: `${addresses.basePath}${locale.prefix}/site.webmanifest` },
    },
    meta('property', 'og:title', fill(seo.title) + page),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...(has('og:type') ? [] : [meta('property', 'og:type', 'website')]),
    meta('property', 'og:site_name', index.site.brand.name),
    meta('property', 'og:locale', openGraphLocale(locale)),
    ...input.locales
      .filter((other) => other.code !== locale.code)
      .map((other) => meta('property', 'og:locale:alternate', openGraphLocale(other))),
    meta('property', 'og:image', addresses.absolute(image)),
    ...(ownImage === undefined
      ? [meta('property', 'og:image:width', '1200'), meta('property', 'og:image:height', '630')]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...custom,
    ...structuredData({ ...input, image: addresses.absolute(image) }),
  ];
  return { title, tags };
}
