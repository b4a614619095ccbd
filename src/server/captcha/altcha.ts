import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { object, string, wholeNumber } from '../fields.ts';
import { type Captcha, TOKEN_LIMIT, type Verdict } from './captcha.ts';

/** Milliseconds that a challenge is good for: people think while they write. */
const LIFETIME = 20 * 60_000;
/** PBKDF2 rounds of one attempt; each takes a browser about a millisecond. */
const COST = 5000;
/** Attempts until the solution is found: half a second of one processor. */
const ATTEMPTS = { least: 200, most: 500 };

/**
 * The embedded captcha: a proof of work that we ask for and check ourselves.
 * @param secret that challenges are signed with
 * @param attempts until a solution is found: below `most`, a number drawn anew for each challenge
 */
export function createAltcha(secret: string, now = Date.now, attempts = ATTEMPTS): Captcha {
  const derived = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  const secrets = {
    hmacSignatureSecret: derived('challenge'),
    hmacKeySignatureSecret: derived('solution'),
  };
  return {
    once: false,
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(attempts.least, attempts.most),
        expiresAt: Math.floor((now() + LIFETIME) / 1000),
        deriveKey,
        ...secrets,
      }),
    async verify(token): Promise<Verdict> {
      try {
        if (token.length > TOKEN_LIMIT) return { kind: 'refused' };
        const { challenge, solution } = readPayload(token);
        const expiresAt = challenge.parameters.expiresAt * 1000;
        if (!(expiresAt > now())) return { kind: 'refused' };
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
        // One challenge is one use, however often it is solved.
        return verified ? { kind: 'passed', id: challenge.signature, expiresAt } : { kind: 'refused' };
      } catch {
        return { kind: 'refused' };
      }
    },
  };
}

/** What a token holds, field by field: of what else came with them nothing goes on. @throws Error where one is missing */
const readPayload = (token: string) => payload(JSON.parse(Buffer.from(token, 'base64').toString('utf8')), '');

const payload = object({
  challenge: object({
    signature: string,
    parameters: object({
      algorithm: string,
      nonce: string,
      salt: string,
      cost: wholeNumber,
      keyLength: wholeNumber,
      keyPrefix: string,
      keySignature: string,
      expiresAt: wholeNumber,
    }),
  }),
  solution: object({ counter: wholeNumber, derivedKey: string }),
});
