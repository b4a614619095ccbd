import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSchemas } from '../../src/command/schemas.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-engine-schemas-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a list of what one site has is not read: two branches may have left marks in it', async () => {
  mkdirSync(join(folder, 'ids'));
  writeFileSync(join(folder, 'ids/cities.schema.json'), '<<<<<<< HEAD\n');
  expect([...(await readSchemas(folder)).keys()]).toEqual([]);
});

it.each([
  ['{\n  "type": "object"\n  "title": ""\n}', /^schemas\/a\.schema\.json:3:3 Expected .+\.$/],
  ['{ "type": "objekt" }', /^schemas\/a\.schema\.json schema is invalid: data\/type must be /],
  ['{ "type": "object", "titel": "" }', /^schemas\/a\.schema\.json strict mode: unknown keyword: "titel"$/],
])('%j is told with its place', async (text, message) => {
  writeFileSync(join(folder, 'a.schema.json'), text);
  await expect(readSchemas(folder)).rejects.toThrow(message);
});
