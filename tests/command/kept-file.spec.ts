import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptFile } from '../../src/command/kept-file.ts';

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
