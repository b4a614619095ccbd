import { beforeEach, describe, expect, it } from 'vitest';
import { keepLogin, takeLogin } from '../../src/app/login-redirect.ts';

const PARTNER = 'https://funds.example.com';
const MINUTE = 60_000;

let kept: Map<string, string>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const keep = (page: string) => keepLogin(storage, { origin: PARTNER, page }, 0);

/** Where a visitor is led who comes from `origin` at `now`. */
function pagesFor(origin: string, now: number): string[] {
  const pages: string[] = [];
  takeLogin(storage, origin, (page) => void pages.push(page), now);
  return pages;
}

beforeEach(() => {
  kept = new Map();
});

describe('a visitor who comes back from a partner’s login', () => {
  it('is led to the page where it was opened, once', () => {
    keep('/services/risk-management?q=a');
    expect(pagesFor(PARTNER, 30 * MINUTE)).toEqual(['/services/risk-management?q=a']);
    expect(kept.size).toBe(0);
    expect(pagesFor(PARTNER, 30 * MINUTE)).toEqual([]);
  });

  it('is not after more than 30 minutes', () => {
    keep('/sip');
    expect(pagesFor(PARTNER, 30 * MINUTE + 1)).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('is not where the clock was set back', () => {
    keep('/sip');
    expect(pagesFor(PARTNER, -1)).toEqual([]);
  });

  it('is not from another partner, and that visit is no end to it', () => {
    keep('/sip');
    expect(pagesFor('https://equity.example.com', MINUTE)).toEqual([]);
    expect(pagesFor(PARTNER, MINUTE)).toEqual(['/sip']);
  });

  it('is not led off the site', () => {
    keep('//evil.example.com');
    expect(kept.size).toBe(0);
    kept.set('login', `url=//evil.example.com&origin=${PARTNER}&at=0`);
    expect(pagesFor(PARTNER, MINUTE)).toEqual([]);
  });

  it.each(['', '{', 'url=/sip', 'url=/sip&at=soon', `url=/sip&at=&origin=${PARTNER}`])(
    'is not by what %j says',
    (text) => {
      kept.set('login', text);
      expect(pagesFor(PARTNER, MINUTE)).toEqual([]);
    },
  );
});
