import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { makePicture, wantedPictures } from '../build/derived-pictures.ts';
import { buildTheme } from '../build/theme.ts';
import { pretty } from '../command/formats/pretty.ts';
import { tellMistakes, textOf } from '../command/tell.ts';
import type { CheckedSite } from '../content/compile.ts';
import { themeSvg } from '../content/load/drawing.ts';
import { asOne, createEditorLists } from '../generate/ids/refresh.ts';
import { sharedWords } from '../page/shared-words.ts';
import { mediaType } from '../server/served-files.ts';
import { answerOf, answerRequests, htmlAnswer } from './answer.ts';
import { refusalOf } from './editing/edit-plugin.ts';
import type { LiveSite } from './live-site.ts';
import { addressOf, devDocument, renderLive, styleLinks, waiting } from './render-live.ts';
import { siteAnswer } from './site-answers.ts';
import type { ViewFaults } from './view-faults.ts';

/** What the app asks of a page. */
const DATA = /^\/__page-engine\/(page|words|sources)$/;
/** Vite's own address that opens a file in the developer's editor, and all that it takes for it. */
const OPEN_IN_EDITOR = /^\/__open-in-editor(?:[/.]|$)/i;

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
    if (written.length > 0) server.config.logger.info(`editors complete anew: ${asOne(written).join(', ')}`);
  }

  /** What the app asks of the page at a path, beside its document. */
  function dataOf(name: string, path: string): unknown {
    if (name === 'sources') return live.sources(path);
    const found = live.page(path);
    return name === 'words' ? found && sharedWords(found.shell) : found?.page;
  }

  /** Why Vite opens no file in the editor; undefined where it does. */
  function notOpened(request: IncomingMessage, file: string): Response | undefined {
    // Any page of the web can ask: an image's address is enough.
    const refusal = refusalOf(request);
    if (refusal !== undefined) return answerOf('text/plain', refusal, 403);
    // Vite opens a file without a word where there is none.
    const isThere = existsSync(file.replace(/(:\d+){1,2}$/, ''));
    return isThere ? undefined : answerOf('text/plain', 'There is no such file.', 404);
  }

  /** Files that are made of the content, and those below `public/`. */
  async function fileAt(path: string): Promise<Response | undefined> {
    const { index } = live;
    const data = /^\/_data\/(shared|search)\//.test(path) ? live.dataFile(path) : undefined;
    if (data !== undefined) return answerOf('application/json', data);
    if (index && (path === THEME || FONT.test(path))) {
      const { css, fonts } = await buildTheme(index.theme, folder, '');
      if (path === THEME) return answerOf('text/css', css);
      const font = fonts.find(({ address }) => address === path);
      if (font) return answerOf('font/woff2', await readFile(font.source));
    }
    const isMade = path.startsWith('/media/') && path.endsWith('.webp');
    const pictures = index && isMade ? wantedPictures(index) : [];
    const wanted = pictures.find(({ address }) => address === path);
    if (wanted) return answerOf('image/webp', await makePicture(wanted, join(folder, 'public')));
    const file = path.replace(/^\/media(\/.+)\.[\w-]{8}(\.\w+)$/, '$1$2');
    if (!index?.input.media.has(file)) return undefined;
    const bytes = await readFile(join(folder, 'public', file));
    return answerOf(mediaType(file), file.endsWith('.svg') ? themeSvg(bytes.toString(), index.theme) : bytes);
  }

  /** What the server of a build would say to a path besides its pages. */
  async function answerOfSite(server: ViteDevServer, url: string): Promise<Response | undefined> {
    const { index, sites } = live;
    const { pathname, search } = addressOf(url);
    const found = index && (await faults.madeOf(server, () => siteAnswer(index, sites, pathname, search)));
    if (!found) return found === null ? waiting(server, url) : undefined;
    // Not kept, though it is for good: the next save may lead elsewhere.
    return 'text' in found
      ? answerOf(mediaType(found.file), found.text)
      : new Response(null, { status: found.status, headers: { Location: found.location } });
  }

  /** @param isWanted whether that nothing is there is an answer, too */
  async function page(server: ViteDevServer, url: string, isWanted: boolean): Promise<Response | undefined> {
    const found = await faults.madeOf(server, () => live.page(addressOf(url).pathname));
    if (found === null) return waiting(server, url);
    if (!found || (!isWanted && found.page.status !== 200)) return undefined;
    const body = await renderLive(server, faults, found);
    if (body === null) return waiting(server, url);
    // What Vite adds stands in the head: it need not read the whole page.
    const [before, after] = await devDocument(found, styleLinks(server));
    const [head = '', end = ''] = (await server.transformIndexHtml(url, before + BODY + after)).split(BODY);
    return htmlAnswer(head + body + end, found.page.status);
  }

  async function answer(
    server: ViteDevServer,
    request: IncomingMessage,
    url: string,
  ): Promise<Response | undefined> {
    const { pathname, searchParams } = addressOf(url);
    const [, asked] = DATA.exec(pathname) ?? [];
    if (asked !== undefined) {
      const found = await faults.madeOf(server, () => dataOf(asked, searchParams.get('path') ?? '/'));
      return found ? Response.json(found) : answerOf('text/plain', 'No page yet.', 404);
    }
    const isOpening = OPEN_IN_EDITOR.test(pathname);
    const file = isOpening ? notOpened(request, searchParams.get('file') ?? '') : await fileAt(pathname);
    if (file || request.method !== 'GET' || /^\/(@|src\/|node_modules\/)/.test(pathname)) return file;
    const { accept = '*/*' } = request.headers;
    const wantsPage = accept.includes('text/html');
    // Who takes anything, such as curl, gets what is there; scripts and fonts are asked for like that, too.
    const takesPage = wantsPage || accept.includes('*/*');
    const found = await answerOfSite(server, url);
    if (found) return found;
    const made = takesPage ? await page(server, url, wantsPage) : undefined;
    if (made || !wantsPage || checked.valid) return made;
    return waiting(server, url, told(checked));
  }

  return {
    name: 'page-engine:content',
    configureServer(server) {
      server.watcher.add(folder);
      const log = (error: unknown) => server.config.logger.error(String(error));
      void completeAnew(server).catch(log);
      let timer: NodeJS.Timeout | undefined;
      let second: NodeJS.Timeout | undefined;
      const pending = new Set<string>();
      const lookAgain = async () => {
        await update(server);
        await completeAnew(server);
      };
      const changed = (path: string) => {
        const place = relative(folder, path).replaceAll('\\', '/');
        // Outside, or where a change waits until it is whole.
        if (!path.startsWith(folder) || place.startsWith('.')) return;
        clearTimeout(timer);
        pending.add(place);
        timer = setTimeout(() => {
          void update(server, [...pending]).catch(log);
          pending.clear();
        }, 10);
        // Of two saves in quick succession a watcher may tell the first only: look once more when it is quiet.
        clearTimeout(second);
        second = setTimeout(() => void lookAgain().catch(log), 300);
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed);
      // Another branch may lack the whole folder: who watched it hears nothing of the one that comes back.
      const whenBack = () => {
        if (!existsSync(folder)) return void setTimeout(whenBack, 300).unref();
        server.watcher.add(folder);
        void lookAgain().catch(log);
      };
      server.watcher.on('unlinkDir', (path) => path === folder && whenBack());
      server.ws.on('page-engine:hello', ({ since }: { readonly since: number }, client) => {
        if (!checked.valid) client.send('page-engine:diagnostics', told(checked));
        // Saved after the page was asked for and before it listens.
        else if (since < faults.renewed) client.send('page-engine:content', { isSound: !faults.newest });
      });
      answerRequests(server, (request, url) => answer(server, request, url));
    },
  };
}
