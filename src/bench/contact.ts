import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { groupBy } from '../content/diagnostics/group-by.ts';
import type { BuildManifest } from '../model/build-manifest.ts';
import { CONTACT_WORDS } from '../model/contact-words.ts';
import { recordOf } from '../model/record-of.ts';
import { openDatabase } from '../server/inbox/database.ts';
import { fileUrl } from '../server/inbox/inbox-options.ts';
import { benchFolder } from './builds.ts';
import { startCommand } from './commands.ts';

const PATH = '/contact';
const CONNECTIONS = 50;
const WARM_UP = 1500;
const MEASURED = 8000;

/** A build that has nothing but a contact service. */
const bare: BuildManifest = {
  build: 'bench',
  basePath: '',
  files: {},
  redirects: [],
  notFound: {},
  headers: [],
  contact: {
    path: PATH,
    own: true,
    captcha: 'none',
    allowOrigins: [],
    names: 'latin',
    phone: 'required',
    stylesheet: '/none.css',
    locales: [
      {
        prefix: '',
        code: 'en',
        page: null,
        consent: null,
        words: recordOf(CONTACT_WORDS, (key) => key),
      },
    ],
  },
};

const BODY = JSON.stringify({
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  phoneNumber: '+91 98200 00000',
  website: '',
  description: 'I would like to talk about my plans for the years after work. '.repeat(5),
});

function post(address: string, agent: Agent, key: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(BODY),
      'idempotency-key': key,
    };
    const sent = request(address + PATH, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(BODY);
  });
}

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/**
 * Posts as fast as 50 connections can, and counts afterwards which of the acknowledged messages the database holds
 * exactly once (`found`); how long each waits until it is on the disk is in milliseconds.
 */
export async function measureContact() {
  const folder = join(benchFolder, 'contact');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '_build.json'), JSON.stringify(bare));
  const file = join(folder, 'inbox.db');
  const server = await startCommand(['serve', '--dir', folder], {
    CONTACT_DATABASE: file,
    CONTACT_DATABASE_URL: '',
    CONTACT_FORWARD_URL: '',
    CONTACT_NOTIFY: '',
    CONTACT_RATE_LIMIT: 'off',
  });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const waits: number[] = [];
  const keys: string[] = [];
  const started = performance.now();
  const end = started + WARM_UP + MEASURED;
  const send = async (): Promise<void> => {
    while (performance.now() < end) {
      const key = randomUUID();
      const at = performance.now();
      const status = await post(server.address, agent, key);
      if (status !== 201) throw new Error(`The contact service answered ${status}.`);
      keys.push(key);
      if (at >= started + WARM_UP) waits.push(performance.now() - at);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, send));
  } finally {
    agent.destroy();
    await server.stop();
  }
  const seconds = (performance.now() - started - WARM_UP) / 1000;
  const sorted = waits.toSorted((a, b) => a - b);
  return {
    connections: CONNECTIONS,
    acknowledged: keys.length,
    perSecond: waits.length / seconds,
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    found: await foundOnce(file, keys),
  };
}

async function foundOnce(file: string, keys: readonly string[]): Promise<number> {
  const database = openDatabase({ url: fileUrl(file) });
  const rows = await database.rows('SELECT key FROM messages');
  await database.close();
  const found = groupBy(rows, ({ key }) => String(key));
  return keys.filter((key) => found.get(key)?.length === 1).length;
}
