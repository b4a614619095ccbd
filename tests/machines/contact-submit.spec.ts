import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  type ContactAnswer,
  type ContactErrors,
  type ContactForm,
  type ContactRequest,
  contactSubmitMachine,
} from '../../src/machines/contact-submit.machine.ts';

const form: ContactForm = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phoneNumber: '0000000000',
  comments: 'Please call me.',
  captcha: 'token-1',
};
const submit = { type: 'submit', form, key: 'key-1' } as const;
const EMPTY = { request: null, errors: {}, status: null, retryAt: null };

const validate = vi.fn<(form: ContactForm) => ContactErrors>();
const send = vi.fn<(request: ContactRequest, signal: AbortSignal) => Promise<ContactAnswer>>();
const focusFirstInvalid = vi.fn();
const announceArrived = vi.fn();
const begin = vi.fn();
const announceFailure = vi.fn<(reason: string) => void>();
const keepWaiting = vi.fn<(waits: boolean) => void>();
const connection = vi.fn<(form: ContactForm) => Promise<ContactForm>>();
let clock: SimulatedClock;

beforeEach(() => {
  vi.resetAllMocks();
  clock = new SimulatedClock();
  validate.mockReturnValue({});
  send.mockResolvedValue({ status: 201 });
});

function start(request?: ContactRequest) {
  const machine = contactSubmitMachine.provide({
    actors: {
      validate: fromPromise<ContactErrors, ContactForm>(async (call) => validate(call.input)),
      send: fromPromise<ContactAnswer, ContactRequest>((call) => send(call.input, call.signal)),
      connection: fromPromise<ContactForm, ContactForm>((call) => connection(call.input)),
    },
    actions: {
      focusFirstInvalid,
      announceArrived,
      begin,
      announceFailure: (_, { reason }) => announceFailure(reason),
      keepWaiting: (_, waits) => keepWaiting(waits),
    },
  });
  return createActor(machine, { clock, input: { request } }).start();
}

type Contact = ReturnType<typeof start>;
const until = (actor: Contact, state: 'editing' | 'sending' | 'arrived' | 'failed' | 'waiting') =>
  waitFor(actor, (snapshot) => snapshot.matches(state));

/** Waits for the message to arrive, and for its thanks to be read. */
async function untilTold(actor: Contact): Promise<void> {
  await until(actor, 'arrived');
  actor.send({ type: 'told' });
}

it('starts editing, with nothing submitted', () => {
  const actor = start();
  expect(actor.getSnapshot().value).toBe('editing');
  expect(actor.getSnapshot().context).toEqual(EMPTY);
});

