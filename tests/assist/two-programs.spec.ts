import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from 'vitest';
import { root } from '../../src/command/root.ts';
import { openEditor } from '../../src/editing/editor.ts';
import { HOME, siteFolder } from '../editing/site-folder.ts';
import { FULL, SEED, sequence, sized } from '../support/proof.ts';

const EDITS = sized(20);
const FIELDS = ['/sections/0/text', '/sections/0/heading'];

async function connect(folder: string) {
  const client = new Client({ name: 'test', version: '1' });
  const args = [join(root, 'scripts/run.mjs'), 'mcp', '--site', folder];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content } = await client.callTool({ name, arguments: given });
    return String(Object(Array.isArray(content) ? content[0] : undefined).text);
  };
  return { call, close: () => client.close() };
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(paths.sort().map(async (path) => [path, await readFile(path, 'utf8')])),
  );
}

const isDone = (answer: string) => answer.startsWith('{\n "done"');

test.runIf(FULL)(
  'two programs edit a site in the same moments: every edit is written, and all are taken back',
  async () => {
    const folder = await siteFolder();
    const before = await filesOf(folder);
    const programs = [await connect(folder), await connect(folder)] as const;
    const below = sequence(SEED);
    /** What moves does so in the translation, too, and stands behind what is set. */
    const edits = (program: number) =>
      Array.from({ length: EDITS }, (_, time) =>
        below(3) === 0
          ? { op: 'move', file: HOME, pointer: '/sections/1', to: 2 }
          : { op: 'set', file: HOME, pointer: FIELDS[program], value: `${program} said ${time}` },
      );
    /** Both at once, each one thing after the other; what was not done. */
    async function refused(name: string, given: (program: number) => readonly Record<string, unknown>[]) {
      const answers = programs.map(async ({ call }, program) => {
        const found: string[] = [];
        for (const each of given(program)) found.push(await call(name, each));
        return found;
      });
      return (await Promise.all(answers)).flat().filter((answer) => !isDone(answer));
    }
    try {
      expect(await refused('edit', edits)).toEqual([]);
      expect(await refused('undo', () => Array.from({ length: EDITS }, () => ({})))).toEqual([]);
      expect(await filesOf(folder)).toEqual(before);
      expect((await (await openEditor(folder)).journal.next()).undo).toBeUndefined();
    } finally {
      for (const { close } of programs) await close();
      await rm(dirname(folder), { recursive: true });
    }
  },
);
