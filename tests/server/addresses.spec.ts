import { describe, expect, it } from 'vitest';
import { site } from './build-folder.ts';

const files = {
  '/': 'home',
  '/about': 'about',
  '/events': 'events 1',
  '/events/page/2': 'events 2',
  '/events/page/3': 'events 3',
  '/लेख': 'Hindi',
  '/documents/Annual Report.pdf': 'report',
  '/assets/App-AbC.js': 'code',
};
const redirects = [
  { from: '/home', to: '/', status: 308 },
  { from: '/old', to: '/about?from=old#team', status: 301 },
  { from: '/2019/hello-world/', to: '/about', status: 308 },
  { from: '/%E0%A4%AA%E0%A5%81%E0%A4%B0%E0%A4%BE%E0%A4%A8%E0%A4%BE', to: '/about', status: 308 },
  { from: '/100%', to: '/about', status: 308 },
  { from: '/away', to: 'https://example.com/x', status: 308 },
] as const;

const { app } = await site(files, { redirects });
const below = await site(files, { redirects, basePath: '/site' });

async function get(path: string, from = app) {
  const response = await from.request(path);
  return [response.status, response.headers.get('location') ?? (await response.text())];
}

describe('an address of the build', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?q=1', 'about'],
    ['/%61bout', 'about'],
    ['/events/page/2', 'events 2'],
    ['/%E0%A4%B2%E0%A5%87%E0%A4%96', 'Hindi'],
    ['/documents/Annual%20Report.pdf', 'report'],
    ['/assets/App-AbC.js', 'code'],
  ])('%s is answered with its file', async (path, text) => {
    expect(await get(path)).toEqual([200, text]);
  });
});

describe('a variant answers 308 with the one address', () => {
  it.each([
    ['/About', '/about'],
    ['/about/', '/about'],
    ['/ABOUT/?q=A%20b', '/about?q=A%20b'],
    ['//about', '/about'],
    ['/events//page///2', '/events/page/2'],
    ['/index.html', '/'],
    ['/about/index.html', '/about'],
    ['/About/INDEX.html/', '/about'],
    ['/events?page=2', '/events/page/2'],
    ['/events?q=tax&page=3', '/events/page/3?q=tax'],
    ['/Events/?page=3', '/events/page/3'],
    ['/events?page=1', '/events'],
    ['/events?page=1&q=a', '/events?q=a'],
    ['/events/page/1', '/events'],
    ['/%E0%A4%B2%E0%A5%87%E0%A4%96/', '/%E0%A4%B2%E0%A5%87%E0%A4%96'],
    ['/documents/Annual%20Report.pdf/', '/documents/Annual%20Report.pdf'],
  ])('%s → %s', async (path, location) => {
    expect(await get(path)).toEqual([308, location]);
  });

  it.each(['/events?page=99', '/events?page=0', '/events?page=-1', '/events?page=two', '/about?page=2'])(
    '%s names no page of a list and is answered as it is',
    async (path) => {
      expect((await get(path))[0]).toBe(200);
    },
  );

  it('is looked up again by browsers, so that a later build may change it', async () => {
    expect((await app.request('/About')).headers.get('cache-control')).toBe('no-cache');
  });
});

describe("a build's redirect", () => {
  it.each([
    ['/home', 308, '/'],
    ['/home?a=1', 308, '/?a=1'],
    ['/Home/', 308, '/'],
    ['/old?b=2', 301, '/about?from=old&b=2#team'],
    ['/2019/hello-world/', 308, '/about'],
    ['/2019/Hello-World', 308, '/about'],
    ['/%E0%A4%AA%E0%A5%81%E0%A4%B0%E0%A4%BE%E0%A4%A8%E0%A4%BE', 308, '/about'],
    ['/100%25', 308, '/about'],
    ['/away?c=3', 308, 'https://example.com/x?c=3'],
  ])('%s answers %i → %s, the query kept', async (path, status, location) => {
    expect(await get(path)).toEqual([status, location]);
  });
});

describe('what leads nowhere', () => {
  it.each([
    '//evil.com',
    '///evil.com/',
    '/%5Cevil.com/',
    '/%2F%2Fevil.com/',
    '/about%2F',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/_build.json',
    '/about/index.html.br',
    '/__proto__',
    '/constructor',
    '/Unknown/',
  ])('%s is 404 and no redirect', async (path) => {
    expect((await get(path))[0]).toBe(404);
  });

  it.each(['/%', '/%zz', '/%E0%A4', '/about%00', '/%ff'])('%s is malformed: 400', async (path) => {
    expect((await get(path))[0]).toBe(400);
  });
});

describe('below a base path', () => {
  it.each([
    ['/site', 200, 'home'],
    ['/site/about', 200, 'about'],
    ['/', 308, '/site'],
    ['/?a=1', 308, '/site?a=1'],
    ['/site/', 308, '/site'],
    ['/SITE/About/', 308, '/site/about'],
    ['//site//about', 308, '/site/about'],
    ['/site/index.html', 308, '/site'],
    ['/site/events?page=2', 308, '/site/events/page/2'],
    ['/site/home', 308, '/site'],
    ['/site/old', 301, '/site/about?from=old#team'],
    ['/site/away', 308, 'https://example.com/x'],
    ['/about', 404, 'Not found.'],
    ['/sitemap', 404, 'Not found.'],
  ])('%s answers %i %s', async (path, status, result) => {
    expect(await get(path, below.app)).toEqual([status, result]);
  });
});
