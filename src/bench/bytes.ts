import type { Browser, Request } from '@playwright/test';
import { DESKTOP, untilLive } from './browser.ts';

export const KINDS = ['html', 'css', 'js', 'font', 'image', 'data', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export interface Size {
  readonly files: number;
  /** Bytes of the bodies, decoded. */
  readonly raw: number;
  /** Bytes of the bodies as transferred. */
  readonly sent: number;
}
export type Sizes = Readonly<Record<Kind, Size>>;

export interface PageBytes {
  readonly path: string;
  /** Requested before the first contentful paint. */
  readonly paint: Sizes;
  /** Requested until the network is idle, the first ones included. */
  readonly idle: Sizes;
}

interface Loaded {
  readonly kind: Kind;
  readonly raw: number;
  readonly sent: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

function kindOf(type: string): Kind {
  if (type.includes('html')) return 'html';
  if (type.includes('css')) return 'css';
  if (type.includes('javascript')) return 'js';
  if (type.startsWith('font/')) return 'font';
  if (type.startsWith('image/')) return 'image';
  return type.includes('manifest') || !type.includes('json') ? 'other' : 'data';
}

async function sizeOf(request: Request): Promise<Loaded | undefined> {
  const response = await request.response();
  if (!response || !request.url().startsWith('http')) return undefined;
  const { responseBodySize } = await request.sizes();
  const raw = (await response.body().catch(() => undefined))?.length ?? responseBodySize;
  return {
    kind: kindOf(response.headers()['content-type'] ?? ''),
    raw,
    sent: responseBodySize,
    at: request.timing().startTime,
  };
}

function sum(list: readonly Loaded[]): Sizes {
  const size = (kind: Kind): Size => {
    const own = list.filter((loaded) => loaded.kind === kind);
    return {
      files: own.length,
      raw: own.reduce((total, { raw }) => total + raw, 0),
      sent: own.reduce((total, { sent }) => total + sent, 0),
    };
  };
  return {
    html: size('html'),
    css: size('css'),
    js: size('js'),
    font: size('font'),
    image: size('image'),
    data: size('data'),
    other: size('other'),
  };
}

/** Loads a page with an empty cache and counts what was requested before its first paint and until it was idle. */
export async function measureBytes(browser: Browser, address: string, path: string): Promise<PageBytes> {
  const context = await browser.newContext(DESKTOP);
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(address + path, { waitUntil: 'load' });
    await untilLive(page);
    const paintedAt = await page.evaluate(() => {
      const [entry] = performance.getEntriesByName('first-contentful-paint');
      return performance.timeOrigin + (entry?.startTime ?? Number.POSITIVE_INFINITY);
    });
    const loaded = (await Promise.all(finished.map(sizeOf))).filter((one) => one !== undefined);
    return { path, paint: sum(loaded.filter(({ at }) => at < paintedAt)), idle: sum(loaded) };
  } finally {
    await context.close();
  }
}
