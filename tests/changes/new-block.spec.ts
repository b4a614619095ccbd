import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const NAME = 'price-table';
/** Names that would clash with something, or that break lines. */
const AWKWARD = ['map', 'rich-text', 'plan-2', 'comparison-of-regular-and-direct-plans-of-funds'];

let copy = '';

/** A copy of the project, so that the scaffold stays out of the real one. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-block-'));
  for (const path of [
    'src',
    'schemas',
    'scripts',
    'tests',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'biome.json',
    'vitest.config.ts',
    'vite.config.ts',
    'playwright.config.ts',
    '.gitignore',
  ])
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !source.includes('/browser/pictures/'),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  for (const name of [NAME, ...AWKWARD])
    expect(run('scripts/run.mjs', 'new-block', name)).toMatchObject({ status: 0, stderr: '' });
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(...args: string[]) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const types = () => run('node_modules/typescript/bin/tsc', '--noEmit');

describe('a new block', () => {
  test('is complete: types, format and generated files are right, and its own test passes', () => {
    expect(types()).toMatchObject({ status: 0, stdout: '' });
    const files = ['src/blocks', 'tests/blocks', 'schemas/blocks'];
    expect(
      run('node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', ...files).stderr,
    ).toBe('');
    expect(run('scripts/run.mjs', 'generate', '--check')).toEqual({ status: 0, stdout: '', stderr: '' });
    const tests = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...[NAME, ...AWKWARD].map((name) => `tests/blocks/${name}.spec.tsx`),
      'tests/architecture.spec.ts',
      'tests/content/schema.spec.ts',
      '-t',
      `its|${NAME}|a block type|floors|unknown-block`,
    );
    expect(tests.stdout).toContain(`Test Files  ${AWKWARD.length + 3} passed`);
  }, 120_000);
  test('whose view is removed does not compile, and the compiler names it', () => {
    rmSync(join(copy, 'src/blocks', NAME, `${NAME}.tsx`));
    const { status, stdout } = types();
    expect(status).not.toBe(0);
    expect(stdout).toContain('src/blocks/registry.gen.ts');
    expect(stdout).toContain(`Cannot find module './${NAME}/${NAME}.tsx'`);
  }, 120_000);
});
