import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { typesOf } from './types-of.ts';

/** Milliseconds for one try, its automatic retries included. */
const SEND_TIMEOUT = 15_000;

/** Whoever writes on, or presses once more, begins anew. */
const AGAIN = { submit: { target: 'validating', actions: 'take' }, edit: 'editing' } as const;

const SUCCESS: readonly number[] = [200, 201, 204];

export interface ContactForm
  extends Readonly<Record<'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'comments', string>> {
  /** The captcha's token; it differs at every try. */
  readonly captcha: string;
  /** What was filled in at a field of the site's own. */
  readonly [own: `field-${string}`]: string;
}

/** What a message can stand beside: the fields, and the box with which the visitor consents. */
export type ContactField = keyof ContactForm | 'consent';

/** Messages by field; empty where every field is right. */
export type ContactErrors = { readonly [Field in ContactField]?: string };

type ContactFailure = 'validation' | 'status' | 'offline' | 'timeout';

export interface ContactRequest {
  readonly form: ContactForm;
  /** The idempotency key. */
  readonly key: string;
  /** The address of the page that it was written on; another one may be open when it is sent. */
  readonly page?: string | undefined;
}

export interface ContactAnswer {
  readonly status: number;
  /** What the server found wrong. */
  readonly errors?: ContactErrors;
  /** When it takes messages again, in milliseconds since 1970: a time that is told does not run on. */
  readonly retryAt?: number;
}

interface ContactInput {
  /** What was submitted before the page was left, and not answered: the same text keeps its key. */
  readonly request: ContactRequest | undefined;
}

interface ContactContext {
  /** What was submitted last; null before, and once it is sent. */
  readonly request: ContactRequest | null;
  readonly errors: ContactErrors;
  /** The status of the last answer; null where there was none. */
  readonly status: number | null;
  /** When the server takes messages again, in milliseconds since 1970; null where it did not say. */
  readonly retryAt: number | null;
}

type ContactEvent =
  /** `key` is a fresh one; a retry of the same text on the same page keeps the key it had, so that it is stored once. */
  | ({ readonly type: 'submit' } & ContactRequest)
  /** The visitor changes something: a field’s message goes with it. */
  | { readonly type: 'edit'; readonly field?: ContactField }
  /** The visitor agrees that the message is sent once the connection is back. */
  | { readonly type: 'wait' }
  /** The thanks are on the screen. */
  | { readonly type: 'told' };

/**
 * editing · validating · sending · arrived · sent · failed.(status | offline | timeout) · waiting.
 *
 * The caller provides the actors `validate`, `send` (a rejection named TimeoutError or AbortError is a timeout,
 * any other one means offline; it gets an AbortSignal that fires on the machine's own timeout) and `connection`
 * (resolves once there is one, to the form with a valid captcha token), and the actions `focusFirstInvalid`,
 * `announceArrived` (success notice), `begin` (form emptied), `announceFailure` and `keepWaiting` (what waits does so after
 * a reload, too: `wait` goes on with it). Text and key are forgotten only once the visitor was told: who reloads the page
 * before that still has both. An answer with errors leads back to `editing`, as if the browser had found them. In `failed`
 * the text is kept; `submit` tries again. While the state has the tag `busy` the text must not change; the loader shows
 * while it has the tag `loading`.
 */
