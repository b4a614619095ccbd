import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openChromium } from '../command/open-chromium.ts';
import { start } from '../server/listen.ts';
import { openBuilds } from '../server/reload.ts';
import { createSiteApp } from '../server/site-handler.ts';
import type { Pictures, RouteChange } from './model.ts';
import { savePair } from './picture-diff.ts';

/** Widths of the windows that pages are pictured in, in pixels. */
export const WIDTHS = [390, 1280] as const;

/** A page to be pictured, on the sides that have it. */
export interface Subject {
  readonly route: string;
  readonly how: RouteChange['how'];
}

export interface PicturesInput {
  readonly subjects: readonly Subject[];
  /** The folders of the built sites. */
  readonly base: string;
  readonly head: string;
  /** The report’s folder. */
  readonly out: string;
  readonly onProgress: (done: number, all: number) => void;
}

/** The browser of the tests, or why there is none. */
const openBrowser = () =>
  openChromium().catch((error: unknown) => {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `There is no Chromium that could take pictures (${reason}).`;
  });

/** Serves a built site as in production on a free port of this machine. */
async function serve(folder: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const builds = await openBuilds(folder);
  const server = await start(createSiteApp({ builds }), { port: 0, host: '127.0.0.1', graceMs: 500 });
  const { basePath } = await builds.current();
  return { url: server.url + basePath, close: server.close };
}

/** A page as a visitor sees it who has read it to its end: alive, every picture and font there, nothing moving. */
async function picture(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'load' });
  // The app waits for a quiet moment, or for the first sign of a visitor.
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
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
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

const nameOf = (route: string) =>
  route === '/' ? 'home' : encodeURIComponent(route.slice(1).replaceAll('/', '.')).replaceAll('%', '_');

/**
 * Pictures pages of both sites at each width, and saves where they differ.
 * @returns by route, or in one sentence why there are none
 */
export async function takePictures(
  input: PicturesInput,
): Promise<Readonly<Record<string, readonly Pictures[]>> | string> {
  const { subjects, out } = input;
  const browser = await openBrowser();
  if (typeof browser === 'string') return browser;
  // A site that is new has nothing to serve before.
  const old = subjects.some(({ how }) => how !== 'added') ? await serve(input.base) : undefined;
  const fresh = await serve(input.head);
  const taken = new Map<string, Pictures>();
  const jobs = subjects.flatMap((subject) => WIDTHS.map((width) => ({ ...subject, width })));
  let done = 0;
  const work = async (queue: Iterator<(typeof jobs)[number]>) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
    const page = await context.newPage();
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const { route, how, width } = next.value;
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      const before = how !== 'added' && old ? await picture(page, old.url + route) : undefined;
      const after = how === 'removed' ? undefined : await picture(page, fresh.url + route);
      const name = join('pictures', `${nameOf(route)}-${width}`).replaceAll('\\', '/');
      taken.set(
        `${route} ${width}`,
        await savePair({ ...(before && { before }), ...(after && { after }) }, width, out, name),
      );
      done += 1;
      input.onProgress(done, jobs.length);
    }
    await context.close();
  };
  try {
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
