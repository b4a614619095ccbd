import { expect, it } from 'vitest';
import { inParallel } from '../../src/ground/in-parallel.ts';

it('has four under way, and begins the next where one has ended', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = inParallel([1, 2, 3, 4, 5], (one) => {
    begun.push(one);
    return new Promise<void>((end) => ends.push(end));
  });
  expect(begun).toEqual([1, 2, 3, 4]);
  ends[1]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3, 4, 5]);
  for (const end of ends) end();
  await all;
});

it('begins nothing after a failure, and ends when all under way have ended', async () => {
  const [begun, ended]: [number[], number[]] = [[], []];
  const all = inParallel([1, 2, 3, 4, 5], async (one) => {
    begun.push(one);
    if (one === 1) throw new Error('one');
    await new Promise(setImmediate);
    ended.push(one);
  });
  await expect(all).rejects.toThrow('one');
  expect([begun, ended]).toEqual([
    [1, 2, 3, 4],
    [2, 3, 4],
  ]);
});
