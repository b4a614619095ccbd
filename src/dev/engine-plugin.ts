import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { resolveBlock } from '../blocks/resolvers.ts';
import { root } from '../command/root.ts';
import type { LiveSite } from './live-site.ts';
import type { ViewFaults } from './view-faults.ts';

type Resolvers = { resolveBlock: typeof resolveBlock };

const SCHEMAS = join(root, 'schemas');
const CODE = join(root, 'src');

/** Follows what is saved of the engine itself: its schemas, and what makes the data of its blocks. */
export function enginePlugin(live: LiveSite, folder: string, faults: ViewFaults): Plugin {
  let known: Resolvers | undefined;
  async function load(server: ViteDevServer): Promise<void> {
    try {
      known = (await server.ssrLoadModule('/src/blocks/resolvers.ts')) as unknown as Resolvers;
    } catch (error) {
      // Of a file that cannot be compiled that was told.
      if (!faults.newest) faults.tell(server, error);
    }
  }

  async function follow(server: ViteDevServer, hasSchemas: boolean): Promise<void> {
    const isMended = hasSchemas && faults.forget(SCHEMAS);
    const before = known;
    await load(server);
    if (!hasSchemas && known === before) return;
    try {
      await live.renew(known?.resolveBlock);
    } catch (error) {
      return faults.tell(server, error, undefined, SCHEMAS);
    }
    if (isMended) faults.renew(server);
    server.ws.send('page-engine:catalogue', {});
    // The content is looked at anew, as if some of it had been saved.
    server.watcher.emit('change', join(folder, 'site.json'));
  }

  return {
    name: 'page-engine:engine',
    configureServer(server) {
      server.watcher.add(SCHEMAS);
      let turn = Promise.resolve();
      // Before it listens, Vite compiles nothing.
      server.httpServer?.once('listening', () => {
        turn = load(server);
      });
      let timer: NodeJS.Timeout | undefined;
      let hasSchemas = false;
      const changed = (path: string) => {
        const isSchema = path.startsWith(SCHEMAS);
        if (!isSchema && !(path.startsWith(CODE) && path.endsWith('.ts'))) return;
        hasSchemas ||= isSchema;
        clearTimeout(timer);
        // A command writes several files at once.
        timer = setTimeout(() => {
          const all = hasSchemas;
          hasSchemas = false;
          turn = turn
            .then(() => follow(server, all))
            .catch((error: unknown) => server.config.logger.error(String(error)));
        }, 50);
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed);
    },
  };
}
