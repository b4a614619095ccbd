import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBlock } from '../../src/assist/describe-block.ts';
import { serveTools } from '../../src/assist/serve-tools.ts';
import { createTools } from '../../src/assist/tools.ts';
import { withoutSiteLists } from '../../src/content/schema/site-lists.ts';
import { openEditor } from '../../src/editing/editor.ts';
import { schemaFiles } from '../content/support/schemas.ts';
import { HOME, siteFolder } from '../editing/site-folder.ts';

let folder = '';
const client = new Client({ name: 'test', version: '1' });
beforeAll(async () => {
  folder = await siteFolder();
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await serveTools(createTools(await openEditor(folder), 'http://127.0.0.1:1'), ours);
  await client.connect(theirs);
});
afterAll(async () => {
  await client.close();
  await rm(dirname(folder), { recursive: true });
});

async function call(name: string, given: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const text = String(Object(Array.isArray(content) ? content[0] : undefined).text);
  return { text, isError: isError === true, value: /^[[{]/.test(text) ? JSON.parse(text) : undefined };
}

test('a program finds a text, reads it, edits it and takes it back, byte for byte', async () => {
  const before = await readFile(join(folder, HOME), 'utf8');
  const found = await call('find_text', { text: 'middle' });
  const place = { file: HOME, pointer: '/sections/1/heading' };
  expect(found.value).toContainEqual({ ...place, line: expect.any(Number), text: 'Middle' });
  const read = await call('read', place);
  expect(read.value).toEqual({ ...place, value: 'Middle', version: expect.stringMatching(/^[\w-]{16}$/) });
  const edit = { op: 'set', ...place, value: 'Centre', version: read.value.version };
  expect((await call('edit', edit)).value).toEqual({
    done: 'Heading: “Middle” → “Centre” (pages/index.json)',
    files: [HOME],
  });
  expect(await readFile(join(folder, HOME), 'utf8')).toBe(before.replace('"Middle"', '"Centre"'));
  expect(await call('edit', edit)).toMatchObject({ isError: true, value: { theirs: 'Centre' } });
  await call('undo');
  expect(await readFile(join(folder, HOME), 'utf8')).toBe(before);
});

test('an edit that makes a mistake is answered by it, and not written', async () => {
  const edit = { op: 'set', file: HOME, pointer: '/sections/0/text', value: '[Go](/nowhere)' };
  const answer = await call('edit', edit);
  expect(answer).toMatchObject({
    isError: true,
    value: { mistakes: [{ file: HOME, pointer: '/sections/0/text' }] },
  });
  expect(
    (await call('validate')).value.filter(({ severity }: { severity: string }) => severity === 'error'),
  ).toEqual([]);
});

test('uses and names', async () => {
  expect((await call('refs', { id: '/services/tax' })).value).toMatchObject({
    subject: 'the item services/tax',
  });
  const [use] = (await call('refs', { id: '/services/tax' })).value.uses;
  expect(await call('read', { file: use.file, pointer: use.pointer })).toMatchObject({ isError: false });
  const renaming = { from: 'services/tax', to: 'taxes', dry_run: true };
  expect((await call('rename', renaming)).value).toMatchObject({
    written: false,
    references: expect.any(Number),
  });
  const files = () => readdirSync(join(folder, 'collections/services'));
  await call('rename', { ...renaming, dry_run: false });
  expect(files()).toEqual(['taxes.json']);
  await call('undo');
  expect(files()).toEqual(['tax.json']);
});

test('what cannot be done is said', async () => {
  expect(await call('read', { file: '../secret.json' })).toMatchObject({
    isError: true,
    text: '“../secret.json” is no file of the site.',
  });
  expect(await call('preview', { path: '/' })).toMatchObject({
    isError: true,
    text: 'No development server answers at http://127.0.0.1:1. Start it: npm run dev',
  });
  expect(await call('rename', { from: '/', to: '/b', dry_run: 'true' })).toMatchObject({
    isError: true,
    text: 'rename/dry_run must be boolean. It takes: from, to, dry_run.',
  });
  expect(await call('describe_block', { type: 'pros' })).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^There is no block “pros”. Did you mean “prose”\?\naccordion: /),
  });
  expect((await call('describe_block')).text).toContain('page-header: ');
});

test('no block needs more than a thousand tokens to be described', () => {
  const files = withoutSiteLists(schemaFiles);
  for (const name of readdirSync(join(import.meta.dirname, '../../schemas/blocks'))) {
    const type = name.replace('.schema.json', '');
    const text = describeBlock(type, files) ?? '';
    expect([type, text.length <= 3800, text.startsWith(`${type}: `)]).toEqual([type, true, true]);
    expect([type, text.endsWith('…')]).toEqual([type, false]);
  }
  expect(describeBlock('page-header', files)).toContain(
    '- heading (text; required; not empty): The section’s heading.',
  );
});
