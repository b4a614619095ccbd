import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../src/command/root.ts';
import { asleep } from '../../src/generate/asleep.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blocks-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function told(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return asleep(folder, 'src/blocks');
}

const STATE = 'const [open, setOpen] = useState(false);';

test('a view with state in a folder without block.json is named, and what to write', async () => {
  expect(await told({ 'map/map.tsx': STATE })).toEqual([
    'src/blocks/map/map.tsx: “useState” does nothing, since the block never wakes in the browser. Write { "script": "live" } into src/blocks/map/block.json.',
  ]);
});

test.each([
  ['a type with it', 'useState<number>(0)', 'useState'],
  ['a hook of its own', 'useNearest(city)', 'useNearest'],
  ['a handler', '<button onClick={open}>', 'onClick'],
])('%s acts as well', async (_, text, what) => {
  expect(await told({ 'map/map.tsx': text })).toEqual([expect.stringContaining(`“${what}” does nothing`)]);
});

test('so is what stands in a file beside the view, once for a block', async () => {
  expect(await told({ 'map/map.tsx': '<Part />', 'map/part.tsx': STATE, 'map/use-it.ts': STATE })).toEqual([
    expect.stringContaining('src/blocks/map/part.tsx: '),
  ]);
});

test.each([
  ['one that says when it wakes', { 'map/map.tsx': STATE, 'map/block.json': '{ "script": "late" }' }],
  ['one that only shows', { 'map/map.tsx': 'const id = useId(); const shown = useMemo(() => 1, []);' }],
  ['what runs in the build', { 'map/map.tsx': '', 'map/resolve.ts': 'useState()' }],
  ['what is no code', { 'map/notes.txt': STATE }],
])('%s is well', async (_, files) => {
  expect(await told(files)).toEqual([]);
});

test('no block of the engine sleeps', async () => {
  expect(await asleep(join(root, 'src/blocks'), 'src/blocks')).toEqual([]);
});
