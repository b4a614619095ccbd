import type { FrameModel, NavLink } from '../../model/page-model.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own, stringAt } from '../json/json.ts';
import { type Addresses, createAddresses } from '../link/addresses.ts';
import type { Locale } from '../overlay/locale.ts';
import type { RouteEntry } from '../site/page-entries.ts';
import { ancestors } from '../site/routes.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { interpolate, type Variables } from '../text/variables.ts';
import type { Values } from './values.ts';

const HIDEABLE = ['header', 'bottom-bar', 'footer'] as const;

const children = (item: JsonObject): JsonObject[] => {
  const list = own(item, 'children');
  return isArray(list) ? list.filter(isObject) : [];
};

/** True where a menu's link is the page's route or lies above it. */
function leadsTo(link: string | undefined, route: string): boolean {
  return link !== undefined && link !== '/' && (route === link || route.startsWith(`${link}/`));
}

/** Where a page stands in the menus: marks, secondary row, header picture, breadcrumbs. */
export function frameOf(
  index: SiteIndex,
  entry: RouteEntry,
  title: string,
  addresses: Addresses,
  values: Values,
  variables: Variables,
  hidden: readonly JsonValue[],
  locales: readonly Locale[],
): FrameModel {
  const navigation = index.files.get('navigation.json')?.value;
  const list = isObject(navigation) ? own(navigation, 'primary') : undefined;
  const primary = isArray(list) ? list.filter(isObject) : [];
  const own_ = (item: JsonObject) => leadsTo(stringAt(item, 'link'), entry.route);
  const viaChild = (item: JsonObject) =>
    children(item).some((child) => leadsTo(stringAt(child, 'link'), entry.route));
  const current = primary.filter((item) => own_(item) || viaChild(item));
  const section = current.find((item) => children(item).length > 0);
  const here = section
    ? children(section).find((child) => leadsTo(stringAt(child, 'link'), entry.route))
    : undefined;
  const headerImage = here ? values.image(own(here, 'headerImage'), variables) : undefined;
  const link = (child: JsonObject): NavLink => ({
    title: interpolate(stringAt(child, 'title') ?? '', variables),
    href: addresses.href(interpolate(stringAt(child, 'link') ?? '', variables)),
    newTab: own(child, 'newTab') === true,
    current: child === here,
  });
  return {
    currentIds: current.flatMap((item) => stringAt(item, 'id') ?? []),
    section: section
      ? {
          title: interpolate(stringAt(section, 'title') ?? '', variables),
          links: children(section).map(link),
        }
      : null,
    headerImage: headerImage ?? null,
    hideOnMobile: HIDEABLE.filter((part) => hidden.includes(part)),
    breadcrumbs: breadcrumbs(index, entry, title, addresses, variables),
    languages:
      locales.length < 2 ? [] : locales.map((locale) => languageLink(index, entry, locale, addresses)),
  };
}

function languageLink(
  index: SiteIndex,
  { route }: RouteEntry,
  locale: Locale,
  here: Addresses,
): FrameModel['languages'][number] {
  // An unknown address has no page to stay on.
  const href = createAddresses(index, locale).path(route === index.notFound ? '/' : route);
  const { code, name, short } = locale;
  return { code, name, short, href, current: href === here.path(route) };
}

function breadcrumbs(
  index: SiteIndex,
  entry: RouteEntry,
  title: string,
  addresses: Addresses,
  variables: Variables,
): FrameModel['breadcrumbs'] {
  const home = stringAt(index.files.get('strings.json')?.value, 'home') ?? '';
  if (entry.route === '/' || entry.route === index.notFound) return [];
  const above = ancestors(entry.route).flatMap((route) => {
    const page = index.routes.get(route);
    return page
      ? [
          {
            title: interpolate(stringAt(page.page, 'title') ?? route, variables),
            href: addresses.path(route),
          },
        ]
      : [];
  });
  return [{ title: home, href: addresses.path('/') }, ...above, { title, href: addresses.path(entry.route) }];
}
