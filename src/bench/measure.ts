import { mkdir } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../command/chromium.ts';
import { root } from '../command/root.ts';
import { benchFolder, measureBuilds, measureCode } from './builds.ts';
import { measureBytes } from './bytes.ts';
import { runCommand, startCommand } from './commands.ts';
import { measureContact } from './contact.ts';
import { measureDev } from './dev.ts';
import type { SiteShape } from './make-site.ts';
import { measureCarousel, measureDialog, measureListSearch, measureTyping } from './moves.ts';
import { measureNavigation, measureVitals } from './paints.ts';

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

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}, ${process.platform}`;

/** Processes that wanted a processor during the last minute. */
const loadNow = () => loadavg()[0] ?? 0;

/** Everything that asks for the shipped site, built afresh and served by our own server. */
async function served(browser: Browser, parts: ReadonlySet<Part>, say: Say) {
  say('building the shipped site');
  const dist = join(benchFolder, 'shipped');
  await runCommand(['build', '--out', dist]);
  const server = await startCommand(['serve', '--dir', dist]);
  const { address } = server;
  const each = async <T>(measure: (browser: Browser, address: string, path: string) => Promise<T>) => {
    const figures: T[] = [];
    for (const path of PAGES) {
      say(path);
      figures.push(await measure(browser, address, path));
    }
    return figures;
  };
  try {
    const bytes = parts.has('bytes') && { bytes: await each(measureBytes) };
    const paints = parts.has('browser') && {
      vitals: await each(measureVitals),
      navigation: await each(measureNavigation),
    };
    if (parts.has('moves')) say('carousel, list, calculator and search');
    const moves = parts.has('moves') && {
      carousel: await measureCarousel(browser, address),
      listSearch: await measureListSearch(browser, address),
      typing: await measureTyping(browser, address),
      dialog: await measureDialog(browser, address),
    };
    return { ...bytes, ...paints, ...moves };
  } finally {
    await server.stop();
  }
}

/** Milliseconds from a text saved to its being on the screen, or in a sentence why they could not be measured. */
const inDevelopment = (browser: Browser): Promise<{ dev?: number; edit?: number; missing?: string[] }> =>
  measureDev(browser, SHIPPED).catch((error: Error) => ({
    missing: [`Development: not measured. ${error.message.split('\n')[0]}`],
  }));

/** Builds of each shape, at each size. */
async function builds(sizes: readonly number[], shapes: readonly SiteShape[], say: Say) {
  say('building the code from nothing');
  const code = await measureCode();
  const builds = [];
  for (const shape of shapes)
    for (const pages of sizes) builds.push(await measureBuilds(SHIPPED, pages, shape, say));
  return { code, builds };
}

async function inBrowser(parts: ReadonlySet<Part>, say: Say) {
  const browser = await openBrowser('measure');
  try {
    const asked = ['bytes', 'browser', 'moves'] as const;
    const shown = asked.some((part) => parts.has(part)) && (await served(browser, parts, say));
    if (parts.has('dev')) say('development server');
    const dev = parts.has('dev') && (await inDevelopment(browser));
    return { ...shown, ...dev };
  } finally {
    await browser.close();
  }
}

/**
 * Measures the parts that are asked for; what was left out is not there.
 * @param sizes numbers of pages
 * @param shapes what most of them are
 */
export async function measure(
  parts: ReadonlySet<Part>,
  sizes: readonly number[],
  shapes: readonly SiteShape[],
  say: Say,
) {
  await mkdir(benchFolder, { recursive: true });
  const before = loadNow();
  const built = parts.has('build') && (await builds(sizes, shapes, say));
  if (parts.has('contact')) say('contact messages');
  const contact = parts.has('contact') && { contact: await measureContact() };
  const needsBrowser = PARTS.some((part) => part !== 'build' && part !== 'contact' && parts.has(part));
  const shown = needsBrowser && (await inBrowser(parts, say));
  const load = { before, after: loadNow() };
  const at = new Date().toISOString();
  return { at, machine: machine(), load, missing: [] as string[], ...built, ...contact, ...shown };
}

export type Figures = Awaited<ReturnType<typeof measure>>;
