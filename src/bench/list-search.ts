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

export interface ListSearch {
  /** Milliseconds from a letter typed until what was found stands in the document: the filter and React together. */
  readonly found: number;
  /** The same until it is laid out too. */
  readonly laidOut: number;
}

/** Types letters into a list's search box on a processor four times slower; medians of all letters. */
export async function measureListSearch(browser: Browser, address: string): Promise<ListSearch> {
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
        const found = performance.now() - started;
        const height = document.documentElement.scrollHeight;
        return { found, laidOut: performance.now() - started, shown: `${status?.textContent} ${height}` };
      }, text);
    const runs = await repeat(3, async () => {
      const times: ListSearch[] = [];
      for (const text of TYPED) times.push(await type(text));
      return times;
    });
    const middle = (pick: (time: ListSearch) => number) => median(runs.flat().map(pick));
    return { found: middle(({ found }) => found), laidOut: middle(({ laidOut }) => laidOut) };
  } finally {
    await context.close();
  }
}
