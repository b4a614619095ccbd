import { type AnyRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
import { attempt } from '../model/attempt.ts';
import type { PageDocument } from './documents.ts';
import { scrollToHash } from './scroll-to-hash.ts';

/** What was fetched stays for as long as a visitor may look at the page that links there, in milliseconds. */
export const KEPT_FOR = 300_000;

interface RouterOptions {
  readonly history: RouterHistory;
  /** The document of a page: at once where it is there. */
  readonly load: (path: string, ahead: boolean) => PageDocument | Promise<PageDocument>;
  /** Puts a document in place; `atTop` where the visitor will see it from its top. */
  readonly show: (page: PageDocument, atTop: boolean) => void;
}

/**
 * The one boundary where a route of the router's core passes for one of React's: those would bring links and hooks
 * along that nothing here uses.
 */
const asRoute = (route: object) => route as AnyRoute;

/**
 * The router of a browser page: it keeps the address, its history, scroll and pending state, and fetches ahead. What it
 * loads are documents; it renders nothing.
 */
export function createAppRouter({ history, load, show }: RouterOptions) {
  const rootRoute = asRoute(new BaseRootRoute());
  // Routes are content, not code: one route takes every address.
  const loader = ({ location, preload }: { location: { pathname: string }; preload: boolean }) =>
    load(location.pathname, preload);
  let isNew = false;
  // Back and Forward lead to the page as it was, also without a connection.
  const shouldReload = ({ preload }: { preload: boolean }) => (preload || isNew ? undefined : false);
  const routes = ['/', '$'].map((path) =>
    asRoute(new BaseRoute({ getParentRoute: () => rootRoute, path, loader, shouldReload })),
  );
  // The page that the visitor is on already stays where they have scrolled it to.
  let hasArrived = false;
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    history,
    scrollRestoration: () => hasArrived,
    // The search is the visitor's own text: plain strings, where the default would turn 123 into a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(
        Object.entries(search).map(([key, value]) => [key, String(value)]),
      ).toString();
      return text === '' ? '' : `?${text}`;
    },
    defaultHashScrollIntoView: false,
    defaultPendingMs: 60_000,
    defaultPreloadStaleTime: KEPT_FOR,
    defaultPreloadGcTime: KEPT_FOR,
    defaultGcTime: KEPT_FOR,
    defaultStaleTime: KEPT_FOR,
    // Shown first and renewed then, a page would be left once more where it cannot be fetched.
    defaultStaleReloadMode: 'blocking',
  });
  router.startTransition = async (commit) => {
    commit();
    const { status, loaderData } = router.state.matches.at(-1) ?? {};
    // One that could not be renewed has its old document, and a malformed address none.
    if (status === 'success' && loaderData) show(loaderData, isNew && router.latestLocation.hash === '');
    return true;
  };
  const arrived = router.subscribe('onRendered', () => {
    hasArrived = true;
    arrived();
  });
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    // Back and Forward lead to where the visitor was.
    if (pathChanged && isNew) scrollToHash(toLocation.hash);
  });
  router.history.subscribe((change) => {
    isNew = change.action.type === 'PUSH' || change.action.type === 'REPLACE';
    // The router reads no malformed address, such as `/%`: the browser loads what the server says of it.
    if (attempt(() => decodeURIComponent(history.location.pathname)) === undefined) return location.reload();
    // The router notes the place of what it has seen scrolling: not where the app came later than that, or the click sooner.
    document.dispatchEvent(new Event('scroll'));
    return router.load(change);
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;
