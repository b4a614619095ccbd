import type { Plugin, ViteDevServer } from 'vite';
import { DEV_CODE, EARLY_SCRIPT } from '../catalogue/client-code.ts';
import { withoutScripts } from '../catalogue/frames.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { CATALOGUE } from '../catalogue/names.ts';
import { sharedWords } from '../page/shared-words.ts';
import { answerOf, answerRequests, htmlAnswer } from './answer.ts';
import { addressOf, devDocument, renderLive, styleLinks, waiting } from './render-live.ts';
import type { ViewFaults } from './view-faults.ts';

/** The block catalogue at `/__blocks`: it follows the content, the schemas and the views as they are saved. */
export function cataloguePlugin(catalogue: LiveCatalogue, faults: ViewFaults): Plugin {
  async function example(server: ViteDevServer, url: string, path: string): Promise<Response | undefined> {
    const isStill = path.endsWith('/still');
    const found = await catalogue.example(path.replace(/\/still$/, ''));
    if (!found) return undefined;
    const body = await renderLive(server, faults, found);
    if (body === null) return waiting(server, url);
    const styles = [...styleLinks(server), DEV_CODE.frameStyle];
    const document = (await devDocument(found, styles, CATALOGUE)).join(body);
    if (isStill) return htmlAnswer(withoutScripts(document));
    const withFrame = document.replace(
      '</head>',
      `<script type="module" src="${DEV_CODE.frame}"></script>\n</head>`,
    );
    return htmlAnswer(await server.transformIndexHtml(url, withFrame));
  }

  /** Undefined where the address is not the catalogue's. */
  async function answer(server: ViteDevServer, url: string): Promise<Response | undefined> {
    const { pathname, searchParams } = addressOf(url);
    if (pathname === '/__page-engine/catalogue-early.js') return answerOf('text/javascript', EARLY_SCRIPT);
    const named = pathname === '/__page-engine/words' ? (searchParams.get('path') ?? '') : '';
    if (named.startsWith(`${CATALOGUE}/`)) {
      const found = await catalogue.example(named);
      return found && Response.json(sharedWords(found.shell));
    }
    if (pathname.startsWith('/_data/shared/')) {
      const data = catalogue.dataFile(pathname);
      return data === undefined ? undefined : answerOf('application/json', data);
    }
    if (pathname !== CATALOGUE && !pathname.startsWith(`${CATALOGUE}/`)) return undefined;
    const document = await catalogue.document(pathname.replace(/(.)\/$/, '$1'));
    return document === undefined
      ? example(server, url, pathname)
      : htmlAnswer(await server.transformIndexHtml(url, document));
  }

  return {
    name: 'page-engine:catalogue',
    configureServer(server) {
      answerRequests(server, async (_, url) => {
        const found = await faults.madeOf(server, () => answer(server, url));
        return found === null ? waiting(server, url) : found;
      });
    },
  };
}
