import { attempt } from '../../model/attempt.ts';
import type { Site } from '../../model/content.gen.ts';
import type { JsonValue } from '../json/json.ts';
import { asText, type UncheckedObject } from '../json/unchecked.ts';
import { languageAt } from '../overlay/locale.ts';
import type { ContentFile } from '../site/content-file.ts';
import { hasFeed } from '../site/items.ts';
import { blocksIn } from '../site/page-entries.ts';
import { addressPart } from '../site/routes.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { isWritten } from '../site/written.ts';
import { EMAIL, hasLogin, isPhone, isWeb, urlOf } from '../text/outer-forms.ts';
import { interpolate } from '../text/variables.ts';
import type { Scope } from './scope.ts';

/** What an address outside the site should have been. */
export type Form = 'web' | 'login' | 'mail' | 'telephone';

/** A text without escapes; as it is where they are none. */
export const decoded = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text;

/** The form that an address with a known scheme does not have; undefined where it has it. */
function malformed(url: string, scheme: string): Form | undefined {
  const rest = decoded(url.slice(scheme.length + 1));
  if (scheme === 'tel') return isPhone(rest) ? undefined : 'telephone';
  if (scheme !== 'mailto') return isWeb(url) ? undefined : hasLogin(url) ? 'login' : 'web';
  const receivers = rest.replace(/\?.*$/s, '').split(',');
  return receivers.every((address) => EMAIL.test(address)) ? undefined : 'mail';
}

const hostOf = (site: UncheckedObject<Site>) => urlOf(asText(site.baseUrl) ?? '')?.host;

/** True for an address on the site’s own domain. */
function isOwn(url: string, site: UncheckedObject<Site>): boolean {
  // The name with “www.” and the one without are one site’s.
  return hostOf(site)?.replace(/^www\./, '') === new URL(url).host.replace(/^www\./, '');
}

/** The path that an address leads to where the site is served, without base path and language; undefined beside it. */
function pathIn(url: string, site: UncheckedObject<Site>): string | undefined {
  const { pathname, hash } = new URL(url);
  const prefix = asText(site.basePath) ?? '';
  if (!`${pathname}/`.startsWith(`${prefix}/`)) return undefined;
  const path = decoded(pathname.slice(prefix.length)).replace(/(?<!\/)\/+$/, '');
  return (path.slice(languageAt(path, site)?.prefix.length ?? 0) || '/') + hash;
}

/**
 * Where the path of a page or file begins in a link: behind host, base path and language, where it names the site’s own.
 * Behind that the path of the home page may be empty.
 */
