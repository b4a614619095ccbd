import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { FULL, figure, percentile, sized } from '../support/proof.ts';
import { freePort } from './server-process.ts';

const root = resolve(import.meta.dirname, '../..');
const { SIRV, SIRV_SITE = join(root, 'dist') } = process.env;
const ROUNDS = 50;
const CONNECTIONS = 24;

const PEER = `
import { createServer } from 'node:http';
const { default: sirv } = await import(process.argv[1]);
const serve = sirv(process.argv[2], { brotli: true, gzip: true, etag: true });
createServer((request, response) => serve(request, response)).listen(Number(process.argv[3]), '127.0.0.1', () => console.log('Serving'));
`;

async function started(args: readonly string[]): Promise<() => Promise<unknown>> {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CONTACT_DATABASE: join(root, '.cache/test/beside.db') },
  });
  for await (const chunk of child.stdout) if (String(chunk).includes('Serving')) break;
  child.stdout.resume();
  return async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

/** Asks for pages one after the other on a connection, as a browser that takes brotli; hears how long each took. */
function visit(
  port: number,
  pages: readonly string[],
  count: number,
  heard: (ms: number) => void,
): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    let left = count;
    let began = 0;
    let received = '';
    const ask = () => {
      began = performance.now();
      socket.write(
        `GET ${pages[left % pages.length]} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip, br\r\n\r\n`,
      );
    };
    socket.setEncoding('latin1').on('connect', ask).on('error', fail);
    socket.on('data', (chunk) => {
      received += chunk;
      const head = received.indexOf('\r\n\r\n');
      const size = Number(/content-length: (\d+)/i.exec(received.slice(0, Math.max(0, head)))?.[1]);
      if (head < 0 || received.length < head + 4 + size) return;
      if (!/^HTTP\/1\.1 200 [\s\S]*content-encoding: br/i.test(received))
        fail(new Error(received.slice(0, 300)));
      received = '';
      heard(performance.now() - began);
      left -= 1;
      if (left > 0) return ask();
      socket.end();
      done();
    });
  });
}

/** SIRV names the package’s module file, SIRV_SITE a build with `--compress`: the peer compresses nothing itself. */
it.runIf(FULL && SIRV)('pages are served beside sirv', { timeout: 600_000 }, async () => {
  const manifest: { readonly files: Readonly<Record<string, { readonly type: string }>> } = JSON.parse(
    readFileSync(join(SIRV_SITE, '_build.json'), 'utf8'),
  );
  const pages = Object.keys(manifest.files).filter(
    (address) => manifest.files[address]?.type.startsWith('text/html') && !address.includes('404'),
  );
  const [own, peer] = [await freePort(), await freePort()];
  const stops = [
    await started(['scripts/run.mjs', 'serve', '--dir', SIRV_SITE, '--port', String(own)]),
    await started(['--input-type=module', '-e', PEER, SIRV ?? '', SIRV_SITE, String(peer)]),
  ];
  const seconds = new Map([
    [own, 0],
    [peer, 0],
  ]);
  const waits = new Map<number, number[]>([
    [own, []],
    [peer, []],
  ]);
  const each = sized(200);
  // One after the other, in many short turns: what else the machine does meets both. The first turn warms them up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const port of round % 2 ? [own, peer] : [peer, own]) {
      const began = performance.now();
      const heard = (ms: number) => void (round > 0 && waits.get(port)?.push(ms));
      await Promise.all(Array.from({ length: CONNECTIONS }, () => visit(port, pages, each, heard)));
      if (round > 0) seconds.set(port, (seconds.get(port) ?? 0) + (performance.now() - began) / 1000);
    }
  for (const stop of stops) await stop();
  const rate = (port: number) => (waits.get(port)?.length ?? 0) / (seconds.get(port) ?? 1);
  const p99 = (port: number) => percentile(waits.get(port) ?? [], 0.99);
  figure('Beside sirv', {
    requests: waits.get(own)?.length ?? 0,
    'own a second': Math.round(rate(own)),
    'sirv a second': Math.round(rate(peer)),
    ratio: (rate(own) / rate(peer)).toFixed(2),
    'own p99 ms': p99(own).toFixed(1),
    'sirv p99 ms': p99(peer).toFixed(1),
  });
  expect(rate(own) / rate(peer)).toBeGreaterThanOrEqual(0.9);
  expect(p99(own)).toBeLessThanOrEqual(p99(peer));
});
