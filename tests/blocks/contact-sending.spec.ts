import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from '../../src/blocks/contact-panel/draft.ts';
import { contactClient, contactMutation, lastAnswer } from '../../src/blocks/contact-panel/mutation.ts';
import { answerOf, contactRequest, retryAfterOf } from '../../src/blocks/contact-panel/post-message.ts';
import { createSending } from '../../src/blocks/contact-panel/sending.ts';

const form = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phoneNumber: '0000000000',
  comments: 'Please call me.',
  captcha: 'token-1',
};
const request = { form, key: 'key-1' };
const ours = {
  isChecked: true,
  endpoint: '/contact',
  headers: false,
  page: 'https://www.example.com/contact-us',
};
/** As `useMutation` does. */
const send = (signal: AbortSignal) =>
  new MutationObserver(
    contactClient,
    contactMutation(() => ours),
  )
    .mutate({ request, signal })
    .catch(lastAnswer);
const NOW = Date.parse('2026-01-01T00:00:00Z');

describe('the request', () => {
  it('has exactly the specified body, and key and token as headers', () => {
    const [url, init] = contactRequest(request, ours);
    expect(url).toBe('https://www.example.com/contact');
    expect(init.method).toBe('POST');
    expect(init.body).toBe(
      '{"name":"Asha Rao","email":"asha@example.com","phoneNumber":"0000000000","website":"","description":"Please call me."}',
    );
    expect(init.headers).toEqual({
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Idempotency-Key': 'key-1',
      'X-Captcha-Token': 'token-1',
    });
    expect(init).not.toHaveProperty('referrer');
  });

  it('names the page that it was written on, whichever is open when it is sent', () => {
    const page = 'https://www.example.com/events/gala';
    expect(contactRequest({ ...request, page }, ours)[1].referrer).toBe(page);
  });

  it.each([
    { headers: false, sent: false },
    { headers: true, sent: true },
  ])('to another origin with contact.headers $headers: $sent', ({ headers, sent }) => {
    const [url, init] = contactRequest(request, {
      ...ours,
      endpoint: 'https://forms.example.org/f',
      headers,
    });
    expect(url).toBe('https://forms.example.org/f');
    expect('Idempotency-Key' in init.headers).toBe(sent);
    expect('X-Captcha-Token' in init.headers).toBe(sent);
  });

  it.each([
    ['Please call me.', true],
    ['x'.repeat(20_000), false],
  ])('goes on without its page while browsers allow that', (comments, isKept) => {
    const [, init] = contactRequest({ ...request, form: { ...form, comments } }, ours);
    expect(init.keepalive).toBe(isKept);
  });

  it('has no token where there is no captcha', () => {
    const there = { ...ours, isChecked: false };
    const [, init] = contactRequest({ ...request, form: { ...form, captcha: '' } }, there);
    expect('X-Captcha-Token' in init.headers).toBe(false);
    expect(init.headers['Content-Type']).toBe('application/json');
  });

  it('is a form’s where the captcha could not be had, and our own service takes it', () => {
    const unsolved = { ...request, form: { ...form, captcha: '' } };
    const [, init] = contactRequest(unsolved, ours);
    expect(init.headers).toEqual({
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'application/json',
      'Idempotency-Key': 'key-1',
    });
    expect(String(init.body)).toBe(
      'first_name=Asha&last_name=Rao&email=asha%40example.com&phone_number=0000000000&comments=Please+call+me.&consent=on',
    );
    const [, elsewhere] = contactRequest(unsolved, { ...ours, endpoint: 'https://forms.example.org/f' });
    expect(elsewhere.headers['Content-Type']).toBe('application/json');
  });
});

describe('the answer', () => {
  it('brings the errors of the body’s fields to those of the form', async () => {
    const errors = { name: 'a', email: 'b', phoneNumber: 'c', description: 'd', website: 'e', x: 1 };
    const answer = await answerOf(Response.json({ errors }, { status: 400 }), NOW);
    const shown = { firstName: 'a', email: 'b', phoneNumber: 'c', comments: 'd' };
    expect(answer).toEqual({ status: 400, errors: shown });
  });

  it.each(['', '<html>', 'null', '{"errors":null}', '{"errors":{"email":7}}'])(
    'has no errors where the server wrote %j',
    async (body) => {
      expect(await answerOf(new Response(body, { status: 400 }), NOW)).toEqual({ status: 400, errors: {} });
    },
  );

  it('says when it takes messages again as a time, which does not run on', async () => {
    const headers = { 'Retry-After': '60' };
    const answer = await answerOf(new Response('', { status: 429, headers }), NOW);
    expect(answer).toEqual({ status: 429, errors: {}, retryAt: NOW + 60_000 });
  });

  it('is none where a host answers everything with a page: the message has arrived nowhere', async () => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    expect(await answerOf(new Response('<!doctype html>', { headers }), NOW)).toEqual({
      status: 404,
      errors: {},
    });
    expect(await answerOf(Response.json({ ok: true }), NOW)).toEqual({ status: 200, errors: {} });
  });

  it.each([
    [null, undefined],
    ['120', 120],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
    ['Thu, 01 Jan 2015 00:00:00 GMT', 0],
    ['soon', undefined],
  ])('Retry-After %j: %s s', (header, seconds) => expect(retryAfterOf(header, NOW)).toBe(seconds));
});

