import type { Browser } from '@playwright/test';
import { onPage, open, PHONE, slowDown } from './browser.ts';
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
 * Types letters into a list's search box on a processor four times slower; medians of all letters.
 * @returns milliseconds from a letter typed until what was found stands in the document (the filter and React
 * together), and until it is laid out too
 */
export function measureListSearch(browser: Browser, address: string) {
  return onPage(browser, PHONE, async (page) => {
    await page.route('**/_data/shared/list-events.*', async (route) => {
      const cards: Card[] = await (await route.fetch()).json();
      await route.fulfill({ json: manyCards(cards) });
    });
    await open(page, address + LIST);
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('no such title');
    await page.getByText('0 items').waitFor();
    await slowDown(page);
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
    const runs = await repeat(3 * TYPED.length, (turn) => type(TYPED[turn % TYPED.length] ?? ''));
    return {
      found: median(runs.map(({ found }) => found)),
      laidOut: median(runs.map(({ laidOut }) => laidOut)),
    };
  });
}