export function pathStart(href: string, site: UncheckedObject<Site>): number {
  const before = (asText(site.baseUrl) ?? '').replace(/\/$/, '') + (asText(site.basePath) ?? '');
  if (before === '' || !href.startsWith(before) || !'/?#'.includes(href.charAt(before.length))) return 0;
  const language = languageAt(href.slice(before.length).replace(/[?#].*$/s, ''), site);
  return before.length + (language?.prefix.length ?? 0);
}

/** The page that an address of the development server shows, which nobody else can open; its start may be another program’s. */
function shownHere(url: string, { site, routes }: SiteIndex): string | undefined {
  const path = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/i.test(url)
    ? pathIn(url, site)
    : undefined;
  return path !== undefined && path !== '/' && routes.has(path.replace(/#.*$/s, '')) ? path : undefined;
}

const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** Takes a link apart as a visitor's browser would, without asking whether it leads anywhere. */
export function readTarget(href: string, files: { has(path: string): boolean }) {
  // A browser drops control characters and leading blanks from an address before it reads the scheme.
  const clean = [...href].filter((char) => char > ' ' && char !== '\u007f').join('');
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(clean)?.[1]?.toLowerCase();
  if (scheme !== undefined && SCHEMES.has(scheme)) return { kind: 'external', url: clean, scheme } as const;
  if (scheme !== undefined) return { kind: 'refused', scheme } as const;
  if (clean.startsWith('//') || clean.startsWith('/\\')) return { kind: 'refused', scheme: '//' } as const;
  if (clean.startsWith('#')) return { kind: 'anchor', anchor: clean.slice(1) } as const;
  if (!clean.startsWith('/')) return { kind: 'relative' } as const;
  // All behind the first “#” is the anchor, and all behind the first “?” the query, other such signs included.
  const [, path = '/', query = '', anchor] = /^([^#?]*)(\?[^#]*)?(?:#(.*))?$/.exec(clean) ?? [];
  if (files.has(path)) return { kind: 'file', path, anchor } as const;
  return { kind: 'page', route: path, anchor, query } as const;
}

const anchorsIn = (value: JsonValue | undefined) =>
  blocksIn(value).flatMap(({ block }) => asText(block.id) ?? []);

/** The anchors of a route: the ids of its sections, and of the blocks of the item that it shows. */
export function anchorsOf(index: SiteIndex, route: string): Set<string> {
  const entry = index.routes.get(route);
  return new Set([...anchorsIn(entry?.page), ...anchorsIn(entry?.item?.value)]);
}

/** True where a section of a file with mistakes has no id that could be read: it may be the one that is meant, and what it lacks is told there. */
const lacksId = (file: ContentFile | undefined, value: JsonValue | undefined) =>
  file?.isSound === false && blocksIn(value).some(({ block }) => !asText(block.id));

/** What `#anchor` alone can mean in a file: its own sections, and those of the pages that show its items; undefined where nobody can tell. */
export function ownAnchors(index: SiteIndex, file: ContentFile): Set<string> | undefined {
  const shownBy = index.templates.filter(({ each }) => file.schema === `collections/${each}.schema.json`);
  if (lacksId(file, file.value) || shownBy.some((page) => lacksId(page.file, page.page))) return undefined;
  return new Set([...anchorsIn(file.value), ...shownBy.flatMap(({ page }) => anchorsIn(page))]);
}

/** Why a link leads nowhere, as a visitor's browser would read it. */
export type DeadEnd =
  | { readonly kind: 'refused'; readonly scheme: string; readonly href: string }
  | { readonly kind: 'relative'; readonly href: string }
  | { readonly kind: 'malformed'; readonly href: string; readonly form: Form }
  | { readonly kind: 'local'; readonly href: string; readonly to: string }
  | {
      readonly kind: 'anchor';
      readonly anchor: string;
      readonly known: ReadonlySet<string>;
      readonly where: string;
      /** Those that could have it, beside that of the link. */
      readonly files: readonly string[];
    }
  | { readonly kind: 'redirected'; readonly route: string; readonly to: string }
  | {
      readonly kind: 'hidden' | 'file' | 'page';
      readonly route: string;
      /** The other name of the site’s own domain, with “www.” or without, where the address is written with that. */
      readonly host?: string;
    };

/** What was to be an id and was refused for its form is told there. */
const isAnchor = (anchor: string, known: ReadonlySet<string>) =>
  known.has(anchor) || [...known].some((id) => addressPart(id) === anchor);

function noPage(route: string, { redirects, hidden, mayExist }: SiteIndex): DeadEnd | undefined {
  if (mayExist(route)) return undefined;
  const to = redirects.get(route);
  if (to !== undefined) return { kind: 'redirected', route, to };
  if (hidden.has(route)) return { kind: 'hidden', route };
  return { kind: /\.[a-z0-9]{2,5}$/i.test(route) ? 'file' : 'page', route };
}

/**
 * Says why a link leads nowhere; undefined where it leads somewhere, or may.
 * @param ownAnchors what `#anchor` alone can mean
 */
export function deadEnd(
  written: string,
  scope: Scope,
  ownAnchors: () => ReadonlySet<string> | undefined,
): DeadEnd | undefined {
  const { index } = scope;
  const href = interpolate(written, scope);
  if (href.includes('{')) return undefined;
  const read = readTarget(href, index.input.media);
  const form = read.kind === 'external' ? malformed(read.url, read.scheme) : undefined;
  if (form) return { kind: 'malformed', href, form };
  const isOurs = read.kind === 'external' && isOwn(read.url, index.site);
  const own = isOurs ? pathIn(read.url, index.site) : undefined;
  const to = read.kind === 'external' && !isOurs ? shownHere(read.url, index) : undefined;
  if (to !== undefined) return { kind: 'local', href, to };
  const target = own === undefined ? read : readTarget(own, index.input.media);
  if (target.kind === 'refused') return { ...target, href };
  if (target.kind === 'relative') return { kind: 'relative', href };
  if (target.kind === 'anchor') {
    const known = ownAnchors();
    if (!known || isAnchor(target.anchor, known)) return undefined;
    return { ...target, known, where: 'this page', files: [] };
  }
  if (target.kind !== 'page') return undefined;
  const { route, anchor } = target;
  // The build makes feeds and lists for machines, which have no file of their own.
  if (own !== undefined && /\.(xml|txt|json|webmanifest)$/.test(route)) return undefined;
  if (route === '/sitemap.xml' || (route === '/feed.xml' && hasFeed(index.collections))) return undefined;
  if (isWritten(route, index)) return undefined;
  const entry = index.routes.get(route);
  if (!entry) {
    const end = noPage(route, index);
    const host = isOurs ? new URL(read.url).host : undefined;
    return end?.kind === 'page' && host !== undefined && host !== hostOf(index.site) ? { ...end, host } : end;
  }
  if (anchor === undefined) return undefined;
  const known = anchorsOf(index, route);
  if (isAnchor(anchor, known) || lacksId(entry.file, entry.page)) return undefined;
  if (entry.item && lacksId(index.files.get(entry.item.file), entry.item.value)) return undefined;
  const files = [entry.file.path, ...(entry.item ? [entry.item.file] : [])];
  return { kind: 'anchor', anchor, known, where: route, files };
}
