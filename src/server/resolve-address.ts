import { attempt } from '../model/attempt.ts';
import type { ManifestFile, ManifestRedirect } from '../model/build-manifest.ts';

/** What is found where: addresses are without the base path. */
interface Addresses<File> {
  readonly basePath: string;
  readonly files: ReadonlyMap<string, File>;
  readonly redirects: ReadonlyMap<string, ManifestRedirect>;
}

/** What a request's path means in a build. `address` is always without the base path; a malformed one is as it was sent. */
export type Target<File = ManifestFile> =
  | { readonly kind: 'file'; readonly address: string; readonly file: File }
  | ReturnType<typeof redirect>
  | { readonly kind: 'missing' | 'malformed'; readonly address: string };

/**
 * Looks a path up, in any of its variants (upper case, final or double slash, `index.html`, `?page=N`).
 * A variant is redirected only to an address that exists, in one hop: no request chooses where it leads.
 *
 * @param pathname as sent, percent-encoded; `search` with its question mark or empty.
 */
export function resolveAddress<File>(build: Addresses<File>, pathname: string, search: string): Target<File> {
  const base = build.basePath;
  const decoded = decode(pathname);
  if (decoded === undefined) return { kind: 'malformed', address: withoutBase(pathname, base) ?? '/' };
  const path = decoded.replace(/\/{2,}/g, '/');
  const inner = withoutBase(path, base);
  if (inner === undefined)
    return path === '/' ? redirect('/', base + search, 308) : { kind: 'missing', address: '/' };

  for (const address of variants(inner, build.files)) {
    const file = build.files.get(address);
    if (file !== undefined) {
      const page = listPage(address, search, build.files);
      const location = publicPath(base, page?.address ?? address);
      if (page === undefined && location === decoded) return { kind: 'file', address, file };
      return redirect(address, encodeURI(location) + (page?.search ?? search), 308);
    }
    const moved = build.redirects.get(address);
    if (moved !== undefined) {
      const to = moved.to.startsWith('/') ? publicPath(base, moved.to) : moved.to;
      return redirect(address, withQuery(asciiOnly(to), search), moved.status);
    }
  }
  return { kind: 'missing', address: inner };
}

/** Redirects by their old addresses, encoded or not as somebody wrote them. */
export const redirectTable = (redirects: readonly ManifestRedirect[]): Map<string, ManifestRedirect> =>
  new Map(redirects.map((redirect) => [decode(redirect.from) ?? redirect.from, redirect]));

type Files = Addresses<unknown>['files'];

const redirect = (address: string, location: string, status: 301 | 308) =>
  ({ kind: 'redirect', address, location, status }) as const;

/** `decodeURI` leaves `%2F` alone: an encoded slash never separates folders. */
function decode(pathname: string): string | undefined {
  const path = attempt(() => decodeURI(pathname));
  return path?.includes('\0') ? undefined : path;
}

function withoutBase(path: string, base: string): string | undefined {
  if (base === '') return path;
  if (path.slice(0, base.length).toLowerCase() !== base.toLowerCase()) return undefined;
  const rest = path.slice(base.length);
  if (rest === '') return '/';
  return rest.startsWith('/') ? rest : undefined;
}

const publicPath = (base: string, address: string) =>
  address === '/' && base !== '' ? base : base + address;

/**
 * The address as asked for, then its canonical forms; a file's own upper case is tried before lower case. A final slash
 * comes last: an old address may be written with one.
 */
function variants(address: string, files: Files): string[] {
  const bare = trimmed(trimmed(address).replace(/\/index\.html$/i, '')) || '/';
  const lower = bare.toLowerCase();
  const list = lower.endsWith('/page/1') ? lower.slice(0, -'/page/1'.length) || '/' : undefined;
  const lists = list !== undefined && isList(list, files) ? [list] : [];
  return [address, bare, lower, ...lists, `${bare}/`, `${lower}/`];
}

const trimmed = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path);
const pageAddress = (list: string, page: number) => `${list === '/' ? '' : list}/page/${page}`;
const isList = (address: string, files: Files) => files.has(pageAddress(address, 2));

/** Where `?page=N` of a list leads; the rest of the query stays. */
function listPage(address: string, search: string, files: Files) {
  if (!search.includes('page=') || !isList(address, files)) return undefined;
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  if (!/^[1-9]\d{0,6}$/.test(page)) return undefined;
  const target = page === '1' ? address : pageAddress(address, Number(page));
  if (!files.has(target)) return undefined;
  query.delete('page');
  const rest = query.toString();
  return { address: target, search: rest === '' ? '' : `?${rest}` };
}

/** A header holds ASCII; what an editor wrote already encoded stays as it is. */
const asciiOnly = (to: string) => to.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/** Adds a request's query to a redirect's target, before its `#anchor`. */
function withQuery(to: string, search: string): string {
  if (search === '' || search === '?') return to;
  const hash = to.indexOf('#');
  const [path, anchor] = hash === -1 ? [to, ''] : [to.slice(0, hash), to.slice(hash)];
  return `${path}${path.includes('?') ? `&${search.slice(1)}` : search}${anchor}`;
}
