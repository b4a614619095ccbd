import { asking } from '../diagnostics/fault.ts';
import { nearest, nearestPath } from '../diagnostics/nearest.ts';
import { accentsOf } from '../link/scope.ts';
import { anchorsOf } from '../link/targets.ts';
import { allItems, type Item } from '../site/items.ts';
import { routeOfFile } from '../site/routes.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** A thing that content can name. */
export type Subject =
  | { readonly kind: 'page'; readonly route: string }
  | { readonly kind: 'item'; readonly item: Item; readonly routes: readonly string[] }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'anchor'; readonly route: string; readonly anchor: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'accent'; readonly name: string };

type Looked = { readonly subject: Subject } | { readonly problem: string };

const nameOf = (item: Item) => `${item.collection}/${item.key}`;

const missing = (what: string, suggestion: string | undefined): Looked => ({
  problem: asking(`There is no ${what}.`, suggestion),
});

/** An item with the routes of its own pages. */
function itemSubject(index: SiteIndex, item: Item): Looked {
  const routes = [...index.routes.values()].filter((entry) => entry.item === item).map(({ route }) => route);
  return { subject: { kind: 'item', item, routes } };
}

function lookUpPath(index: SiteIndex, id: string): Looked {
  const [path = '', anchor] = id.split('#', 2);
  if (anchor === undefined && index.input.media.has(path)) return { subject: { kind: 'file', path } };
  const entry = index.routes.get(path);
  if (!entry && !index.redirects.has(path))
    return /\.[a-z0-9]{2,5}$/i.test(path)
      ? missing(`file “public${path}”`, index.nearestFile(path))
      : missing(`page “${path}”`, index.nearestRoute(path));
  if (anchor === undefined)
    return entry?.item ? itemSubject(index, entry.item) : { subject: { kind: 'page', route: path } };
  const anchors = anchorsOf(index, path);
  if (anchors.has(anchor)) return { subject: { kind: 'anchor', route: path, anchor } };
  const near = nearest(anchor, anchors);
  return missing(`section “${anchor}” on ${path}`, near && `${path}#${near}`);
}

function lookUpVariable(index: SiteIndex, name: string): Looked {
  const names = [...index.variables.keys()];
  if (names.includes(name)) return { subject: { kind: 'variable', name } };
  const near = nearest(name, names);
  return missing(`variable “{${name}}”`, near && `{${near}}`);
}

/** `articles/some-slug`, `accents/saffron`. */
function lookUpQualified(index: SiteIndex, id: string): Looked {
  const items = allItems(index.collections);
  const item = items.find((candidate) => nameOf(candidate) === id);
  if (item) return itemSubject(index, item);
  const accents = accentsOf(index).map((name) => `accents/${name}`);
  if (accents.includes(id)) return { subject: { kind: 'accent', name: id.slice('accents/'.length) } };
  return missing(`item “${id}”`, nearestPath(id, [...items.map(nameOf), ...accents]));
}

function lookUpBare(index: SiteIndex, id: string): Looked {
  const items = allItems(index.collections);
  const found = items.filter((item) => item.key === id || item.value.id === id).map(nameOf);
  const names = accentsOf(index).includes(id) ? [...found, `accents/${id}`] : found;
  const [only] = names;
  if (names.length > 1)
    return { problem: `“${id}” may be ${names.map((name) => `“${name}”`).join(' or ')}. Write which one.` };
  if (only !== undefined) return lookUpQualified(index, only);
  const route = index.nearestRoute(`/${id}`);
  const inBraces = index.variables.has(id) ? `{${id}}` : undefined;
  const near = inBraces ?? nearest(id, [...items.map(({ key }) => key), ...accentsOf(index)]);
  return missing(`page, item or file “${id}”`, index.routes.has(`/${id}`) ? `/${id}` : (near ?? route));
}

/**
 * Finds what an id names: a route (`/about-us`), an item (`articles/some-slug`, or its slug alone), a file
 * (`/images/a.svg`), a section (`/about-us#team`), a variable (`{email}`) or an accent (`accents/saffron`);
 * a content file stands for its page or item.
 */
export function lookUpSubject(index: SiteIndex, id: string): Looked {
  const variable = /^\{([^{}]*)\}$/.exec(id)?.[1];
  if (variable !== undefined) return lookUpVariable(index, variable);
  const written = id.replace(/^\.\//, '');
  const folder = `${index.input.name}/`;
  const path = written.startsWith(folder) ? written.slice(folder.length) : written;
  if (path.startsWith('public/')) return lookUpPath(index, path.slice('public'.length));
  if (path.endsWith('.json') && index.files.has(path)) {
    if (path.startsWith('pages/')) return lookUpPath(index, routeOfFile(path));
    const items = allItems(index.collections).filter((item) => item.file === path);
    if (items.length === 1 && items[0]) return itemSubject(index, items[0]);
  }
  if (id.startsWith('/')) return lookUpPath(index, id.replace(/(?<=.)\/(?=#|$)/, ''));
  return id.includes('/') ? lookUpQualified(index, id) : lookUpBare(index, id);
}

/** What a subject is called in a sentence. */
export function called(subject: Subject): string {
  if (subject.kind === 'page') return `the page ${subject.route}`;
  if (subject.kind === 'item') return `the item ${nameOf(subject.item)}`;
  if (subject.kind === 'file') return `the file public${subject.path}`;
  if (subject.kind === 'anchor') return `the section ${subject.route}#${subject.anchor}`;
  return subject.kind === 'variable' ? `the variable {${subject.name}}` : `the accent ${subject.name}`;
}
