import type { Browser } from '@playwright/test';
import { PHONE, untilLive } from './browser.ts';
import { median, repeat } from './median.ts';

/** Items in the list that is searched. */
export const SEARCHED = 5000;

const LIST = '/knowledge-bank/events';
const TYPED = ['s', 'si', 'sip', 'sip 4', 'sip 49', 'zzz'];

interface Card {
  readonly id: string;
  readonly title: string;
}

/** As many cards as wanted, made of those that are there. */
function manyCards(cards: readonly Card[]): Card[] {
  return Array.from({ length: SEARCHED }, (_, index) => {
    const like = cards[index % cards.length] ?? { id: '', title: '' };
    return { ...like, id: `${like.id}-${index}`, title: `${like.title} SIP ${index}` };
  });
}

/**
 * A letter typed into a list's search box → the list shows what was found, on a processor four times slower.
 * @returns milliseconds of script, style and React together, the median of all letters
 */
export async function measureListSearch(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.route('**/_data/shared/list-events.*', async (route) => {
      const cards: Card[] = await (await route.fetch()).json();
      await route.fulfill({ json: manyCards(cards) });
    });
    await page.goto(address + LIST, { waitUntil: 'load' });
    await untilLive(page);
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('no such title');
    await page.getByText('0 items').waitFor();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const type = (text: string) =>
      box.evaluate(async (input: HTMLInputElement, value) => {
        const status = document.querySelector('main [role=status]');
        const started = performance.now();
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        // React has answered when the queue is empty; reading a size lays the new list out.
        await Promise.resolve();
        const height = document.documentElement.scrollHeight;
        const time = performance.now() - started;
        return { time, text: `${status?.textContent} ${height}` };
      }, text);
    const runs = await repeat(3, async () => {
      const times: number[] = [];
      for (const text of TYPED) times.push((await type(text)).time);
      return times;
    });
    return median(runs.flat());
  } finally {
    await context.close();
  }
}
