import type { BuildManifest, CachePolicy, HeaderRule } from '../model/build-manifest.ts';

/** `Cache-Control` for each policy of the manifest; hours and years in seconds. */
export const CACHE_CONTROL: Readonly<Record<CachePolicy, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  hour: 'public, max-age=3600',
};

/** Cloudflare Pages reads at most this many rules of a `_headers` file. */
const MAX_RULES = 100;

/**
 * The text of `_headers`, as Netlify and Cloudflare Pages read it.
 *
 * Only folders and files that may be kept get a cache rule: to revalidate is those hosts' default, and they
 * join the values of all matching rules, so a `no-cache` for everything would undo the rest.
 *
 * @throws TypeError when a header holds a line break.
 */
export function headersFile(build: Pick<BuildManifest, 'basePath' | 'files' | 'headers'>): string {
  const base = build.basePath === '/' ? '' : build.basePath;
  const rules = build.headers.map((rule, index) => headerBlock(base, rule, build.headers.slice(0, index)));
  const policies = Object.entries(build.files).map(([address, file]) => [address, file.cache] as const);
  const cached = cacheRules(policies).map(
    ([pattern, policy]) => `${base}${pattern}\n  Cache-Control: ${CACHE_CONTROL[policy]}\n`,
  );
  return [...rules, ...cached].slice(0, MAX_RULES).join('\n');
}

/** The text of `_redirects`: one line a redirect. Both hosts pass the query on by themselves. */
export function redirectsFile(build: Pick<BuildManifest, 'basePath' | 'redirects'>): string {
  const base = build.basePath === '/' ? '' : build.basePath;
  return build.redirects
    .map(({ from, to, status }) => `${base}${from} ${to.startsWith('/') ? base + to : to} ${status}\n`)
    .join('');
}

function headerBlock(base: string, rule: HeaderRule, earlier: readonly HeaderRule[]): string {
  const covered = earlier.filter((other) =>
    other.exact ? other.path === rule.path : rule.path.startsWith(other.path),
  );
  const lines = Object.entries(rule.headers).flatMap(([name, value]) => {
    if (/[\r\n]/.test(name + value)) throw new TypeError(`The header ${name} holds a line break.`);
    const repeats = covered.some((other) =>
      Object.keys(other.headers).some((known) => known.toLowerCase() === name.toLowerCase()),
    );
    // `! Name` drops the broader rule's value, which Cloudflare would otherwise join to this one.
    return [...(repeats ? [`  ! ${name}`] : []), ...(value === '' ? [] : [`  ${name}: ${value}`])];
  });
  const text = `${lines.join('\n')}\n`;
  if (!rule.exact) return `${base}${rule.path}*\n${text}`;
  // These hosts serve a page with a final slash too, before they redirect it or instead.
  const page = base + (rule.path === '/' && base !== '' ? '' : rule.path);
  const both = page.endsWith('/') ? [page] : [page, `${page}/`];
  return both.map((path) => `${path}\n${text}`).join('\n');
}

type Policies = readonly (readonly [address: string, policy: CachePolicy])[];

/** The fewest patterns that give every lasting file its policy: a whole folder where its files agree. */
function cacheRules(files: Policies, folder = '/'): [pattern: string, policy: CachePolicy][] {
  const [first] = files;
  if (first === undefined) return [];
  if (files.every(([, policy]) => policy === first[1])) {
    return first[1] === 'revalidate' ? [] : [[`${folder}*`, first[1]]];
  }
  const folders = new Map<string, [string, CachePolicy][]>();
  const rules: [string, CachePolicy][] = [];
  for (const [address, policy] of files) {
    const end = address.indexOf('/', folder.length);
    if (end !== -1) {
      const inner = address.slice(0, end + 1);
      const list = folders.get(inner);
      if (list === undefined) folders.set(inner, [[address, policy]]);
      else list.push([address, policy]);
    } else if (policy !== 'revalidate') rules.push([encodeURI(address), policy]);
  }
  // Folders first: where a host reads only so many rules, the broad ones count most.
  return [...[...folders].flatMap(([inner, list]) => cacheRules(list, inner)), ...rules];
}
