import { afterEach, expect, it, vi } from 'vitest';
import { writeInAddress } from '../../src/ui/address-query.ts';

afterEach(() => vi.unstubAllGlobals());

it('an address that the browser refuses to change, as Safari does after a hundred keys, is not told and breaks nothing', () => {
  const location = { href: 'https://example.com/events', pathname: '/events' };
  let isRefused = true;
  class History {
    replaceState(_state: unknown, _title: string, url: URL) {
      if (isRefused) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
      location.href = url.href;
    }
  }
  vi.stubGlobal('location', location);
  vi.stubGlobal('History', History);
  vi.stubGlobal('history', new History());
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => false } });
  expect(writeInAddress('q', 'tax')).toBe(false);
  expect(location.href).toBe('https://example.com/events');
  isRefused = false;
  expect(writeInAddress('q', 'tax')).toBe(true);
  expect(location.href).toBe('https://example.com/events?q=tax');
});
