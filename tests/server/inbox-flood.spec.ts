import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FULL, figure, percentile, SEED, sequence, sized } from '../support/proof.ts';
import { LONG_PAGE } from './build-folder.ts';
import { contactService, FORM, GOOD } from './contact-site.ts';
import { freePort, serverProcess } from './server-process.ts';

const ADDRESSES = sized(1000);
const POSTS = 100;
const LIMIT = 30;
const AT_ONCE = 32;
/** What a machine that does nothing else answers in 200 ms. */
const MEANWHILE = 870;
const PATH = '/service/simplicityService/contactUs/';
const PAGE = LONG_PAGE.replace('<p>', '<body><main id="main"><p>').replaceAll(
  '<p>The',
  `<p>${'long '.repeat(400)}The`,
);

type Sent = readonly [type: string, body: string];
const json = (text: string): Sent => ['application/json', JSON.stringify({ ...GOOD, description: text })];
const form = (change: Partial<typeof FORM>): Sent => [
  'application/x-www-form-urlencoded',
  new URLSearchParams({ ...FORM, ...change }).toString(),
];

/** What a flood sends: right and wrong, as a program and as a browser without scripts, whose right ones have a limit of their own. */
const KINDS: readonly ((text: string) => Sent)[] = [
  json,
  (text) => form({ comments: text.repeat(20), email: 'nobody' }),
  (text) => ['application/json', `{"name":"${text}"`],
];

it.runIf(FULL)(
  `${ADDRESSES * POSTS} posts of ${ADDRESSES} addresses: the limit is exact, memory is bounded, a visitor waits for nothing`,
  { timeout: 1_800_000 },
  async () => {
    const [locale] = contactService().locales;
    const locales = locale === undefined ? [] : [{ ...locale, page: '/contact-us' }];
    const env = { CONTACT_RATE_LIMIT: String(LIMIT), TRUST_PROXY: '127.0.0.1' };
    const server = serverProcess(
      await freePort(),
      env,
      { '/contact-us': `<head></head>${PAGE}</main>` },
      { locales },
    );
    // The first start may bundle the command, which takes memory that a server does not.
    for (const turn of [server.start, server.stop, server.start]) await turn();
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE + 4 });
    const send = (
      method: string,
      path: string,
      address: string,
      [type, body]: Sent = ['', ''],
    ): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { 'x-forwarded-for': address, ...(type && { 'content-type': type }) };
        const options = { host: '127.0.0.1', port: server.port, path, method, agent, headers };
        const sent = request(options, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
        });
        sent.once('error', reject).end(body);
      });

    const next = sequence(SEED);
    const taken: number[] = [];
    let answered = 0;
    const flood = async (index: number) => {
      const address = `198.18.${index >> 8}.${index & 255}`;
      let count = 0;
      for (let turn = 0; turn < POSTS; turn += 1) {
        const kind = KINDS[next(KINDS.length)] ?? json;
        const status = await send('POST', PATH, address, kind(`flood ${index} ${turn} `));
        expect([201, 400, 429]).toContain(status);
        answered += 1;
        if (status !== 429) count += 1;
      }
      taken.push(count);
    };

    const waits: number[] = [];
    // Milliseconds would tell of the machine: what a visitor waits for are the answers that others get meanwhile.
    const overtaken: number[] = [];
    let over = false;
    const visit = async () => {
      for (let visitor = 0; !over; visitor += 1) {
        const address = `203.0.${113 + (visitor >> 8)}.${visitor & 255}`;
        for (const [method, path, body] of [
          ['GET', '/contact-us', undefined],
          ['POST', PATH, form({ comments: `visitor ${visitor}` })],
        ] as const) {
          const began = performance.now();
          const before = answered;
          expect([200, 201]).toContain(await send(method, path, address, body));
          waits.push(performance.now() - began);
          overtaken.push(answered - before);
        }
        await wait(20);
      }
    };

    const visiting = visit();
    const began = performance.now();
    const queue = Array.from({ length: ADDRESSES }, (_, index) => index).values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const index of queue) await flood(index);
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    over = true;
    await visiting;
    agent.destroy();
    const peak = server.peak();
    expect(await server.stop()).toBe(0);
    const megabytes = Math.round((peak ?? 0) / 1024 / 1024);
    const answers = percentile(overtaken, 0.99);
    figure('Flood', {
      posts: ADDRESSES * POSTS,
      'a second': Math.round((ADDRESSES * POSTS) / seconds),
      'resident MB at most': megabytes,
      visits: waits.length,
      'visitor p99 ms': Math.round(percentile(waits, 0.99)),
      'answers to others meanwhile': answers,
    });
    expect(new Set(taken)).toEqual(new Set([LIMIT]));
    expect(megabytes).toBeLessThan(150);
    expect(answers).toBeLessThan(MEANWHILE);
  },
);