export const contactSubmitMachine = setup({
  types: typesOf<{
    context: ContactContext;
    events: ContactEvent;
    input: ContactInput | undefined;
    tags: 'loading' | 'busy';
  }>(),
  actors: {
    validate: fromPromise<ContactErrors, ContactForm>(() => Promise.reject(new Error('provide validate'))),
    send: fromPromise<ContactAnswer, ContactRequest>(() => Promise.reject(new Error('provide send'))),
    connection: fromPromise<ContactForm, ContactForm>(() => new Promise(() => {})),
  },
  actions: {
    take: assign(({ context, event }) => {
      if (event.type !== 'submit') return {};
      const last = context.request;
      const { form, page } = event;
      const isSame = last !== null && last.page === page && isSameText(last.form, form);
      const request = { form, key: isSame ? last.key : event.key, page };
      return { request, errors: {}, status: null, retryAt: null };
    }),
    takeForm: assign(({ context }, form: ContactForm) => ({ request: { ...requestOf(context), form } })),
    setErrors: assign((_, errors: ContactErrors) => ({ errors })),
    setAnswer: assign((_, { status, errors = {}, retryAt }: ContactAnswer) => ({
      status,
      errors,
      retryAt: retryAt ?? null,
    })),
    forget: assign({ request: null }),
    focusFirstInvalid: () => {},
    announceArrived: () => {},
    begin: () => {},
    announceFailure: (_, _params: { readonly reason: ContactFailure }) => {},
    keepWaiting: (_, _waits: boolean) => {},
  },
  guards: {
    wasSubmitted: ({ context }) => context.request !== null,
    hasErrors: (_, errors: ContactErrors) => Object.keys(errors).length > 0,
    isSuccess: (_, { status }: ContactAnswer) => SUCCESS.includes(status),
    isTimeout: (_, { error }: { readonly error: unknown }) =>
      error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name),
  },
  delays: { timeout: SEND_TIMEOUT },
}).createMachine({
  id: 'contact-submit',
  context: ({ input }) => ({
    request: input?.request ?? null,
    errors: {},
    status: null,
    retryAt: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        submit: { target: 'validating', actions: 'take' },
        wait: { guard: 'wasSubmitted', target: 'waiting' },
        edit: {
          actions: assign({
            errors: ({ context, event }) =>
              Object.fromEntries(Object.entries(context.errors).filter(([field]) => field !== event.field)),
          }),
        },
      },
    },
    validating: {
      tags: 'busy',
      invoke: {
        src: 'validate',
        input: ({ context }) => requestOf(context).form,
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'setErrors', params: ({ event }) => event.output }, 'focusFirstInvalid'],
          },
          { target: 'sending' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'announceFailure', params: { reason: 'validation' } },
        },
      },
    },
    sending: {
      tags: ['loading', 'busy'],
      invoke: {
        src: 'send',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isSuccess', params: answerOf },
            target: 'arrived',
            actions: { type: 'setAnswer', params: answerOf },
          },
          {
            guard: { type: 'hasErrors', params: ({ event }) => event.output.errors ?? {} },
            target: 'editing',
            actions: [{ type: 'setAnswer', params: answerOf }, 'focusFirstInvalid'],
          },
          { target: 'failed', actions: { type: 'setAnswer', params: answerOf } },
        ],
        onError: [
          {
            guard: { type: 'isTimeout', params: ({ event }) => ({ error: event.error }) },
            target: 'failed.timeout',
          },
          { target: 'failed.offline' },
        ],
      },
      after: { timeout: 'failed.timeout' },
    },
    arrived: {
      entry: 'announceArrived',
      on: { told: 'sent', ...AGAIN },
    },
    sent: {
      entry: ['forget', 'begin'],
      on: AGAIN,
    },
    failed: {
      initial: 'status',
      on: AGAIN,
      states: {
        status: { entry: { type: 'announceFailure', params: { reason: 'status' } } },
        offline: {
          entry: { type: 'announceFailure', params: { reason: 'offline' } },
          on: { wait: '#contact-submit.waiting' },
        },
        timeout: { entry: { type: 'announceFailure', params: { reason: 'timeout' } } },
      },
    },
    waiting: {
      tags: 'busy',
      entry: { type: 'keepWaiting', params: true },
      exit: { type: 'keepWaiting', params: false },
      invoke: {
        src: 'connection',
        input: ({ context }) => requestOf(context).form,
        onDone: {
          target: 'validating',
          actions: { type: 'takeForm', params: ({ event }) => event.output },
        },
        onError: 'failed.offline',
      },
      on: {
        ...AGAIN,
        // The check is solved anew for the message that waits: that changes nothing of it.
        edit: { guard: ({ event }) => event.field !== 'captcha', target: 'editing' },
      },
    },
  },
});

function requestOf({ request }: ContactContext): ContactRequest {
  if (request === null) throw new Error('contact-submit: nothing was submitted');
  return request;
}

function answerOf({ event }: { readonly event: DoneActorEvent<ContactAnswer> }): ContactAnswer {
  return event.output;
}

const textOf = ({ captcha: _, ...text }: ContactForm) => JSON.stringify(Object.entries(text).sort());

/** Two forms that make the same message. */
const isSameText = (a: ContactForm, b: ContactForm): boolean => textOf(a) === textOf(b);
