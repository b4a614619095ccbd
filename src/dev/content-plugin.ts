import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { makePicture, wantedPictures } from '../build/derived-pictures.ts';
import { buildTheme } from '../build/theme.ts';
import { pretty } from '../command/formats/pretty.ts';
import { tellMistakes, textOf } from '../command/tell.ts';
import type { CheckedSite } from '../content/compile.ts';
import { themeSvg } from '../content/load/drawing.ts';
import { createEditorLists } from '../generate/ids/refresh.ts';
import { sharedWords } from '../page/shared-words.ts';
import { mediaType } from '../server/served-files.ts';
import { refusalOf } from './editing/edit-plugin.ts';
import type { LiveSite } from './live-site.ts';
import { addressOf, devDocument, renderLive, styleLinks, waiting } from './render-live.ts';
import { siteAnswer } from './site-answers.ts';
import type { ViewFaults } from './view-faults.ts';

/** What the app asks of a page. */
const DATA = /^\/__page-engine\/(page|words|sources)$/;
/** Vite's own address that opens a file in the developer's editor, and all that it takes for it. */
const OPEN_IN_EDITOR = /^\/__open-in-editor(?:[/.]|$)/i;

const HTML = 'text/html; charset=utf-8';

const THEME = '/__page-engine/theme.css';
const FONT = /^\/assets\/.+\.woff2$/;

/** Stands for a page's body while Vite adds to its document. */
const BODY = '<!--body-->';

/** The mistakes as the terminal tells them. */
const told = (checked: CheckedSite) => pretty(checked.diagnostics, textOf(checked), false);

