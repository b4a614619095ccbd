import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { readSchemas } from '../../src/command/schemas.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-engine-schemas-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a list of what one site has is not read: two branches may have left marks in it', async () => {
  const own = join(folder, 'lists');
  mkdirSync(join(own, 'ids'), { recursive: true });
  writeFileSync(join(own, 'ids/cities.schema.json'), '<<<<<<< HEAD\n');
  expect([...(await readSchemas(own)).keys()]).toEqual([]);
});

it.each([
  ['{\n  "type": "object"\n  "title": ""\n}', /^schemas\/a\.schema\.json:3:3 Expected .+\.$/],
  ['{ "type": "objekt" }', /^schemas\/a\.schema\.json schema is invalid: data\/type must be /],
  ['{ "type": "object", "titel": "" }', /^schemas\/a\.schema\.json strict mode: unknown keyword: "titel"$/],
])('%j is told with its place', async (text, message) => {
  const own = join(folder, 'faulty');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'a.schema.json'), text);
  await expect(readSchemas(own)).rejects.toThrow(message);
});

it('validators that another Ajv compiled are compiled anew, and those that nobody has used since last year are deleted', async () => {
  const engine = join(folder, 'engine');
  const kept = join(engine, '.cache/validators');
  vi.stubEnv('PAGE_ENGINE_ROOT', engine);
  mkdirSync(join(engine, 'schemas'), { recursive: true });
  const compileBy = async (version: string) => {
    vi.resetModules();
    vi.doMock('ajv/package.json', () => ({ default: { version } }));
    const fresh = await import('../../src/command/schemas.ts');
    await fresh.readSchemas();
    return readdirSync(kept);
  };
  const first = await compileBy('8.0.0');
  expect(first).toHaveLength(2);
  expect(await compileBy('8.0.0')).toEqual(first);
  expect(await compileBy('8.0.1')).toHaveLength(4);
  for (const name of first) utimesSync(join(kept, name), 0, 0);
  await compileBy('8.0.0');
  expect(await compileBy('8.0.3')).toHaveLength(6);
  for (const name of first) utimesSync(join(kept, name), 0, 0);
  const left = await compileBy('8.0.2');
  expect([left.length, left.filter((name) => first.includes(name))]).toEqual([6, []]);
  vi.doUnmock('ajv/package.json');
  vi.unstubAllEnvs();
});

it('what one Node compiled another compiles anew: two with the same machine would crash by it', async () => {
  const engine = join(folder, 'nodes');
  vi.stubEnv('PAGE_ENGINE_ROOT', engine);
  mkdirSync(join(engine, 'schemas'), { recursive: true });
  const own = Object.getOwnPropertyDescriptor(process, 'version');
  onTestFinished(() => {
    Object.defineProperty(process, 'version', own ?? {});
    vi.unstubAllEnvs();
  });
  const compileUnder = async (value: string) => {
    Object.defineProperty(process, 'version', { ...own, value });
    vi.resetModules();
    await (await import('../../src/command/schemas.ts')).readSchemas();
    return readdirSync(join(engine, '.cache/validators')).length;
  };
  // The validators, and what each of the two made of them.
  expect([await compileUnder('v20.19.6'), await compileUnder('v20.20.2')]).toEqual([2, 3]);
});
