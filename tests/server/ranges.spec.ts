import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LONG_PAGE, site } from './build-folder.ts';

const small = randomBytes(1000);
const large = randomBytes(3 * 1024 * 1024 + 17);
const { app } = await site({ '/small.pdf': small, '/large.pdf': large, '/page': LONG_PAGE });

async function get(path: string, headers: Record<string, string>, method = 'GET') {
  const response = await app.request(path, { headers, method });
  return { response, status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}

describe.each([
  ['/small.pdf', small],
  ['/large.pdf', large],
])('%s', (path, content) => {
  it('comes whole, and says that parts can be had', async () => {
    const { response, status, body } = await get(path, { 'accept-encoding': 'br' });
    expect([status, body.equals(content)]).toEqual([200, true]);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('content-encoding')).toBe(null);
    expect(response.headers.get('content-length')).toBe(String(content.length));
    expect(response.headers.has('content-range')).toBe(false);
  });

  it('comes in the part that is asked for', async () => {
    const { response, status, body } = await get(path, { range: 'bytes=100-299' });
    expect([status, body.equals(content.subarray(100, 300))]).toEqual([206, true]);
    expect(response.headers.get('content-range')).toBe(`bytes 100-299/${content.length}`);
    expect(response.headers.get('content-length')).toBe('200');
  });

  it('comes from its end', async () => {
    const { status, body } = await get(path, { range: 'bytes=-7' });
    expect([status, body.equals(content.subarray(-7))]).toEqual([206, true]);
  });

  it('answers 416 beyond its end', async () => {
    const { response, status } = await get(path, { range: `bytes=${content.length}-` });
    expect([status, response.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`]);
    expect(response.headers.has('content-type')).toBe(false);
  });

  it('continues a download only of the same content', async () => {
    const etag = (await get(path, {}, 'HEAD')).response.headers.get('etag') ?? '';
    expect((await get(path, { range: 'bytes=5-', 'if-range': etag })).status).toBe(206);
    expect((await get(path, { range: 'bytes=5-', 'if-range': '"older"' })).status).toBe(200);
  });

  it('ignores several ranges, and a range of HEAD', async () => {
    expect((await get(path, { range: 'bytes=0-1,4-5' })).status).toBe(200);
    const head = await get(path, { range: 'bytes=0-1' }, 'HEAD');
    expect([head.status, head.body.length, head.response.headers.get('content-length')]).toEqual([
      200,
      0,
      String(content.length),
    ]);
  });
});

it('a page has no parts: its length depends on the encoding', async () => {
  const { response, status } = await get('/page', { range: 'bytes=0-9' });
  expect([status, response.headers.has('accept-ranges')]).toEqual([200, false]);
});
