import type { BuildManifest } from '../model/build-manifest.ts';
import type { BuiltSite } from './built-site.ts';
import type { Difference, SiteDifference } from './model.ts';

/** What differs between two tables of names and values, by name. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Difference[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names
    .map((name) => ({ name, before: before.get(name) ?? null, after: after.get(name) ?? null }))
    .filter((entry) => entry.before !== entry.after);
}

export const redirectsOf = ({ redirects }: BuildManifest) =>
  new Map(redirects.map(({ from, to }) => [from, to]));

/** Response headers by place and name; the hash of the boot script is the code’s. */
export const headersOf = ({ headers }: BuildManifest) =>
  new Map(
    headers.flatMap((rule) =>
      Object.entries(rule.headers).map(([name, value]): [string, string] => [
        `${name} (${rule.path}${rule.exact ? '' : '…'})`,
        value.replace(/'sha256-[^']+'/g, "'sha256-…'"),
      ]),
    ),
  );

/** The paths that a site tells search engines. */
export async function sitemapOf(site: BuiltSite): Promise<ReadonlySet<string>> {
  const text = await site.text('/sitemap.xml');
  return new Set(
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
  );
}

const MACHINE_FILE = /\.(xml|txt|webmanifest)$/;

/** Feeds and their like that both have and that differ; the sitemap is told by its entries. */
export const machineFilesOf = (before: BuildManifest, after: BuildManifest): string[] =>
  Object.keys(after.files).filter((address) => {
    const [then, now] = [before.files[address]?.hash, after.files[address]?.hash];
    return MACHINE_FILE.test(address) && address !== '/sitemap.xml' && then !== undefined && then !== now;
  });

const KINDS = [
  ['Scripts', /javascript/],
  ['Styles', /css/],
  ['Fonts', /^font\//],
] as const;

/** Bytes of all scripts, styles and fonts of a site. */
export async function codeBytes(before: BuiltSite, after: BuiltSite): Promise<SiteDifference['code']> {
  const sum = async (site: BuiltSite, type: RegExp) => {
    const files = Object.entries(site.manifest.files).filter(
      ([address, file]) => address.startsWith('/assets/') && type.test(file.type),
    );
    const sizes = await Promise.all(files.map(([address]) => site.sent(address)));
    return sizes.reduce((total, size) => total + size, 0);
  };
  return Promise.all(
    KINDS.map(async ([name, type]) => ({
      name,
      before: await sum(before, type),
      after: await sum(after, type),
    })),
  );
}
