import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetCookies, keepConsent, keptConsent } from '../../src/app/analytics/kept-consent.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.parse('2024-06-15T12:00:00Z');

/** A browser in which `consent` is kept. */
function browserWith(consent: string | null, navigator: object = {}) {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { getItem: () => consent, setItem });
  vi.stubGlobal('navigator', navigator);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  return setItem;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an answer', () => {
  it.each([
    ['none', null, null],
    ['one of just now', `accepted ${NOW}`, 'accepted'],
    ['one of 364 days ago', `declined ${NOW - 364 * DAY}`, 'declined'],
    ['one of a year ago', `accepted ${NOW - 365 * DAY}`, null],
    ['one of a clock that was a day fast', `accepted ${NOW + DAY}`, null],
    ['one without its day', 'accepted', null],
    ['another word', `yes ${NOW}`, null],
  ])('%s', (_, kept, answer) => {
    browserWith(kept);
    expect(keptConsent()).toBe(answer);
  });

  it('is kept with its day', () => {
    const setItem = browserWith(null);
    keepConsent('declined');
    expect(setItem.mock.calls).toEqual([['consent', `declined ${NOW}`]]);
  });

  it('is “declined” where the browser asks that nobody be followed, unless its visitor says otherwise', () => {
    browserWith(null, { globalPrivacyControl: true });
    expect(keptConsent()).toBe('declined');
    browserWith(`accepted ${NOW}`, { globalPrivacyControl: true });
    expect(keptConsent()).toBe('accepted');
  });
});

it('cookies are forgotten for the host and for all that it is a part of', () => {
  const written: string[] = [];
  const cookies = {
    get cookie() {
      return '_ga=1; b=2';
    },
    set cookie(text) {
      written.push(text);
    },
  };
  vi.stubGlobal('document', cookies);
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  forgetCookies();
  const of = (name: string) =>
    ['', '; domain=www.example.com', '; domain=example.com', '; domain=com'].map(
      (domain) => `${name}=; path=/; max-age=0${domain}`,
    );
  expect(written).toEqual([...of('_ga'), ...of('b')]);
});
