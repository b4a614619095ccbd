import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, type TestInfo } from '@playwright/test';
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

/**
 * Compares the window with its reference picture. The same bytes are the same picture: to read two of them and to
 * compare their points takes longer than to take one.
 * @param parts of the picture's path
 */
export async function looksAsItDid(page: Page, parts: readonly string[], info: TestInfo): Promise<void> {
  const path = info.snapshotPath(...parts);
  if (existsSync(path) && info.config.updateSnapshots !== 'all') {
    const taken = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    if (taken.equals(readFileSync(path))) return;
  }
  await expect.soft(page).toHaveScreenshot([...parts], { animations: 'disabled', maxDiffPixelRatio: 0.01 });
}
