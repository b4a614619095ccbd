import type { ContactBody } from '../../contact/contact-body.ts';
import type { ContactWords } from '../../contact/contact-words.ts';
import type { ContactLocale, ContactService } from '../../model/build-manifest.ts';
import { type FrameSource, framed } from './answer-frame.ts';
import { refusalHtml, thanksHtml } from './answer-page.ts';
import { bodyErrors, type FormErrors, formErrors } from './check-message.ts';
import { bodyHash } from './message.ts';
import { bodyOfForm, type FormPost, parseForm } from './parse-form.ts';
import { parseJson } from './parse-json.ts';
import { jsonReply, type Reply } from './reply.ts';
import type { Taken } from './take-message.ts';

/** A body that was understood. */
export interface Checked {
  readonly body: ContactBody;
  readonly hash: string;
  readonly consent: boolean | null;
  /** Makes the answer where something is wrong with it. */
  readonly refuse: (() => Reply | Promise<Reply>) | null;
}

/** What is answered to one post, in the encoding that it came in. */
export interface ContactAnswers {
  /** Reads and checks the text; undefined where it is malformed. */
  check(): Checked | undefined;
  tooLarge(): Reply | Promise<Reply>;
  tooMany(seconds: number): Reply | Promise<Reply>;
  taken(taken: Taken): Reply | Promise<Reply>;
}

/** Seconds after which a database is likely to be back. */
const DATABASE_PAUSE = 5;

const SPAM: Reply = { status: 204, body: null, type: 'application/json' };

export function jsonAnswers(words: ContactWords, text: string): ContactAnswers {
  return {
    check() {
      const body = parseJson(text);
      if (body === undefined) return undefined;
      const errors = bodyErrors(body, words);
      const refuse = Object.keys(errors).length === 0 ? null : () => jsonReply(400, errors);
      return { body, hash: bodyHash(body), consent: null, refuse };
    },
    tooLarge: () => jsonReply(413, {}, 'too-large'),
    tooMany: (seconds) => jsonReply(429, {}, 'too-many', seconds),
    taken(taken) {
      if (taken.kind === 'conflict') return jsonReply(422, {}, 'idempotency-key');
      if (taken.kind === 'captcha') return jsonReply(403, { captcha: words.captchaMissing });
      if (taken.kind === 'too-many') return jsonReply(429, {}, 'too-many', taken.seconds);
      if (taken.kind === 'unavailable') return jsonReply(503, {}, 'unavailable', DATABASE_PAUSE);
      if (taken.state === 'spam') return SPAM;
      return { status: 201, body: JSON.stringify({ id: taken.id }), type: 'application/json' };
    },
  };
}

export interface FormFrame {
  readonly words: ContactWords;
  readonly locale: ContactLocale;
  readonly contact: ContactService;
  readonly build: FrameSource & { readonly basePath: string };
  /** Where the form posts to. */
  readonly action: string;
}

const AS_TYPED: FormErrors = {};

/** Pages for browsers without JavaScript. */
export function formAnswers(frame: FormFrame, text: string): ContactAnswers {
  const { words, locale, contact, build, action } = frame;
  const said = { words, home: `${build.basePath}${locale.prefix}` || '/' };
  const page = async (status: number, title: string, html: string, retryAfter?: number): Promise<Reply> => ({
    status,
    body: await framed(build, contact, locale, { title, html }),
    type: 'text/html; charset=utf-8',
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
  let known: FormPost | undefined;
  const sent = () => {
    known ??= parseForm(text);
    return known;
  };
  const refusal = (
    status: number,
    says: string,
    errors: FormErrors,
    post: FormPost | null,
    retryAfter?: number,
  ) =>
    page(
      status,
      says,
      refusalHtml(said, { says, errors, post, action, consent: locale.consent }),
      retryAfter,
    );
  const tooMany = (seconds: number) => refusal(429, words.contactTooMany, AS_TYPED, sent(), seconds);

  return {
    check() {
      const post = sent();
      const body = bodyOfForm(post);
      const errors = formErrors(post, locale.consent !== null, words);
      const isRight = Object.keys(errors).length === 0;
      const consent = locale.consent === null ? null : post.consent;
      const refuse = isRight ? null : () => refusal(400, words.contactCorrect, errors, post);
      return { body, hash: bodyHash(body), consent, refuse };
    },
    tooLarge: () => refusal(413, words.messageLong, AS_TYPED, null),
    tooMany,
    taken(taken) {
      if (taken.kind === 'captcha') return refusal(403, words.captchaMissing, AS_TYPED, sent());
      if (taken.kind === 'too-many') return tooMany(taken.seconds);
      if (taken.kind === 'conflict') return refusal(422, words.systemErrorOnline, AS_TYPED, sent());
      if (taken.kind === 'unavailable')
        return refusal(503, words.systemErrorOnline, AS_TYPED, sent(), DATABASE_PAUSE);
      return taken.state === 'spam' ? SPAM : page(201, words.contactSuccess, thanksHtml(said));
    },
  };
}
