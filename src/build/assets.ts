import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RENEWAL } from '../app/boot-script.ts';
import { contentHash } from '../ground/content-hash.ts';
import type { BuildManifest } from '../model/build-manifest.ts';
import { compressTightly } from '../server/compression.ts';
import { headersFile, redirectsFile } from '../server/headers-file.ts';
import type { CodeBuild } from './code.ts';
import type { Output } from './output.ts';

export const sha256 = (text: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What `vite build` made, with its compressed siblings. */
export async function writeCode(code: CodeBuild, output: Output): Promise<void> {
  for (const file of code.files) {
    if (!output.keep(`/${file}`))
      output.write(`/${file}`, await readFile(join(code.folder, file)), 'immutable');
    for (const end of ['br', 'gz']) {
      if (output.keepAside(`${file}.${end}`)) continue;
      const bytes = await readFile(join(code.folder, `${file}.${end}`)).catch(() => undefined);
      if (bytes) output.aside(`${file}.${end}`, bytes);
    }
  }
}

export interface Script {
  readonly src: string;
  readonly integrity: string;
}

/** A script of the app, with what it must hold. */
export const scriptOf = async (code: CodeBuild, file: string, base: string): Promise<Script> => ({
  src: `${base}/${file}`,
  integrity: sha256(await readFile(join(code.folder, file))),
});

/** In the strict script mode: the integrity of every script, so that the policy can allow them by hash alone. */
export async function importMapOf(code: CodeBuild, base: string): Promise<{ map: string; hashes: string[] }> {
  const files = code.files.filter((file) => file.endsWith('.js'));
  const chunks = await Promise.all(files.map((file) => scriptOf(code, file, base)));
  const scripts = [...chunks, { src: `${base}/${RENEWAL.file}`, integrity: sha256(RENEWAL.code) }];
  const map = JSON.stringify({
    integrity: Object.fromEntries(scripts.map(({ src, integrity }) => [src, integrity])),
  });
  return { map, hashes: [...scripts.map(({ integrity }) => integrity), sha256(map)] };
}

export async function compressPages(output: Output): Promise<void> {
  const files = Object.entries(output.files()).filter(
    ([, { file, type }]) => /^(text|application\/(json|xml))/.test(type) && !/\.(js|css)$/.test(file),
  );
  for (const [address, { file }] of files) {
    if (output.isKept(address) && output.keepAside(`${file}.br`) && output.keepAside(`${file}.gz`)) continue;
    const bytes = await readFile(output.pathOf(file));
    output.aside(`${file}.br`, await compressTightly(bytes, 'br'));
    output.aside(`${file}.gz`, await compressTightly(bytes, 'gzip'));
  }
}

/** Writes what servers and hosts ask of a build, once all of its files are there. */
export function writeManifest(
  output: Output,
  { basePath, ...others }: Omit<BuildManifest, 'build' | 'files'>,
): BuildManifest {
  const files = output.files();
  const manifest = { build: contentHash(JSON.stringify(files)), basePath, files, ...others };
  output.aside('_build.json', JSON.stringify(manifest));
  output.aside('_headers', headersFile(manifest));
  output.aside('_redirects', redirectsFile(manifest));
  // GitHub Pages else leaves out folders such as `_data`.
  output.aside('.nojekyll', '');
  return manifest;
}
