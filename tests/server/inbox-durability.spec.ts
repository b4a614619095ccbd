import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { expect, it } from 'vitest';
import { GOOD, rowsOf } from './contact-site.ts';
import { freePort, serverProcess } from './server-process.ts';

const FULL = process.env.FULL === '1';
const MESSAGES = FULL ? 2000 : 200;
const KILLS = FULL ? 20 : 3;
const CLIENTS = 25;

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

it(`${MESSAGES} messages, ${KILLS} kills: every acknowledged message is there exactly once`, {
  timeout: 600_000,
}, async () => {
  const server = serverProcess(await freePort());
  await server.start();
  let up: Promise<void> = Promise.resolve();
  let kills = 0;
  let tries = 0;
  const acknowledged = new Set<string>();
  const keys = Array.from({ length: MESSAGES }, () => randomUUID());
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  // Somewhere in each part of the load, in the midst of a transaction or between two.
  const killAt = Array.from({ length: KILLS }, (_, part) =>
    Math.floor(((part + 0.2 + 0.6 * Math.random()) * MESSAGES) / KILLS),
  );

  const killNow = async () => {
    await new Promise((soon) => setTimeout(soon, Math.random() * 12));
    await server.kill();
    await server.start();
  };
  const deliver = async (key: string, index: number) => {
    for (;;) {
      await up;
      tries += 1;
      const status = await post(
        server.port,
        agent,
        key,
        JSON.stringify({ ...GOOD, description: `Number ${index}` }),
      );
      if (status === 201) break;
      // A page that retries knows nothing more than this.
      expect(status).toBeUndefined();
    }
    acknowledged.add(key);
    if (kills < KILLS && acknowledged.size >= (killAt[kills] ?? 0)) {
      kills += 1;
      up = up.then(killNow);
    }
  };
  const queue = keys.entries();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (const [index, key] of queue) await deliver(key, index);
    }),
  );
  await up;
  agent.destroy();
  expect(await server.stop()).toBe(0);

  const rows = await rowsOf(server.file, 'SELECT key, description FROM messages');
  expect(kills).toBe(KILLS);
  expect(acknowledged.size).toBe(MESSAGES);
  // The kills hit messages under way: some had to be sent again.
  expect(tries).toBeGreaterThan(MESSAGES);
  const found = rows.map(({ key, description }) => `${key} ${description}`).sort();
  expect(found).toEqual(keys.map((key, index) => `${key} Number ${index}`).sort());
  expect(await rowsOf(server.file, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(server.said()).not.toMatch(/Asha|Number \d|example\.com/);
});
