import { focusManager, type MutationOptions, QueryClient } from '@tanstack/react-query';
import type { ContactAnswer, ContactRequest } from '../../machines/contact-submit.machine.ts';
import { answerOf, contactRequest, type Destination } from './post-message.ts';

const RETRIES = [500, 1500] as const;
/** Milliseconds after the first try within which the last one begins. */
const RETRY_WINDOW = 4000;
const TEMPORARY: readonly number[] = [502, 503, 504];

/** An answer that may be another one in a moment. */
class TemporaryFailure extends Error {
  readonly answer: ContactAnswer;
  constructor(answer: ContactAnswer) {
    super(`status ${answer.status}`);
    this.name = 'TemporaryFailure';
    this.answer = answer;
  }
}

/** A request that can be given up until it is answered: what counts is the status, and the body may stay unread. */
async function fetchUntil(signal: AbortSignal, url: string, init: RequestInit): Promise<Response> {
  signal.throwIfAborted();
  const control = new AbortController();
  const stop = () => control.abort();
  signal.addEventListener('abort', stop);
  try {
    return await fetch(url, { ...init, signal: control.signal });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function post(request: ContactRequest, to: Destination, signal: AbortSignal): Promise<ContactAnswer> {
  if (!navigator.onLine) throw new TypeError('there is no connection');
  const [url, init] = contactRequest(request, to);
  const answer = await answerOf(await fetchUntil(signal, url, init), Date.now());
  if (TEMPORARY.includes(answer.status)) throw new TemporaryFailure(answer);
  return answer;
}

export interface Posting {
  readonly request: ContactRequest;
  /** Fires where the message is given up. */
  readonly signal: AbortSignal;
}

export const contactClient = new QueryClient();
// A message goes on its way from a tab in the background too.
focusManager.setFocused(true);

function delayOf(failures: number, error: Error): number {
  const asked = error instanceof TemporaryFailure ? (error.answer.retryAt ?? 0) - Date.now() : 0;
  return Math.max(asked, RETRIES[failures] ?? Number.POSITIVE_INFINITY);
}

/**
 * The POST of a form's messages: one try, and at most two more with the same key where the network failed or the server
 * answered 502, 503 or 504. Nothing is tried again without a connection, 4 s after the first try or once the signal fires.
 * It fails with what `fetch` throws: TypeError where the network failed, AbortError once the signal has fired.
 */
export function contactMutation(to: () => Destination): MutationOptions<ContactAnswer, Error, Posting> {
  let start = 0;
  return {
    mutationFn: ({ request, signal }) => post(request, to(), signal),
    onMutate: () => {
      start = performance.now();
    },
    networkMode: 'always',
    gcTime: 0,
    retryDelay: delayOf,
    retry: (failures, error) =>
      (error instanceof TemporaryFailure || error instanceof TypeError) &&
      navigator.onLine &&
      performance.now() - start + delayOf(failures, error) <= RETRY_WINDOW,
  };
}

/** The answer that the last try brought, where there was one. */
export function lastAnswer(error: unknown): ContactAnswer {
  if (error instanceof TemporaryFailure) return error.answer;
  throw error;
}
