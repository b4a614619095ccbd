import { availableParallelism } from 'node:os';
import type { Page } from '@playwright/test';
import { openBrowser, PATIENCE } from '../command/chromium.ts';
import { start } from '../server/listen.ts';
import { openBuilds } from '../server/reload.ts';
import { createSiteApp } from '../server/site-handler.ts';
import type { Pictures, RouteChange, SiteDifference } from './model.ts';
import { savePair } from './picture-diff.ts';

/** More pages than this are not pictured: a reviewer looks at them in a preview. */
const MOST_PICTURED = 20;

const MOST_EXAMPLES = 8;

/** Texts before lists that only lost or gained an entry, and pages of the first language before the same in others. */
function rank({ how, changes, route, lang }: RouteChange): number {
  const isList = changes.every(({ kind }) => kind === 'entry' || kind === 'link' || kind === 'picture');
  const order = how === 'removed' ? 3 : how === 'added' ? 0 : isList ? 2 : 1;
  return order + (route.split('/')[1] === lang ? 10 : 0);
}

/** The home page and the first page of each folder. */
function examplesOf(routes: readonly string[]): string[] {
  const firsts = new Map<string, string>();
  for (const route of [...routes].sort((a, b) => a.length - b.length)) {
    const folder = route.slice(0, route.lastIndexOf('/'));
    if (!firsts.has(folder)) firsts.set(folder, route);
  }
  return [...firsts.values()].slice(0, MOST_EXAMPLES);
}

/**
 * The pages to picture: those with changes of their own, one page for each change that many share, and, where style
 * sheets changed, examples of the pages that use them.
 * @returns these, and the routes that would have been pictured too
 */
export function choose({ routes, shared, restyled }: SiteDifference) {
  const own = [...routes].sort((a, b) => rank(a) - rank(b)).map(({ route, how }) => ({ route, how }));
  const known = new Set(own.map(({ route }) => route));
  const examples: Subject[] = [];
  for (const { changes, routes: on } of shared) {
    const isSeen = changes.some(({ kind }) => kind !== 'head' && kind !== 'data');
    if (!isSeen || on.some((route) => known.has(route))) continue;
    const [first] = [...on].sort((a, b) => a.length - b.length);
    if (first === undefined) continue;
    known.add(first);
    examples.push({ route: first, how: 'changed' });
  }
  for (const route of examplesOf(restyled.filter((name) => !known.has(name)))) {
    known.add(route);
    examples.push({ route, how: 'changed' });
  }
  const all: readonly Subject[] = [...examples, ...own];
  return { subjects: all.slice(0, MOST_PICTURED), left: all.slice(MOST_PICTURED).map(({ route }) => route) };
}

/** Widths of the windows that pages are pictured in, in pixels. */
const WIDTHS = [390, 1280] as const;

/** A page to be pictured, on the sides that have it. */
interface Subject {
  readonly route: string;
  readonly how: RouteChange['how'];
}

/** Serves a built site as in production on a free port of this machine. */
async function serve(folder: string) {
  const builds = await openBuilds(folder);
  const server = await start(createSiteApp({ builds }), { port: 0, host: '127.0.0.1', graceMs: 500 });
  const { basePath } = await builds.current();
  return { url: server.url + basePath, close: server.close };
}

/** Lays what stands at the lower edge of the window at the end of the page: in a picture of all of it, it would hide a line in the middle. */
export const layBars = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'fixed') continue;
      const { top, bottom, height } = element.getBoundingClientRect();
      if (top <= 0 || bottom !== innerHeight) continue;
      Object.assign(element.style, { position: 'absolute', inset: '0 0 auto' });
      const end = document.documentElement.scrollHeight - height;
      element.style.insetBlockStart = `${end - element.getBoundingClientRect().top - scrollY}px`;
    }
  });

/** A page as a visitor sees it who has read it to its end: alive, every picture and font there, nothing moving. */
async function picture(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'load' });
  // The app waits for the first sign of a visitor.
  await page.mouse.move(1, 1);
  await page
    .waitForFunction(() => document.documentElement.dataset.live !== undefined, undefined, {
      timeout: 10_000,
    })
    .catch(() => {});
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    const settled = (image: HTMLImageElement) =>
      new Promise<unknown>((done) => {
        if (image.complete) return done(undefined);
        for (const event of ['load', 'error']) image.addEventListener(event, done, { once: true });
        setTimeout(done, 3000);
      });
    await Promise.all(images.map(settled));
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await layBars(page);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

const nameOf = (route: string) =>
  route === '/' ? 'home' : encodeURIComponent(route.slice(1).replaceAll('/', '.')).replaceAll('%', '_');

/**
 * Pictures pages of both sites at each width, and saves where they differ.
 * @param sites the folders of the built sites
 * @param out the report’s folder
 * @returns by route, or in one sentence why there are none
 */
export async function takePictures(
  subjects: readonly Subject[],
  sites: { readonly base: string; readonly head: string },
  out: string,
  onProgress: (done: number, all: number) => void,
): Promise<Readonly<Record<string, readonly Pictures[]>> | string> {
  const browser = await openBrowser('take pictures').catch((error: Error) => error.message);
  if (typeof browser === 'string') return browser;
  // A site that is new has nothing to serve before.
  const old = subjects.some(({ how }) => how !== 'added') ? await serve(sites.base) : undefined;
  const fresh = await serve(sites.head);
  const taken = new Map<string, Pictures>();
  const jobs = subjects.flatMap((subject) => WIDTHS.map((width) => ({ ...subject, width })));
  const work = async (queue: Iterable<(typeof jobs)[number]>) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    for (const { route, how, width } of queue) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      const before = how !== 'added' && old && { before: await picture(page, old.url + route) };
      const after = how !== 'removed' && { after: await picture(page, fresh.url + route) };
      const name = `pictures/${nameOf(route)}-${width}`;
      taken.set(`${route} ${width}`, await savePair({ ...before, ...after }, width, out, name));
      onProgress(taken.size, jobs.length);
    }
    await context.close();
  };
  try {
    // One queue, from which all take.
    const queue = jobs.values();
    await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, () => work(queue)));
  } finally {
    await browser.close();
    await Promise.all([old?.close(), fresh.close()]);
  }
  return Object.fromEntries(
    subjects.map(({ route }) => [route, WIDTHS.flatMap((width) => taken.get(`${route} ${width}`) ?? [])]),
  );
}