/** The compiler inside the development server: saved JSON shows on the open page, mistakes lie over the last good one. */
export function contentPlugin(
  live: LiveSite,
  folder: string,
  firstCheck: CheckedSite,
  faults: ViewFaults,
): Plugin {
  let checked = firstCheck;
  const lists = createEditorLists();
  /** @param paths what alone may have changed; else the whole folder is looked at */
  async function update(server: ViteDevServer, paths?: readonly string[]): Promise<void> {
    const started = performance.now();
    const before = checked;
    checked = await live.refresh(paths);
    if (checked === before) return;
    if (checked.valid) {
      faults.renew(server);
      const note = before.valid ? 'content updated' : 'content is valid again';
      const milliseconds = Math.round(performance.now() - started);
      server.config.logger.info(`${note} in ${milliseconds} ms`, { timestamp: true });
    } else {
      tellMistakes(checked);
      server.ws.send('page-engine:diagnostics', told(checked));
    }
  }

  /** What an editor completes by name follows the content, once the page has. */
  async function completeAnew(server: ViteDevServer): Promise<void> {
    const written = await lists.refresh(folder, checked.index);
    if (written.length > 0) server.config.logger.info(`editors complete anew: ${written.join(', ')}`);
  }

  /** What the app asks of the page at a path, beside its document. */
  function dataOf(name: string, path: string): unknown {
    if (name === 'sources') return live.sources(path);
    const found = live.page(path);
    return name === 'words' ? found && sharedWords(found.shell) : found?.page;
  }

  /** @param isWanted whether that nothing is there is an answer, too */
  async function page(server: ViteDevServer, url: string, isWanted: boolean) {
    const found = await faults.madeOf(server, () => live.page(addressOf(url).pathname));
    if (found === null) return { status: 500, html: await waiting(server, url) };
    if (!found || (!isWanted && found.page.status !== 200)) return undefined;
    const body = await renderLive(server, faults, found);
    if (body === null) return { status: 500, html: await waiting(server, url) };
    // What Vite adds stands in the head: it need not read the whole page.
    const [before, after] = await devDocument(found, styleLinks(server));
    const [head = '', end = ''] = (await server.transformIndexHtml(url, before + BODY + after)).split(BODY);
    return { status: found.page.status, html: head + body + end };
  }

  return {
    name: 'page-engine:content',
    configureServer(server) {
      server.watcher.add(folder);
      void completeAnew(server).catch((error: unknown) => server.config.logger.error(String(error)));
      let timer: NodeJS.Timeout | undefined;
      let second: NodeJS.Timeout | undefined;
      let pending = new Set<string>();
      const changed = (path: string) => {
        const place = relative(folder, path).replaceAll('\\', '/');
        // Outside, or where a change waits until it is whole.
        if (!path.startsWith(folder) || place.startsWith('.')) return;
        clearTimeout(timer);
        pending.add(place);
        const log = (error: unknown) => server.config.logger.error(String(error));
        timer = setTimeout(() => {
          const paths = [...pending];
          pending = new Set();
          void update(server, paths).catch(log);
        }, 10);
        // Of two saves in quick succession a watcher may tell the first only: look once more when it is quiet.
        clearTimeout(second);
        second = setTimeout(
          () =>
            void update(server)
              .then(() => completeAnew(server))
              .catch(log),
          300,
        );
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed);
      server.ws.on('page-engine:hello', ({ since }: { readonly since: number }, client) => {
        if (!checked.valid) client.send('page-engine:diagnostics', told(checked));
        // Saved after the page was asked for and before it listens.
        else if (since < faults.renewed) client.send('page-engine:content', { isSound: !faults.newest });
      });
      server.middlewares.use(async (request, response, next) => {
        const url = request.url ?? '/';
        const { pathname, search, searchParams } = addressOf(url);
        const send = (status: number, type: string, body: string | Uint8Array) => {
          response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
          response.end(body);
        };
        try {
          const [, asked] = DATA.exec(pathname) ?? [];
          if (asked !== undefined) {
            const found = await faults.madeOf(server, () => dataOf(asked, searchParams.get('path') ?? '/'));
            if (!found) return send(404, 'text/plain', 'No page yet.');
            return send(200, 'application/json', JSON.stringify(found));
          }
          if (OPEN_IN_EDITOR.test(pathname)) {
            // Any page of the web can ask: an image's address is enough.
            const refusal = refusalOf(request);
            if (refusal !== undefined) return send(403, 'text/plain', refusal);
            // Vite opens a file without a word where there is none.
            const file = (searchParams.get('file') ?? '').replace(/(:\d+){1,2}$/, '');
            if (!existsSync(file)) return send(404, 'text/plain', 'There is no such file.');
          }
          const data = /^\/_data\/(shared|search)\//.test(pathname) ? live.dataFile(pathname) : undefined;
          if (data !== undefined) return send(200, 'application/json', data);
          if (live.index && (pathname === THEME || FONT.test(pathname))) {
            const { css, fonts } = await buildTheme(live.index.theme, folder, '');
            if (pathname === THEME) return send(200, 'text/css', css);
            const font = fonts.find(({ address }) => address === pathname);
            if (font) return send(200, 'font/woff2', await readFile(font.source));
          }
          const file = pathname.replace(/^\/media(\/.+)\.[\w-]{8}(\.\w+)$/, '$1$2');
          const isMade = pathname.startsWith('/media/') && pathname.endsWith('.webp');
          const pictures = live.index && isMade ? wantedPictures(live.index) : [];
          const wanted = pictures.find(({ address }) => address === pathname);
          if (wanted) return send(200, 'image/webp', await makePicture(wanted, join(folder, 'public')));
          if (live.index?.input.media.has(file)) {
            const bytes = await readFile(join(folder, 'public', file));
            const svg = file.endsWith('.svg');
            return send(200, mediaType(file), svg ? themeSvg(bytes.toString(), live.index.theme) : bytes);
          }
          const { accept = '*/*' } = request.headers;
          const mayBePage = request.method === 'GET' && !/^\/(@|src\/|node_modules\/)/.test(pathname);
          const { index } = live;
          const answer =
            mayBePage &&
            index &&
            (await faults.madeOf(server, () => siteAnswer(index, live.sites, pathname, search)));
          if (answer === null) return send(500, HTML, await waiting(server, url));
          if (answer && 'text' in answer) return send(200, mediaType(answer.file), answer.text);
          if (answer) {
            // Not kept, though it is for good: the next save may lead elsewhere.
            response.writeHead(answer.status, { Location: answer.location, 'Cache-Control': 'no-store' });
            return response.end();
          }
          const wantsPage = mayBePage && accept.includes('text/html');
          // Who takes anything, such as curl, gets what is there; scripts and fonts are asked for like that, too.
          const takesPage = mayBePage && accept.includes('*/*');
          const made = wantsPage || takesPage ? await page(server, url, wantsPage) : undefined;
          if (made) return send(made.status, HTML, made.html);
          if (wantsPage && !checked.valid) return send(500, 'text/plain; charset=utf-8', told(checked));
          return next();
        } catch (error) {
          return next(error);
        }
      });
    },
  };
}
