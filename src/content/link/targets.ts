import type { Article, Page } from '../../model/content.gen.ts';
import { asText, type UncheckedObject, unchecked } from '../json/unchecked.ts';
import type { ContentFile } from '../site/content-file.ts';
import { sectionsOf } from '../site/page-entries.ts';
import type { SiteIndex } from '../site/site-index.ts';

export type Target =
  | {
      readonly kind: 'page';
      readonly route: string;
      readonly anchor: string | undefined;
      readonly query: string;
    }
  | { readonly kind: 'file'; readonly path: string; readonly anchor: string | undefined }
  | { readonly kind: 'anchor'; readonly anchor: string }
  | { readonly kind: 'external'; readonly url: string; readonly scheme: string }
  | { readonly kind: 'refused'; readonly scheme: string }
  | { readonly kind: 'relative' };

const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** Takes a link apart as a visitor's browser would, without asking whether it leads anywhere. */
export function readTarget(href: string, isFile: (path: string) => boolean): Target {
  // A browser drops control characters and leading blanks from an address before it reads the scheme.
  const clean = [...href].filter((char) => char > ' ' && char !== '\u007f').join('');
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(clean)?.[1]?.toLowerCase();
  if (scheme !== undefined)
    return SCHEMES.has(scheme) ? { kind: 'external', url: clean, scheme } : { kind: 'refused', scheme };
  if (clean.startsWith('//') || clean.startsWith('/\\')) return { kind: 'refused', scheme: '//' };
  if (clean.startsWith('#')) return { kind: 'anchor', anchor: clean.slice(1) };
  if (!clean.startsWith('/')) return { kind: 'relative' };
  const [beforeHash = '', anchor] = clean.split('#', 2);
  const [path = '/', query] = beforeHash.split('?', 2);
  if (isFile(path)) return { kind: 'file', path, anchor };
  return { kind: 'page', route: path, anchor, query: query === undefined ? '' : `?${query}` };
}

const anchorsIn = (value: UncheckedObject<Page | Article> = {}) =>
  [...sectionsOf(value), ...sectionsOf(value, 'body')].flatMap(({ id }) => asText(id) ?? []);

/** The anchors of a route: the ids of its sections, and of the blocks of the item that it shows. */
export function anchorsOf(index: SiteIndex, route: string): Set<string> {
  const entry = index.routes.get(route);
  return new Set([...anchorsIn(entry?.page), ...anchorsIn(entry?.item?.value)]);
}

/** What `#anchor` alone can mean in a file: its own sections, and those of the pages that show its items. */
export function ownAnchors(index: SiteIndex, file: ContentFile): Set<string> {
  const shownBy = index.templates.filter(({ each }) => file.schema === `collections/${each}.schema.json`);
  const own = anchorsIn(unchecked<Page | Article>(file.value));
  return new Set([...own, ...shownBy.flatMap(({ page }) => anchorsIn(page))]);
}
