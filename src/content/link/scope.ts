import type { Page } from '../../model/content.gen.ts';
import { isObject } from '../json/json.ts';
import { asText, unchecked } from '../json/unchecked.ts';
import { bindingsIn, boundPage } from '../site/bindings.ts';
import type { ContentFile } from '../site/content-file.ts';
import { itemVariables } from '../site/item-names.ts';
import { type Item, isPublic } from '../site/items.ts';
import { parameterOf, routeOfFile } from '../site/routes.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { Variables } from '../text/variables.ts';

/** What can be named in one file. `item` is the first item of a page that stands for several. */
export interface Scope extends Variables {
  readonly index: SiteIndex;
  /** The items that the page stands for; null on other pages. */
  readonly items: readonly Item[] | null;
}

export function createScope(index: SiteIndex, file: ContentFile): Scope {
  const each = index.templates.find((page) => page.file === file)?.each;
  const isSound = (item: Item) => {
    const holder = index.files.get(item.file);
    return isPublic(item, index) && holder?.isSound === true && holder.isMisfit !== true;
  };
  const isTemplate = asText(unchecked<Page>(file.value).each) !== undefined;
  const items = each ? (index.collections.get(each)?.all ?? []).filter(isSound) : [];
  return {
    index,
    site: index.variables,
    items: isTemplate || parameterOf(routeOfFile(file.path)) !== undefined ? items : null,
    ...itemVariables(index.collections, items[0]),
  };
}

/** The scope of one place of a page: without the items on whose pages that is left out. */
export function scopeAt(scope: Scope, { value }: ContentFile, place: string): Scope {
  const { index, site, items } = scope;
  if (!items || !bindingsIn(value).some(({ hides }) => hides)) return scope;
  const isLeftOut = (item: Item) =>
    boundPage(value, item, index).left.some((at) => `${place}/`.startsWith(`${at}/`));
  const shown = items.filter((item) => !isLeftOut(item));
  const [first] = shown;
  return !first || shown.length === items.length
    ? scope
    : { index, site, items: shown, ...itemVariables(index.collections, first) };
}

/** The names of the theme's accents. */
export function accentsOf({ theme: { accents } }: SiteIndex): string[] {
  return isObject(accents) ? Object.keys(accents) : [];
}