describe('retries', () => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  const connection = { onLine: true };
  const status = (code: number, headers: Record<string, string> = {}) =>
    new Response(null, { status: code, headers });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    connection.onLine = true;
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('navigator', connection);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Answers one after the other, each `took` ms after it was asked for. */
  function answers(...list: readonly (() => Response)[]) {
    for (const make of list) fetched.mockImplementationOnce(async () => make());
  }
  async function run(signal = new AbortController().signal) {
    const sent = send(signal).then(
      (answer) => answer.status,
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    );
    await vi.advanceTimersByTimeAsync(4100);
    return { result: await sent, tries: fetched.mock.calls.length };
  }
  const failed = (): Response => {
    throw new TypeError('Failed to fetch');
  };

  it.each([502, 503, 504])('status %d is tried again twice, with the same key', async (code) => {
    answers(
      () => status(code),
      () => status(code),
      () => status(201),
    );
    expect(await run()).toEqual({ result: 201, tries: 3 });
    const keys = fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('Idempotency-Key'));
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('no more than twice', async () => {
    answers(...Array.from({ length: 4 }, () => () => status(503)));
    expect(await run()).toEqual({ result: 503, tries: 3 });
  });

  it('a network failure too', async () => {
    answers(failed, () => status(204));
    expect(await run()).toEqual({ result: 204, tries: 2 });
    fetched.mockReset();
    answers(failed, failed, failed, failed);
    expect(await run()).toEqual({ result: 'TypeError', tries: 3 });
  });

  it.each([400, 403, 413, 415, 429, 500])('status %d never', async (code) => {
    answers(() => status(code));
    expect(await run()).toEqual({ result: code, tries: 1 });
  });

  it('not where the server asks for a longer pause than 4 s', async () => {
    answers(() => status(503, { 'Retry-After': '30' }));
    expect(await run()).toEqual({ result: 503, tries: 1 });
  });

  it('not 4 s after the first try', async () => {
    fetched.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1700));
      return status(503);
    });
    const sent = send(new AbortController().signal);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await sent).status).toBe(503);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('not without a connection, where nothing is tried at all', async () => {
    connection.onLine = false;
    expect(await run()).toEqual({ result: 'TypeError', tries: 0 });
  });

  it('not once it was given up', async () => {
    const control = new AbortController();
    fetched.mockImplementationOnce(async () => {
      control.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    expect(await run(control.signal)).toEqual({ result: 'AbortError', tries: 1 });
  });
});

describe('the machine of a form', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Sends a message that is taken, from a form that is gone by then. */
  async function sent(around: { dataLayer?: object[] }) {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('window', around);
    const nothing = () => {};
    const port = {
      words: { success: '', captchaFailed: '' },
      validate: async () => ({}),
      focusFirstInvalid: nothing,
      token: () => '',
      solveCaptcha: async () => '',
      resetCaptcha: nothing,
      begin: nothing,
      post: vi.fn(async () => ({ status: 201 })),
    };
    const kept = new Map<string, string>();
    const draft = createDraft('form', () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    }));
    const { actor } = createSending({ silent: true, draft }, () => port);
    actor.send({ type: 'submit', form, key: 'key-1', page: ours.page });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('arrived'));
    return port.post.mock.calls.length;
  }

  it('sends a message on its way whose form is gone before what sends it is there', async () => {
    expect(await sent({})).toBe(1);
  });

  it('tells the tag manager, where one is loaded, that a message has arrived, and nothing of what it says', async () => {
    const dataLayer: object[] = [];
    await sent({ dataLayer });
    expect(dataLayer).toEqual([{ event: 'generate_lead', page_path: '/contact-us' }]);
  });
});
