import type { Navigation } from '../../model/content.gen.ts';
import type { FrameModel, NavLink } from '../../model/page-model.ts';
import { type Addresses, createAddresses } from '../link/addresses.ts';
import type { Locale } from '../overlay/locale.ts';
import { ancestors } from '../site/routes.ts';
import type { ValidRoute, ValidSite } from '../site/valid-site.ts';
import { interpolate, type Variables } from '../text/variables.ts';
import type { Values } from './values.ts';

const HIDEABLE = ['header', 'bottom-bar', 'footer'] as const;

type Entry = Navigation['primary'][number];
type Child = NonNullable<Entry['children']>[number];

/** True where a menu's link is the page's route or lies above it. */
function leadsTo({ link }: Child, route: string): boolean {
  return link !== '/' && (route === link || route.startsWith(`${link}/`));
}

/** Where a page stands in the menus: marks, secondary row, header picture, breadcrumbs. */
export function frameOf(
  index: ValidSite,
  entry: ValidRoute,
  title: string,
  addresses: Addresses,
  values: Values,
  variables: Variables,
  locales: readonly Locale[],
): FrameModel {
  const leadsHere = (item: Child) => leadsTo(item, entry.route);
  const current = index.navigation.primary.filter(
    (item) => leadsHere(item) || (item.children ?? []).some(leadsHere),
  );
  const section = current.find(({ children = [] }) => children.length > 0);
  const here = section?.children?.find(leadsHere);
  const headerImage = here?.headerImage && values.image(here.headerImage, variables);
  const link = (child: Child): NavLink => ({
    title: interpolate(child.title, variables),
    href: addresses.href(interpolate(child.link, variables)),
    newTab: child.newTab === true,
    current: child === here,
  });
  return {
    currentIds: current.map(({ id }) => id),
    section: section
      ? {
          title: interpolate(section.title, variables),
          links: (section.children ?? []).map(link),
        }
      : null,
    headerImage: headerImage ?? null,
    hideOnMobile: HIDEABLE.filter((part) => entry.page.hideOnMobile?.includes(part)),
    breadcrumbs: breadcrumbs(index, entry, title, addresses, variables),
    languages:
      locales.length < 2 ? [] : locales.map((locale) => languageLink(index, entry, locale, addresses)),
  };
}

function languageLink(
  index: ValidSite,
  { route }: ValidRoute,
  locale: Locale,
  here: Addresses,
): FrameModel['languages'][number] {
  // An unknown address has no page to stay on.
  const href = createAddresses(index, locale).path(route === index.notFound ? '/' : route);
  const { code, name, short } = locale;
  return { code, name, short, href, current: href === here.path(route) };
}

function breadcrumbs(
  index: ValidSite,
  entry: ValidRoute,
  title: string,
  addresses: Addresses,
  variables: Variables,
): FrameModel['breadcrumbs'] {
  if (entry.route === '/' || entry.route === index.notFound) return [];
  const above = ancestors(entry.route).flatMap((route) => {
    const page = index.routes.get(route);
    return page
      ? [
          {
            title: interpolate(page.page.title, variables),
            href: addresses.path(route),
          },
        ]
      : [];
  });
  return [
    { title: index.strings.home, href: addresses.path('/') },
    ...above,
    { title, href: addresses.path(entry.route) },
  ];
}
