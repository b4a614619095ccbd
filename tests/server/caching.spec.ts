import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentHash } from '../../src/ground/content-hash.ts';
import type { ManifestFile } from '../../src/model/build-manifest.ts';
import { createBodyStore } from '../../src/server/body-store.ts';
import { openBuilds } from '../../src/server/reload.ts';
import { createSiteApp } from '../../src/server/site-handler.ts';
import { LONG_PAGE, put, site, temporaryFolder } from './build-folder.ts';

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

  it('is not even opened for it', async () => {
    const { app, dir } = await site({ '/': LONG_PAGE });
    rmSync(join(dir, 'index.html'));
    expect((await app.request('/', { headers: { 'if-none-match': `"${hash}"` } })).status).toBe(304);
  });

  it('is sent when it changed', async () => {
    const response = await app.request('/', { headers: { 'if-none-match': '"older"' } });
    expect([response.status, await response.text()]).toEqual([200, LONG_PAGE]);
  });
});

describe('If-Match', () => {
  it.each([
    [`"${hash}"`, 200],
    [`"older", "${hash}"`, 200],
    ['*', 200],
    [`W/"${hash}"`, 412],
    ['"older"', 412],
  ])('%s is answered with %i', async (value, status) => {
    const headers = { 'if-match': value, 'if-none-match': '"other"' };
    expect((await app.request('/', { headers })).status).toBe(status);
  });
});

describe('a link', () => {
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'secret'), 'secret');

  it.each<[string, (dir: string) => void]>([
    [
      'the place of a file',
      (dir) => {
        rmSync(join(dir, 'about/index.html'));
        symlinkSync(join(outside, 'secret'), join(dir, 'about/index.html'));
      },
    ],
    [
      'the place of a folder',
      (dir) => {
        rmSync(join(dir, 'about'), { recursive: true });
        put(outside, 'index.html', 'secret');
        symlinkSync(outside, join(dir, 'about'));
      },
    ],
  ])('in %s is not followed', async (_, replace) => {
    const { app, dir } = await site({ '/about': 'about' });
    replace(dir);
    const answer = await app.request('/about');
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found.']);
  });

  it('to the whole build is', async () => {
    const { dir } = await site({ '/about': 'about' });
    const link = join(outside, 'current');
    symlinkSync(dir, link);
    const app = createSiteApp({ builds: await openBuilds(link) });
    expect(await (await app.request('/about')).text()).toBe('about');
  });
});

describe('the memory for bodies', () => {
  const dir = temporaryFolder();
  const file = (name: string, size: number): ManifestFile => {
    const bytes = Buffer.alloc(size, name);
    writeFileSync(join(dir, name), bytes);
    const hash = contentHash(bytes);
    return { file: name, type: 'text/plain', bytes: size, hash, cache: 'revalidate' };
  };
  /** Reads files one after the other; of each, whether it was in memory still. */
  const reads = async (...files: readonly ManifestFile[]) => {
    const store = createBodyStore(10);
    const seen = new Set<object>();
    const found: boolean[] = [];
    for (const one of files) {
      const { bytes } = await store.read(dir, one, 'identity');
      expect(bytes.byteLength).toBe(one.bytes);
      found.push(seen.has(bytes));
      seen.add(bytes);
    }
    return found;
  };

  it('drops what was asked for longest ago, and holds no more than its bound', async () => {
    const [a, b, c] = [file('a', 4), file('b', 4), file('c', 4)];
    expect(await reads(a, b, a, c, a, c, b)).toEqual([false, false, true, false, true, true, false]);
  });

  it('holds no body that is larger than all of it, and an empty one', async () => {
    const [small, large, empty] = [file('small', 6), file('large', 11), file('empty', 0)];
    expect(await reads(small, large, small, large, empty, empty)).toEqual([
      ...[false, false, true],
      ...[false, false, true],
    ]);
  });
});
