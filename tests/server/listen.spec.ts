import { EventEmitter, once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ListenError, listenMessage, start, untilSignal } from '../../src/server/listen.ts';
import { callCommand } from '../support/call-command.ts';
import { LONG_PAGE, site } from './build-folder.ts';

const { build } = vi.hoisted(() => ({ build: vi.fn() }));
vi.mock('../../scripts/build.ts', () => ({ main: build }));
vi.mock('../../scripts/serve.ts', () => ({}));

const local = { port: 0, host: '127.0.0.1' };
const quick = { fetch: () => new Response('done') };

/** Says when it is asked, and answers once it is told to. */
const held = (events: EventEmitter) => ({
  fetch: async () => {
    const told = once(events, 'answer');
    events.emit('asked');
    await told;
    return new Response('done');
  },
});

/** What comes back for bytes that no well-behaved client sends. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(received));
  });
}

describe('a listening site', () => {
  it('answers over a real socket', async () => {
    const { app } = await site({ '/': LONG_PAGE });
    const server = await start(app, local);
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    const response = await fetch(server.url, { headers: { 'accept-encoding': 'gzip, br' } });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['br', LONG_PAGE]);
    const head = await fetch(server.url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(head.headers.get('content-length')).toBe(String(LONG_PAGE.length));
    expect(await raw(server.port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    await server.close();
  });

  it.each([
    ['//evil.com/', 404],
    ['/\\evil.com', 400],
    ['/%zz', 400],
    ['/../../etc/passwd', 404],
    ['http://evil.com/About', 308],
  ])('answers the request target %s with %i', async (target, status) => {
    const { app } = await site({ '/about': 'about' });
    const server = await start(app, local);
    const answer = await raw(server.port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).not.toMatch(/location: \S*evil/);
    await server.close();
  });

  it.each(['a%b', '1.2.3.4.5', 'a b', '[::1', 'a:99999'])('answers the host %s with 400', async (host) => {
    const errors: Error[] = [];
    const { app } = await site({ '/': LONG_PAGE }, {}, { onError: (error) => errors.push(error) });
    const server = await start(app, local);
    const answer = await raw(server.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect([answer.slice(0, 13), errors]).toEqual(['HTTP/1.1 400 ', []]);
    await server.close();
  });

  it('says in one sentence that the port is in use', async () => {
    const server = await start(quick, local);
    const second = start(quick, { ...local, port: server.port });
    await expect(second).rejects.toThrow(ListenError);
    await expect(second).rejects.toThrow(
      `Port ${server.port} is in use: stop the other server or choose another, with --port or PORT.`,
    );
    await server.close();
  });
});

it('npm start says that the port is in use before it builds', async () => {
  const server = await start(quick, local);
  onTestFinished(() => server.close());
  await expect(callCommand('.', ['start'], { PORT: String(server.port) })).rejects.toThrow(ListenError);
  expect(build).not.toHaveBeenCalled();
});

it.each([
  ['EACCES', 'Port 80 may not be used: choose one above 1023, with --port or PORT.'],
  ['EADDRNOTAVAIL', 'The host a.example is not an address of this machine.'],
  ['ENOTFOUND', 'The host a.example is not an address of this machine.'],
  ['EMFILE', 'Cannot listen on a.example:80: no.'],
])('says in one sentence what %s means', (code, message) => {
  expect(listenMessage(Object.assign(new Error('no'), { code }), 80, 'a.example')).toBe(message);
});

describe('closing', () => {
  it('finishes requests in flight and accepts no more', async () => {
    const events = new EventEmitter();
    const server = await start(held(events), local);
    const asked = once(events, 'asked');
    const running = fetch(server.url).then((response) => response.text());
    await asked;
    const closing = server.close();
    await expect(fetch(server.url)).rejects.toThrow();
    events.emit('answer');
    expect(await running).toBe('done');
    await closing;
  });

  it('sends a visitor who reads slowly the whole answer', async () => {
    const size = 8_000_000;
    const server = await start({ fetch: () => new Response(new Uint8Array(size)) }, local);
    const response = await new Promise<IncomingMessage>((resolve) => request(server.url, resolve).end());
    const closing = server.close();
    await wait(600);
    const sizes = await response.map((chunk: Buffer) => chunk.length).toArray();
    expect(sizes.reduce((sum, length) => sum + length, 0)).toBe(size);
    await closing;
  });

  it('answers what comes over a connection that a proxy has kept open', async () => {
    const server = await start(quick, local);
    const agent = new Agent({ keepAlive: true });
    const ask = () =>
      new Promise<string | undefined>((resolve, reject) => {
        request(server.url, { agent }, (response) =>
          response.resume().on('end', () => resolve(response.headers.connection)),
        )
          .on('error', reject)
          .end();
      });
    expect(await ask()).toBe('keep-alive');
    const closing = server.close();
    expect(await ask()).toBe('close');
    await closing;
    agent.destroy();
  });

  it('does not wait for connections that browsers keep alive', async () => {
    const server = await start(quick, local);
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve) => {
      request(server.url, { agent }, (response) => response.resume().on('end', resolve)).end();
    });
    const before = Date.now();
    await server.close();
    expect(Date.now() - before).toBeLessThan(1000);
    agent.destroy();
  });

  it('cuts what is not finished in time', async () => {
    const events = new EventEmitter();
    const server = await start(held(events), { ...local, graceMs: 200 });
    const asked = once(events, 'asked');
    const running = fetch(server.url).then(
      () => 'answered',
      () => 'cut',
    );
    await asked;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const closing = server.close();
    vi.advanceTimersByTime(200);
    expect(await running).toBe('cut');
    await closing;
  });

  it.each(['SIGTERM', 'SIGINT'])('follows %s, with exit code 0', async (signal) => {
    const signals = new EventEmitter();
    const server = await start(quick, local);
    const code = untilSignal(server, signals);
    signals.emit(signal);
    expect(await code).toBe(0);
    await expect(fetch(server.url)).rejects.toThrow();
    expect(signals.listenerCount(signal)).toBe(0);
  });
});
