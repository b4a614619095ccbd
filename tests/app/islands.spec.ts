import { afterEach, expect, it, vi } from 'vitest';
import { renewIsland, wakePage } from '../../src/app/islands.ts';

afterEach(() => vi.unstubAllGlobals());

it('new props for an island that does not come to life after all are let go', async () => {
  const attributes: Record<string, string> = { 'data-island': 'menu', 'data-wakes': 'late' };
  const island = { isConnected: true, getAttribute: (name: string) => attributes[name] ?? null };
  vi.stubGlobal('IntersectionObserver', class {});
  vi.stubGlobal('document', { querySelectorAll: () => [island] });
  const told = vi.fn();
  process.on('unhandledRejection', told);
  const woken = wakePage();
  // The visitor goes on while its view is fetched.
  island.isConnected = false;
  renewIsland(island as unknown as Element, island as unknown as Element);
  await woken;
  await new Promise(setImmediate);
  process.off('unhandledRejection', told);
  expect(told).not.toHaveBeenCalled();
});
