import { createBrowserHistory } from '@tanstack/react-router';
import { endSystemError, raiseSystemError } from '../ui/notices.ts';
import { afterPaint } from './after-paint.ts';
import { fetchAhead } from './ahead.ts';
import { type BootData, readBoot } from './boot-data.ts';
import { connectNotices } from './connect-notices.ts';
import {
  fetchDocument,
  isOutdated,
  NeedsFullLoad,
  normalPath,
  ownDocument,
  type PageDocument,
} from './documents.ts';
import { loadFully } from './full-load.ts';
import { wakePage, watchSigns } from './islands.ts';
import { watchLanguageChoice } from './language-choice.ts';
import { followLinks } from './link-navigation.ts';
import { watchLogins } from './login-return.ts';
import { serveMoreSheet } from './more-sheet.ts';
import { servePageButtons } from './page-buttons.ts';
import { type AppRouter, createAppRouter } from './router.ts';
import { focusArrival } from './scroll-to-hash.ts';
import { showDocument } from './show-document.ts';
import { serveSiteNotice } from './site-notice.ts';
import { serveSearch } from './site-search.ts';
import { tellSlowNavigation } from './slow-navigation.ts';
import { showThemeChoice, watchThemeChoice } from './theme-choice.ts';
import { nameVideoControls, serveVideos } from './videos.ts';
import { createWords, type PageWords } from './words.ts';

/** Without a connection the page that is there is the best there is: the address goes back to it. */
function stayHere(router: AppRouter, error: unknown): void {
  const { history, state } = router;
  const shown = state.resolvedLocation?.state.__TSR_index ?? 0;
  history.go(shown - history.location.state.__TSR_index);
  raiseSystemError({ error });
}

/** What a new page needs, besides its document. */
function arrive(words: PageWords): void {
  void serveMoreSheet(words);
  nameVideoControls();
  showThemeChoice();
  void wakePage();
}

/**
 * Serves the page: the router takes every link that leads to a page, and what acts wakes.
 * @param held what the visitor clicked and typed before
 */
export async function startApp(boot: BootData, held: Event[]): Promise<AppRouter> {
  const own = ownDocument();
  let shown = own;
  let isKept = false;
  const history = createBrowserHistory();
  const ownPaths = new Set([normalPath(location.pathname), boot.path]);
  /** Where the page that is shown lies: it is there, whatever the router has forgotten. */
  let shownPaths = ownPaths;
  const words = createWords(boot);
  const renewNotices = connectNotices(words, () => isOutdated(shown));

  const load = (address: string, ahead: boolean): PageDocument | Promise<PageDocument> => {
    const path = normalPath(address);
    if (shownPaths.has(path)) return shown;
    return fetchDocument(path, boot).catch(async (error: unknown) => {
      // What was fetched ahead may be asked for by now: the router waits for it.
      if (ahead && normalPath(history.location.pathname) !== path) throw error;
      if (!navigator.onLine && ownPaths.has(path)) return own;
      if (!(error instanceof NeedsFullLoad)) console.warn(error);
      const canTell = !navigator.onLine && (await words.load().catch(() => undefined));
      isKept = Boolean(canTell);
      if (canTell) stayHere(router, error);
      // Also without words for it: then the browser says that there is no connection.
      else loadFully(history.location.href);
      // What waits for a page fetched ahead would do so again the next time.
      if (ahead) throw error;
      // The old page stays on the screen, until the browser leaves it or another navigation ends this one.
      return new Promise<never>(() => {});
    });
  };
  const show = (next: PageDocument, atTop: boolean) => {
    if (next === shown) return;
    shown = next;
    // A page has come: there is nothing to try again.
    if (isKept) endSystemError();
    isKept = false;
    const page = next.take();
    const nextBoot = readBoot(page);
    shownPaths = new Set([nextBoot.path]);
    words.follow(nextBoot);
    renewNotices();
    showDocument(page, atTop);
    afterPaint(() => arrive(words));
  };
  const router = createAppRouter({ history, load, show });
  if (boot.debug)
    // Before any machine starts. Nobody misses a log that cannot be fetched.
    await import('./debug-log.ts').then(
      ({ startDebugLog }) => startDebugLog(router),
      () => {},
    );
  await router.load();
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    if (pathChanged) focusArrival(toLocation.hash);
  });
  followLinks(router, boot.base);
  fetchAhead(router, boot.base);
  serveSiteNotice();
  servePageButtons(router);
  serveSearch(words);
  serveVideos();
  watchLogins(router, words, boot.home);
  tellSlowNavigation(router);
  watchThemeChoice();
  watchLanguageChoice(boot.path === boot.home);
  watchSigns(held);
  arrive(words);
  document.documentElement.dataset.live = '';
  // Nobody misses a page that was not counted: a script that cannot be fetched is no fault.
  words.load().then(
    async ({ analytics }) => {
      if (analytics)
        (await import('./analytics/start-analytics.ts')).startAnalytics(analytics, { router, words });
    },
    () => {},
  );
  return router;
}
