import { afterEach, expect, test, vi } from 'vitest';
import { fetchDocument, NeedsFullLoad, normalPath } from '../../src/app/documents.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(['https://elsewhere.example/about', 'https://www.example.com/about-us'])(
  'a page that is led to %s is left to the browser: nothing of its text comes into the page that is open',
  async (url) => {
    vi.stubGlobal('location', { origin: 'https://www.example.com' });
    const headers = new Headers({ 'content-type': 'text/html' });
    const text = vi.fn(async () => '');
    vi.stubGlobal('fetch', async () => ({ ok: true, redirected: true, url, headers, text }));
    const boot = { build: 'a', base: '', home: '/', words: '' };
    await expect(fetchDocument('/about', boot)).rejects.toThrow(NeedsFullLoad);
    expect(text).not.toHaveBeenCalled();
  },
);

test.each([
  ['/about/', '/about'],
  ['/', '/'],
  // As the address bar has it, the router and the page's own data.
  ['/%EC%8B%A0%EB%85%84', '/신년'],
  ['/신년', '/신년'],
  ['/a%20b', '/a b'],
  ['/100%25', '/100%25'],
  ['/a%2Fb%3F', '/a%2Fb%3F'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('the normal form of the path %s is %s', (path, normal) => {
  expect(normalPath(path)).toBe(normal);
});
