import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from '../../src/command/chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('what CHROMIUM_PATH names is taken', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

test('where CHROMIUM_PATH leads nowhere it is told once which one is taken', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  const usual = findChromium();
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect([findChromium(), findChromium()]).toEqual([usual, usual]);
  const told = `CHROMIUM_PATH names “/nowhere/chromium”, where no file is: ${usual} is taken.\n`;
  expect(said.mock.calls).toEqual(usual === undefined ? [] : [[told]]);
});
