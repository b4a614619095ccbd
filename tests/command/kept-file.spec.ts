import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keptFile } from '../../src/command/kept-file.ts';
import { root } from '../../src/command/root.ts';
import { writeWhole } from '../../src/command/write-whole.ts';

test('what was made is kept, and made anew where the file is not whole', async () => {
  let made = 0;
  const get = () =>
    keptFile(`tests/${process.pid}`, async () => {
      made += 1;
      return Buffer.from('as long as this');
    });
  const { path } = await get();
  onTestFinished(() => rmSync(path));
  expect(basename(path)).toBe(String(process.pid));
  const whole = readFileSync(path);
  for (const length of [whole.length, whole.length - 1, 15, 3, 0]) {
    writeFileSync(path, whole.subarray(0, length));
    expect((await get()).bytes.toString()).toBe('as long as this');
    expect(readFileSync(path)).toEqual(whole);
  }
  expect(made).toBe(5);
});

test('what nobody has asked for in 30 days goes once all is asked for; what was asked for stays, after something was made, too', async () => {
  vi.resetModules();
  const { forgetOld, keptFile } = await import('../../src/command/kept-file.ts');
  const make = (name: string) => keptFile(`tests/${process.pid}-${name}`, async () => Buffer.from(name));
  const old = join(root, `.cache/kept/tests/${process.pid}-old`);
  mkdirSync(dirname(old), { recursive: true });
  const age = (path: string, days: number) => {
    const time = new Date(Date.now() - days * 86_400_000);
    utimesSync(path, time, time);
  };
  const used = join(dirname(old), `${process.pid}-used`);
  writeFileSync(old, 'old');
  writeFileSync(used, 'used         4');
  age(old, 31);
  age(used, 31);
  const { path: fresh } = await make('fresh');
  expect((await make('used')).bytes.toString()).toBe('used');
  expect(Date.now() - statSync(used).mtimeMs).toBeLessThan(60_000);
  await forgetOld();
  onTestFinished(() => {
    for (const path of [used, fresh]) rmSync(path);
  });
  expect([old, used, fresh].map((path) => existsSync(path))).toEqual([false, true, true]);
});

test('a file that cannot be put in its place leaves nothing beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-engine-whole-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'taken'));
  await expect(writeWhole(join(folder, 'taken'), Buffer.from('text'))).rejects.toThrow('EISDIR');
  expect(readdirSync(folder)).toEqual(['taken']);
});
