import type { Navigation } from '../../model/content.gen.ts';
import type { IconEntry, MenuChild, MenuEntry, ShellModel } from '../../model/page-model.ts';
import { todayOf } from '../site/clock.ts';
import { mapOf } from '../text/outer-forms.ts';
import { ICONS } from './icons.gen.ts';
import { analyticsOf } from './settings.ts';
import type { Shared } from './shared.ts';

type Menu = NonNullable<Navigation['account']>;
type Child = Menu['children'][number];
type Icon = NonNullable<Navigation['moreSheet']>[number];
type Contact = NonNullable<Navigation['footer']['contact']>;

/** The language of what stands at a place of a file, where nobody has translated it. */
const languageAt = ({ index, originalLanguage }: Shared, file: string, pointer: string) =>
  index.files.get(file)?.origins?.gives(pointer) ? undefined : originalLanguage;

/** The site’s notice, from its first day until its last one is over. */
function noticeOf(shared: Shared): Pick<ShellModel, 'notice'> {
  const { index, values } = shared;
  const { notice } = index.navigation;
  const today = todayOf(index);
  if (!notice || (notice.from ?? today) > today || (notice.until ?? today) < today) return {};
  const { id, kind = 'note', text, link } = notice;
  const language = languageAt(shared, 'navigation.json', '/notice');
  const words = { text: values.text(text), ...(link && { link: values.link(link) }) };
  return { notice: { id, kind, ...words, ...language } };
}

/** Reads menus and footer once for each language; the pages only say where they stand in them. */
export function shellOf(shared: Shared): ShellModel {
  const { index, addresses, values, locale, searchAddress, options } = shared;
  const { site, navigation, strings } = index;
  const { footer } = navigation;
  const { text, href, link } = values;
  const child = (value: Child): MenuChild => {
    const line = text(value.text ?? '');
    return {
      title: text(value.title),
      href: href(value.link),
      newTab: value.newTab === true,
      ...(line !== '' && { text: line }),
    };
  };
  const entry = (
    id: string,
    { title, link, children = [] }: Omit<Menu, 'children'> & Partial<Menu>,
  ): MenuEntry => ({ id, title: text(title), href: href(link), children: children.map(child) });
  const icon = ({ title, link, icon, children = [] }: Icon): IconEntry => ({
    title: text(title),
    href: href(link),
    icon: ICONS[icon] ?? '',
    children: children.map(child),
  });
  const primary = navigation.primary.map((item) => entry(item.id, item));
  const calculator = navigation.calculator && link(navigation.calculator);
  const account = navigation.account && entry('account', navigation.account);
  const untold = (pointer: string) => languageAt(shared, 'navigation.json', pointer);
  const mobileBar = (navigation.mobileBar ?? []).map((item) => ({ ...icon(item), ...untold('/mobileBar') }));
  /** What of the header’s menus a phone would not reach: without a bar they stand in its header. */
  const beyondBar = (): IconEntry[] => {
    const beside = calculator ? [{ title: calculator.label, href: calculator.href, children: [] }] : [];
    const taken = new Set(mobileBar.map(({ href }) => href));
    return [...primary, ...beside, ...(account ? [account] : [])]
      .filter(({ href }) => mobileBar.length > 0 && !taken.has(href) && taken.add(href))
      .map(({ title, href, children }) => ({ title, href, icon: '', children }));
  };
  const plain = (label: string, target: string) => ({ label, href: addresses.href(target), newTab: false });
  const ways = ({ email, phone, address }: Contact) => [
    ...(email === undefined ? [] : [plain(text(email), `mailto:${text(email)}`)]),
    ...(phone === undefined ? [] : [plain(text(phone), `tel:${values.plain(phone)}`)]),
    ...(address === undefined ? [] : [{ ...plain(text(address), mapOf(text(address))), newTab: true }]),
  ];
  const analytics = analyticsOf(index, addresses.href);
  const { scheme } = index.theme;
  return {
    locale: locale.code,
    dir: locale.dir,
    home: addresses.path('/'),
    ...(searchAddress !== undefined && { search: addresses.basePath + searchAddress }),
    brand: {
      name: text(site.brand.name),
      descriptor: text(site.brand.descriptor),
      logo: values.image(site.brand.logo) ?? { src: '', alt: '', width: 40, height: 40 },
      wordmark: site.brand.wordmark === true,
    },
    primary,
    condensed: navigation.condensed,
    ...(calculator && { calculator }),
    ...(account && { account }),
    ...(navigation.contact && { contact: link(navigation.contact) }),
    ...noticeOf(shared),
    mobileBar,
    moreSheet: navigation.moreSheet?.map(icon) ?? beyondBar(),
    footer: {
      ...(footer.contact && {
        contact: {
          heading: text(footer.contact.heading),
          ways: ways(footer.contact),
          ...untold('/footer/contact/heading'),
        },
      }),
      columns: (footer.columns ?? []).map(({ heading, links }) => ({
        heading: text(heading),
        links: links.map(({ title, link, scrollTop }) => ({
          ...plain(text(title), text(link)),
          scrollTop: scrollTop === true,
        })),
        ...untold('/footer/columns'),
      })),
      social: (site.social ?? []).map(({ network, url }) => ({
        network,
        icon: ICONS[network] ?? '',
        href: href(url),
      })),
      legal: (footer.legal ?? []).map(link),
      copyright: text(footer.copyright),
      compliance: (site.compliance?.lines ?? []).map(text),
      complianceLanguage: languageAt(shared, 'site.json', '/compliance/lines'),
    },
    ...((scheme === 'light' || scheme === 'dark') && { scheme }),
    ...(options.environment.debug && { debug: true }),
    ...(analytics && { analytics }),
    strings: Object.fromEntries(
      Object.entries(strings).flatMap(([key, value]) =>
        typeof value === 'string' && key !== '$schema' ? [[key, value]] : [],
      ),
    ),
  };
}
