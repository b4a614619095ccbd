import type { ConsentAnswer } from '../../machines/consent.machine.ts';
import { attempt } from '../../model/attempt.ts';
import { hasPrivacySignal } from './privacy-signal.ts';

const KEY = 'consent';

/** In milliseconds. */
const DAY = 24 * 3_600_000;

/** For how long an answer holds: a year. */
const HOLDS_FOR = 365 * DAY;

/**
 * What the visitor answered on an earlier visit, or else their browser for them; null where they are to be asked: for the
 * first time, a year later, or where storage is refused.
 */
export function keptConsent(): ConsentAnswer | null {
  const [answer, at] = attempt(() => localStorage.getItem(KEY))?.split(' ') ?? [];
  const age = Date.now() - Number(at);
  // One of a day to come was given by a wrong clock, and would hold until a year after that.
  const holds = age > -DAY && age < HOLDS_FOR;
  if (holds && (answer === 'accepted' || answer === 'declined')) return answer;
  return hasPrivacySignal() ? 'declined' : null;
}

/** Storage may be refused; then the answer holds for this page. */
export const keepConsent = (answer: ConsentAnswer): void =>
  attempt(() => localStorage.setItem(KEY, `${answer} ${Date.now()}`));

/** Tells what was answered in another tab, or on a page from which Back leads to this one as the browser has kept it. */
export function watchConsent(follow: (answer: ConsentAnswer) => void): void {
  const tell = () => {
    const answer = keptConsent();
    if (answer !== null) follow(answer);
  };
  addEventListener('storage', ({ key }) => key === KEY && tell());
  addEventListener('pageshow', ({ persisted }) => persisted && tell());
}

/** Deletes every cookie that a script can see: the site itself sets none, so they are the tag manager's. */
export function forgetCookies(): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, from) => `; domain=${parts.slice(from).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