describe('validating', () => {
  it('goes back to editing with the errors and the focus on the first one; nothing is sent', async () => {
    const errors = { email: 'Please enter valid Email' };
    validate.mockReturnValue(errors);
    const actor = start();
    actor.send(submit);
    expect(actor.getSnapshot().value).toBe('validating');
    await until(actor, 'editing');
    expect(actor.getSnapshot().context).toEqual({ ...EMPTY, request: { form, key: 'key-1' }, errors });
    expect(focusFirstInvalid).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
  });

  it('says that it failed when validation itself breaks, and goes back to editing', async () => {
    validate.mockImplementation(() => {
      throw new Error('broken');
    });
    const actor = start();
    actor.send(submit);
    await until(actor, 'editing');
    expect(announceFailure.mock.calls).toEqual([['validation']]);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('sending', () => {
  it('shows the loader, ignores a second submit and hands over form and key', async () => {
    send.mockReturnValue(new Promise(() => {}));
    const actor = start();
    actor.send(submit);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
    const snapshot = await until(actor, 'sending');
    expect(snapshot.hasTag('loading')).toBe(true);
    expect(snapshot.can(submit)).toBe(false);
    actor.send(submit);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toEqual({ form, key: 'key-1' });
  });

  it.each([200, 201, 204])(
    'status %d is success: announced, and forgotten once the visitor was told',
    async (status) => {
      send.mockResolvedValue({ status });
      const actor = start();
      actor.send(submit);
      const snapshot = await until(actor, 'arrived');
      expect(snapshot.hasTag('loading')).toBe(false);
      expect(snapshot.context).toEqual({ ...EMPTY, request: { form, key: 'key-1' }, status });
      expect(announceArrived).toHaveBeenCalledTimes(1);
      expect(begin).not.toHaveBeenCalled();
      actor.send({ type: 'told' });
      expect(actor.getSnapshot().value).toBe('sent');
      expect(actor.getSnapshot().context).toEqual({ ...EMPTY, status });
      expect(begin).toHaveBeenCalledTimes(1);
      expect(announceFailure).not.toHaveBeenCalled();
    },
  );

  it.each([202, 302, 400, 413, 429, 500])('status %d is a failure that keeps the text', async (status) => {
    send.mockResolvedValue({ status });
    const actor = start();
    actor.send(submit);
    const snapshot = await until(actor, 'failed');
    expect(snapshot.value).toEqual({ failed: 'status' });
    expect(snapshot.context).toEqual({ ...EMPTY, request: { form, key: 'key-1' }, status });
    expect(announceFailure.mock.calls).toEqual([['status']]);
  });

  it('the errors that the server found are shown as if the browser had found them', async () => {
    const errors = { phoneNumber: 'Number must be at least 10 characters long' };
    send.mockResolvedValue({ status: 400, errors });
    const actor = start();
    actor.send(submit);
    await until(actor, 'sending');
    const snapshot = await until(actor, 'editing');
    expect(snapshot.context).toMatchObject({ errors, status: 400 });
    expect(focusFirstInvalid).toHaveBeenCalledTimes(1);
    expect(announceFailure).not.toHaveBeenCalled();
  });

  it('keeps when the server takes messages again', async () => {
    send.mockResolvedValue({ status: 429, retryAt: 60_000 });
    const actor = start();
    actor.send(submit);
    expect((await until(actor, 'failed')).context).toMatchObject({ status: 429, retryAt: 60_000 });
  });

  it('the text must not change from the submit to the answer', async () => {
    send.mockReturnValue(new Promise(() => {}));
    const actor = start();
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    actor.send(submit);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect((await until(actor, 'sending')).hasTag('busy')).toBe(true);
  });

  it('a rejection is offline', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    const actor = start();
    actor.send(submit);
    const snapshot = await until(actor, 'failed');
    expect(snapshot.value).toEqual({ failed: 'offline' });
    expect(snapshot.context).toEqual({ ...EMPTY, request: { form, key: 'key-1' } });
    expect(announceFailure.mock.calls).toEqual([['offline']]);
  });

  it.each(['TimeoutError', 'AbortError'])('a rejection named %s is a timeout', async (name) => {
    send.mockRejectedValue(new DOMException('too late', name));
    const actor = start();
    actor.send(submit);
    expect((await until(actor, 'failed')).value).toEqual({ failed: 'timeout' });
    expect(announceFailure.mock.calls).toEqual([['timeout']]);
  });

  it('gives up after 15 s and aborts the call', async () => {
    send.mockReturnValue(new Promise(() => {}));
    const actor = start();
    actor.send(submit);
    await until(actor, 'sending');
    const signal = send.mock.calls[0]?.[1];
    clock.increment(14_999);
    expect(actor.getSnapshot().value).toBe('sending');
    expect(signal?.aborted).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ failed: 'timeout' });
    expect(signal?.aborted).toBe(true);
  });
});

describe('after a failure', () => {
  async function failed() {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const actor = start();
    actor.send(submit);
    await until(actor, 'failed');
    return actor;
  }

  it('the same text keeps its key, with a new captcha token', async () => {
    const actor = await failed();
    actor.send({ type: 'submit', form: { ...form, captcha: 'token-2' }, key: 'key-2' });
    await untilTold(actor);
    expect(send.mock.calls[1]?.[0]).toEqual({ form: { ...form, captcha: 'token-2' }, key: 'key-1' });
  });

  it('the same text on another page gets a new key', async () => {
    const actor = await failed();
    actor.send({ ...submit, key: 'key-2', page: 'https://www.example.com/events/gala' });
    await untilTold(actor);
    expect(send.mock.calls[1]?.[0]).toEqual({
      ...{ form, key: 'key-2' },
      page: 'https://www.example.com/events/gala',
    });
  });

  it.each([{ comments: 'Please write.' }, { 'field-age': '7' }])(
    'another text gets a new key, after edit too: %j',
    async (text) => {
      const actor = await failed();
      actor.send({ type: 'edit' });
      expect(actor.getSnapshot().value).toBe('editing');
      actor.send({ type: 'submit', form: { ...form, ...text }, key: 'key-2' });
      await untilTold(actor);
      expect(send.mock.calls[1]?.[0].key).toBe('key-2');
    },
  );
});

describe('waiting for the connection', () => {
  async function waiting() {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    connection.mockReturnValue(new Promise(() => {}));
    const actor = start();
    actor.send(submit);
    await until(actor, 'failed');
    return actor;
  }

  it('the visitor agrees, and the message goes with its key and a new captcha token', async () => {
    const actor = await waiting();
    connection.mockImplementation(async (kept) => ({ ...kept, captcha: 'token-2' }));
    actor.send({ type: 'wait' });
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await untilTold(actor);
    expect(send.mock.calls[1]?.[0]).toEqual({ form: { ...form, captcha: 'token-2' }, key: 'key-1' });
  });

  it('edit withdraws it', async () => {
    const actor = await waiting();
    connection.mockResolvedValue(form);
    actor.send({ type: 'wait' });
    actor.send({ type: 'edit' });
    await new Promise((turn) => setImmediate(turn));
    expect(actor.getSnapshot().value).toBe('editing');
    expect(send).toHaveBeenCalledTimes(1);
    expect(keepWaiting.mock.calls).toEqual([[true], [false]]);
  });

  it('the check solved for it does not withdraw it', async () => {
    const actor = await waiting();
    actor.send({ type: 'wait' });
    actor.send({ type: 'edit', field: 'captcha' });
    expect(actor.getSnapshot().value).toBe('waiting');
  });

  it('goes on after the page was left, and not where nothing was submitted', () => {
    const actor = start({ form, key: 'key-0' });
    actor.send({ type: 'wait' });
    expect(actor.getSnapshot().value).toBe('waiting');
    const fresh = start();
    fresh.send({ type: 'wait' });
    expect(fresh.getSnapshot().value).toBe('editing');
  });

  it('is offered for a lost connection only', async () => {
    send.mockResolvedValue({ status: 500 });
    const actor = start();
    actor.send(submit);
    expect((await until(actor, 'failed')).can({ type: 'wait' })).toBe(false);
  });
});

it('a change takes the message of its field away, and no other', async () => {
  validate.mockReturnValue({ email: 'Please enter Email', consent: 'Please agree' });
  const actor = start();
  actor.send(submit);
  await until(actor, 'editing');
  actor.send({ type: 'edit', field: 'email' });
  expect(actor.getSnapshot().context.errors).toEqual({ consent: 'Please agree' });
});

it('a message that was on its way when the page was left keeps its key', async () => {
  const actor = start({ form, key: 'key-0' });
  // What a browser kept comes in an order of its own.
  const { comments, ...rest } = form;
  actor.send({ ...submit, form: { comments, ...rest } });
  await untilTold(actor);
  expect(send.mock.calls[0]?.[0].key).toBe('key-0');
});

describe('after success', () => {
  it('the same text has the same key until the visitor is told; a change keeps what is written', async () => {
    const actor = start();
    actor.send(submit);
    await until(actor, 'arrived');
    actor.send({ ...submit, key: 'key-2' });
    await until(actor, 'arrived');
    expect(send.mock.calls[1]?.[0].key).toBe('key-1');
    actor.send({ type: 'edit' });
    actor.send({ type: 'told' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(begin).not.toHaveBeenCalled();
  });

  it('edit begins anew, and a second message has its own key', async () => {
    const actor = start();
    actor.send(submit);
    await untilTold(actor);
    actor.send({ type: 'edit' });
    expect(actor.getSnapshot().value).toBe('editing');
    actor.send({ ...submit, key: 'key-2' });
    await untilTold(actor);
    expect(send.mock.calls[1]?.[0].key).toBe('key-2');
  });
});

it('without provided actors nothing is sent', async () => {
  const actor = createActor(contactSubmitMachine).start();
  actor.send(submit);
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(actor.getSnapshot().context.status).toBeNull();
});
