import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { UsageError } from '../../src/command/options.ts';
import { asTyped, newSitePath, outFolder, whileWriting } from '../../src/command/site-path.ts';

const work = mkdtempSync(join(tmpdir(), 'page-engine-out-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));
writeFileSync(join(work, 'file'), '');
mkdirSync(join(work, 'full'));
writeFileSync(join(work, 'full/notes.txt'), '');

const site = join(work, 'site');
const folder = (path: string) => outFolder(path, 'dist', '_build.json', 'build', site);

it.each([
  ...(process.platform === 'linux' ? [['/proc/x'], ['/proc/x/y'], ['/dev/null/x'], ['/dev/full']] : []),
  [join(work, 'file')],
  [join(work, 'file/x')],
  [join(work, 'n'.repeat(300))],
])('%s cannot be built into: one sentence', (path) => {
  expect(() => folder(path)).toThrow(/^“.+” cannot be written \(\w+\)\. Name another folder\.$/);
});

it('a folder with something else in it is left alone, and what is free may be used', () => {
  expect(() => folder(join(work, 'full'))).toThrow('is not empty and holds no build');
  expect(folder(join(work, 'new/inner'))).toBe(join(work, 'new/inner'));
  expect(readdirSync(work)).toEqual(['file', 'full']);
});

it('a folder in the site would be content', () => {
  for (const path of ['', 'dist', 'public/dist'])
    expect(() => folder(join(site, path))).toThrow(
      'lies in the site’s own folder, where it would be content',
    );
  expect(folder(join(site, '.cache/dist'))).toBe(join(site, '.cache/dist'));
  expect(folder(join(work, 'site-dist'))).toBe(join(work, 'site-dist'));
});

it('a new site in another one would be its content, also where a link leads there', () => {
  const [old, link] = [join(work, 'old'), join(work, 'to-pages')];
  mkdirSync(join(old, 'pages'), { recursive: true });
  writeFileSync(join(old, 'site.json'), '');
  symlinkSync(join(old, 'pages'), link);
  for (const path of [join(old, 'sub'), join(link, 'sub')])
    expect(() => newSitePath(path)).toThrow(
      new UsageError(
        `“${path}” lies in the site’s own folder, where it would be content. Name another folder.`,
      ),
    );
  for (const path of [join(old, '.cache/sub'), join(work, 'older')]) expect(newSitePath(path)).toBe(path);
});

it('a link leads to the folder that is written; one that leads nowhere cannot be', () => {
  const [link, lost] = [join(work, 'link'), join(work, 'lost')];
  mkdirSync(join(work, 'led-to'));
  symlinkSync(join(work, 'led-to'), link);
  symlinkSync(join(work, 'gone'), lost);
  expect(folder(link)).toBe(join(realpathSync(work), 'led-to'));
  expect(() => folder(lost)).toThrow(`“${lost}” cannot be written (ENOENT). Name another folder.`);
});

it('a disk that is full is told with the folder and what to do; all else as it is', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(whileWriting('/srv/site', full)).toEqual(
    new UsageError(
      `The disk is full: “/srv/site” could not be written, and is as it was. Make room there, or on the disk of “${join(process.cwd(), '.cache')}”, and try again.`,
    ),
  );
  const other = new Error('other');
  expect(whileWriting('/srv/site', other)).toBe(other);
});

it('files of another user are told with what to do, where they lie in it', () => {
  const refused = (path: string) =>
    Object.assign(new Error(`EACCES: permission denied, rename '/srv/site.building-1/1' -> '${path}'`), {
      code: 'EACCES',
    });
  expect(whileWriting('/srv/site', refused('/srv/site/about/index.html'))).toEqual(
    new UsageError('“/srv/site” cannot be written (EACCES). Name another folder.'),
  );
  const elsewhere = refused('/srv/engine/.cache/a');
  expect(whileWriting('/srv/site', elsewhere)).toBe(elsewhere);
});

it('a path with a space is typed in quotes', () => {
  expect(['my site', 'मेरी/साइट', '../a-b_1'].map(asTyped)).toEqual(['"my site"', 'मेरी/साइट', '../a-b_1']);
});
