import type { IconEntry, MenuChild, MenuEntry, ShellModel } from '../../model/page-model.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own, stringAt } from '../json/json.ts';
import type { Addresses } from '../link/addresses.ts';
import type { Locale } from '../overlay/locale.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { interpolate, type Variables } from '../text/variables.ts';
import { analyticsOf } from './analytics.ts';
import { ICONS } from './icons.gen.ts';
import type { Values } from './values.ts';

interface ShellInput {
  readonly index: SiteIndex;
  readonly addresses: Addresses;
  readonly values: Values;
  readonly variables: Variables;
  readonly locale: Locale;
  readonly strings: JsonObject;
  /** Where the site-wide search is fetched. */
  readonly search: string;
  readonly debug: boolean;
}

const EMPTY: JsonObject = {};
const objectAt = (value: JsonObject, key: string): JsonObject => {
  const found = own(value, key);
  return isObject(found) ? found : EMPTY;
};
const listAt = (value: JsonObject, key: string): JsonObject[] => {
  const found = own(value, key);
  return isArray(found) ? found.filter(isObject) : [];
};

/** Reads menus and footer once for each language; the pages only say where they stand in them. */
export function shellOf({
  index,
  addresses,
  values,
  variables,
  locale,
  strings,
  search,
  debug,
}: ShellInput): ShellModel {
  const root = (path: string): JsonObject => {
    const value: JsonValue | undefined = index.files.get(path)?.value;
    return isObject(value) ? value : EMPTY;
  };
  const site = root('site.json');
  const navigation = root('navigation.json');
  const text = (value: JsonObject, key: string) => interpolate(stringAt(value, key) ?? '', variables);
  const href = (value: JsonObject, key = 'link') => addresses.href(text(value, key));
  const child = (value: JsonObject): MenuChild => {
    const line = text(value, 'text');
    return {
      title: text(value, 'title'),
      href: href(value),
      newTab: own(value, 'newTab') === true,
      ...(line === '' ? {} : { text: line }),
    };
  };
  const entry = (value: JsonObject, id: string): MenuEntry => ({
    id,
    title: text(value, 'title'),
    href: href(value),
    children: listAt(value, 'children').map(child),
  });
  const icon = (value: JsonObject): IconEntry => ({
    title: text(value, 'title'),
    href: href(value),
    icon: ICONS[text(value, 'icon')] ?? [],
    children: listAt(value, 'children').map(child),
  });
  const brand = objectAt(site, 'brand');
  const footer = objectAt(navigation, 'footer');
  const contact = objectAt(footer, 'contact');
  const compliance = own(objectAt(site, 'compliance'), 'lines');
  const condensed = own(navigation, 'condensed');
  const plain = (label: string, target: string) => ({ label, href: addresses.href(target), newTab: false });
  const address = text(contact, 'address');
  const analytics = analyticsOf(index, addresses.href);
  return {
    locale: locale.code,
    dir: locale.dir,
    home: addresses.path('/'),
    search,
    brand: {
      name: text(brand, 'name'),
      descriptor: text(brand, 'descriptor'),
      logo: values.image(own(brand, 'logo'), variables) ?? { src: '', alt: '', width: 40, height: 40 },
    },
    primary: listAt(navigation, 'primary').map((value) => entry(value, text(value, 'id'))),
    condensed: isArray(condensed) ? condensed.filter((id) => typeof id === 'string') : [],
    calculator: values.link(objectAt(navigation, 'calculator'), variables),
    account: entry(objectAt(navigation, 'account'), 'account'),
    contact: values.link(objectAt(navigation, 'contact'), variables),
    mobileBar: listAt(navigation, 'mobileBar').map(icon),
    moreSheet: listAt(navigation, 'moreSheet').map(icon),
    footer: {
      contact: {
        heading: text(contact, 'heading'),
        email: plain(text(contact, 'email'), `mailto:${text(contact, 'email')}`),
        phone: plain(text(contact, 'phone'), `tel:${text(contact, 'phone')}`),
        address: {
          ...plain(address, `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`),
          newTab: true,
        },
      },
      columns: listAt(footer, 'columns').map((column) => ({
        heading: text(column, 'heading'),
        links: listAt(column, 'links').map((link) => ({
          ...plain(text(link, 'title'), text(link, 'link')),
          scrollTop: own(link, 'scrollTop') === true,
        })),
      })),
      social: listAt(site, 'social').map((profile) => ({
        network: text(profile, 'network'),
        icon: ICONS[text(profile, 'network')] ?? [],
        href: href(profile, 'url'),
      })),
      legal: listAt(footer, 'legal').map((link) => values.link(link, variables)),
      copyright: text(footer, 'copyright'),
      compliance: isArray(compliance)
        ? compliance.flatMap((line) => (typeof line === 'string' ? [interpolate(line, variables)] : []))
        : [],
    },
    ...(debug && { debug }),
    ...(analytics === undefined ? {} : { analytics }),
    strings: Object.fromEntries(
      Object.entries(strings).flatMap(([key, value]) =>
        typeof value === 'string' && key !== '$schema' ? [[key, value]] : [],
      ),
    ),
  };
}
