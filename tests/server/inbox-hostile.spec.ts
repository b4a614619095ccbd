import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { sequence } from '../support/proof.ts';
import { contactSite, GOOD } from './contact-site.ts';

const REQUESTS = process.env.FULL === '1' ? 5000 : 300;
const AT_ONCE = 20;
const PATH = '/service/simplicityService/contactUs/';

setFlagsFromString('--expose_gc');
const collect: () => void = runInNewContext('gc');
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

const good = JSON.stringify(GOOD);

const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  'multipart/form-data; boundary=',
  'text/plain',
  `application/json${';a=b'.repeat(500)}`,
  '',
];

const bodies: readonly ((next: (below: number) => number) => Buffer)[] = [
  (next) => Buffer.from(good.slice(0, next(good.length))),
  (next) => Buffer.from('['.repeat(next(32_000))),
  (next) => Buffer.from(`{"a":${'{"a":'.repeat(next(5000))}`),
  (next) => Buffer.from(Array.from({ length: next(3000) }, () => next(256))),
  (next) => Buffer.from('x'.repeat(next(80_000))),
  (next) => Buffer.from(good.replace('Asha', `\\u0000\\ud800${'\u202e'.repeat(next(50))}`)),
  () => Buffer.from('{"__proto__":{"name":"x"},"constructor":1}'),
  (next) => Buffer.from(JSON.stringify({ ...GOOD, email: `${'a@'.repeat(next(8000))}b.co` })),
  (next) =>
    Buffer.from(JSON.stringify({ ...GOOD, name: 'A '.repeat(next(9000)), website: next(2) ? 'x' : '' })),
  (next) => Buffer.from(`first_name=%zz&last_name=%00&email=${'%F0%9F'.repeat(next(900))}&comments=%`),
  (next) => Buffer.from('&='.repeat(next(16_000))),
  (next) => Buffer.from(good.replace('"Asha Rao"', ['1e999', '[]', '{}', 'true', 'null'][next(5)] ?? '')),
  () => Buffer.from(good, 'utf16le'),
  () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(good)]),
];

const headers: readonly ((next: (below: number) => number) => string)[] = [
  () => '',
  (next) => `Idempotency-Key: ${'k'.repeat(next(4000))}\r\n`,
  (next) => `Idempotency-Key: \x01\x7f${'\xe9'.repeat(next(20))}\r\n`,
  (next) => `X-Captcha-Token: ${Buffer.from('{"challenge":{}}'.repeat(next(400))).toString('base64')}\r\n`,
  () => 'Content-Encoding: gzip\r\n',
  () => 'Origin: null\r\nSec-Fetch-Site: cross-site\r\nReferer: http://%%%/\r\n',
  (next) => `X-Forwarded-For: ${'1.2.3.4, '.repeat(next(1000))}\r\n`,
  (next) => `X-Filler: ${'f'.repeat(next(30_000))}\r\n`,
  () => 'Referer: /not an address\r\nAccept-Encoding: *;q=nonsense\r\n',
  () => 'Expect: 100-continue\r\n',
  () => 'Expect: the-impossible\r\n',
  () => 'Host: other\r\n',
];

const METHODS = ['POST', 'POST', 'POST', 'POST', 'PUT', 'OPTIONS', 'DELETE', 'HEAD', 'BREW'];
const PATHS = [
  PATH,
  PATH,
  PATH.slice(0, -1),
  `${PATH}?x=1`,
  `${PATH}%00`,
  `/${PATH}`,
  '/captcha/challenge',
  '*',
];

function hostile(next: (below: number) => number): Buffer {
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T | undefined => list[next(list.length)];
  const body = (pick(bodies) ?? bodies[0])?.(next) ?? Buffer.alloc(0);
  const size = [
    `${body.length}`,
    `${body.length}`,
    `${body.length}`,
    `${next(100_000)}`,
    '-1',
    '99999999999999',
  ];
  const framing = [
    () => [`Content-Length: ${pick(size)}\r\n`, body],
    () => [`Content-Length: ${body.length}\r\n`, body],
    () => [
      'Transfer-Encoding: chunked\r\n',
      Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]),
    ],
    () => ['Transfer-Encoding: chunked\r\n', Buffer.from(`zz\r\n${good}`)],
    () => ['Transfer-Encoding: chunked\r\nContent-Length: 5\r\n', body],
  ];
  const [length = '', sent = body] = pick(framing)?.() ?? [];
  const head = `${pick(METHODS)} ${pick(PATHS)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${pick(TYPES)}\r\n${pick(headers)?.(next)}${length}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.isBuffer(sent) ? sent : Buffer.from(sent)]);
}

/** Sends bytes; the last answer's status, or 0 where the connection closed without one. Half of the senders go away early. */
function send(port: number, bytes: Buffer, leaves: boolean): Promise<number> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      if (leaves) socket.write(bytes.subarray(0, bytes.length >> 1), () => socket.destroy());
      else socket.end(bytes);
    });
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number([...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].at(-1)?.[1] ?? 0)));
  });
}

/** Announces a body and sends it a byte at a time, for as long as it is let. */
function slowSender(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n`,
  );
  const drip = setInterval(() => socket.write('['), 20);
  socket.on('close', () => clearInterval(drip));
  return socket;
}

it(`${REQUESTS} hostile requests: no crash, no 5xx, no leak`, { timeout: 600_000 }, async () => {
  const site = await contactSite({ contact: { captcha: 'altcha' } });
  const { port } = site.server;
  const next = sequence(20_261_120);
  const slow = Array.from({ length: 40 }, () => slowSender(port));
  const statuses = new Map<number, number>();
  let left = REQUESTS;
  const attack = async () => {
    while (left > 0) {
      left -= 1;
      const leaves = next(8) === 0;
      const status = await send(port, hostile(next), leaves);
      if (!leaves) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const half = async (count: number) => {
    left = count;
    await Promise.all(Array.from({ length: AT_ONCE }, attack));
    return heap();
  };
  const before = await half(Math.floor(REQUESTS / 2));
  const after = await half(Math.ceil(REQUESTS / 2));
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.get(400)).toBeGreaterThan(0);
  expect(site.errors).toEqual([]);
  expect(site.log).toEqual([]);
  // The second half leaves nothing behind: what the first one loaded is there already.
  expect(after - before).toBeLessThan(4 * 1024 * 1024);

  // Whoever sends slowly holds up nobody else.
  const answer = await site.form({
    first_name: 'A',
    last_name: 'B',
    email: 'a@b.co',
    phone_number: '1234567890',
    comments: 'x',
  });
  expect(answer.status).toBe(201);
  for (const socket of slow) socket.destroy();
  const closing = performance.now();
  await site.close();
  expect(performance.now() - closing).toBeLessThan(5000);
});
