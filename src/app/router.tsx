import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  useChildMatches,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageView } from '../page/page-view.tsx';
import type { LoadedPage, PageSource } from './page-source.ts';

interface AppContext {
  readonly source: PageSource;
  /** What stands around every page: the notification areas, once the app lives. */
  readonly around: (page: LoadedPage | undefined) => ReactNode;
  readonly noticeFor: ((type: string) => ReactNode) | undefined;
}

function isLoaded(data: unknown): data is LoadedPage {
  return typeof data === 'object' && data !== null && 'page' in data && 'shell' in data;
}

const rootRoute = createRootRouteWithContext<AppContext>()({
  component: function Root() {
    const { around, noticeFor } = rootRoute.useRouteContext();
    const data: unknown = useChildMatches({ select: (matches) => matches.at(-1)?.loaderData });
    const loaded = isLoaded(data) ? data : undefined;
    return (
      <>
        {loaded ? (
          <PageView page={loaded.page} shell={loaded.shell} {...(noticeFor && { noticeFor })} />
        ) : (
          <Outlet />
        )}
        {around(loaded)}
      </>
    );
  },
});

const load = ({ context, location }: { context: AppContext; location: { pathname: string } }) =>
  context.source.load(location.pathname);

// Routes are content, not code: one route takes every address, and the page model says what stands there.
const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', loader: load });
const pageRoute = createRoute({ getParentRoute: () => rootRoute, path: '$', loader: load });
const routeTree = rootRoute.addChildren([homeRoute, pageRoute]);

interface RouterOptions extends Partial<Omit<AppContext, 'source'>> {
  readonly history: RouterHistory;
  readonly source: PageSource;
  /** True in a browser: a new page starts at the top, Back returns to where it was. */
  readonly restoreScroll: boolean;
}

/** The router of one rendering: a fresh one for each static page, one for the life of a browser page. */
export function createAppRouter({
  history,
  source,
  restoreScroll,
  around = () => null,
  noticeFor,
}: RouterOptions) {
  return createRouter({
    routeTree,
    history,
    context: { source, around, noticeFor },
    scrollRestoration: restoreScroll,
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
    defaultGcTime: 0,
    defaultStaleTime: Number.POSITIVE_INFINITY,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
