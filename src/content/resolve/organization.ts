import { isArray, isObject, type JsonValue, own, stringAt } from '../json/json.ts';
import { type Addresses, createAddresses } from '../link/addresses.ts';
import { type Locale, localesOf } from '../overlay/locale.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { interpolate, type Variables } from '../text/variables.ts';

export type Thing = Readonly<Record<string, unknown>>;

interface OrganizationInput {
  readonly index: SiteIndex;
  readonly addresses: Addresses;
  readonly variables: Variables;
  readonly locale: Locale;
}

const at = (value: JsonValue | undefined, key: string) => (isObject(value) ? own(value, key) : undefined);
const listAt = (value: JsonValue | undefined, key: string): readonly JsonValue[] => {
  const list = at(value, key);
  return isArray(list) ? list : [];
};
/** Lists without entries say nothing. */
const some = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

const siteOf = (index: SiteIndex) => index.files.get('site.json')?.value;

/** The firm is the same in every language, and so is its address: the home page of the first one. */
function homeOf(index: SiteIndex, locale: Locale): string {
  const [main = locale] = localesOf(siteOf(index));
  const { absolute, path } = createAddresses(index, main);
  return absolute(path('/'));
}

export const organizationId = (index: SiteIndex, locale: Locale) => `${homeOf(index, locale)}#organization`;

/** The firm in short, where a page only has to say whose it is. */
export function publisherOf({ index, addresses, variables, locale }: OrganizationInput): Thing {
  const brand = at(siteOf(index), 'brand');
  const logo = stringAt(at(brand, 'logo'), 'src');
  return {
    // More would ask for an address, which only the home page gives.
    '@type': 'Organization',
    '@id': organizationId(index, locale),
    name: interpolate(stringAt(brand, 'name') ?? '', variables),
    url: homeOf(index, locale),
    logo: logo === undefined ? undefined : addresses.absolute(addresses.asset(logo)),
  };
}

/** All that the content says of the firm: registrations, address, ways to reach it, profiles elsewhere. */
export function organizationOf(input: OrganizationInput & { readonly image: string }): Thing {
  const { index, variables, image } = input;
  const site = siteOf(index);
  const brand = at(site, 'brand');
  const contact = at(at(index.files.get('navigation.json')?.value, 'footer'), 'contact');
  const text = (value: JsonValue | undefined, key: string) => {
    const written = stringAt(value, key);
    return written === undefined ? undefined : interpolate(written, variables);
  };
  const place = at(brand, 'address');
  const reach = { telephone: text(contact, 'phone'), email: text(contact, 'email') };
  return {
    ...publisherOf(input),
    '@type': stringAt(brand, 'kind') ?? 'Organization',
    legalName: text(brand, 'legalName'),
    description: text(brand, 'descriptor'),
    foundingDate: stringAt(brand, 'foundedOn'),
    image,
    ...reach,
    address: isObject(place)
      ? {
          '@type': 'PostalAddress',
          streetAddress: text(place, 'street'),
          addressLocality: text(place, 'locality'),
          addressRegion: text(place, 'region'),
          postalCode: text(place, 'postalCode'),
          addressCountry: text(place, 'country'),
        }
      : text(contact, 'address'),
    contactPoint:
      (reach.telephone ?? reach.email) === undefined
        ? undefined
        : {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            ...reach,
            availableLanguage: localesOf(site).map(({ code }) => code),
          },
    identifier: some(
      listAt(brand, 'registrations').map((entry) => ({
        '@type': 'PropertyValue',
        name: text(entry, 'name'),
        value: text(entry, 'value'),
      })),
    ),
    sameAs: some(listAt(site, 'social').flatMap((profile) => stringAt(profile, 'url') ?? [])),
  };
}
