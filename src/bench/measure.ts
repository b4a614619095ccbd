import { mkdir } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../command/chromium.ts';
import { root } from '../command/root.ts';
import { benchFolder, measureBuilds, measureCode } from './builds.ts';
import { measureBytes } from './bytes.ts';
import { measureCarousel } from './carousel.ts';
import { runOrFail } from './child.ts';
import { measureContact } from './contact.ts';
import { measureDev } from './dev.ts';
import type { Figures } from './figures.ts';
import { measureListSearch } from './list-search.ts';
import { measureNavigation } from './navigation.ts';
import { freePort, startCommand } from './running.ts';
import { measureTyping } from './typing.ts';
import { measureVitals } from './vitals.ts';

export const PARTS = ['build', 'bytes', 'browser', 'dev', 'contact', 'moves'] as const;
export type Part = (typeof PARTS)[number];

/** One page of each kind on the shipped site. */
const PAGES = [
  '/',
  '/services/retirement-investments',
  '/knowledge-bank/articles/consistency-beats-rare-moments-of-greatness',
  '/sip',
  '/contact-us',
];
const SHIPPED = join(root, 'site-config');

type Say = (text: string) => void;
type Found = Partial<Figures>;

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}, ${process.platform}`;

const loadNow = () => loadavg()[0] ?? 0;

async function builds(sizes: readonly number[], say: Say): Promise<Found> {
  say('building the code from nothing');
  const code = await measureCode();
  const list = [];
  for (const size of sizes) list.push(await measureBuilds(SHIPPED, size, say));
  return { code, builds: list };
}

/** Everything that asks for the shipped site, built afresh and served by our own server. */
async function served(browser: Browser, parts: ReadonlySet<Part>, say: Say): Promise<Found> {
  say('building the shipped site');
  const dist = join(benchFolder, 'shipped');
  await runOrFail(['build', '--out', dist]);
  const server = await startCommand(['serve', '--dir', dist, '--port', String(await freePort())]);
  const { address } = server;
  const each = async <T>(measure: (browser: Browser, address: string, path: string) => Promise<T>) => {
    const results: T[] = [];
    for (const path of PAGES) {
      say(path);
      results.push(await measure(browser, address, path));
    }
    return results;
  };
  const found: Found[] = [];
  try {
    if (parts.has('bytes')) found.push({ bytes: await each(measureBytes) });
    if (parts.has('browser'))
      found.push({ vitals: await each(measureVitals), navigation: await each(measureNavigation) });
    if (parts.has('moves')) {
      say('carousel, list and calculator');
      const carousel = await measureCarousel(browser, address);
      const listSearch = await measureListSearch(browser, address);
      found.push({ carousel, listSearch, typing: await measureTyping(browser, address) });
    }
    return Object.assign({}, ...found);
  } finally {
    await server.stop();
  }
}

async function inBrowser(parts: ReadonlySet<Part>, say: Say): Promise<Found & Pick<Figures, 'missing'>> {
  const browser = await openBrowser('measure');
  try {
    const shown = ['bytes', 'browser', 'moves'] as const;
    const found = shown.some((part) => parts.has(part)) ? await served(browser, parts, say) : {};
    if (!parts.has('dev')) return { ...found, missing: [] };
    say('development server');
    return await measureDev(browser, SHIPPED).then(
      (dev) => ({ ...found, dev, missing: [] }),
      (error: Error) => ({
        ...found,
        missing: [`Development: not measured. ${error.message.split('\n')[0]}`],
      }),
    );
  } finally {
    await browser.close();
  }
}

/** Measures the parts that are asked for; `sizes` are numbers of pages. */
export async function measure(
  parts: ReadonlySet<Part>,
  sizes: readonly number[],
  say: Say,
): Promise<Figures> {
  await mkdir(benchFolder, { recursive: true });
  const before = loadNow();
  const built = parts.has('build') ? await builds(sizes, say) : {};
  if (parts.has('contact')) say('contact messages');
  const contact = parts.has('contact') ? { contact: await measureContact() } : {};
  const needsBrowser = PARTS.some((part) => part !== 'build' && part !== 'contact' && parts.has(part));
  const shown = needsBrowser ? await inBrowser(parts, say) : { missing: [] };
  const load = { before, after: loadNow() };
  return { at: new Date().toISOString(), machine: machine(), load, ...built, ...contact, ...shown };
}
