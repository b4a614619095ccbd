import type { ViteDevServer } from 'vite';
import { UsageError } from '../command/options.ts';
import { listenMessage } from '../server/listen.ts';

/** Secrets as Vite knows them, and the messages of visitors: it serves all other files below the project. */
export const NOT_SERVED = [
  ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'],
  ...['**/.data/**', '*.{csv,db,db-*,db.*,sqlite*}'],
];

/**
 * Lets the development server listen.
 * @throws UsageError with one sentence and the remedy where it cannot
 */
export async function listen(server: ViteDevServer): Promise<void> {
  const { port, host } = server.config.server;
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    const cause = error instanceof Error ? error : new Error(String(error));
    // Vite tells that in words alone.
    if (/^Port \d+ is already in use/.test(cause.message)) Object.assign(cause, { code: 'EADDRINUSE' });
    throw new UsageError(listenMessage(cause, port, String(host)));
  }
}
