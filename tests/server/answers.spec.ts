import { describe, expect, it, vi } from 'vitest';
import { LONG_PAGE, site } from './build-folder.ts';

const files = {
  '/': 'home',
  '/hi': 'Hindi',
  '/about': LONG_PAGE,
  '/404.html': 'no page',
  '/hi/404.html': 'koi nahin',
};
const notFound = { '/': '404.html', '/hi': 'hi/404.html' };
const headers = [
  { path: '/', headers: { 'X-Test': 'all', 'Referrer-Policy': 'same-origin' } },
  { path: '/about', headers: { 'x-test': 'about' } },
  { path: '/hi', exact: true as const, headers: { 'x-test': 'hi' } },
  { path: '/assets/', headers: { 'x-test': '' } },
];
const { app } = await site(
  files,
  { notFound, headers, redirects: [{ from: '/home', to: '/', status: 308 }] },
  {
    routes: (server) => {
      server.post('/contact', (context) => context.text('stored', 201));
      server.get('/fault', () => {
        throw new Error('boom');
      });
    },
    onError: () => undefined,
  },
);

describe('an unknown address', () => {
  it.each([
    ['/nothing', 'no page'],
    ['/nothing/at/all', 'no page'],
    ['/history', 'no page'],
    ['/hi/nothing', 'koi nahin'],
    ['/404.html', 'no page'],
    ['/hi/404.html', 'koi nahin'],
  ])('%s answers 404 with the page of its locale', async (path, text) => {
    const response = await app.request(path);
    expect([response.status, await response.text()]).toEqual([404, text]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.has('etag')).toBe(false);
  });

  it.each([
    ['/%', 'no page'],
    ['/%E0%A4%A', 'no page'],
    ['/about%00', 'no page'],
    ['/hi/%zz', 'koi nahin'],
  ])('%s, which is none at all, answers 400 with that page', async (path, text) => {
    const response = await app.request(path);
    expect([response.status, await response.text()]).toEqual([400, text]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const head = await app.request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([400, '']);
    expect((await app.request(path, { method: 'POST' })).status).toBe(400);
  });

  it.each([
    ['if-none-match', '*'],
    ['range', 'bytes=0-1'],
  ])('is answered whole, whatever %s says', async (name, value) => {
    const response = await app.request('/nothing', { headers: { [name]: value } });
    expect([response.status, await response.text()]).toEqual([404, 'no page']);
  });

  it('answers 404 in a build without such a page', async () => {
    const bare = await site({ '/': 'home' });
    expect((await bare.app.request('/nothing')).status).toBe(404);
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s on a page is 405 and names the allowed ones',
    async (method) => {
      for (const path of ['/about', '/About/', '/home']) {
        const response = await app.request(path, { method });
        expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
        expect(response.headers.has('location')).toBe(false);
      }
    },
  );

  it('POST to no page is 404', async () => {
    expect((await app.request('/nothing/', { method: 'POST' })).status).toBe(404);
  });

  it('HEAD answers as GET does, without the body', async () => {
    for (const path of ['/about', '/nothing', '/healthz']) {
      const get = await app.request(path);
      const head = await app.request(path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([get.status, '']);
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    }
  });
});

describe('every answer', () => {
  it.each(['/', '/home', '/nothing', '/assets/nothing.js', '/healthz', '/fault', '/%zz', '/assets/%zz'])(
    '%s carries the security headers',
    async (path) => {
      const response = await app.request(path);
      expect([response.headers.get('x-test'), response.headers.get('referrer-policy')]).toEqual([
        'all',
        'same-origin',
      ]);
    },
  );

  it('takes the later rule where two fit', async () => {
    const response = await app.request('/about');
    expect([response.headers.get('x-test'), response.headers.get('referrer-policy')]).toEqual([
      'about',
      'same-origin',
    ]);
    expect((await app.request('/about', { headers: { 'if-none-match': '*' } })).headers.get('x-test')).toBe(
      'about',
    );
  });
});

describe('services', () => {
  it('/healthz tells the build', async () => {
    const response = await app.request('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok', build: 'b1' }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('added routes come before the pages, with the security headers', async () => {
    const response = await app.request('/contact', { method: 'POST' });
    expect([response.status, await response.text(), response.headers.get('x-test')]).toEqual([
      201,
      'stored',
      'all',
    ]);
  });

  it('where no file can be opened for now, that is said, and in one line of the log', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const message = 'EMFILE: too many open files, open';
    const full = await site(
      files,
      {},
      {
        routes: (server) => {
          server.get('/about', () => {
            throw Object.assign(new Error(message), { code: 'EMFILE' });
          });
        },
      },
    );
    const response = await full.app.request('/about');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(log.mock.calls).toEqual([[message]]);
    log.mockRestore();
  });

  it('a fault answers 500 and tells the visitor nothing of it', async () => {
    const response = await app.request('/fault');
    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong.']);
  });
});
