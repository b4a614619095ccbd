import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { main } from '../../scripts/inbox.ts';
import { UsageError } from '../../src/command/options.ts';
import { backup } from '../../src/operator/backup.ts';
import { openDatabase } from '../../src/server/inbox/database.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from './build-folder.ts';
import { contactSite, GOOD, rowsOf } from './contact-site.ts';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();
const site = await contactSite({
  options: { forward: 'http://127.0.0.1:9/' },
  files: { '/events/gala': '' },
});

const DAMAGED =
  'the database’s file is damaged: `npm run inbox -- restore FILE --force` puts a backup in its place';

/** As the launcher runs it, which says a caller's mistake in one sentence. */
async function inbox(args: string[], file = site.file) {
  const said = { out: '', err: '' };
  const listen = (stream: 'out' | 'err') =>
    vi.spyOn(process[`std${stream}`], 'write').mockImplementation((text) => {
      said[stream] += String(text);
      return true;
    });
  const written = [listen('out'), listen('err')];
  vi.stubEnv('CONTACT_DATABASE', file);
  vi.stubEnv('INIT_CWD', folder);
  try {
    const code = await main(args);
    return { code, ...said };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { code: 2, out: said.out, err: `${error.message}\n` };
  } finally {
    for (const spy of written) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

let id = '';
beforeAll(async () => {
  const headers = { referer: new URL('/events/gala', site.url).href };
  const sent = await site.json({ ...GOOD, description: 'Red\u001b[31m alert, =1+1' }, headers);
  id = (await sent.json()).id;
  await site.json({ ...GOOD, website: 'spam' });
});

/** Makes every message old. */
async function age(days: number) {
  const database = openDatabase({ url: `file:${site.file}` });
  await database.batch([['UPDATE messages SET received_at = received_at - ?', days * 86_400_000]]);
  await database.close();
}

describe('npm run inbox', () => {
  it('lists what came, without what could steer the terminal, and counts the spam', async () => {
    const { code, out } = await inbox([]);
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`${id} +\\S+Z +stored +Asha Rao +/events/gala +Red\\\\u001b\\[31m alert, =1\\+1\n`),
    );
    expect(out).toContain('In all: 1 spam, 1 stored.');
    // Else the sum would be taken for theirs.
    expect(await inbox(['list', '--email', 'nobody@example.com'])).toMatchObject({
      code: 0,
      out: 'There is no such message.\nIn all: 1 spam, 1 stored.\n',
    });
    expect(out).not.toContain('\u001b');
  });

  it('shows one by the first characters of its id', async () => {
    const { code, out } = await inbox(['show', id.slice(0, 20)]);
    for (const line of ['Page      /events/gala', 'Email     asha.rao@example.com'])
      expect([code, out]).toEqual([0, expect.stringContaining(`${line}\n`)]);
    expect(await inbox(['show', '00000000'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no message “00000000”.\n',
    });
  });

  it('shows each field on its line, whatever a visitor broke it with', async () => {
    const other = await contactSite();
    const sent = await other.json({ ...GOOD, phoneNumber: '0123456789\r\nEmail     b@example.com' });
    const { out } = await inbox(['show', (await sent.json()).id], other.file);
    expect(out).toContain('\nPhone     0123456789 Email b@example.com\n\n');
  });

  it('exports JSON, and CSV into a file for the owner alone that it does not replace', async () => {
    const { name, email, phoneNumber } = GOOD;
    const [message] = JSON.parse((await inbox(['export', '--format', 'json'])).out);
    expect(message).toMatchObject({ id, state: 'stored', name, email, phoneNumber, page: '/events/gala' });
    const { isTTY } = process.stdout;
    for (const [isTerminal, shown] of [
      [false, 'Red\u001b[31m alert, =1+1","en","","/events/gala"\r\n'],
      [true, 'Red\\u001b[31m alert, =1+1","en","","/events/gala"\n'],
    ] as const) {
      process.stdout.isTTY = isTerminal;
      expect((await inbox(['export', '--format', 'csv'])).out).toContain(shown);
    }
    process.stdout.isTTY = isTTY;
    expect((await inbox(['export', '--format', 'csv', '--out', 'all.csv'])).code).toBe(0);
    const file = join(folder, 'all.csv');
    const [head, row] = readFileSync(file, 'utf8').split('\r\n');
    expect(head).toBe(
      '\ufeff"id","receivedAt","state","name","email","phoneNumber","description","locale","consent","page"',
    );
    expect(row).toContain(`,"asha.rao@example.com","'+91 98200 00000",`);
    expect(row).toMatch(/,"\/events\/gala"$/);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
    expect(await inbox(['export', '--format', 'csv', '--out', 'all.csv'])).toMatchObject({
      code: 2,
      err: '“all.csv” exists: add --force to replace it.\n',
    });
    chmodSync(file, 0o644);
    expect((await inbox(['export', '--format', 'csv', '--out', 'all.csv', '--force'])).code).toBe(0);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('lists, exports and deletes what one person wrote, spam too, and nothing of others', async () => {
    const other = await contactSite();
    await other.json({ ...GOOD, email: 'Asha.Rao@Example.com' });
    await other.json({ ...GOOD, website: 'spam' });
    await other.json({ ...GOOD, email: 'b@example.com' });
    const asha = ['--email', 'asha.rao@example.com'];
    const written = async (args: string[]) =>
      JSON.parse((await inbox(['export', '--format', 'json', ...args], other.file)).out).map(
        (message: { readonly email: string }) => message.email,
      );
    expect(await written(asha)).toEqual(['Asha.Rao@Example.com', 'asha.rao@example.com']);
    expect(await written([...asha, '--state', 'stored'])).toEqual(['Asha.Rao@Example.com']);
    expect(
      (await inbox(['list', '--email', 'b@example.com'], other.file)).out.match(/Asha Rao/g),
    ).toHaveLength(1);
    expect(await inbox(['delete', '01a2', ...asha], other.file)).toMatchObject({
      code: 2,
      err: 'Which messages? Give an id or --email, not both.\n',
    });
    const out = (count: string) => `${count} of asha.rao@example.com deleted.\n`;
    expect(await inbox(['delete', ...asha], other.file)).toMatchObject({ code: 0, out: out('2 messages') });
    expect(await inbox(['delete', ...asha], other.file)).toMatchObject({ code: 1, out: out('0 messages') });
    expect(await written(['--state', 'all'])).toEqual(['b@example.com']);
  });

  it('tells what could not be passed on, and why', async () => {
    await vi.waitFor(async () => expect((await inbox(['outbox'])).out).toMatch(/forward +[1-9]\d* +\S/), {
      timeout: 20_000,
    });
    expect((await inbox(['outbox'])).out).toContain('1 waiting, 0 delivered.');
  });

  it('says whether the service is well', async () => {
    expect(await inbox(['status'])).toMatchObject({
      code: 1,
      out: `Kept in ${site.file}.\nMessages: 1 spam, 1 stored.\nOutbox: 1 waiting, 0 delivered.\nNot well: forward failed (not reached).\n`,
    });
    const other = join(folder, 'well.db');
    writeFileSync(other, '');
    expect(await inbox(['status'], other)).toMatchObject({
      code: 0,
      out: `Kept in ${other}.\nMessages: none.\nOutbox: 0 waiting, 0 delivered.\nAll is well.\n`,
    });
    writeFileSync(other, 'no database');
    expect(await inbox(['status'], other)).toMatchObject({
      code: 1,
      out: `Kept in ${other}.\nNot well: messages cannot be kept: ${DAMAGED}.\n`,
    });
    // A folder.
    const why =
      'the database cannot be opened: see that it is there, and that CONTACT_DATABASE or CONTACT_DATABASE_URL names it';
    expect(await inbox(['status'], folder)).toMatchObject({
      code: 1,
      out: `Kept in ${folder}.\nNot well: messages cannot be kept: ${why}.\n`,
    });
  });

  it('saves a consistent copy while the server runs, and restores it into the running server', async () => {
    expect(await inbox(['backup', 'saved.db'])).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(folder).filter((name) => name.startsWith('saved'))).toEqual(['saved.db']);
    expect((await inbox(['backup', 'saved.db'])).code).toBe(2);
    expect(await inbox(['backup', site.file, '--force'])).toMatchObject({
      code: 2,
      err: `“${site.file}” is the inbox itself: name another file.\n`,
    });
    expect(await inbox(['export', '--format', 'csv', '--out', site.file, '--force'])).toMatchObject({
      code: 2,
      err: `“${site.file}” is the inbox itself: name another file.\n`,
    });
    expect(await inbox(['backup', folder, '--force'])).toMatchObject({
      code: 2,
      err: `“${folder}” cannot be written.\n`,
    });
    expect(await inbox(['backup', 'saved.db/again.db'])).toMatchObject({
      code: 2,
      err: '“saved.db/again.db” cannot be written.\n',
    });
    await site.json({ ...GOOD, description: 'After the backup' });
    expect(await inbox(['restore', 'saved.db'])).toMatchObject({
      code: 2,
      err: 'The inbox holds messages: add --force to replace them by the backup.\n',
    });
    expect(await inbox(['restore', 'saved.db', '--force'])).toMatchObject({ code: 0, err: '' });
    expect((await site.rows()).map(({ description, page }) => [description, page])).toEqual([
      ['Red\u001b[31m alert, =1+1', '/events/gala'],
      [GOOD.description, null],
    ]);
    expect((await site.json({ ...GOOD, description: 'And on it goes' })).status).toBe(201);
    expect(await site.rows('SELECT count(*) AS n FROM messages')).toEqual([{ n: 3 }]);
  });

  it('replaces an older copy, and what a reader that was killed has left beside it', async () => {
    const [older, left] = [join(folder, 'nightly.db'), join(folder, 'left')];
    expect((await inbox(['backup', older])).code).toBe(0);
    const reader = openDatabase({ url: `file:${older}` });
    await reader.script('PRAGMA journal_mode=WAL; CREATE TABLE looked (at); INSERT INTO looked VALUES (1);');
    copyFileSync(`${older}-wal`, left);
    await reader.close();
    copyFileSync(left, `${older}-wal`);
    expect((await inbox(['backup', older, '--force'])).code).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('nightly'))).toEqual(['nightly.db']);
    expect(await rowsOf(older, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  });

  it('saves a copy that is its owner’s alone from the beginning', async () => {
    const database = openDatabase({ url: `file:${site.file}` });
    const seen: string[] = [];
    const script = async (sql: string): Promise<undefined> => {
      await database.script(sql);
      const name = readdirSync(folder).find((other) => other.startsWith('own.db')) ?? '';
      seen.push((statSync(join(folder, name)).mode & 0o777).toString(8));
    };
    await backup({ ...database, script }, join(folder, 'own.db'), false);
    await database.close();
    expect(seen).toEqual(['600']);
  });

  it('removes what a command that was killed has left of a copy, and no other’s', async () => {
    const nobody = 2 ** 22 + 1;
    const left = [`older.db.inbox-${nobody}.tmp`, `older.db.inbox-${nobody}.tmp-wal`];
    const running = `other.db.inbox-${process.ppid}.tmp`;
    for (const name of [...left, running]) writeFileSync(join(folder, name), '');
    expect((await inbox(['backup', 'newer.db'])).code).toBe(0);
    expect(readdirSync(folder).filter((name) => name.includes('.inbox-'))).toEqual([running]);
  });

  it('restores into a fresh place, and nothing from a file that is no backup', async () => {
    const fresh = join(folder, 'fresh/inbox.db');
    mkdirSync(join(folder, 'fresh'));
    expect((await inbox(['restore', 'saved.db'], fresh)).code).toBe(0);
    expect(readdirSync(join(folder, 'fresh'))).toEqual(['inbox.db']);
    expect(await rowsOf(fresh, 'SELECT count(*) AS n FROM messages')).toEqual([{ n: 2 }]);
    const damaged = readFileSync(join(folder, 'saved.db'));
    damaged.fill(0x5a, 4096 * 3, 4096 * 5);
    writeFileSync(join(folder, 'damaged.db'), damaged);
    writeFileSync(join(folder, 'text.db'), 'not a database');
    for (const name of ['damaged.db', 'text.db']) {
      const { code, err } = await inbox(['restore', name, '--force'], fresh);
      expect([code, err]).toEqual([
        2,
        expect.stringContaining(`“${join(folder, name)}” is no backup of the inbox`),
      ]);
    }
    expect(await rowsOf(fresh, 'SELECT count(*) AS n FROM messages')).toEqual([{ n: 2 }]);
  });

  it('restores over a damaged inbox, which is set aside', async () => {
    const bad = join(folder, 'bad.db');
    for (const aside of ['bad.db.damaged', 'bad.db.damaged-2']) {
      writeFileSync(bad, 'not a database '.repeat(40));
      expect((await inbox([], bad)).err).toContain(`${bad} cannot be used: ${DAMAGED} (SQLITE_NOTADB: `);
      expect(await inbox(['restore', 'saved.db'], bad)).toEqual({
        code: 2,
        out: '',
        err: `“${bad}” is damaged: add --force to set it aside and fill a new one.\n`,
      });
      expect(await inbox(['restore', 'saved.db', '--force'], bad)).toEqual({
        code: 0,
        out: `2 messages restored to ${bad}.\nThe damaged inbox lies in ${join(folder, aside)}.\n`,
        err: '',
      });
      expect(readFileSync(join(folder, aside), 'utf8')).toContain('not a database');
      expect(await rowsOf(bad, 'SELECT count(*) AS n FROM messages')).toEqual([{ n: 2 }]);
    }
    if (process.platform !== 'win32') expect(statSync(bad).mode & 0o077).toBe(0);
  });

  it('purges what is old, except what is still owed to somebody', async () => {
    await age(31);
    await site.json({ ...GOOD, description: 'Of today' });
    expect((await inbox(['purge', '--older-than', '30', '--dry-run'])).out).toBe(
      '1 message older than 30 days would be deleted.\n2 messages stay: not passed on yet (see outbox; --force deletes them).\n',
    );
    expect((await inbox(['purge', '--older-than', '30', '--force'])).out).toBe(
      '3 messages older than 30 days deleted.\n',
    );
    expect((await site.rows()).map((row) => row.description)).toEqual(['Of today']);
    expect(await site.rows('SELECT count(*) AS n FROM outbox')).toEqual([{ n: 1 }]);
    const bytes = readFileSync(site.file).toString('latin1');
    expect([bytes.includes('Red'), bytes.includes('Of today')]).toEqual([false, true]);
  });

  it('deletes one', async () => {
    const [row] = await site.rows('SELECT id FROM messages');
    expect((await inbox(['delete', String(row?.id)])).code).toBe(0);
    expect(await site.rows('SELECT count(*) AS n FROM outbox')).toEqual([{ n: 0 }]);
  });

  it('makes no database where there is none', async () => {
    const nowhere = join(folder, 'nowhere/inbox.db');
    expect(await inbox([], nowhere)).toMatchObject({
      code: 0,
      out: `No messages: ${nowhere} does not exist yet.\n`,
    });
    expect(await inbox(['export', '--format', 'csv'], nowhere)).toMatchObject({
      code: 0,
      out: '\ufeff"id","receivedAt","state","name","email","phoneNumber","description","locale","consent","page"\r\n',
    });
    expect(existsSync(nowhere)).toBe(false);
  });

  it.each([
    [['list', '--limit', 'x'], '--limit takes a whole number.\n'],
    [['purge'], '--older-than takes a whole number.\n'],
    [['purge', '--older-than', 'x'], '--older-than takes a whole number.\n'],
  ])('%j is refused where there is no inbox yet, too', async (args, err) => {
    expect(await inbox(args, join(folder, 'nowhere/inbox.db'))).toEqual({ code: 2, out: '', err });
  });

  it.each([
    [['wat'], 'There is no “wat”.'],
    [['--wat'], '--wat'],
    [['purge'], '--older-than takes a whole number.'],
    [['export'], '--format takes csv or json.'],
    [['show'], 'Which message?'],
    [['show', '019'], 'the first four characters of it or more.'],
    [['export', '--format', 'csv', '--state', 'unverifed'], '--state takes stored, unverified, spam or all.'],
    [['restore', 'missing.db'], 'There is no file'],
    [['restore', '.'], 'cannot be read.'],
  ])('%j cannot run: one sentence, exit code 2', async (args, sentence) => {
    const { code, out, err } = await inbox(args);
    expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
    expect(err).toContain(sentence);
  });

  it.each([
    [['--help'], 0, 'backup FILE'],
    [[], 0, 'No messages: '],
    [['--wat'], 2, '--wat'],
  ])('ends with its exit code: %j', (args, code, text) => {
    const run = runCommand(root, ['inbox', ...args], { CONTACT_DATABASE: join(folder, 'none.db') });
    expect(run.code).toBe(code);
    expect(code === 2 ? run.stderr : run.stdout).toContain(text);
  });
});

it.each([
  [['status', '--limit', '5'], '--limit does not go with “status”. See --help.\n'],
  [['list', '--format', 'json'], '--format does not go with “list”. See --help.\n'],
  [['list', 'stored'], 'Unexpected argument “stored”.\n'],
])('%j, which would be passed over in silence, is refused', async (args, err) => {
  expect(await inbox(args)).toEqual({ code: 2, out: '', err });
});
