import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FULL } from '../support/proof.ts';

const root = join(import.meta.dirname, '../..');
/** So long that it breaks lines. */
const NAME = 'comparison-of-regular-and-direct-plans-of-funds';
/** Names that would clash with something; the first is that of the block with data, too, unless each is made by itself. */
const AWKWARD = FULL ? ['map', 'rich-text', 'plan-2'] : [];
const WITH_DATA = FULL ? 'next-talks' : 'map';

/** Where the tests, and what they run, change something. */
const CHANGED = ['docs', 'src', 'schemas', 'tests/blocks'];
const AS_IT_IS = { recursive: true, preserveTimestamps: true };

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
  for (const args of [[WITH_DATA, '--data'], ...[NAME, ...AWKWARD].map((name) => [name])])
    expect(run('scripts/run.mjs', 'new-block', ...args)).toMatchObject({ status: 0, stderr: '' });
  for (const path of CHANGED) cpSync(join(copy, path), join(copy, 'kept', path), AS_IT_IS);
});
/** As it was before the test: none works on what another one has left. */
afterEach(() => {
  for (const path of CHANGED) {
    rmSync(join(copy, path), { recursive: true });
    cpSync(join(copy, 'kept', path), join(copy, path), AS_IT_IS);
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(...args: string[]) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** What the first run has learnt spares the second one most of its work. */
const types = () =>
  run(
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    'types.tsbuildinfo',
  );

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
      ...[NAME, WITH_DATA, ...AWKWARD].map((name) => `tests/blocks/${name}.spec.ts`),
      'tests/architecture.spec.ts',
      'tests/content/rules/schema/unknown-block.spec.ts',
      '-t',
      `its|it shows|${NAME}|${WITH_DATA}|a block type|floors|unknown-block`,
    );
    expect(tests.stdout).toContain(`Test Files  ${AWKWARD.length + 4} passed`);
  });
  test.runIf(FULL).each([
    [[], 2, 'Name the block in kebab-case, for example: npm run new-block -- price-table\n'],
    [['Price'], 1, '“Price” is no name for a block. Write it in kebab-case, for example price-table.\n'],
    [[NAME], 1, `There is a block “${NAME}” already.\n`],
  ])('is refused as other new things are: %j', (args, status, stderr) => {
    expect(run('scripts/run.mjs', 'new-block', ...args)).toEqual({ status, stdout: '', stderr });
  });
  test.runIf(FULL)(
    'goes with its folder and its schema, a rule with its file: the lists of both are made anew',
    () => {
      for (const path of [
        `src/blocks/${WITH_DATA}`,
        `schemas/blocks/${WITH_DATA}.schema.json`,
        `tests/blocks/${WITH_DATA}.spec.ts`,
        'src/content/rules/text/times.ts',
      ])
        rmSync(join(copy, path), { recursive: true });
      const { stdout } = run('scripts/run.mjs', 'generate');
      expect(stdout).toContain(`removed schemas/locales/blocks/${WITH_DATA}.schema.json\n`);
      expect(stdout).toContain('wrote src/content/rules/rules.gen.ts\n');
      expect(readFileSync(join(copy, 'src/content/rules/rules.gen.ts'), 'utf8')).not.toContain('textTimes');
    },
  );
  test.runIf(FULL)('takes another required field without a migration until it is released', () => {
    const path = join(copy, `schemas/blocks/${NAME}.schema.json`);
    const require = (field: string) => {
      const schema: { properties: object; required: string[] } = JSON.parse(readFileSync(path, 'utf8'));
      const property = { type: 'string', description: 'A field.' };
      const properties = { ...schema.properties, [field]: property };
      writeFileSync(path, JSON.stringify({ ...schema, properties, required: [...schema.required, field] }));
    };
    require('note');
    expect(run('scripts/run.mjs', 'generate')).toMatchObject({ status: 0, stderr: '' });
    // What is stale then, `generate` alone does not mend.
    expect(run('scripts/run.mjs', 'generate', '--check', '--release')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'schemas/versions.json is stale: run `npm run generate -- --release`.\n',
    });
    expect(run('scripts/run.mjs', 'generate', '--release')).toMatchObject({ status: 0, stderr: '' });
    const released = readFileSync(path);
    require('price');
    const { status, stdout, stderr } = run('scripts/run.mjs', 'generate');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`schemas/blocks/${NAME}.schema.json: “price” is new and required.`),
    ]);
    // Nothing of it is written by half, or called stale.
    expect(stdout).toBe('');
    expect(run('scripts/run.mjs', 'generate', '--check')).toEqual({ status, stdout, stderr });
    writeFileSync(path, released);
  });
  test.runIf(FULL)('whose generated files cannot be made is told what to do first', () => {
    const path = join(copy, 'schemas/blocks/quote.schema.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"type": "string"', '"type": "strin"'));
    const { status, stdout, stderr } = run('scripts/run.mjs', 'new-block', 'fee-note');
    expect([status, stdout]).toEqual([1, expect.not.stringContaining('Next:')]);
    expect(stderr).toMatch(
      /“strin” is not .*\n.* mend what is named above, then run `npm run generate`\.\n$/,
    );
    writeFileSync(path, text);
    expect(run('scripts/run.mjs', 'generate').stdout).toContain('wrote src/blocks/registry.gen.ts\n');
  });
  test.runIf(FULL)('whose view alone is removed does not compile, and the compiler names it', () => {
    rmSync(join(copy, 'src/blocks', NAME, `${NAME}.tsx`));
    const { status, stdout } = types();
    expect(status).not.toBe(0);
    expect(stdout).toContain('src/blocks/registry.gen.ts');
    expect(stdout).toContain(`Cannot find module './${NAME}/${NAME}.tsx'`);
    expect(stdout).not.toContain(WITH_DATA);
  });
});
