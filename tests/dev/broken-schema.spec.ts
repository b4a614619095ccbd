import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../../src/command/root.ts';
import { readSchemas } from '../../src/command/schemas.ts';
import { openLiveSite } from '../../src/dev/live-site.ts';
import { siteFolder } from '../editing/site-folder.ts';

vi.mock('../../src/command/root.ts', () => {
  const root = mkdtempSync(join(tmpdir(), 'page-engine-schemas-'));
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  symlinkSync(join(process.cwd(), 'src'), join(root, 'src'), 'junction');
  return { root };
});

test('where a schema is gone that others were made of, what makes them anew is told', async () => {
  const file = join(root, 'schemas/blocks/quote.schema.json');
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  await expect(readSchemas()).rejects.toThrow(/blocks\/quote\.schema\.json .*\. Run `npm run generate`: /);
  writeFileSync(file, text);
});

test('a schema that is none is told at its place, and all stays as it was', async () => {
  const folder = await siteFolder();
  const live = await openLiveSite(folder);
  const { schemas } = live;
  const file = join(root, 'schemas/blocks/quote.schema.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"type": "string"(?=,\s+"minLength")/, '"type": "strin"'));
  const told = /^schemas\/blocks\/quote\.schema\.json:\d+:\d+: “strin” is not .* Did you mean “string”\?$/;
  await expect(live.renew()).rejects.toThrow(told);
  expect(live.schemas).toBe(schemas);
  await expect(openLiveSite(folder)).rejects.toThrow(told);
  for (const made of [root, dirname(folder)]) rmSync(made, { recursive: true });
});
