import { createServer } from 'node:http';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAltcha } from '../../src/server/captcha/altcha.ts';
import { contactSite, FORM, GOOD } from './contact-site.ts';

const REFUSED = { errors: { captcha: 'Captcha is required' } };

/** The token that the widget makes of a challenge. */
async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('the embedded captcha', async () => {
  const site = await contactSite({ contact: { captcha: 'altcha' } });
  const ask = async (): Promise<Challenge> => (await fetch(`${site.server.url}/captcha/challenge`)).json();
  let token = '';
  beforeAll(async () => {
    token = await solved(await ask());
  });

  it('gives challenges that are never the same, nor kept by anybody', async () => {
    const answer = await fetch(`${site.server.url}/captcha/challenge`);
    const [one, other] = [await answer.json(), await ask()];
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(one.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', expiresAt: expect.any(Number) });
    expect(one.parameters.nonce).not.toBe(other.parameters.nonce);
  });

  it('gives one address four challenges for each post that it may send', async () => {
    const { server } = await contactSite({ contact: { captcha: 'altcha' }, options: { posts: 1 } });
    const codes = [];
    for (let i = 0; i < 5; i += 1) codes.push((await fetch(`${server.url}/captcha/challenge`)).status);
    expect(codes).toEqual([200, 200, 200, 200, 429]);
  });

  const base64 = (text: string) => Buffer.from(text).toString('base64');
  it.each([
    ['no token', undefined],
    ['an empty one', ''],
    ['no base64', '%%%'],
    ['no object', base64('null')],
    ['an empty object', base64('{}')],
    ['a list for an object', base64('{"challenge":{"parameters":[]},"solution":[]}')],
    ['one without end', 'A'.repeat(5000)],
  ])('refuses JSON with %s', async (_, wrong) => {
    const answer = await site.json(GOOD, wrong === undefined ? {} : { 'x-captcha-token': wrong });
    expect([answer.status, await answer.json()]).toEqual([403, REFUSED]);
  });

  it('names what is wrong with the fields first', async () => {
    expect((await site.json({ ...GOOD, name: '' })).status).toBe(400);
  });

  it('takes a solved challenge once; the same message with the same key may come again, by a token of no use too', async () => {
    const headers = { 'x-captcha-token': token, 'idempotency-key': 'first' };
    expect((await site.json(GOOD, headers)).status).toBe(201);
    expect((await site.json(GOOD, headers)).status).toBe(201);
    expect((await site.json(GOOD, { ...headers, 'x-captcha-token': 'expired' })).status).toBe(201);
    for (const key of ['second', 'third']) {
      const replayed = await site.json(GOOD, { ...headers, 'idempotency-key': key });
      expect([replayed.status, await replayed.json()]).toEqual([403, REFUSED]);
    }
    expect((await site.json(GOOD, { 'x-captcha-token': token })).status).toBe(403);
    const rows = await site.rows("SELECT key, state FROM messages WHERE sent_as = 'json'");
    expect(rows).toEqual([{ key: 'first', state: 'stored' }]);
  });

  it('refuses a challenge that was altered', async () => {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString());
    payload.challenge.parameters.expiresAt += 60;
    const altered = Buffer.from(JSON.stringify(payload)).toString('base64');
    expect((await site.json(GOOD, { 'x-captcha-token': altered })).status).toBe(403);
  });

  it.each([
    ['a list for its signature', /"signature":("\w+")/, '"signature":[$1]'],
    ['text for a number', /"counter":(\d+)/, '"counter":"$1"'],
    ['no salt', /,"salt":"\w+"/, ''],
  ])('refuses one with %s', async (_, found, instead) => {
    const payload = Buffer.from(token, 'base64').toString();
    expect(payload).toMatch(found);
    const altered = base64(payload.replace(found, instead));
    expect((await site.json(GOOD, { 'x-captcha-token': altered })).status).toBe(403);
  });

  it('is not asked of a form without JavaScript, which is kept as unverified', async () => {
    expect((await site.form(FORM)).status).toBe(201);
    const rows = await site.rows("SELECT state FROM messages WHERE sent_as = 'form'");
    expect(rows).toEqual([{ state: 'unverified' }]);
  });

  it('outlives a restart: its secret is kept with the messages', async () => {
    const [{ value = '' } = {}] = await site.rows("SELECT value FROM settings WHERE name = 'captcha-secret'");
    expect((await createAltcha(String(value)).verify(token)).kind).toBe('passed');
    expect((await createAltcha('another').verify(token)).kind).toBe('refused');
  });

  it('expires', async () => {
    const [{ value = '' } = {}] = await site.rows("SELECT value FROM settings WHERE name = 'captcha-secret'");
    const later = createAltcha(String(value), () => Date.now() + 21 * 60_000);
    expect((await later.verify(token)).kind).toBe('refused');
  });
});

describe('a captcha of somebody else', () => {
  const asked: URLSearchParams[] = [];
  const provider = createServer(async (incoming, outgoing) => {
    let text = '';
    for await (const chunk of incoming) text += String(chunk);
    const body = new URLSearchParams(text);
    asked.push(body);
    const token = body.get('response') ?? '';
    if (token === 'down') return void outgoing.writeHead(503).end('busy');
    const codes = token === 'our-fault' ? ['invalid-input-secret'] : ['invalid-input-response'];
    const answer = token.startsWith('good') ? { success: true } : { success: false, 'error-codes': codes };
    outgoing.end(JSON.stringify(answer));
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
    const address = provider.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  });
  afterAll(() => {
    provider.closeAllConnections();
    provider.close();
  });

  it.each([
    ['turnstile', 'good-1', 201, 'stored'],
    ['hcaptcha', 'good-2', 201, 'stored'],
    ['recaptcha', 'bad', 403, undefined],
    ['turnstile', 'down', 201, 'unverified'],
    ['hcaptcha', 'our-fault', 201, 'unverified'],
  ] as const)('%s, token %s: %i, %s', async (captcha, token, status, state) => {
    const site = await contactSite({
      contact: { captcha },
      options: { captchaSecret: 'our-secret', captchaUrl: url },
    });
    const headers = { 'x-captcha-token': token, 'idempotency-key': token };
    expect((await site.json(GOOD, headers)).status).toBe(status);
    expect(asked.at(-1)?.get('secret')).toBe('our-secret');
    expect((await site.rows('SELECT state FROM messages'))[0]?.state).toBe(state);
    if (status === 201) expect((await site.json(GOOD, headers)).status).toBe(201);
    if (state === 'stored')
      expect((await site.json(GOOD, { ...headers, 'idempotency-key': 'n' })).status).toBe(403);
    expect((await site.json(GOOD)).status).toBe(403);
  });

  it('that cannot be asked at all loses no message', async () => {
    const site = await contactSite({
      contact: { captcha: 'turnstile' },
      options: { captchaSecret: 's', captchaUrl: 'http://127.0.0.1:9/' },
    });
    expect((await site.json(GOOD, { 'x-captcha-token': 'good' })).status).toBe(201);
    expect(await site.rows('SELECT state FROM messages')).toEqual([{ state: 'unverified' }]);
  });

  it('without our secret is told of at the start', async () => {
    const site = await contactSite({ contact: { captcha: 'hcaptcha' } });
    expect(site.log).toEqual([
      'CAPTCHA_SECRET is not set: hcaptcha cannot be checked, messages are kept as unverified.',
    ]);
    expect((await site.json(GOOD, { 'x-captcha-token': 'x' })).status).toBe(201);
  });
});
