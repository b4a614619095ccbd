import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../src/ground/files-below.ts';

const root = resolve(import.meta.dirname, '..');

interface Package {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: true;
  readonly hasInstallScript?: true;
}
const lock: { readonly lockfileVersion: number; readonly packages: Readonly<Record<string, Package>> } =
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const manifest: Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>> =
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const installed = Object.entries(lock.packages).filter(([path]) => path !== '');
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

/** Licences under which everybody may use, change and pass on; those with conditions for changes of their own files too. */
const FREE =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|Zlib|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0|PSF-2\.0|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later| AND | OR )+\)?$/;

const REGISTRY = 'https://registry.npmjs.org/';

describe('the lock file', () => {
  const those = (isWrong: (found: Package) => boolean) =>
    installed.filter(([, found]) => isWrong(found)).map(([path]) => path);

  it('holds a strong hash of every package, from the registry alone', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(installed.length).toBeGreaterThan(300);
    expect(those(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
    // Where an entry names no place, npm asks the registry.
    const isElsewhere = ({ link, resolved = REGISTRY }: Package) =>
      link === true || !resolved.startsWith(REGISTRY);
    expect(those(isElsewhere)).toEqual([]);
  });

  it('lets no package run a script when it is installed', () => {
    expect(those(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
  });

  it('names a free licence for every package', () => {
    expect(those(({ license }) => !FREE.test(license ?? ''))).toEqual([]);
  });

  it('holds what package.json names, each in one version', () => {
    expect(Object.values(wanted).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    for (const [name, version] of Object.entries(wanted))
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  });
});

it('nothing that commands keep is in git: what lies in .cache goes into a site as it is', () => {
  const kept = ['.cache', '.data', 'node_modules'];
  const git = spawnSync('git', ['ls-files', '--', ...kept], { cwd: root, encoding: 'utf8' });
  // Empty as well where there is no git: then nobody could have put it there.
  expect(git.stdout ?? '').toBe('');
});

const OWN = 'tests/supply-chain.spec.ts';
/** Whose files `npm run fonts` cuts, by names that it puts together. */
const FONTS = '@fontsource-variable/';

it('every package that package.json names is used, and every one that is used is named', async () => {
  const folders = await Promise.all(
    ['src', 'scripts', 'tests'].map(async (folder) =>
      (await filesBelow(join(root, folder))).map((path) => `${folder}/${path}`),
    ),
  );
  const code = folders.flat().filter((path) => path !== OWN && /\.(?:tsx?|mjs|css)$/.test(path));
  const texts = [...code, 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'tsconfig.json'].map(
    (path) => readFileSync(join(root, path), 'utf8'),
  );
  const text = texts.join('\n');
  const isUsed = (name: string) =>
    name.startsWith('@types/') || new RegExp(`['"/]${name}['"/]`).test(text) || name.startsWith(FONTS);
  expect(Object.keys(wanted).filter((name) => !isUsed(name))).toEqual([]);
  const imported = [
    ...text.matchAll(/^(?:import|export)\b[^;'"]* from '((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?';$/gm),
  ];
  const names = new Set(imported.map(([, name = '']) => name));
  const isNamed = (name: string) => Object.hasOwn(wanted, name) || Object.hasOwn(wanted, `@types/${name}`);
  expect([...names].filter((name) => !isNamed(name))).toEqual([]);
});
