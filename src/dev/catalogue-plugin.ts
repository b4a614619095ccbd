import type { Plugin, ViteDevServer } from 'vite';
import { DEV_CODE, EARLY_SCRIPT } from '../catalogue/client-code.ts';
import { withoutScripts } from '../catalogue/frames.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { CATALOGUE } from '../catalogue/names.ts';
import { sharedWords } from '../page/shared-words.ts';
import { addressOf, devDocument, renderLive, styleLinks, waiting } from './render-live.ts';
import type { ViewFaults } from './view-faults.ts';

interface Answer {
  readonly type: string;
  readonly body: string;
}

const html = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body });

/** The block catalogue at `/__blocks`: it follows the content, the schemas and the views as they are saved. */
export function cataloguePlugin(catalogue: LiveCatalogue, faults: ViewFaults): Plugin {
  async function example(
    server: ViteDevServer,
    url: string,
    path: string,
  ): Promise<Answer | null | undefined> {
    const isStill = path.endsWith('/still');
    const found = await catalogue.example(path.replace(/\/still$/, ''));
    if (!found) return undefined;
    const body = await renderLive(server, faults, found);
    if (body === null) return null;
    const styles = [...styleLinks(server), DEV_CODE.frameStyle];
    const document = (await devDocument(found, styles, CATALOGUE)).join(body);
    if (isStill) return html(withoutScripts(document));
    const withFrame = document.replace(
      '</head>',
      `<script type="module" src="${DEV_CODE.frame}"></script>\n</head>`,
    );
    return html(await server.transformIndexHtml(url, withFrame));
  }

  /** Undefined where the address is not the catalogue's, null where its answer cannot be made: that is told. */
  async function answer(server: ViteDevServer, url: string): Promise<Answer | null | undefined> {
    const { pathname, searchParams } = addressOf(url);
    if (pathname === '/__page-engine/catalogue-early.js')
      return { type: 'text/javascript', body: EARLY_SCRIPT };
    const named = pathname === '/__page-engine/words' ? (searchParams.get('path') ?? '') : '';
    if (named.startsWith(`${CATALOGUE}/`)) {
      const found = await catalogue.example(named);
      return found && { type: 'application/json', body: JSON.stringify(sharedWords(found.shell)) };
    }
    if (pathname.startsWith('/_data/shared/')) {
      const data = catalogue.dataFile(pathname);
      return data === undefined ? undefined : { type: 'application/json', body: data };
    }
    if (pathname !== CATALOGUE && !pathname.startsWith(`${CATALOGUE}/`)) return undefined;
    const document = await catalogue.document(pathname.replace(/(.)\/$/, '$1'));
    return document === undefined
      ? example(server, url, pathname)
      : html(await server.transformIndexHtml(url, document));
  }

  return {
    name: 'page-engine:catalogue',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const url = request.url ?? '/';
          const found = await faults.madeOf(server, () => answer(server, url));
          if (found === undefined) return next();
          const { type, body } = found ?? html(await waiting(server, url));
          response.writeHead(found ? 200 : 500, { 'Content-Type': type, 'Cache-Control': 'no-store' });
          response.end(body);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
