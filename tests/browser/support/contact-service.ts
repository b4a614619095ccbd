import type { Page, Request, Route } from '@playwright/test';
import { createAltcha } from '../../../src/server/captcha/altcha.ts';
import { CAPTCHA_SECRET } from './site-process.ts';

const ENDPOINT = '**/service/simplicityService/contactUs/';
export const CHALLENGE = '**/captcha/challenge';

/** Its challenges are the server’s own, and solved at once. */
const easy = createAltcha(CAPTCHA_SECRET, Date.now, { least: 1, most: 2 });

/** What the service does with one attempt. `accept` is left to the real server. */
export type Answer =
  | 'accept'
  | 'hang'
  | 'abort'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly json?: unknown };

export interface Attempt {
  readonly body: unknown;
  readonly key: string | undefined;
  readonly token: string | undefined;
  /** The address that the browser names as that of the page. */
  readonly page: string | undefined;
}

export interface ContactService {
  /** Every attempt that left the page. */
  readonly attempts: readonly Attempt[];
  /** What comes next; the last one stays. */
  answer(...next: readonly Answer[]): void;
  /** True for a token that solves a challenge of this service. */
  isSolved(token: string | undefined): Promise<boolean>;
}

const attemptOf = (request: Request): Attempt => ({
  body: request.postDataJSON(),
  key: request.headers()['idempotency-key'],
  token: request.headers()['x-captcha-token'],
  page: request.headers().referer,
});

async function fulfil(route: Route, answer: Answer): Promise<void> {
  if (answer === 'hang') return;
  if (answer === 'abort') return route.abort('connectionreset');
  if (answer === 'accept') return route.continue();
  const { json, ...rest } = answer;
  return route.fulfill(json === undefined ? rest : { ...rest, json });
}

/** Stands between a page and the contact service. */
export async function contactService(page: Page): Promise<ContactService> {
  const attempts: Attempt[] = [];
  let answers: readonly Answer[] = ['accept'];
  await page.route(ENDPOINT, async (route) => {
    const answer = answers[Math.min(attempts.length, answers.length - 1)] ?? 'accept';
    attempts.push(attemptOf(route.request()));
    await fulfil(route, answer);
  });
  await page.route(CHALLENGE, async (route) => route.fulfill({ json: await easy.challenge?.() }));
  return {
    attempts,
    answer(...next) {
      attempts.length = 0;
      answers = next;
    },
    isSolved: async (token) => token !== undefined && (await easy.verify(token)).kind === 'passed',
  };
}
