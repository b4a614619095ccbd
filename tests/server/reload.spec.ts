import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBuilds } from '../../src/server/reload.ts';
import { previousFiles } from '../../src/server/served-files.ts';
import { createSiteApp } from '../../src/server/site-handler.ts';
import { LONG_PAGE, put, site, temporaryFolder, writeBuild } from './build-folder.ts';

/** A build that is followed with a clock of our own. */
async function followed(files: Record<string, string>) {
  const dir = temporaryFolder();
  writeBuild(dir, files);
  const clock = { now: 0 };
  const errors: string[] = [];
  const builds = await openBuilds(dir, {
    now: () => clock.now,
    onError: (message) => errors.push(message),
    onGone: (isGone) => errors.push(isGone ? 'gone' : 'back'),
  });
  const app = createSiteApp({ builds });
  const get = async (path: string) => {
    const response = await app.request(path, { headers: { 'accept-encoding': 'identity' } });
    return [response.status, await response.text()];
  };
  return { dir, clock, errors, builds, get };
}

describe('a new build beside a running server', () => {
  it('is taken by the next request, at most a second later', async () => {
    const { dir, clock, get } = await followed({ '/': 'old' });
    expect(await get('/')).toEqual([200, 'old']);
    writeBuild(dir, { '/': 'new', '/added': 'added' }, { build: 'b2' });
    clock.now = 999;
    expect(await get('/added')).toEqual([404, 'Not found.']);
    clock.now = 1000;
    expect(await get('/added')).toEqual([200, 'added']);
    expect(await get('/')).toEqual([200, 'new']);
    writeBuild(dir, { '/': 'newest' }, { build: 'b3' });
    clock.now = 1999;
    expect(await get('/healthz')).toEqual([200, '{"status":"ok","build":"b2"}']);
    clock.now = 2000;
    expect(await get('/healthz')).toEqual([200, '{"status":"ok","build":"b3"}']);
  });

  it('swapped in as a whole folder is taken too', async () => {
    const { dir, clock, get } = await followed({ '/': 'old', '/gone': 'gone' });
    writeBuild(`${dir}.next`, { '/': 'new' });
    renameSync(dir, `${dir}.last`);
    clock.now = 1000;
    // Between the two renames there is no folder at all: the build in memory goes on.
    const during = get('/');
    renameSync(`${dir}.next`, dir);
    expect(await during).toEqual([200, 'new']);
    expect((await get('/gone'))[0]).toBe(404);
    for (const name of ['.last', '.next']) rmSync(dir + name, { recursive: true, force: true });
  });

  it('never pairs old tags with new content: a page ahead of its manifest waits for it', async () => {
    const { dir, get } = await followed({ '/': 'old' });
    put(dir, 'index.html', 'new');
    const early = get('/');
    writeBuild(dir, { '/': 'new', '/added': 'x' });
    expect(await early).toEqual([200, 'new']);
    expect(await get('/added')).toEqual([200, 'x']);
  });

  it('that is broken leaves the last good one, and says so once', async () => {
    const { dir, clock, errors, get } = await followed({ '/': 'old' });
    writeFileSync(join(dir, '_build.json'), '{');
    clock.now = 1000;
    expect(await get('/')).toEqual([200, 'old']);
    clock.now = 2000;
    expect(await get('/')).toEqual([200, 'old']);
    expect(errors).toEqual([`${join(dir, '_build.json')} is not a build manifest: it is not JSON.`]);
  });

  it('that cannot be read at once is taken once it can be', async () => {
    const { dir, clock, errors, get } = await followed({ '/': 'old' });
    const manifest = join(dir, '_build.json');
    writeBuild(dir, { '/': 'new' }, { build: 'b2' });
    renameSync(manifest, `${manifest}.new`);
    mkdirSync(manifest);
    clock.now = 1000;
    expect(await get('/')).toEqual([200, 'new']);
    expect(errors).toEqual([`${manifest} cannot be read: EISDIR.`]);
    rmSync(manifest, { recursive: true });
    renameSync(`${manifest}.new`, manifest);
    clock.now = 2000;
    expect(await get('/healthz')).toEqual([200, '{"status":"ok","build":"b2"}']);
  });

  it('may be edited by hand: what is on the disk is served, under its own tag', async () => {
    const size = 3 * 1024 * 1024;
    const { app, dir } = await site({ '/': 'built', '/large.pdf': new Uint8Array(size) });
    const tag = async () => (await app.request('/')).headers.get('etag');
    const built = await tag();
    const { app: fresh } = { app: createSiteApp({ builds: await openBuilds(dir) }) };
    put(dir, 'index.html', 'edited');
    put(dir, 'large.pdf', new Uint8Array(size + 1));
    const [response, large] = await Promise.all([
      fresh.request('/'),
      // Of a large one nobody knows the tag, so that it is sent whole.
      fresh.request('/large.pdf', { headers: { range: 'bytes=0-9' } }),
    ]);
    expect([large.status, large.headers.get('etag')]).toEqual([200, null]);
    expect((await large.arrayBuffer()).byteLength).toBe(size + 1);
    expect(await response.text()).toBe('edited');
    expect(response.headers.get('etag')).not.toBe(built);
    const headers = { 'if-none-match': built ?? '' };
    expect((await fresh.request('/', { headers })).status).toBe(200);
  });

  it('that is gone answers 503 for each address that it had, until it is there again', async () => {
    const { dir, clock, errors, builds, get } = await followed({ '/': 'home', '/seen': 'seen' });
    expect(await get('/seen')).toEqual([200, 'seen']);
    renameSync(dir, `${dir}.aside`);
    clock.now = 1000;
    const gone = await createSiteApp({ builds }).request('/');
    expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await get('/nowhere'))[0]).toBe(404);
    expect(await get('/seen')).toEqual([200, 'seen']);
    expect(await get('/healthz')).toEqual([
      200,
      '{"status":"degraded","build":"b1","faults":{"pages":"the built folder is missing"}}',
    ]);
    renameSync(`${dir}.aside`, dir);
    clock.now = 2000;
    expect(await get('/')).toEqual([200, 'home']);
    expect(await get('/healthz')).toEqual([200, '{"status":"ok","build":"b1"}']);
    expect(errors).toEqual(['gone', 'back']);
  });

  it('whose file is missing answers 404', async () => {
    const { app, dir } = await site({ '/lost': 'x', '/404.html': 'x' }, { notFound: { '/': '404.html' } });
    for (const file of ['lost/index.html', '404.html']) rmSync(join(dir, file));
    const answer = await app.request('/lost');
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found.']);
  });

  it('whose file cannot be read answers 500 at once', async () => {
    const codes: unknown[] = [];
    const onError = (error: NodeJS.ErrnoException) => codes.push(error.code);
    const { app, dir } = await site({ '/folder.txt': 'x' }, {}, { onError });
    rmSync(join(dir, 'folder.txt'));
    mkdirSync(join(dir, 'folder.txt'));
    expect((await app.request('/folder.txt')).status).toBe(500);
    expect(codes).toEqual(['EISDIR']);
  });
});

