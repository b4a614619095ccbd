import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import type { Browser, TestInfo } from '@playwright/test';
import { findChromium } from '../../../src/command/chromium.ts';

/** What drew the reference pictures: another system or browser draws letters otherwise, and so does one with a window. */
const MADE_BY = join(import.meta.dirname, '../pictures/made-by.json');

let isTold = false;

/** Undefined where pictures can be compared here; else why not. `--update-snapshots` draws all of them here. */
export function whyNotCompared(browser: Browser, info: TestInfo): string | undefined {
  const kind = /headless[-_]shell/.test(findChromium() ?? '') ? 'headless shell' : 'browser';
  const here = { system: platform(), chromium: browser.version().split('.')[0], kind };
  const updating = info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed';
  if (updating) writeFileSync(MADE_BY, `${JSON.stringify(here, null, 2)}\n`);
  const made: unknown = existsSync(MADE_BY) ? JSON.parse(readFileSync(MADE_BY, 'utf8')) : undefined;
  if (JSON.stringify(made) === JSON.stringify(here)) return undefined;
  const why = `the reference pictures were made on ${JSON.stringify(made)}, this is ${JSON.stringify(here)}`;
  if (!isTold) process.stdout.write(`     NOT COMPARED: ${why}\n`);
  isTold = true;
  return why;
}
