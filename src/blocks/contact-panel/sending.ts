import { createActor, fromPromise } from 'xstate';
import {
  type ContactAnswer,
  type ContactErrors,
  type ContactForm,
  type ContactRequest,
  contactSubmitMachine,
} from '../../machines/contact-submit.machine.ts';
import {
  endSystemError,
  expectNotice,
  hideLoader,
  notify,
  raiseSystemError,
  showLoader,
} from '../../ui/notices.ts';
import type { DraftKeeper } from './draft.ts';
import { lastAnswer, type Posting } from './mutation.ts';

/** What a form on the page does for its message. A message on its way outlives the form. */
export interface FormPort {
  /** What is said of the message, in the form's own language. */
  readonly words: { readonly success: string; readonly captchaFailed: string };
  validate(): Promise<ContactErrors>;
  focusFirstInvalid(errors: ContactErrors): void;
  /** The captcha's token as it is now: it may have been solved since the form was submitted. */
  token(): string;
  /** A valid token, where that can be had without the visitor. */
  solveCaptcha(): Promise<string>;
  resetCaptcha(): void;
  /** The visitor knows that the message has arrived: the form begins anew. */
  begin(): void;
  /** Posts a message; also once the form is gone from the page. */
  post(posting: Posting): Promise<ContactAnswer>;
}

export interface SendingSettings {
  readonly silent: boolean;
  readonly draft: DraftKeeper;
}

/** Resolves at once where there is a connection, else when it is back; never once `signal` has fired. */
function online(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true, signal }));
}

/**
 * Starts the machine of one form. It lives as long as the document, and the form comes and goes.
 * @param last the form that asked for it; it may be gone by now
 */
export function createSending({ silent, draft }: SendingSettings, last: () => FormPort) {
  let port: (() => FormPort) | undefined;
  /** Ends what waits for the form that is on the page. */
  let leave = () => {};

  async function send({ form, ...sent }: ContactRequest, signal: AbortSignal): Promise<ContactAnswer> {
    const request = { form: { ...form, captcha: port?.().token() ?? form.captcha }, ...sent };
    draft.keepAttempt(request);
    endSystemError();
    if (navigator.onLine) expectNotice();
    const answer = await last().post({ request, signal }).catch(lastAnswer);
    const isRefused = answer.status === 403;
    if (isRefused) port?.().resetCaptcha();
    if (silent) return { status: answer.status };
    return isRefused ? { ...answer, errors: { captcha: last().words.captchaFailed } } : answer;
  }

  const machine = contactSubmitMachine.provide({
    actors: {
      validate: fromPromise<ContactErrors, ContactForm>(async () => (await port?.().validate()) ?? {}),
      send: fromPromise<ContactAnswer, ContactRequest>(({ input, signal }) => send(input, signal)),
      connection: fromPromise<ContactForm, ContactForm>(async ({ input, signal }) => {
        await online(signal);
        // The form may go meanwhile, and its captcha with it: the message goes without.
        const gone = new Promise<undefined>((resolve) => {
          leave = () => resolve(undefined);
        });
        const token = port && (await Promise.race([port().solveCaptcha(), gone]));
        return { ...input, captcha: token ?? input.captcha };
      }),
    },
    actions: {
      focusFirstInvalid({ context }) {
        if (port) port().focusFirstInvalid(context.errors);
        // Nobody sees the fields: at least the failure is told.
        else if (!silent) raiseSystemError();
      },
      announceArrived({ context: { request } }) {
        endSystemError();
        const onShown = () => {
          if (actor.getSnapshot().context.request === request) actor.send({ type: 'told' });
        };
        notify({ kind: 'success', message: last().words.success, onShown });
        const from = request?.page;
        // Another page may be open by now. Nothing is told of what was written.
        window.dataLayer?.push({
          event: 'generate_lead',
          ...(from && { page_path: new URL(from).pathname }),
        });
      },
      keepWaiting: (_, waits) => draft.keepWaiting(waits),
      begin() {
        draft.clear();
        port?.().begin();
      },
      announceFailure({ context: { retryAt } }, { reason }) {
        // Its own form says better when it can be sent.
        const isTold = port !== undefined && retryAt !== null;
        if (!silent && !isTold) raiseSystemError({ error: `contact: ${reason}` });
      },
    },
  });
  const actor = createActor(machine, { input: { request: draft.lastRequest() } });
  let wasLoading = false;
  actor.subscribe((snapshot) => {
    const isLoading = snapshot.hasTag('loading');
    if (isLoading !== wasLoading) (isLoading ? showLoader : hideLoader)('own');
    wasLoading = isLoading;
  });
  actor.start();
  return {
    actor,
    /** Connects the form that is on the page; answers how to disconnect it. */
    connect(next: () => FormPort): () => void {
      port = next;
      last = next;
      return () => {
        if (port === next) port = undefined;
        leave();
      };
    },
  };
}

export type Sending = ReturnType<typeof createSending>;
