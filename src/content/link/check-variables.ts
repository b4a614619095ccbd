import { error, type Finding, quote } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { isObject } from '../json/json.ts';
import { type Item, isPublic } from '../site/items.ts';
import type { ContentFile } from '../site/read-files.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { lookUp, placeholders, type Variables } from '../text/variables.ts';

interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** What `{name}` can stand for in one file. `item` is the first item of a page that stands for several. */
export interface Scope extends Variables {
  /** False where site.json could not be read: then any name may be right. */
  readonly complete: boolean;
  /** The items that the page stands for; null on other pages. */
  readonly items: readonly Item[] | null;
}

export function createScope(index: SiteIndex, file: ContentFile, site: ReadonlyMap<string, string>): Scope {
  const each = index.templates.find((page) => page.file === file)?.each;
  const isSound = (item: Item) => isPublic(item, index) && index.files.get(item.file)?.findings.length === 0;
  const isTemplate = isObject(file.value) && typeof file.value.each === 'string';
  const items = each ? index.collection(each).all.filter(isSound) : [];
  return {
    site,
    complete: isObject(index.files.get('site.json')?.value),
    items: isTemplate ? items : null,
    item: items[0]?.value ?? null,
  };
}

const isMissing = (name: string, scope: Scope) => (item: Item) =>
  lookUp(name, { site: scope.site, item: item.value }) === undefined;

function unknownFinding(name: string, scope: Scope, at: Place): Finding {
  const fields = Object.keys(scope.item ?? {}).flatMap((key) => (key === '$schema' ? [] : `item.${key}`));
  const names = [...scope.site.keys(), ...fields].filter((field) => lookUp(field, scope) !== undefined);
  return error(
    'text/unknown-variable',
    at,
    `${quote(`{${name}}`)} is not a variable. Possible: ${names.map((field) => `{${field}}`).join(', ')}.`,
    nearest(name, names),
  );
}

function findingOf(name: string, scope: Scope, at: () => Place): Finding[] {
  const items = name.startsWith('item.') ? scope.items : null;
  if (!items)
    return scope.complete && lookUp(name, scope) === undefined ? [unknownFinding(name, scope, at())] : [];
  const without = items.filter(isMissing(name, scope));
  if (!without[0]) return [];
  if (without.length === items.length) return [unknownFinding(name, scope, at())];
  const { file, key } = without[0];
  return [
    error(
      'text/unknown-variable',
      at(),
      `${quote(`{${name}}`)} stands for nothing on the page of ${quote(key)}: ${file} has no such field.`,
    ),
  ];
}

/** The placeholders of a text that stand for nothing, or for nothing on the page of one of its items. */
export function checkVariables(text: string, scope: Scope, place: (part: string) => Place): Finding[] {
  return [...new Set(placeholders(text))].flatMap((name) => findingOf(name, scope, () => place(`{${name}}`)));
}
