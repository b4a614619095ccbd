import type { Navigation } from '../../model/content.gen.ts';
import type { FrameModel, NavLink } from '../../model/page-model.ts';
import { createAddresses } from '../link/addresses.ts';
import { ancestors } from '../site/routes.ts';
import type { ValidRoute } from '../site/valid-site.ts';
import type { Shared } from './shared.ts';

const HIDEABLE = ['header', 'bottom-bar', 'footer'] as const;

type Entry = Navigation['primary'][number];
type Child = NonNullable<Entry['children']>[number];

/**
 * Where a page stands in the menus: marks, secondary row, header picture, breadcrumbs.
 * @param nameOf how a page is called among those above it
 */
export function frameOf(
  shared: Shared,
  entry: ValidRoute,
  nameOf: (entry: ValidRoute) => string,
): FrameModel {
  const { index, values, locales } = shared;
  const { route } = entry;
  /** True where a menu's link is the page's route or lies above it. */
  const leadsHere = ({ link }: Child) => route === link || route.startsWith(`${link}/`);
  const current = index.navigation.primary.filter(
    (item) => leadsHere(item) || (item.children ?? []).some(leadsHere),
  );
  const section = current.find(({ children = [] }) => children.length > 0);
  // Of those above one another the nearest.
  const [here] = (section?.children ?? []).filter(leadsHere).sort((a, b) => b.link.length - a.link.length);
  const link = (child: Child): NavLink => ({
    title: values.text(child.title),
    href: values.href(child.link),
    newTab: child.newTab === true,
    ...(child === here && { current: child.link === route ? 'page' : 'true' }),
  });
  const languages = locales.map((locale) => {
    // An unknown address has no page to stay on.
    const href = createAddresses(index, locale).path(route === index.notFound ? '/' : route);
    const { code, name, short } = locale;
    return { code, name, short, href, current: code === shared.locale.code };
  });
  return {
    currentIds: current.map(({ id }) => id),
    hereId: current.find((item) => item.link === route)?.id,
    section: section?.children?.map(link) ?? null,
    headerImage: (here?.headerImage && values.image(here.headerImage)) ?? null,
    hideOnMobile: HIDEABLE.filter((part) => entry.page.hideOnMobile?.includes(part)),
    breadcrumbs: breadcrumbs(shared, entry, nameOf),
    languages: locales.length < 2 ? [] : languages,
  };
}

function breadcrumbs(
  { index, addresses }: Shared,
  entry: ValidRoute,
  nameOf: (entry: ValidRoute) => string,
): FrameModel['breadcrumbs'] {
  const { route } = entry;
  if (route === '/' || route === index.notFound) return [];
  const crumb = (title: string, at: string) => ({ title, href: addresses.path(at) });
  const above = ancestors(route).flatMap((at) => index.routes.get(at) ?? []);
  return [crumb(index.strings.home, '/'), ...[...above, entry].map((one) => crumb(nameOf(one), one.route))];
}
