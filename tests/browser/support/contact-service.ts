import type { Page, Request, Route } from '@playwright/test';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { siteUrl } from './site.ts';

const ENDPOINT = '**/service/simplicityService/contactUs/';
const CHALLENGE = '**/captcha/challenge';
const SECRET = 'of the tests';

/** What the service does with one attempt. `accept` is left to the real server where there is one. */
export type Answer =
  | 'accept'
  | 'hang'
  | 'abort'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly json?: unknown };

export interface Attempt {
  readonly body: unknown;
  readonly key: string | undefined;
  readonly token: string | undefined;
}

export interface ContactService {
  /** Every attempt that left the page. */
  readonly attempts: readonly Attempt[];
  /** What comes next; the last one stays. */
  answer(...next: readonly Answer[]): void;
  /** True for a token that solves a challenge of this service. */
  isSolved(token: string | undefined): Promise<boolean>;
}

let real: Promise<boolean> | undefined;

/** True where the site's own server takes messages and hands out challenges. */
function hasRealService(): Promise<boolean> {
  real ??= fetch(`${siteUrl}/captcha/challenge`).then(
    (answer) => answer.ok && (answer.headers.get('content-type') ?? '').includes('json'),
    () => false,
  );
  return real;
}

const attemptOf = (request: Request): Attempt => ({
  body: request.postDataJSON(),
  key: request.headers()['idempotency-key'],
  token: request.headers()['x-captcha-token'],
});

async function fulfil(route: Route, answer: Answer): Promise<void> {
  if (answer === 'hang') return;
  if (answer === 'abort') return route.abort('connectionreset');
  if (answer === 'accept') {
    if (await hasRealService()) return route.continue();
    return route.fulfill({ status: 201 });
  }
  const { json, ...rest } = answer;
  return route.fulfill(json === undefined ? rest : { ...rest, json });
}

/** A challenge that any computer solves at once. */
function easyChallenge() {
  const expiresAt = new Date(Date.now() + 600_000);
  const cost = { algorithm: 'PBKDF2/SHA-256', cost: 100, keyPrefix: '0' };
  return createChallenge({ ...cost, deriveKey, expiresAt, hmacSignatureSecret: SECRET });
}

/** Stands between a page and the contact service, or for it where the site has none. */
export async function contactService(page: Page): Promise<ContactService> {
  const attempts: Attempt[] = [];
  let answers: readonly Answer[] = ['accept'];
  await page.route(ENDPOINT, async (route) => {
    const answer = answers[Math.min(attempts.length, answers.length - 1)] ?? 'accept';
    attempts.push(attemptOf(route.request()));
    await fulfil(route, answer);
  });
  if (!(await hasRealService()))
    await page.route(CHALLENGE, async (route) => route.fulfill({ json: await easyChallenge() }));
  return {
    attempts,
    answer(...next) {
      attempts.length = 0;
      answers = next;
    },
    async isSolved(token) {
      if (token === undefined) return false;
      const { challenge, solution } = JSON.parse(atob(token));
      if (await hasRealService()) return true;
      const result = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: SECRET,
      });
      return result.verified;
    },
  };
}
