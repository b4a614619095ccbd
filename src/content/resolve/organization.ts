import { type Addresses, createAddresses } from '../link/addresses.ts';
import { type Locale, localesOf } from '../overlay/locale.ts';
import type { ValidSite } from '../site/valid-site.ts';
import { interpolate, type Variables } from '../text/variables.ts';

export type Thing = Readonly<Record<string, unknown>>;

interface OrganizationInput {
  readonly index: ValidSite;
  readonly addresses: Addresses;
  readonly variables: Variables;
  readonly locale: Locale;
}

/** Lists without entries say nothing. */
const some = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

/** The firm is the same in every language, and so is its address: the home page of the first one. */
function homeOf(index: ValidSite, locale: Locale): string {
  const [main = locale] = localesOf(index.site);
  const { absolute, path } = createAddresses(index, main);
  return absolute(path('/'));
}

export const organizationId = (index: ValidSite, locale: Locale) => `${homeOf(index, locale)}#organization`;

/** The firm in short, where a page only has to say whose it is. */
export function publisherOf({ index, addresses, variables, locale }: OrganizationInput): Thing {
  const { name, logo } = index.site.brand;
  return {
    // More would ask for an address, which only the home page gives.
    '@type': 'Organization',
    '@id': organizationId(index, locale),
    name: interpolate(name, variables),
    url: homeOf(index, locale),
    logo: addresses.absolute(addresses.asset(logo.src)),
  };
}

/** All that the content says of the firm: registrations, address, ways to reach it, profiles elsewhere. */
export function organizationOf(input: OrganizationInput & { readonly image: string }): Thing {
  const { index, variables, image } = input;
  const { brand, social = [] } = index.site;
  const { contact } = index.navigation.footer;
  const text = (written: string) => interpolate(written, variables);
  const place = brand.address;
  const reach = { telephone: text(contact.phone), email: text(contact.email) };
  return {
    ...publisherOf(input),
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
          addressRegion: place.region === undefined ? undefined : text(place.region),
          postalCode: text(place.postalCode),
          addressCountry: text(place.country),
        }
      : text(contact.address),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...reach,
      availableLanguage: localesOf(index.site).map(({ code }) => code),
    },
    identifier: some(
      (brand.registrations ?? []).map(({ name, value }) => ({
        '@type': 'PropertyValue',
        name: text(name),
        value: text(value),
      })),
    ),
    sameAs: some(social.map(({ url }) => url)),
  };
}
