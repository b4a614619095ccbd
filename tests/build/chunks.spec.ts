import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../../src/command/root.ts';

interface Chunk {
  readonly fileName: string;
  readonly name: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** All modules of a chunk and of those that it cannot do without. */
function modulesOf(name: string, chunks: readonly Chunk[]): string[] {
  const needed = new Set([name]);
  for (const file of needed)
    for (const other of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) needed.add(other);
  return chunks.flatMap(({ fileName, moduleIds }) => (needed.has(fileName) ? moduleIds : []));
}

test('a list and the contact form wait for no dialog, and for nothing that only a dialog needs', async () => {
  // What the packages give out for development is cut otherwise.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const made = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(root, 'src/app/entry-client.ts') },
    },
  });
  if (!('output' in made)) throw new Error('More than one bundle.');
  const chunks = made.output.filter((file) => file.type === 'chunk');
  const unneeded = { 'collection-list': /@radix-ui|xstate|dialog/, 'contact-panel': /@radix-ui|dialog/ };
  for (const [block, others] of Object.entries(unneeded)) {
    const chunk = chunks.find(({ name }) => name === block);
    const modules = modulesOf(chunk?.fileName ?? '', chunks);
    expect(modules.filter((id) => id.endsWith(`/${block}.tsx`))).toHaveLength(1);
    expect(modules.filter((id) => others.test(id))).toEqual([]);
  }
}, 60_000);
