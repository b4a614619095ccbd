import { afterEach, describe, expect, it, vi } from 'vitest';
import { move } from '../../src/ground/move.ts';

/** What the system says to each try; an empty one is done. */
let answers: string[] = [];

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  rename: async () => {
    const code = answers.shift();
    if (code) throw Object.assign(new Error(code), { code });
  },
}));

const { platform } = process;
afterEach(() => Object.defineProperty(process, 'platform', { value: platform }));

describe('what another program has open', () => {
  it('is moved on Windows once that lets go', async () => {
    Object.defineProperty(process, 'platform', { value: 'win32' });
    answers = ['EPERM', 'EBUSY', 'EACCES', '', 'not asked for'];
    await move('a', 'b');
    expect(answers).toEqual(['not asked for']);
  });

  it('is moved at once elsewhere, so that a refusal is one for good', async () => {
    Object.defineProperty(process, 'platform', { value: 'linux' });
    answers = ['EPERM', 'not asked for'];
    await expect(move('a', 'b')).rejects.toThrow('EPERM');
    expect(answers).toEqual(['not asked for']);
  });

  it('fails at once where nothing is there', async () => {
    Object.defineProperty(process, 'platform', { value: 'win32' });
    answers = ['ENOENT', 'not asked for'];
    await expect(move('a', 'b')).rejects.toThrow('ENOENT');
    expect(answers).toEqual(['not asked for']);
  });
});
