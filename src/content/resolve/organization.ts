import { createAddresses } from '../link/addresses.ts';
import type { Shared } from './shared.ts';

export type Thing = Readonly<Record<string, unknown>>;

/** Lists without entries say nothing. */
const some = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

/** The firm is the same in every language, and so is its address: the home page of the first one. */
function homeOf({ index, locale, locales }: Shared): string {
  const { absolute, path } = createAddresses(index, locales[0] ?? locale);
  return absolute(path('/'));
}
export const organizationId = (shared: Shared) => `${homeOf(shared)}#organization`;

/** The firm in short, where a page only has to say whose it is. */
export function publisherOf(shared: Shared): Thing {
  const { index, addresses, values } = shared;
  const { name, logo } = index.site.brand;
  return {
    // More would ask for an address, which only the home page gives.
    '@type': 'Organization',
    '@id': organizationId(shared),
    name: values.text(name),
    url: homeOf(shared),
    logo: addresses.absolute(addresses.asset(logo.src)),
  };
}

/** All that the content says of the firm: registrations, address, ways to reach it, profiles elsewhere. */
export function organizationOf(shared: Shared, image: string): Thing {
  const { index, locales, values, recorder } = shared;
  const { text } = values;
  const { brand, social = [] } = index.site;
  recorder.note('reach');
  const { phone, email, address } = index.navigation.footer.contact ?? {};
  const place = brand.address;
  const given = (said: string | undefined) => (said === undefined ? undefined : text(said));
  const reach = { telephone: phone && values.plain(phone), email: given(email) };
  return {
    ...publisherOf(shared),
    '@type': brand.kind ?? 'Organization',
    legalName: text(brand.legalName),
    description: text(brand.descriptor),
    foundingDate: brand.foundedOn,
    image,
    ...reach,
    address: place
      ? {
          '@type': 'PostalAddress',
          streetAddress: text(place.street),
          addressLocality: text(place.locality),
          addressRegion: given(place.region),
          postalCode: given(place.postalCode),
          addressCountry: text(place.country),
        }
      : given(address),
    contactPoint:
      (phone ?? email) === undefined
        ? undefined
        : {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            ...reach,
            availableLanguage: locales.map(({ code }) => code),
          },
    identifier: some(
      (brand.registrations ?? []).map(({ name, value }) => ({
        '@type': 'PropertyValue',
        name: text(name),
        value: text(value),
      })),
    ),
    sameAs: some(social.map(({ url }) => values.href(url))),
  };
}
