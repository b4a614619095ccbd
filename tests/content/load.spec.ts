import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLoader } from '../../src/content/load/load.ts';
import { LoadError } from '../../src/content/site/load-error.ts';
import { isNoted, sourcesIn } from '../../src/content/site/noted-text.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

const sizeOf = async (path: string, content: string | Uint8Array) => {
  await write(`public/${path}`, content);
  return (await createLoader(folder).load()).media.get(`/${path}`)?.size;
};

describe('a site folder', () => {
  test('is read into memory: JSON by path, files of public/ by address, nothing else', async () => {
    await write('site.json', '{}');
    await write('pages/a/index.json', '{"a": "₹"}');
    await write('README.md', 'a');
    await write('.hidden.json', 'a');
    await write('public/a/b.pdf', 'a');
    const { files, media } = await createLoader(folder).load();
    expect([...files]).toEqual([
      ['pages/a/index.json', '{"a": "₹"}'],
      ['site.json', '{}'],
    ]);
    expect([...media.keys()]).toEqual(['/a/b.pdf']);
    expect(media.get('/a/b.pdf')).toMatchObject({
      bytes: 1,
      size: null,
      broken: { words: 'is something else, not a PDF document' },
    });
    await write('public/a/b.pdf', '%PDF-1.7\n%%EOF');
    expect((await createLoader(folder).load()).media.get('/a/b.pdf')?.broken).toBeUndefined();
  });
  test('of which it is known what has changed is looked at only there', async () => {
    await write('site.json', '1');
    await write('pages/index.json', '1');
    const loader = createLoader(folder);
    await loader.load();
    await write('site.json', '22');
    await write('pages/index.json', '22');
    expect([...(await loader.load(['site.json'])).files.values()]).toEqual(['1', '22']);
    expect([...(await loader.load(['pages/index.json'])).files.values()]).toEqual(['22', '22']);
    await write('pages/new.json', '3');
    expect([...(await loader.load(['pages/new.json'])).files.keys()]).toEqual([
      'pages/index.json',
      'pages/new.json',
      'site.json',
    ]);
    await rm(join(folder, 'pages/new.json'));
    expect((await loader.load(['pages/new.json'])).files.size).toBe(2);
  });
  test('is read again and again in the order of the questions', async () => {
    await write('a.json', '1');
    const loader = createLoader(folder);
    await loader.load();
    const png = sharp({ create: { width: 2000, height: 2000, channels: 3, background: 'red' } }).png();
    await write('public/a.png', await png.toBuffer());
    const answers: unknown[] = [];
    const ask = async (changed?: readonly string[]) =>
      answers.push((await loader.load(changed)).files.get('a.json'));
    const first = ask();
    // It has read the first file, and waits for the picture.
    await Promise.resolve();
    writeFileSync(join(folder, 'a.json'), '22');
    await Promise.all([first, ask(['a.json'])]);
    expect(answers).toEqual(['1', '22']);
  });
  describe('of which something was noted', () => {
    const kept = new Map<string, string>();
    beforeEach(() => kept.clear());
    /** The file as it stands there: of long ago, as the file system would tell. */
    const glance = async (mtimeMs: number) => {
      const path = `${folder}/a.json`;
      const found = new Map([[path, Object.assign(await stat(path), { mtimeMs, ctimeMs: mtimeMs, ino: 1 })]]);
      const { files } = await createLoader(folder, kept, found).load();
      const source = sourcesIn(files).get('a.json');
      return { files, source: source !== undefined && isNoted(source) ? source : undefined };
    };
    test('is read when it is asked for, and has to be what it was', async () => {
      await write('a.json', '1');
      (await glance(1)).source?.noted('one');
      expect((await glance(1)).source?.note).toBe('one');
      expect((await glance(1)).files.get('a.json')).toBe('1');
      expect((await glance(2)).source?.note).toBeUndefined();
      await write('a.json', '2');
      const { files, source } = await glance(1);
      expect(source?.note).toBe('one');
      expect(() => files.get('a.json')).toThrow(LoadError);
    });
    test('nothing is kept of what was written this moment: the next change may bear the same time', async () => {
      await write('a.json', '1');
      (await glance(Date.now())).source?.noted('one');
      expect(kept.size).toBe(0);
    });
  });
  test('a known file that becomes a link is not followed', async () => {
    await write('site.json', '1');
    const loader = createLoader(folder);
    await loader.load();
    await rm(join(folder, 'site.json'));
    await symlink('/etc/hostname', join(folder, 'site.json'));
    expect((await loader.load(['site.json'])).files.size).toBe(0);
  });
  test('keeps what is no plain UTF-8 as bytes, for the compiler to refuse', async () => {
    await write('a.json', new Uint8Array([0xff, 0xfe, 0x7b, 0]));
    await write('b.json', new Uint8Array([0xef, 0xbb, 0xbf, 0x7b]));
    const { files } = await createLoader(folder).load();
    expect([...files.values()].every((source) => source instanceof Uint8Array)).toBe(true);
  });
  test('reads nothing outside: links are not followed', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    await writeFile(join(outside, 'secret.json'), '{}');
    await symlink(join(outside, 'secret.json'), join(folder, 'site.json'));
    await symlink(outside, join(folder, 'pages'));
    await symlink(folder, join(folder, 'loop'));
    expect((await createLoader(folder).load()).files.size).toBe(0);
    await rm(outside, { recursive: true });
  });
  test.skipIf(process.platform === 'win32')('says which folder is locked', async () => {
    await write('pages/index.json', '{}');
    await chmod(folder, 0o755);
    await chmod(join(folder, 'pages'), 0);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    const told = await createLoader(folder).load().catch(String);
    if (isRoot) process.seteuid?.(0);
    await chmod(join(folder, 'pages'), 0o755);
    expect(told).toMatch(/^Error: “pages\/” cannot be read\. /);
  });
  test.skipIf(process.platform === 'win32')(
    'says which file is locked, and reads it once it is not',
    async () => {
      await write('public/a.pdf', '%PDF-1.7\n%%EOF');
      const loader = createLoader(folder);
      await chmod(folder, 0o755);
      await chmod(join(folder, 'public/a.pdf'), 0);
      // No lock holds for root.
      const isRoot = process.getuid?.() === 0;
      if (isRoot) process.seteuid?.(65_534);
      const told = await loader.load().catch(String);
      if (isRoot) process.seteuid?.(0);
      expect(told).toBe(
        'Error: “public/a.pdf” cannot be read. Close the program that holds it, or allow it to be read, and save it again.',
      );
      await chmod(join(folder, 'public/a.pdf'), 0o644);
      expect((await loader.load()).media.get('/a.pdf')?.broken).toBeUndefined();
    },
  );
  test('that is missing, or a file, is said in one sentence', async () => {
    const missing = join(folder, 'missing');
    await expect(createLoader(missing).load()).rejects.toThrow(
      new LoadError(`There is no folder “${missing}”.`),
    );
    await write('a.json', '{}');
    await expect(createLoader(join(folder, 'a.json')).load()).rejects.toThrow(LoadError);
  });
  test.skipIf(process.platform === 'win32')('says what it does not read, and waits for no pipe', async () => {
    const names = [
      'pages/a.jsonc',
      'pages/b.json/c.json',
      'public/.well-known',
      'public/Thumbs.db',
      'notes.txt',
    ];
    for (const path of names) await write(path, '');
    await symlink(join(folder, 'notes.txt'), join(folder, 'pages/link.json'));
    execFileSync('mkfifo', [join(folder, 'theme.json')]);
    const { files, media, unread } = await createLoader(folder).load();
    expect([files.size, media.size]).toEqual([0, 0]);
    expect(Object.fromEntries(unread ?? [])).toEqual({
      'notes.txt': 'kind',
      'pages/a.jsonc': 'kind',
      'pages/b.json': 'folder',
      'pages/link.json': 'link',
      'public/.well-known': 'dot',
      'theme.json': 'device',
    });
  });
  test('gives of its hidden folders what machines look for by name', async () => {
    for (const path of ['public/.well-known/proof', 'public/a/.well-known/b', 'public/.git/c'])
      await write(path, '');
    const { media, unread } = await createLoader(folder).load();
    expect([...media.keys()]).toEqual(['/.well-known/proof']);
    expect([...(unread?.keys() ?? [])]).toEqual(['public/.git', 'public/a/.well-known']);
  });
  test('that is read again gives the new text of a changed file', async () => {
    const loader = createLoader(folder);
    await write('site.json', '{}');
    await loader.load();
    await write('site.json', '{"a": 1}');
    expect((await loader.load()).files.get('site.json')).toBe('{"a": 1}');
  });
});

describe('the size of a picture', () => {
  test.each([
    [
      'width and height',
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20px"/>',
      { width: 30, height: 20 },
    ],
    [
      'viewBox',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20.5"/>',
      { width: 30, height: 20.5 },
    ],
    [
      'viewBox, where the width is a share',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 30 20"/>',
      { width: 30, height: 20 },
    ],
    [
      'single quotes',
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 20'/>",
      { width: 30, height: 20 },
    ],
    ['none', '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['no SVG at all', 'a', null],
  ])('SVG: %s', async (_, svg, size) => {
    expect(await sizeOf('a.svg', svg)).toEqual(size);
  });
  test('PNG', async () => {
    const create = { width: 3, height: 2, channels: 3, background: '#fff' } as const;
    expect(await sizeOf('a.png', await sharp({ create }).png().toBuffer())).toEqual({ width: 3, height: 2 });
  });
  test('a broken picture has none, and does not stop the load', async () => {
    expect(await sizeOf('a.png', 'broken')).toBeNull();
  });
});
