import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openOutput } from '../../src/build/output.ts';
import { outFolder } from '../../src/command/site-path.ts';

const work = mkdtempSync(join(tmpdir(), 'page-engine-output-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

test.each([undefined, { files: {}, asides: [] }])(
  'nothing is written outside of the output',
  async (standing) => {
    const output = await openOutput(join(work, 'dist'), standing);
    const write = (file: string) => output.write('/', 'text', 'revalidate', file);
    expect(() => write('../dist.old/x')).toThrow('../dist.old/x lies outside of');
    write('a/../b..c');
    expect(output.files()['/']?.file).toBe('a/../b..c');
    await output.discard();
    expect(readdirSync(work)).toEqual([]);
  },
);

/** More than a system gives. */
const DEAD = 2 ** 30;

test('what builds that broke off left beside the output goes; what another one writes stays', async () => {
  const alive = `dist.building-${process.ppid}`;
  for (const name of [`dist.building-${DEAD}`, `dist.old-${DEAD}`, alive, `site.old-${DEAD}`])
    mkdirSync(join(work, name));
  const output = await openOutput(join(work, 'dist'), undefined);
  await output.commit();
  expect(readdirSync(work).sort()).toEqual(['dist', alive, `site.old-${DEAD}`]);
});

test('a folder that a build was replacing when it was killed is put back, and not swept away', async () => {
  const [site, link] = [join(work, 'killed'), join(work, 'link')];
  const put = async () => {
    const output = await openOutput(site, undefined);
    output.aside('_build.json', '{}');
    return output;
  };
  await (await put()).commit();
  symlinkSync('killed', link);
  // A link in a folder that is a link itself leads from where that folder lies.
  mkdirSync(join(work, 'links/inner'), { recursive: true });
  symlinkSync('../../killed', join(work, 'links/inner/current'));
  symlinkSync('links/inner', join(work, 'short'));
  // A container gives every build the same number.
  for (const [out, pid] of [
    [site, DEAD],
    [link, process.pid],
    [join(work, 'short/current'), DEAD],
  ] as const) {
    renameSync(site, `${site}.old-${pid}`);
    expect(outFolder(out, 'dist', '_build.json', 'build', join(work, 'site'))).toBe(realpathSync(out));
    await (await put()).discard();
    expect(readdirSync(site)).toEqual(['_build.json']);
  }
});

test('where the new folder cannot take its place the one before is put back', async () => {
  const target = join(work, 'lost');
  await (await openOutput(target, undefined)).commit();
  const output = await openOutput(target, undefined);
  rmSync(`${target}.building-${process.pid}`, { recursive: true });
  await expect(output.commit()).rejects.toThrow('ENOENT');
  expect(existsSync(target)).toBe(true);
});

test('a file that is renamed by case alone stays where both names are those of one file', async () => {
  const before = await openOutput(join(work, 'cased'), undefined);
  before.write('/A.svg', 'old', 'hour');
  before.write('/B.svg', 'old', 'hour');
  before.write('/c.svg', 'old', 'hour');
  await before.commit();
  const output = await openOutput(join(work, 'cased'), { files: before.files(), asides: [] });
  output.write('/a.svg', 'new', 'hour');
  output.write('/b.svg', 'new', 'hour');
  output.write('/C.svg', 'new', 'hour');
  // As on a disk that does not tell the two apart.
  for (const [old, now] of [
    ['A.svg', 'a.svg'],
    ['c.svg', 'C.svg'],
  ] as const) {
    rmSync(join(work, 'cased', old));
    linkSync(output.pathOf(now), join(work, 'cased', old));
  }
  await output.commit();
  expect(readdirSync(join(work, 'cased')).sort()).toEqual(['A.svg', 'C.svg', 'a.svg', 'b.svg', 'c.svg']);
});

test('a file that is gone takes along the folders that it leaves empty, and no other', async () => {
  const before = await openOutput(join(work, 'emptied'), undefined);
  for (const file of ['/a/b/gone', '/a/stays', '/c/d/gone']) before.write(file, 'old', 'hour');
  await before.commit();
  const output = await openOutput(join(work, 'emptied'), { files: before.files(), asides: [] });
  output.keep('/a/stays');
  await output.commit();
  expect(readdirSync(join(work, 'emptied'), { recursive: true }).sort()).toEqual(['a', 'a/stays']);
  expect(readdirSync(work).filter((name) => name.startsWith('emptied'))).toEqual(['emptied']);
});

test('many texts are written beside the thread that makes them as they are one by one', async () => {
  const [one, many] = [
    await openOutput(join(work, 'one'), undefined),
    await openOutput(join(work, 'many'), undefined),
  ];
  many.expectMany();
  let listed = 0;
  for (const output of [one, many]) {
    for (let i = 0; i < 40; i += 1)
      await output.send(`/a/${i}`, `é ${i}`, `a/${i}/index.html`, () => {
        if (output.files()[`/a/${i}`]) listed += 1;
      });
    await output.settled();
  }
  expect(listed).toBe(80);
  expect(many.files()).toEqual(one.files());
  await one.discard();
  await many.commit();
  expect(readFileSync(join(work, 'many/a/39/index.html'), 'utf8')).toBe('é 39');
});

test('a text that cannot be written beside is told in the end', async () => {
  const output = await openOutput(join(work, 'full'), undefined);
  output.aside('a', 'a file in the place of a folder');
  output.expectMany();
  await output.send('/a/b', 'text');
  await expect(output.settled()).rejects.toThrow('ENOTDIR');
  await output.discard();
});
