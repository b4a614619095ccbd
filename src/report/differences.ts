import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../ground/content-hash.ts';
import { filesBelow } from '../ground/files-below.ts';
import type { BuildManifest } from '../model/build-manifest.ts';
import type { BuiltSite } from './built-site.ts';
import type { FileChange, SiteDifference } from './model.ts';

/** What differs between two tables of names and values, by name. */
export function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names
    .map((name) => ({ name, before: before.get(name) ?? null, after: after.get(name) ?? null }))
    .filter((entry) => entry.before !== entry.after);
}

export const redirectsOf = ({ redirects }: BuildManifest) =>
  new Map(redirects.map(({ from, to }) => [from, to]));

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

/** The files below a site’s `public/`, by their address. */
async function publicFiles(site: string) {
  const folder = join(site, 'public');
  const files = (await filesBelow(folder)).map(async (path) => {
    const bytes = await readFile(join(folder, path));
    return [`/${path}`, { size: bytes.byteLength, hash: contentHash(bytes) }] as const;
  });
  return new Map(await Promise.all(files));
}

/** Documents, pictures and other files below `public/` that came, went or changed. */
export async function fileChanges(base: string, head: string): Promise<FileChange[]> {
  const [before, after] = [await publicFiles(base), await publicFiles(head)];
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((address) => {
    const [then, now] = [before.get(address), after.get(address)];
    return then?.hash === now?.hash
      ? []
      : [{ address, before: then?.size ?? null, after: now?.size ?? null }];
  });
}
