import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { isEmpty } from '../calculators/is-empty.ts';
import { type BodyStore, createBodyStore } from './body-store.ts';
import { BuildMovedError, fileResponse } from './file-response.ts';
import { isSecureRequest, type ProxyTrust } from './forwarded.ts';
import type { LoadedBuild } from './loaded-build.ts';
import type { BuildSource } from './reload.ts';
import { resolveAddress, type Target } from './resolve-address.ts';
import type { PreviousFiles } from './served-files.ts';

export interface SiteEnv {
  /** Absent in tests that call the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: { build: LoadedBuild; address: string };
}

export interface SiteOptions {
  readonly builds: BuildSource;
  readonly previous?: PreviousFiles;
  /** Adds services (the contact inbox) before the pages; its answers get the security headers too. */
  readonly routes?: (app: Hono<SiteEnv>) => void;
  /** What of the added services does not work now, and why. */
  readonly faults?: () => Readonly<Record<string, string>>;
  /** Proxies whose `X-Forwarded-Proto` counts; nobody by default. */
  readonly trusts?: ProxyTrust;
  /** Hears of an unexpected error, answered with 500, or with 503 where no file can be opened; standard error by default. */
  readonly onError?: (error: Error) => void;
}

/** Memory for page and file bodies. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** Milliseconds to wait for a build that is just being swapped in, before serving what is there. */
const SWAP_WAITS = [20, 40, 80, 160];

/** What a page answers whose folder is missing, or for which no file can be opened: either is likely to pass in 5 seconds. */
const notNow = (context: Context<SiteEnv>) =>
  context.text('This page cannot be shown just now. Please try again in a moment.', 503, {
    'cache-control': 'no-store',
    'retry-after': '5',
  });

const isFull = (error: Error) => 'code' in error && /^E[MN]FILE$/.test(String(error.code));

/** The site's app: health, added services, then the files of the newest build. */
export function createSiteApp(options: SiteOptions): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  const store = createBodyStore(CACHE_BYTES);
  const trusts = options.trusts ?? (() => false);

  app.use(async (context, next) => {
    context.set('build', await options.builds.current());
    context.set('address', '/');
    // `Host: a%b` is the name of nothing.
    if (URL.canParse(context.req.url)) await next();
    else context.res = context.text('The host is not well formed.', 400);
    const { incoming } = context.env ?? {};
    const secure = isSecureRequest(context.req.raw, incoming?.socket.remoteAddress, trusts);
    // The build that answered, not the newest: a page and its policy belong together.
    for (const [name, value] of context.get('build').headers(context.get('address'), secure))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  app.get('/healthz', (context) => {
    const { build } = context.get('build');
    const gone = options.builds.isGone() && { pages: 'the built folder is missing' };
    const faults = { ...options.faults?.(), ...gone };
    const health = isEmpty(faults) ? { status: 'ok', build } : { status: 'degraded', build, faults };
    // 200 all the same: the pages are served, and a restart would mend nothing.
    return context.json(health, 200, { 'cache-control': 'no-store' });
  });
  options.routes?.(app);
  app.all('*', (context) => answer(context, options, store));
  app.onError((error, context) => {
    const report =
      options.onError ??
      ((unexpected) => console.error(isFull(unexpected) ? unexpected.message : unexpected));
    report(error);
    if (isFull(error)) return notNow(context);
    return context.text('Something went wrong.', 500, { 'cache-control': 'no-store' });
  });
  return app;
}

async function answer(context: Context<SiteEnv>, options: SiteOptions, store: BodyStore): Promise<Response> {
  for (const pause of SWAP_WAITS) {
    const response = await answerOnce(context, options, store, false).catch(unlessMoved);
    if (response) return response;
    await wait(pause);
    context.set('build', await options.builds.refresh());
  }
  return answerOnce(context, options, store, true);
}

/** A file that has moved is answered otherwise. */
function unlessMoved(error: unknown): undefined {
  if (!(error instanceof BuildMovedError)) throw error;
}

async function answerOnce(
  context: Context<SiteEnv>,
  { builds, previous }: SiteOptions,
  store: BodyStore,
  lastTry: boolean,
): Promise<Response> {
  const build = context.get('build');
  const { pathname, search } = new URL(context.req.url);
  const target = resolveAddress(build, pathname, search);
  context.set('address', target.address);

  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
    if (target.kind === 'malformed') return context.text('The address is not well formed.', 400);
    if (target.kind === 'missing') return context.text('Not found.', 404);
    return context.text('This page is only there to be read.', 405, { allow: 'GET, HEAD' });
  }
  if (target.kind === 'redirect') {
    // Revalidated, since a browser would else keep a permanent redirect beyond the next build.
    return context.body(null, target.status, { location: target.location, 'cache-control': 'no-cache' });
  }
  if (target.kind === 'file' && !build.notFound.some(([, page]) => page.file === target.file.file)) {
    const { dir, edited } = build;
    const { file } = target;
    const asItIs = lastTry || edited.has(file.file);
    const response = fileResponse(context.req.raw, store, { dir, file, status: 200, asItIs });
    if (!lastTry) return response;
    const last = await response.catch(unlessMoved);
    if (last) {
      edited.add(file.file);
      return last;
    }
  }
  const earlier = await previous?.find(target.address);
  if (earlier !== undefined) {
    const kept = { ...earlier, status: 200, asItIs: true } as const;
    // A build may have removed it since it was found.
    const response = await fileResponse(context.req.raw, store, kept).catch(unlessMoved);
    if (response) return response;
  }
  // A search engine would forget what is said to be not found.
  if (target.kind === 'file' && builds.isGone()) return notNow(context);
  return notFoundPage(context, target, store);
}

/** The not-found page of the longest prefix that an address lies under, with status 404, or 400 where it is malformed. Never throws. */
async function notFoundPage(
  context: Context<SiteEnv>,
  { kind, address }: Target,
  store: BodyStore,
): Promise<Response> {
  const { dir, notFound } = context.get('build');
  const status = kind === 'malformed' ? 400 : 404;
  const [, file] = notFound.find(([prefix]) => liesUnder(address, prefix)) ?? [];
  if (file !== undefined) {
    // It is this page wherever it answers, below `/assets/` too: its headers are its own.
    context.set('address', `/${file.file.replace(/\.html$/, '')}`);
    // As it is: while a build is swapped, an older text of this page does no harm.
    const page = { dir, file, status, asItIs: true } as const;
    const response = await fileResponse(context.req.raw, store, page).catch(unlessMoved);
    if (response) return response;
  }
  return context.text('Not found.', status, { 'cache-control': 'no-cache' });
}

/** `/hi` holds `/hi` and `/hi/…`, not `/history`. */
function liesUnder(address: string, prefix: string): boolean {
  return prefix === '/' || address === prefix || address.startsWith(`${prefix}/`);
}
