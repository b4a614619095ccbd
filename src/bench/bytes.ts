import type { Browser, Request } from '@playwright/test';
import { recordOf } from '../model/record-of.ts';
import { DESKTOP, onPage, open } from './browser.ts';

export const KINDS = ['html', 'css', 'js', 'font', 'image', 'data', 'other'] as const;
type Kind = (typeof KINDS)[number];
export type Sizes = ReturnType<typeof sum>;

function kindOf(type: string): Kind {
  if (type.includes('html')) return 'html';
  if (type.includes('css')) return 'css';
  if (type.includes('javascript')) return 'js';
  if (type.startsWith('font/')) return 'font';
  if (type.startsWith('image/')) return 'image';
  return type.includes('manifest') || !type.includes('json') ? 'other' : 'data';
}

type Loaded = NonNullable<Awaited<ReturnType<typeof sizeOf>>>;

/** The bytes of an answer, and when it was asked for, in milliseconds since 1970. */
async function sizeOf(request: Request) {
  const response = await request.response();
  if (!response || !request.url().startsWith('http')) return undefined;
  const { responseBodySize: sent } = await request.sizes();
  const raw = (await response.body().catch(() => undefined))?.length ?? sent;
  const kind = kindOf(response.headers()['content-type'] ?? '');
  return { kind, raw, sent, at: request.timing().startTime };
}

function sum(list: readonly Loaded[]) {
  const size = (kind: Kind) => {
    const own = list.filter((loaded) => loaded.kind === kind);
    const total = (of: 'raw' | 'sent') => own.reduce((all, loaded) => all + loaded[of], 0);
    return { files: own.length, raw: total('raw'), sent: total('sent') };
  };
  return recordOf(KINDS, size);
}

/**
 * Loads a page with an empty cache and counts what was requested before its first paint and until it was idle.
 * @returns bytes of the bodies by kind: decoded (`raw`) and as transferred (`sent`)
 */
export function measureBytes(browser: Browser, address: string, path: string) {
  return onPage(browser, DESKTOP, async (page) => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await open(page, address + path);
    const paintedAt = await page.evaluate(() => {
      const [entry] = performance.getEntriesByName('first-contentful-paint');
      return performance.timeOrigin + (entry?.startTime ?? Number.POSITIVE_INFINITY);
    });
    const loaded = (await Promise.all(finished.map(sizeOf))).filter((one) => one !== undefined);
    return { path, paint: sum(loaded.filter(({ at }) => at < paintedAt)), idle: sum(loaded) };
  });
}
