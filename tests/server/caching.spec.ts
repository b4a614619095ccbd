import { describe, expect, it } from 'vitest';
import { contentHash } from '../../src/server/content-hash.ts';
import { createByteLru } from '../../src/server/lru.ts';
import { LONG_PAGE, site } from './build-folder.ts';

const { app } = await site({ '/': LONG_PAGE, '/assets/a.js': LONG_PAGE, '/sitemap.xml': '<urlset/>' });
const hash = contentHash(Buffer.from(LONG_PAGE));

describe('Cache-Control', () => {
  it.each([
    ['/', 'no-cache'],
    ['/assets/a.js', 'public, max-age=31536000, immutable'],
    ['/sitemap.xml', 'public, max-age=3600'],
  ])('of %s is %s', async (path, value) => {
    expect((await app.request(path)).headers.get('cache-control')).toBe(value);
  });
});

describe('a page that the browser has', () => {
  it.each([
    ['identity', `"${hash}"`],
    ['br', `W/"${hash}"`],
    ['gzip', `W/"${hash}"`],
  ])('is not sent again (%s)', async (encoding, etag) => {
    const headers = { 'accept-encoding': encoding };
    const first = await app.request('/', { headers });
    expect(first.headers.get('etag')).toBe(etag);
    const again = await app.request('/', { headers: { ...headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(Object.fromEntries(again.headers)).toMatchObject({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
    expect(again.headers.has('content-encoding')).toBe(false);
  });

  it('is sent when it changed', async () => {
    const response = await app.request('/', { headers: { 'if-none-match': '"older"' } });
    expect([response.status, await response.text()]).toEqual([200, LONG_PAGE]);
  });
});

describe('the memory for bodies', () => {
  const body = (size: number) => ({ bytes: new Uint8Array(size) });

  it('drops what was asked for longest ago, and holds no more than its bound', () => {
    const lru = createByteLru<{ bytes: Uint8Array }>(10);
    lru.set('a', body(4));
    lru.set('b', body(4));
    lru.get('a');
    lru.set('c', body(4));
    expect([lru.get('a'), lru.get('b'), lru.get('c')].map(Boolean)).toEqual([true, false, true]);
    expect(lru.usedBytes).toBe(8);
  });

  it('holds no body that is larger than all of it, and counts a replaced one once', () => {
    const lru = createByteLru<{ bytes: Uint8Array }>(10);
    lru.set('a', body(6));
    lru.set('a', body(7));
    lru.set('b', body(11));
    expect([Boolean(lru.get('a')), Boolean(lru.get('b')), lru.usedBytes]).toEqual([true, false, 7]);
  });
});
