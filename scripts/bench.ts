import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../src/bench/browser.ts';
import { benchFolder, measureBuilds, measureCode } from '../src/bench/builds.ts';
import { measureBytes } from '../src/bench/bytes.ts';
import { measureCarousel } from '../src/bench/carousel.ts';
import { runOrFail } from '../src/bench/child.ts';
import { measureContact } from '../src/bench/contact.ts';
import { measureDev } from '../src/bench/dev.ts';
import type { Figures } from '../src/bench/figures.ts';
import { goalsOf } from '../src/bench/goals.ts';
import { measureListSearch } from '../src/bench/list-search.ts';
import { measureNavigation } from '../src/bench/navigation.ts';
import { printed } from '../src/bench/print.ts';
import { freePort, startCommand } from '../src/bench/running.ts';
import { measureTyping, type Typing } from '../src/bench/typing.ts';
import { measureVitals } from '../src/bench/vitals.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { progressLine } from '../src/command/progress.ts';
import { root } from '../src/command/root.ts';

const PARTS = ['build', 'bytes', 'browser', 'dev', 'contact', 'moves'] as const;
type Part = (typeof PARTS)[number];
/** Those that ask for the built site, served by our own server. */
const SERVED: readonly Part[] = ['bytes', 'browser', 'moves'];

/** One page of each kind on the shipped site. */
const PAGES = [
  '/',
  '/services/retirement-investments',
  '/knowledge-bank/articles/consistency-beats-rare-moments-of-greatness',
  '/sip',
  '/contact-us',
];
const SMALLEST = 40;

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

function readParts(only: string | undefined): readonly Part[] {
  if (only === undefined) return PARTS;
  if (!isPart(only)) throw new UsageError(`There is no part “${only}”. Possible: ${PARTS.join(', ')}.`);
  return [only];
}

function readSizes(list = '40,1000,5000'): number[] {
  const sizes = list.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < SMALLEST))
    throw new UsageError(`--pages takes whole numbers from ${SMALLEST} on, with commas between.`);
  return sizes;
}

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}, ${process.platform}`;

type Say = (text: string) => void;

async function builds(sizes: readonly number[], say: Say): Promise<Partial<Figures>> {
  say('building the code from nothing');
  const code = await measureCode();
  const list = [];
  for (const size of sizes) list.push(await measureBuilds(join(root, 'site-config'), size, say));
  return { code, builds: list };
}

function typing(browser: Browser, address: string, say: Say): Promise<Typing> {
  say('typing into the calculator');
  return measureTyping(browser, address);
}

/** Everything that asks for the shipped site, built afresh and served by our own server. */
async function served(browser: Browser, parts: readonly Part[], say: Say): Promise<Partial<Figures>> {
  say('building the shipped site');
  const dist = join(benchFolder, 'shipped');
  await runOrFail(['build', '--out', dist]);
  const server = await startCommand(['serve', '--dir', dist, '--port', String(await freePort())]);
  const each = async <T>(
    what: string,
    measure: (browser: Browser, address: string, path: string) => Promise<T>,
  ) => {
    const results: T[] = [];
    for (const path of PAGES) {
      say(`${what}: ${path}`);
      results.push(await measure(browser, server.address, path));
    }
    return results;
  };
  try {
    return {
      ...(parts.includes('bytes') ? { bytes: await each('bytes', measureBytes) } : {}),
      ...(parts.includes('browser')
        ? {
            vitals: await each('paint', measureVitals),
            navigation: await each('navigation', measureNavigation),
          }
        : {}),
      ...(parts.includes('moves')
        ? {
            carousel: await measureCarousel(browser, server.address),
            listSearch: await measureListSearch(browser, server.address),
            typing: await typing(browser, server.address, say),
          }
        : {}),
    };
  } finally {
    await server.stop();
  }
}

/** Measures what DESIGN section 10 names. Exit 0 measured, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { pages: 'string', out: 'string', only: 'string' });
  const parts = readParts(options.only);
  const sizes = readSizes(options.pages);
  const from = process.env.INIT_CWD ?? process.cwd();
  const file = options.out === undefined ? join(root, '.cache/bench.json') : resolve(from, options.out);
  await mkdir(benchFolder, { recursive: true });
  const line = progressLine(process.stderr);
  const before = loadavg()[0] ?? 0;
  const missing: string[] = [];
  let found: Partial<Figures> = parts.includes('build') ? await builds(sizes, line.show) : {};
  if (parts.includes('contact')) {
    line.show('contact messages');
    found = { ...found, contact: await measureContact() };
  }
  if (parts.some((part) => part !== 'build' && part !== 'contact')) {
    const browser = await openBrowser();
    try {
      if (SERVED.some((part) => parts.includes(part)))
        found = { ...found, ...(await served(browser, parts, line.show)) };
      if (parts.includes('dev')) {
        line.show('development server');
        await measureDev(browser, join(root, 'site-config')).then(
          (dev) => {
            found = { ...found, dev };
          },
          (error: Error) => missing.push(`Development: not measured. ${error.message.split('\n')[0]}`),
        );
      }
    } finally {
      await browser.close();
    }
  }
  line.clear();
  const load = { before, after: loadavg()[0] ?? 0 };
  const figures: Figures = { at: new Date().toISOString(), machine: machine(), load, missing, ...found };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...figures, goals: goalsOf(figures) }, null, 2)}\n`);
  process.stdout.write(`${printed(figures)}\n`);
  return 0;
}
