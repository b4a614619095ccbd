import type { Navigation } from '../../model/content.gen.ts';
import type { IconEntry, MenuChild, MenuEntry, ShellModel } from '../../model/page-model.ts';
import type { Addresses } from '../link/addresses.ts';
import type { Locale } from '../overlay/locale.ts';
import type { ValidSite } from '../site/valid-site.ts';
import { interpolate, type Variables } from '../text/variables.ts';
import { analyticsOf } from './analytics.ts';
import { ICONS } from './icons.gen.ts';
import type { Values } from './values.ts';

interface ShellInput {
  readonly index: ValidSite;
  readonly addresses: Addresses;
  readonly values: Values;
  readonly variables: Variables;
  readonly locale: Locale;
  /** Where the site-wide search is fetched. */
  readonly search: string;
  readonly debug: boolean;
}

type Menu = Navigation['account'];
type Child = Menu['children'][number];
type Icon = Navigation['moreSheet'][number];

/** Reads menus and footer once for each language; the pages only say where they stand in them. */
export function shellOf({
  index,
  addresses,
  values,
  variables,
  locale,
  search,
  debug,
}: ShellInput): ShellModel {
  const { site, navigation, strings } = index;
  const { footer } = navigation;
  const text = (written: string) => interpolate(written, variables);
  const href = (link: string) => addresses.href(text(link));
  const child = (value: Child): MenuChild => {
    const line = text(value.text ?? '');
    return {
      title: text(value.title),
      href: href(value.link),
      newTab: value.newTab === true,
      ...(line === '' ? {} : { text: line }),
    };
  };
  const entry = (
    id: string,
    { title, link, children = [] }: Omit<Menu, 'children'> & Partial<Menu>,
  ): MenuEntry => ({
    id,
    title: text(title),
    href: href(link),
    children: children.map(child),
  });
  const icon = (value: Icon): IconEntry => ({
    title: text(value.title),
    href: href(value.link),
    icon: ICONS[value.icon] ?? [],
    children: (value.children ?? []).map(child),
  });
  const plain = (label: string, target: string) => ({ label, href: addresses.href(target), newTab: false });
  const { contact } = footer;
  const address = text(contact.address);
  const analytics = analyticsOf(index, addresses.href);
  return {
    locale: locale.code,
    dir: locale.dir,
    home: addresses.path('/'),
    search,
    brand: {
      name: text(site.brand.name),
      descriptor: text(site.brand.descriptor),
      logo: values.image(site.brand.logo, variables) ?? { src: '', alt: '', width: 40, height: 40 },
    },
    primary: navigation.primary.map((item) => entry(item.id, item)),
    condensed: navigation.condensed,
    calculator: values.link(navigation.calculator, variables),
    account: entry('account', navigation.account),
    contact: values.link(navigation.contact, variables),
    mobileBar: navigation.mobileBar.map(icon),
    moreSheet: navigation.moreSheet.map(icon),
    footer: {
      contact: {
        heading: text(contact.heading),
        email: plain(text(contact.email), `mailto:${text(contact.email)}`),
        phone: plain(text(contact.phone), `tel:${text(contact.phone)}`),
        address: {
          ...plain(address, `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`),
          newTab: true,
        },
      },
      columns: footer.columns.map((column) => ({
        heading: text(column.heading),
        links: column.links.map((link) => ({
          ...plain(text(link.title), text(link.link)),
          scrollTop: link.scrollTop === true,
        })),
      })),
      social: (site.social ?? []).map(({ network, url }) => ({
        network,
        icon: ICONS[network] ?? [],
        href: href(url),
      })),
      legal: (footer.legal ?? []).map((link) => values.link(link, variables)),
      copyright: text(footer.copyright),
      compliance: (site.compliance?.lines ?? []).map(text),
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
