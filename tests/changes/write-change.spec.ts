import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeChange } from '../../src/changes/write-change.ts';
import { EditError } from '../../src/content/edit/value-at.ts';
import type { FileChange } from '../../src/content/rename/site-change.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'change-'));
  for (const path of ['pages/a.json', 'pages/b.json', 'public/images/a.svg']) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), path);
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const none: ReadonlyMap<string, string> = new Map();
const file = (from: string | null, to: string, before = from ?? '', text = 'new '): FileChange => ({
  from,
  to,
  before,
  after: text + before,
});

async function files(): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (path: string) => [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const;
  return Object.fromEntries(await Promise.all(paths.sort().map(read)));
}
const untouched = {
  'pages/a.json': 'pages/a.json',
  'pages/b.json': 'pages/b.json',
  'public/images/a.svg': 'public/images/a.svg',
};

test('files are changed, moved and made; folders that are empty afterwards go, those of every site stay', async () => {
  const change = {
    files: [
      file('pages/a.json', 'other/c.json'),
      file('pages/b.json', 'other/b.json', undefined, ''),
      file(null, 'pages2/d.json'),
    ],
    media: new Map([['/images/a.svg', '/pictures/b.svg']]),
  };
  await writeChange(folder, change);
  expect(await files()).toEqual({
    'other/b.json': 'pages/b.json',
    'other/c.json': 'new pages/a.json',
    'pages2/d.json': 'new ',
    'public/pictures/b.svg': 'public/images/a.svg',
  });
  expect(await readdir(join(folder, 'public'))).toEqual(['pictures']);
  expect((await readdir(folder)).sort()).toEqual(['other', 'pages', 'pages2', 'public']);
});

test('two files change names', async () => {
  await writeFile(join(folder, 'public/images/b.svg'), 'b');
  const media = new Map([
    ['/images/a.svg', '/images/b.svg'],
    ['/images/b.svg', '/images/a.svg'],
  ]);
  await writeChange(folder, { files: [], media });
  expect(await files()).toEqual({
    ...untouched,
    'public/images/a.svg': 'b',
    'public/images/b.svg': 'public/images/a.svg',
  });
});

test.each<[string, FileChange, string]>([
  ['a file that is there', file(null, 'pages/b.json'), 'There is a file “pages/b.json” already.'],
  [
    'a file that was changed in the meantime',
    file('pages/a.json', 'pages/a.json', 'older'),
    '“pages/a.json” was changed in the meantime. Run the command again.',
  ],
  [
    'a file in the place of a folder',
    file(null, 'pages/b.json/c.json'),
    '“pages/b.json” is no folder of the site: nothing can be written there.',
  ],
])('refused: %s', async (_, change, message) => {
  await expect(writeChange(folder, { files: [change], media: none })).rejects.toThrow(new EditError(message));
  expect(await files()).toEqual(untouched);
});

test('refused: a link that leads out of the site', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'outside-'));
  try {
    await symlink(outside, join(folder, 'pages/out'), 'dir');
    const change = { files: [file('pages/a.json', 'pages/out/a.json')], media: none };
    await expect(writeChange(folder, change)).rejects.toThrow('“pages/out” is no folder of the site');
    expect(await readdir(outside)).toEqual([]);
  } finally {
    await rm(outside, { recursive: true });
  }
});

test('where the last file cannot be written the first ones are as they were', async () => {
  // A name that is too long for the file system fails while the change is written.
  const change = {
    files: [file('pages/a.json', 'pages/c.json'), file('pages/b.json', `pages/${'b'.repeat(300)}.json`)],
    media: none,
  };
  await expect(writeChange(folder, change)).rejects.toThrow();
  expect(await files()).toEqual(untouched);
});
