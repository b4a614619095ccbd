import { once } from 'node:events';
import { renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/server/inbox/database.ts';
import { temporaryFolder } from './build-folder.ts';
import { contactSite, eventually, GOOD, rowsOf } from './contact-site.ts';

const BEGINS = (why: string) => `Contact messages cannot be kept now: ${why}.`;
const ENDS = 'Contact messages are kept again.';
const MOVED = 'the database’s file was removed or replaced';
const HELD = 'another process holds the database';

afterEach(() => void vi.useRealTimers());

/** Another process with the database: it waits for what the service does as it starts. */
const otherOf = ({ file }: { readonly file: string }) =>
  createClient({ url: `file:${file}`, timeout: 15_000 });

/** A contact service whose database waits for nobody, and what its health is. */
async function impatientSite() {
  const site = await contactSite({ timeout: 0 });
  const healthz = async () => (await fetch(`${site.server.url}/healthz`)).json();
  const statuses = async (count: number) =>
    Promise.all(
      Array.from(
        { length: count },
        async (_, index) => (await site.json({ ...GOOD, description: `${index}` })).status,
      ),
    );
  return { ...site, healthz, statuses };
}

it('a lock of another process ends with the first request after it', async () => {
  const site = await impatientSite();
  const other = otherOf(site);
  const held = await other.transaction('write');
  expect(await site.statuses(3)).toEqual([503, 503, 503]);
  expect(await site.healthz()).toEqual({ status: 'degraded', build: 'b1', faults: { database: HELD } });
  await held.rollback();
  expect(await site.statuses(3)).toEqual([201, 201, 201]);
  expect(await site.healthz()).toEqual({ status: 'ok', build: 'b1' });
  expect(site.log).toEqual([BEGINS(HELD), ENDS]);
  other.close();
});

it('a server that starts while another process holds the database serves its pages', async () => {
  const { file } = await impatientSite();
  const other = otherOf({ file });
  const held = await other.transaction('write');
  const place = { url: `file:${file}`, file, shown: file, timeout: 0 };
  const site = await contactSite({ options: { place }, files: { '/': 'home' } });
  expect(await (await fetch(site.server.url)).text()).toBe('home');
  expect((await site.json(GOOD)).status).toBe(503);
  await held.rollback();
  expect((await site.json(GOOD)).status).toBe(201);
  expect(site.log).toEqual([BEGINS(HELD), ENDS]);
  other.close();
});

it('a server whose libSQL server takes calls and answers none serves its pages', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const url = `http://127.0.0.1:${Object(silent.address()).port}`;
  const place = { url, authToken: undefined, file: undefined, shown: url, timeout: 300 };
  const site = await contactSite({
    contact: { captcha: 'altcha' },
    options: { place },
    files: { '/': 'home' },
  });
  expect(await (await fetch(site.server.url)).text()).toBe('home');
  const [sent, challenge] = await Promise.all([
    site.json(GOOD),
    fetch(`${site.server.url}/captcha/challenge`),
  ]);
  expect([sent.status, challenge.status, challenge.headers.get('retry-after')]).toEqual([503, 503, '5']);
  expect(site.log).toEqual([BEGINS('the database does not answer')]);
  await site.close();
  silent.close();
});

it('a database that is back is noticed without a message', async () => {
  const site = await impatientSite();
  const other = otherOf(site);
  const held = await other.transaction('write');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expect(await site.statuses(1)).toEqual([503]);
  await held.rollback();
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(site.log).toEqual([BEGINS(HELD), ENDS]), eventually);
  other.close();
});

it.each<[string, string, (file: string) => void, (file: string) => void]>([
  [
    'is damaged',
    'the database’s file is damaged: `npm run inbox -- restore FILE --force` puts a backup in its place',
    (file) => writeFileSync(file, 'not a database '.repeat(40)),
    (file) => rmSync(file),
  ],
  ...(process.platform === 'linux'
    ? ([
        [
          'may not be written',
          'the database’s file may not be written: the server’s user needs the right to, on a disk mounted for writing',
          // Not even root may write that one.
          (file: string) => symlinkSync('/proc/sys/kernel/version', file),
          (file: string) => rmSync(file),
        ],
      ] satisfies [string, string, (file: string) => void, (file: string) => void][])
    : []),
])(
  'a server whose file %s serves its pages, and takes messages once it is whole',
  async (_, why, harm, mend) => {
    const file = join(temporaryFolder(), 'inbox.db');
    harm(file);
    const place = { url: `file:${file}`, file, shown: file };
    const site = await contactSite({ options: { place }, files: { '/': 'home' } });
    expect(await (await fetch(site.server.url)).text()).toBe('home');
    expect((await site.json(GOOD)).status).toBe(503);
    expect(await (await fetch(`${site.server.url}/healthz`)).json()).toMatchObject({
      faults: { database: why },
    });
    mend(file);
    expect((await site.json(GOOD)).status).toBe(201);
    expect(site.log).toEqual([BEGINS(why), ENDS]);
  },
);

const nowhere = temporaryFolder();
writeFileSync(join(nowhere, 'file'), '');
it.each([
  [nowhere, 'EISDIR'],
  [join(nowhere, 'file/inbox.db'), 'ENOTDIR'],
  ...(process.platform === 'linux' ? [['/proc/nowhere/inbox.db', 'ENOENT']] : []),
])('no server starts where its file would be %s, which is no place for one', async (file = '', code) => {
  const place = { url: `file:${file}`, file, shown: file };
  await expect(contactSite({ options: { place } })).rejects.toThrow(
    `Contact messages cannot be kept in ${file}: the file cannot be written (${code}).`,
  );
});

it.each<[string, (file: string) => void]>([
  ['removed', (file) => rmSync(file)],
  ['removed with its folder', (file) => rmSync(dirname(file), { recursive: true })],
  ['renamed', (file) => renameSync(file, `${file}.old`)],
])('a database whose file was %s takes no message as its own, and a new one is made', async (_, act) => {
  const site = await impatientSite();
  expect(await site.statuses(1)).toEqual([201]);
  act(site.file);
  expect(await site.statuses(1)).toEqual([503]);
  expect(await site.statuses(1)).toEqual([201]);
  expect(await rowsOf(site.file, 'SELECT description FROM messages')).toEqual([{ description: '0' }]);
  if (process.platform !== 'win32') expect(statSync(site.file).mode & 0o077).toBe(0);
  expect(site.log).toEqual([BEGINS(MOVED), ENDS]);
});

it('a database that was replaced by a backup holds the backup, and what comes after', async () => {
  const site = await impatientSite();
  await site.statuses(1);
  const database = openDatabase({ url: `file:${site.file}` });
  await database.script(`VACUUM INTO '${site.file}.saved'`);
  await database.close();
  expect(await site.statuses(3)).toEqual([201, 201, 201]);
  renameSync(`${site.file}.saved`, site.file);
  expect(await site.statuses(1)).toEqual([503]);
  expect(await site.statuses(1)).toEqual([201]);
  expect(await site.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(await site.rows('SELECT count(*) AS n FROM messages')).toEqual([{ n: 2 }]);
});

it('a full disk is told, and its end', async () => {
  const file = `file:${(await impatientSite()).file}`;
  const failures: string[] = [];
  const database = openDatabase({ url: file }, ({ code }) => failures.push(code));
  await database.script('PRAGMA max_page_count = 1');
  await expect(database.batch([['CREATE TABLE more (x)']])).rejects.toThrow('full');
  expect(failures).toEqual(['SQLITE_FULL']);
  await database.close();
});
