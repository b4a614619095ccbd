import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { contentHash } from '../../src/ground/content-hash.ts';
import type { BuildManifest, CachePolicy, ManifestFile } from '../../src/model/build-manifest.ts';
import { openBuilds } from '../../src/server/reload.ts';
import { mediaType } from '../../src/server/served-files.ts';
import { createSiteApp, type SiteOptions } from '../../src/server/site-handler.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is removed after the spec. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-engine-'));
  folders.push(folder);
  return folder;
}

/** Content by address: `/about` is written as `about/index.html`. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

export function put(dir: string, file: string, content: string | Uint8Array): void {
  const path = join(dir, file);
  mkdirSync(dirname(path), { recursive: true });
  // As the build does: a reader sees the old content or the new one, never a half.
  writeFileSync(`${path}.tmp`, content);
  renameSync(`${path}.tmp`, path);
}

export function writeBuild(dir: string, files: Files, manifest: Partial<BuildManifest> = {}): BuildManifest {
  const entries = Object.entries(files).map(([address, content]): [string, ManifestFile] => {
    const file = address.includes('.') ? address.slice(1) : `${address}/index.html`.replace(/^\/+/, '');
    put(dir, file, content);
    const bytes = Buffer.from(content);
    const type = mediaType(file);
    return [address, { file, type, bytes: bytes.length, hash: contentHash(bytes), cache: cache(address) }];
  });
  const whole: BuildManifest = {
    build: 'b1',
    basePath: '',
    files: Object.fromEntries(entries),
    redirects: [],
    notFound: {},
    headers: [],
    ...manifest,
  };
  put(dir, '_build.json', JSON.stringify(whole));
  return whole;
}

function cache(address: string): CachePolicy {
  if (/^\/(?:assets|_data|media)\//.test(address)) return 'immutable';
  return address.endsWith('.xml') ? 'hour' : 'revalidate';
}

/** An app over a build in a temporary folder. */
export async function site(
  files: Files,
  manifest: Partial<BuildManifest> = {},
  options: Partial<SiteOptions> = {},
) {
  const dir = temporaryFolder();
  writeBuild(dir, files, manifest);
  const builds = await openBuilds(dir);
  return { dir, app: createSiteApp({ builds, ...options }) };
}

/** Text that compression makes smaller. */
export const LONG_PAGE = `<!doctype html><title>Long</title>${'<p>The same sentence again.</p>'.repeat(60)}`;
