import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LONG_PAGE, put, site } from './build-folder.ts';

/** Repeats itself in ways that only a patient compressor finds. */
const NUMBERS = Array.from({ length: 400 }, (_, at) => `<p>Number ${(at * at) % 997}</p>`).join('');

const { app, dir } = await site({
  '/': LONG_PAGE,
  '/numbers': NUMBERS,
  '/small': 'a'.repeat(255),
  '/least': 'a'.repeat(256),
  '/assets/a.js': LONG_PAGE,
  '/assets/b.js': LONG_PAGE.repeat(2),
  '/media/p.png': LONG_PAGE,
});

async function get(path: string, encoding: string) {
  const response = await app.request(path, { headers: { 'accept-encoding': encoding } });
  const body = Buffer.from(await response.arrayBuffer());
  return { response, body, encoding: response.headers.get('content-encoding') };
}

describe('a page', () => {
  it('is compressed as the browser likes best', async () => {
    const br = await get('/', 'gzip, br');
    expect(br.encoding).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(LONG_PAGE);
    const gzip = await get('/', 'gzip');
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(LONG_PAGE);
    const plain = await get('/', 'identity');
    expect(plain.encoding).toBe(null);
    expect(plain.body.toString()).toBe(LONG_PAGE);
  });

  it('is compressed tightly for those who ask after its first visitor', async () => {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(NUMBERS) };
    const tight = brotliCompressSync(NUMBERS, { params });
    const first = await get('/numbers', 'br');
    expect(first.body.length).toBeGreaterThan(tight.length);
    await expect.poll(async () => (await get('/numbers', 'br')).body, { timeout: 20_000 }).toEqual(tight);
  });

  it('varies with the encoding, whichever is sent, and tells its length', async () => {
    for (const encoding of ['br', 'identity']) {
      const { response, body } = await get('/', encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('content-length')).toBe(String(body.length));
    }
  });

  it('too small to gain, or a picture, is sent as it is', async () => {
    expect((await get('/small', 'br')).encoding).toBe(null);
    expect((await get('/least', 'br')).encoding).toBe('br');
    expect((await get('/media/p.png', 'br')).encoding).toBe(null);
    expect((await get('/media/p.png', 'br')).response.headers.has('vary')).toBe(false);
  });
});

describe('a precompressed sibling', () => {
  it('is what is sent', async () => {
    // Another window size than ours: the very bytes show which of the two was sent.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 10 };
    const sibling = brotliCompressSync(LONG_PAGE.repeat(2), { params });
    put(dir, 'assets/b.js.br', sibling);
    expect((await get('/assets/b.js', 'br')).body.equals(sibling)).toBe(true);
  });

  it('of other content, left by an earlier build, is not', async () => {
    put(dir, 'assets/a.js.br', brotliCompressSync('stale'));
    put(dir, 'assets/a.js.gz', 'not gzip at all');
    expect(brotliDecompressSync((await get('/assets/a.js', 'br')).body).toString()).toBe(LONG_PAGE);
    expect(gunzipSync((await get('/assets/a.js', 'gzip')).body).toString()).toBe(LONG_PAGE);
  });

  it('has no address of its own', async () => {
    expect((await get('/assets/a.js.br', 'br')).response.status).toBe(404);
  });
});
