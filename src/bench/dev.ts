import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { DESKTOP, median, onPage, repeat } from './browser.ts';
import { benchFolder } from './builds.ts';
import { startCommand } from './commands.ts';

const EDITS = 5;
const EDITED = { file: 'pages/about-us.json', path: '/about-us' };

/** In the page: the time, in milliseconds since 1970, at which a text has been painted. */
function untilShown(wanted: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const last = Date.now() + 15_000;
    const look = () => {
      if (document.body.innerText.includes(wanted))
        return void requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
      if (Date.now() > last) return reject(new Error('The edited text did not show within 15 s.'));
      return void requestAnimationFrame(look);
    };
    look();
  });
}

/** Milliseconds from saving a text until the page shows it, the median of five. @param save answers when it has saved */
async function measureEdits(page: Page, what: string, save: (word: string) => Promise<number>) {
  const times = await repeat(EDITS + 1, async (turn) => {
    const word = `${what} number ${turn} of the bench`;
    const shown = page.evaluate(untilShown, word);
    const saved = await save(word);
    const at = await shown;
    await page.waitForTimeout(500);
    return at - saved;
  });
  return median(times.slice(1));
}

/** Milliseconds until a new text is painted, from the end of saving a page's JSON and from saving it on the page; medians of five. */
export async function measureDev(browser: Browser, shipped: string) {
  const folder = join(benchFolder, 'dev-site');
  await rm(folder, { recursive: true, force: true });
  await cp(shipped, folder, { recursive: true });
  const server = await startCommand(['dev', '--site', folder]);
  try {
    return await onPage(browser, DESKTOP, async (page) => {
      await page.goto(server.address + EDITED.path, { waitUntil: 'load' });
      // The first visit may reload once, when Vite has found all packages.
      await page.waitForTimeout(4000);
      const file = join(folder, EDITED.file);
      const text = await readFile(file, 'utf8');
      const dev = await measureEdits(page, 'Edit', async (word) => {
        await writeFile(file, text.replace(/("heading": ")[^"]*/, `$1${word}`));
        return Date.now();
      });
      await page.keyboard.press('F2');
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await page.locator('main img').first().click();
      const field = page.locator('[data-pointer="/sections/0/heading"]');
      const edit = await measureEdits(page, 'Typed', async (word) => {
        await field.fill(word);
        const saved = Date.now();
        await field.press('Enter');
        return saved;
      });
      return { dev, edit };
    });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
