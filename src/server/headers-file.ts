import type { BuildManifest, CachePolicy, HeaderRule } from '../model/build-manifest.ts';

/** `Cache-Control` for each policy of the manifest; hours and years in seconds. */
export const CACHE_CONTROL: Readonly<Record<CachePolicy, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  hour: 'public, max-age=3600',
};

/** Cloudflare Pages reads at most this many rules of a `_headers` file. */
export const MAX_RULES = 100;

/**
 * The text of `_headers`, as Netlify and Cloudflare Pages read it.
 *
 * Only folders and files that may be kept get a cache rule: to revalidate is those hosts' default, and they
 * join the values of all matching rules, so a `no-cache` for everything would undo the rest.
 *
 * @throws TypeError when a header holds a line break.
 */
export const headersFile = (build: Headed): string =>
  rulesOf(build)
    .slice(0, MAX_RULES)
    .map(([pattern, lines]) => `${pattern}\n${lines}`)
    .join('\n');

/** The pages with headers of their own whose rules are beyond what `_headers` can hold. */
export function pagesWithoutRule(build: Headed): string[] {
  const left = new Set(
    rulesOf(build)
      .slice(MAX_RULES)
      .map(([pattern]) => pattern),
  );
  const pages = build.headers.filter((rule) => rankOf(rule, build) === LAST);
  return pages
    .filter((page) => patternsOf(build.basePath, page).some((one) => left.has(one)))
    .map(({ path }) => path);
}

type Headed = Pick<BuildManifest, 'basePath' | 'files' | 'headers'>;
type Rule = readonly [pattern: string, lines: string];

const LAST = 2;
/** Folders first: where a host reads only so many rules, the broad ones count most. */
const rankOf = ({ path, exact }: HeaderRule, { files }: Headed) =>
  !exact ? 0 : files[path]?.type.startsWith('text/html') ? LAST : 1;

function rulesOf(build: Headed): Rule[] {
  const { basePath: base } = build;
  const headers = build.headers.toSorted((a, b) => rankOf(a, build) - rankOf(b, build));
  const rules = headers.map((rule, index) => headerBlock(base, rule, headers.slice(0, index)));
  const policies = Object.entries(build.files).map(([address, file]) => [address, file.cache] as const);
  const cached = cacheRules(policies).map(
    ([pattern, policy]): Rule => [base + pattern, `  Cache-Control: ${CACHE_CONTROL[policy]}\n`],
  );
  // One rule a pattern: of two, Cloudflare Pages follows the last alone.
  const merged = new Map<string, string>();
  for (const [pattern, lines] of [...rules.flat(), ...cached])
    merged.set(pattern, (merged.get(pattern) ?? '') + lines);
  const isBroad = ([pattern]: Rule) => pattern.endsWith('*');
  const all = [...merged];
  return [...all.filter(isBroad), ...all.filter((rule) => !isBroad(rule))];
}

/** The text of `_redirects`: one line a redirect. Both hosts pass the query on by themselves. */
export function redirectsFile({
  basePath: base,
  redirects,
}: Pick<BuildManifest, 'basePath' | 'redirects'>): string {
  return redirects
    .map(({ from, to, status }) => `${base}${from} ${to.startsWith('/') ? below(base, to) : to} ${status}\n`)
    .join('');
}

/** The address of a path below the base; that of the home page there has no final slash. */
const below = (base: string, path: string) => (path === '/' && base !== '' ? base : base + path);

function headerBlock(base: string, rule: HeaderRule, earlier: readonly HeaderRule[]): Rule[] {
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
  return patternsOf(base, rule).map((pattern) => [pattern, text]);
}

function patternsOf(base: string, { path, exact }: HeaderRule): string[] {
  if (!exact) return [`${base}${path}*`];
  // These hosts serve a page with a final slash too, before they redirect it or instead.
  const page = below(base, path);
  return page.endsWith('/') ? [page] : [page, `${page}/`];
}

type Policies = readonly (readonly [address: string, policy: CachePolicy])[];

/** The fewest patterns that give every lasting file its policy: a whole folder where its files agree. */
function cacheRules(files: Policies, folder = '/'): [pattern: string, policy: CachePolicy][] {
  const [first] = files;
  if (first === undefined) return [];
  if (files.every(([, policy]) => policy === first[1]))
    return first[1] === 'revalidate' ? [] : [[`${folder}*`, first[1]]];
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
  return [...[...folders].flatMap(([inner, list]) => cacheRules(list, inner)), ...rules];
}
