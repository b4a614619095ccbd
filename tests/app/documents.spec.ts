import { afterEach, expect, test, vi } from 'vitest';
import { fetchDocument, NeedsFullLoad } from '../../src/app/documents.ts';

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
