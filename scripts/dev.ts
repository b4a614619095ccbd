import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { openLiveCatalogue } from '../src/catalogue/live-catalogue.ts';
import { parseOptions, readPort } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { sitePath } from '../src/command/site-path.ts';
import { tellMistakes } from '../src/command/tell.ts';
import { basePathPlugin } from '../src/dev/base-path-plugin.ts';
import { cataloguePlugin } from '../src/dev/catalogue-plugin.ts';
import { contentPlugin } from '../src/dev/content-plugin.ts';
import { editPlugin } from '../src/dev/editing/edit-plugin.ts';
import { enginePlugin } from '../src/dev/engine-plugin.ts';
import { listen, NOT_SERVED } from '../src/dev/listen.ts';
import { openLiveSite } from '../src/dev/live-site.ts';
import { createViewFaults, shortLogger, viewsPlugin } from '../src/dev/view-faults.ts';
import { untilSignal } from '../src/server/listen.ts';

const isOutput = /^(?:\.cache|(?:dist|preview|catalogue|report)(?:\.\w+-\d+)?)[\\/]/;

/** The development server with live content. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { site: 'string', port: 'string' });
  const port = readPort(options.port ?? (process.env.PORT || '5173'));
  const folder = sitePath(options.site);
  const live = await openLiveSite(folder);
  const checked = await live.refresh();
  if (!checked.valid) tellMistakes(checked);
  const catalogue = openLiveCatalogue(live);
  const faults = createViewFaults();
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    base: '/',
    customLogger: shortLogger(),
    cacheDir: join(root, '.cache/vite'),
    plugins: [
      basePathPlugin(live),
      cataloguePlugin(catalogue, faults),
      editPlugin(live, folder, () => catalogue.choices()),
      viewsPlugin(faults),
      enginePlugin(live, folder, faults),
      contentPlugin(live, folder, checked, faults),
    ],
    // A port that was asked for is that port; the usual one may give way to the next.
    server: {
      port,
      host: process.env.HOST || '127.0.0.1',
      strictPort: Boolean(options.port ?? process.env.PORT),
      fs: { deny: NOT_SERVED },
      // A build beside it would reload the page with each of its files.
      watch: { ignored: (path: string) => isOutput.test(relative(root, path)) && !path.startsWith(folder) },
    },
    optimizeDeps: { entries: ['src/dev/page/entry-dev.tsx', 'src/blocks/*/*.tsx'] },
  });
  await listen(server);
  server.printUrls();
  server.config.logger.info('  The blocks, with their examples, are at /__blocks');
  return untilSignal(server);
}
