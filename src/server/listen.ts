import type { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Milliseconds that requests in flight get to finish after `close`; 10,000 by default. */
  readonly graceMs?: number;
}

/** The address cannot be listened on; the message is one sentence for the user. */
export class ListenError extends Error {}

type App = { fetch(request: Request, env: object): Response | Promise<Response> };

/**
 * Listens with an app's `fetch`. The address is `http://127.0.0.1:4173`, without a final slash.
 *
 * @throws ListenError when the port is in use, forbidden, or the host is none of this machine.
 */
export async function start(app: App, options: ListenOptions) {
  const server = createServer(
    // A slow sender holds a connection this long at most, in milliseconds.
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
    },
    // HTTP/1.0, in which some proxies ask whether the server is well, names no host.
    getRequestListener((request, env) => app.fetch(request, env), { hostname: 'localhost' }),
  );
  // A visitor who stops reading; a slow one still gets a byte through now and then.
  server.timeout = 120_000;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = await listen(server, options);
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  let closing: Promise<void> | undefined;
  return {
    port,
    url: `http://${host}:${port}`,
    /** Stops accepting, lets requests in flight finish, then cuts what is left. */
    close(): Promise<void> {
      closing ??= closeServer(server, sockets, options.graceMs ?? 10_000);
      return closing;
    },
  };
}

/**
 * Serves until SIGTERM or SIGINT, then closes; a second signal cuts what is still in flight.
 * Returns the exit code, 0.
 */
export async function untilSignal(
  server: { close(): Promise<void> },
  signals: Pick<EventEmitter, 'on' | 'off'> = process,
): Promise<0> {
  await new Promise<void>((resolve) => {
    let signalled = false;
    const stop = () => {
      if (signalled) process.exit(0);
      signalled = true;
      void server.close().then(() => {
        signals.off('SIGTERM', stop);
        signals.off('SIGINT', stop);
        resolve();
      });
    };
    signals.on('SIGTERM', stop);
    signals.on('SIGINT', stop);
  });
  return 0;
}

function listen(server: Server, { port, host }: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ListenError(listenMessage(error, port, host))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** What keeps a server from listening, in one sentence with its remedy. */
export function listenMessage(error: Error, port: number, host: string): string {
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the other server or choose another, with --port or PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used: choose one above 1023, with --port or PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `The host ${host} is not an address of this machine.`;
  return `Cannot listen on ${host}:${port}: ${error.message}.`;
}

/** Milliseconds after which a kept-alive connection brings no more request: what a proxy has just sent is there by then. */
const LINGER = 250;

function closeServer(server: Server, sockets: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  // A kept-alive connection must not bring another request, nor hold the server open once it has its answer.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const sweep = setInterval(() => {
    // An answer that waits for its reader counts as idle: it would be cut.
    if ([...sockets].every(({ writableLength }) => writableLength === 0)) server.closeIdleConnections();
  }, LINGER);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  return new Promise((resolve) => {
    // Not that of an HTTP server, which cuts all kept-alive connections at once.
    NetServer.prototype.close.call(server, () => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}
