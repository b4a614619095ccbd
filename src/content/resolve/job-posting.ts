import { zoned } from '../site/clock.ts';
import { type Item, longTextOf, textIn } from '../site/items.ts';
import { isDate } from '../text/dates.ts';
import { richHtml } from '../text/rich-html.ts';
import { organizationOf, publisherOf, type Thing } from './organization.ts';
import type { PageParts } from './shared.ts';

/** The whole text of an opening, as HTML; undefined where its type has none. */
function textOf(item: Item, { values, shared }: PageParts): string | undefined {
  const text = longTextOf(item);
  return text && richHtml(values.richText(text), shared.addresses.absolute);
}

/**
 * An open position, which search engines list only with its employer, its place and its last day.
 * @param place where the work is; the firm's own address where it is not said
 */
export function jobPosting(
  item: Item,
  { url, image, place }: { readonly url: string; readonly image: string; readonly place: string | undefined },
  page: PageParts,
): Thing {
  const { shared, values } = page;
  const { timeZone, site } = shared.index;
  const street = values.said(item, 'address');
  const last = textIn(item, 'endsAt');
  const isSaid = (place ?? street) !== undefined;
  const address = isSaid
    ? {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: place,
        addressCountry: site.brand.address?.country,
      }
    : organizationOf(shared, image).address;
  return {
    '@type': 'JobPosting',
    '@id': `${url}#item`,
    title: values.said(item, 'title'),
    description: textOf(item, page) ?? values.said(item, 'summary'),
    datePosted: textIn(item, 'date') ?? textIn(item, 'publishedFrom'),
    // A day by itself would be over as it begins.
    validThrough: last && isDate(last) ? zoned(`${last}T23:59:59`, timeZone) : last,
    url,
    image,
    hiringOrganization: publisherOf(shared),
    jobLocation: address && { '@type': 'Place', address },
  };
}