describe('hashed files of earlier builds', () => {
  async function withPrevious() {
    const dir = temporaryFolder();
    put(dir, 'assets/old.js', LONG_PAGE);
    put(dir, 'assets/old.js.br', 'x');
    put(dir, '_data/about.1.json', '{}');
    put(dir, 'secret/key.txt', 'secret');
    const previous = previousFiles([dir]);
    const { app } = await site({ '/': 'home', '/assets/new.js': 'new' }, {}, { previous });
    return { dir, app };
  }

  it('are still served, for good', async () => {
    const { app } = await withPrevious();
    const response = await app.request('/assets/old.js', { headers: { 'accept-encoding': 'identity' } });
    expect([response.status, await response.text()]).toEqual([200, LONG_PAGE]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const etag = response.headers.get('etag') ?? '';
    expect((await app.request('/assets/old.js', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await app.request('/_data/about.1.json')).headers.get('content-type')).toBe('application/json');
  });

  it.each([
    '/secret/key.txt',
    '/assets/old.js.br',
    '/assets/../secret/key.txt',
    '/assets/%2e%2e%2fsecret%2fkey.txt',
    '/assets/..%5csecret/key.txt',
    '/assets//old.js.br',
  ])('%s is none of them', async (path) => {
    const { app } = await withPrevious();
    expect((await app.request(path)).status).toBe(404);
  });

  it('added by a later build are found after it', async () => {
    const { app, dir } = await withPrevious();
    const status = async (path: string) => (await app.request(path)).status;
    expect(await status('/assets/later.js')).toBe(404);
    put(dir, 'assets/later.js', 'later');
    expect(await status('/assets/later.js')).toBe(200);
  });

  it('removed by a later build are gone, in the moment that they are found too', async () => {
    const file = { file: 'a.js', type: 'text/javascript', bytes: 1, hash: 'a', cache: 'immutable' } as const;
    const lost = { find: async () => ({ dir: temporaryFolder(), file }) };
    expect((await (await site({}, {}, { previous: lost })).app.request('/a.js')).status).toBe(404);
    const { app, dir } = await withPrevious();
    expect((await app.request('/assets/old.js')).status).toBe(200);
    rmSync(join(dir, 'assets/old.js'));
    expect((await app.request('/assets/old.js', { headers: { 'accept-encoding': 'br' } })).status).toBe(404);
  });

  it('in a folder that a link led to before are found, and where that is gone nothing breaks', async () => {
    const [one, two, link] = [temporaryFolder(), temporaryFolder(), join(temporaryFolder(), 'current')];
    writeBuild(one, { '/': 'one', '/assets/one.js': 'one' });
    writeBuild(two, { '/': 'two' });
    symlinkSync(one, link);
    const builds = await openBuilds(link, { now: () => Number(readlinkSync(link) === two) * 1000 });
    const previous = previousFiles([join(one, 'none')], builds.earlier);
    const app = createSiteApp({ builds, previous });
    rmSync(link);
    symlinkSync(two, link);
    const get = async (path: string) => {
      const response = await app.request(path, { headers: { 'accept-encoding': 'identity' } });
      return [response.status, await response.text()];
    };
    expect([await get('/'), await get('/assets/one.js')]).toEqual([
      [200, 'two'],
      [200, 'one'],
    ]);
    rmSync(one, { recursive: true });
    expect((await app.request('/assets/two.js')).status).toBe(404);
  });

  it('are found in another build that has them, once the one that they were found in is gone', async () => {
    const [one, two] = [temporaryFolder(), temporaryFolder()];
    for (const folder of [one, two]) writeBuild(folder, { '/assets/a.js': 'a' });
    const previous = previousFiles([join(one, 'none')], [one, two]);
    expect((await previous.find('/assets/a.js'))?.dir).toBe(one);
    rmSync(one, { recursive: true });
    expect((await previous.find('/assets/a.js'))?.dir).toBe(two);
  });

  it('may be none', async () => {
    const previous = previousFiles([join(temporaryFolder(), 'missing')]);
    expect(await previous.find('/assets/a.js')).toBe(undefined);
  });
});
