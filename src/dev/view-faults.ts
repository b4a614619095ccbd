import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  createLogger,
  type ErrorPayload,
  type Logger,
  normalizePath,
  type Plugin,
  type ViteDevServer,
} from 'vite';

/** A fault that no single file was told for. */
const SOMEWHERE = '';

/** What keeps one page from being made: its data's maker threw. */
const PAGE = 'page';

const textOf = (error: unknown, name: string): string | undefined => {
  const found: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** An error of Vite's compiler as its overlay shows it, and as one line: where, and what. */
export function faultOf(error: unknown, root: string, file?: string) {
  const told = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const parsed = /\[PARSE_ERROR\] .+/.exec(told);
  const message = parsed ? parsed[0].slice('[PARSE_ERROR] '.length) : (told.split('\n')[0] ?? '');
  const frame = parsed ? told.slice(parsed.index + parsed[0].length + 1) : '';
  const id = file ?? textOf(error, 'id');
  const [, line, column] = /:(\d+):(\d+) \]/.exec(frame) ?? [];
  const loc = id && line ? { file: id, line: Number(line), column: Number(column) } : undefined;
  const at =
    id && [relative(root, id).replaceAll('\\', '/'), ...(loc ? [loc.line, loc.column] : [])].join(':');
  const payload: ErrorPayload = {
    type: 'error',
    err: { message, stack: '', frame, ...(id && { id }), ...(loc && { loc }) },
  };
  return { payload, line: at ? `${at} ${message}` : message };
}

/** The place in the source where something was thrown, in a block rather than in what it asked: the rest of a stack is the engine's. */
export function placeIn(root: string, stack: string): string | undefined {
  // With the slashes of the root, which on Windows are Vite's.
  const frames = stack.replaceAll('\\', '/').split(`${root}/`).slice(1);
  const places = frames.map((frame) => frame.split(/[)\n]/)[0] ?? '');
  return (
    places.find((place) => /^src\/blocks\/.+\//.test(place)) ??
    places.find((place) => place.startsWith('src/'))
  );
}

/** A stack of the browser, which knows the lines of what Vite made, with the files and lines that it was made of. */
function inSource(server: ViteDevServer, stack: string): string {
  const root = normalizePath(server.config.root);
  return stack.replace(
    /https?:\/\/[^/\s]+(\/src\/[^?:\s]+)(?:\?[^:\s]*)?:(\d+):(\d+)/g,
    (whole, path, line, column) => {
      const [made] = server.environments.client.moduleGraph.getModulesByFile(root + path) ?? [];
      const map = made?.transformResult?.map;
      if (!map || !('version' in map)) return whole;
      const sources = map.sources.map((source) => source ?? '');
      const known = new SourceMap({ ...map, sources, file: path, sourceRoot: '', sourcesContent: [] });
      const entry = known.findEntry(line - 1, column - 1);
      return 'originalLine' in entry
        ? `${root}${path}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
        : whole;
    },
  );
}

/** What was thrown in a browser, as its page tells it. */
interface Thrown {
  readonly said: string;
  readonly stack: string;
}

/** Says in the terminal what was thrown in a browser, with its place in the source. */
export function tellThrown(server: ViteDevServer, { said, stack }: Thrown): void {
  const place = placeIn(normalizePath(server.config.root), inSource(server, stack));
  server.config.logger.error(place ? `${place} ${said}` : said);
}

export type ViewFaults = ReturnType<typeof createViewFaults>;

/** What keeps pages from being rendered: it lies over the open page until the last of it is mended. */
export function createViewFaults() {
  const known = new Map<string, ReturnType<typeof faultOf>>();
  let renewed = Date.now();
  /** The last line in the terminal, until all is well: one save may come as several. */
  let logged: string | undefined;
  return {
    /** When open pages were last told to show what there is. */
    get renewed() {
      return renewed;
    },
    /** What is shown first to a page that is opened now. */
    get newest() {
      return [...known.values()].at(-1);
    },
    /** @param key what it is forgotten by, where that is not its file */
    tell(server: ViteDevServer, error: unknown, file?: string, key = file ?? SOMEWHERE): void {
      const fault = faultOf(error, server.config.root, file);
      const isTold = [known.get(key)?.line, logged].includes(fault.line);
      if (!isTold) server.config.logger.error(fault.line);
      logged = fault.line;
      known.set(key, fault);
      // With no page open Vite keeps it for the next one, mended or not; that one is handed the newest.
      if (server.ws.clients.size > 0) server.ws.send(fault.payload);
    },
    /** A page could not be made: told with the place where it was thrown. */
    tellOfPage(server: ViteDevServer, error: unknown): void {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      const { root } = server.config;
      const place = placeIn(root, textOf(error, 'stack') ?? '');
      this.tell(server, error, place && join(root, place), PAGE);
    },
    /** Null of what cannot be made: that is told. */
    async madeOf<T>(server: ViteDevServer, make: () => T | Promise<T>): Promise<T | null> {
      try {
        return await make();
      } catch (error) {
        this.tellOfPage(server, error);
        return null;
      }
    },
    /** A file was saved: whether something was wrong with it, or with no file in particular. */
    forget(file: string): boolean {
      const wasSomewhere = known.delete(SOMEWHERE);
      return known.delete(file) || wasSomewhere;
    },
    /** The open page shows what there is now; the overlay goes where nothing is wrong any more. */
    renew(server: ViteDevServer): void {
      renewed = Date.now();
      // Whoever shows such a page asks for it now.
      known.delete(PAGE);
      if (known.size === 0) logged = undefined;
      server.ws.send('page-engine:content', { isSound: known.size === 0 });
    },
  };
}

/** Watches the views as they are saved: a mistake in one is told at once, and the page waits for its repair. */
export function viewsPlugin(faults: ViewFaults): Plugin {
  return {
    name: 'page-engine:views',
    async hotUpdate({ file, type, server }) {
      const { client, ssr } = server.environments;
      const isTold = this.environment === ssr;
      // Without a style that they import, views cannot be loaded.
      if (isTold && file.endsWith('.css') && faults.forget(file)) faults.renew(server);
      if (!/\.tsx?$/.test(file)) return;
      const modules = [...(ssr.moduleGraph.getModulesByFile(file) ?? [])];
      const wasFaulty = isTold && faults.forget(file);
      try {
        if (type !== 'delete') for (const { url } of modules) await ssr.transformRequest(url);
      } catch (error) {
        // The page is asked first: of an island's view it would fetch what cannot be compiled.
        if (isTold) faults.tell(server, error, file);
        return [];
      }
      if (!isTold || (modules.length === 0 && !wasFaulty)) return;
      // A view that only the server renders is no module of the page: the page asks for its document anew.
      if (wasFaulty || !client.moduleGraph.getModulesByFile(file)) faults.renew(server);
    },
    configureServer(server) {
      server.ws.on('page-engine:hello', (_, client) => {
        if (faults.newest) client.send(faults.newest.payload);
      });
      server.ws.on('page-engine:thrown', (thrown: Thrown) => tellThrown(server, thrown));
    },
  };
}

/** Vite's logger, without the many lines for what is told in one already. */
export function shortLogger(): Logger {
  const logger = createLogger();
  const { error } = logger;
  return Object.assign(logger, {
    error(...[text, options]: Parameters<Logger['error']>) {
      if (!text.includes('Error when evaluating SSR module')) error(text, options);
    },
  });
}
