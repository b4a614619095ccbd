import { isEmpty } from '../../calculators/is-empty.ts';
import type { ContactBody } from '../../contact/contact-body.ts';
import type { ContactLocale, ContactService } from '../../model/build-manifest.ts';
import type { ContactWord } from '../../model/contact-words.ts';
import { type FrameSource, framed } from './answer-frame.ts';
import { type Refusal, refusalHtml, thanksHtml } from './answer-page.ts';
import { bodyOfForm, type FormPost, parseForm, parseJson } from './body.ts';
import type { CheckedFields, SentFields } from './check-fields.ts';
import { bodyErrors, type FormErrors, formErrors } from './check-message.ts';
import type { KeptField } from './message.ts';
import type { Taken } from './take-message.ts';

type Answer = Response | Promise<Response>;

/** A body that was understood. */
interface Checked {
  readonly body: ContactBody;
  readonly fields: readonly KeptField[];
  readonly consent: boolean | null;
  /** Makes the answer where something is wrong with it. */
  readonly refuse: (() => Answer) | null;
}

/** Why a message is not taken, though nothing may be wrong with its fields. */
type Refused = 'too-large' | Exclude<Taken['kind'], 'stored'>;

/** What is answered to one post, in the encoding that it came in. */
export interface ContactAnswers {
  /** Reads and checks the text; undefined where it is malformed. */
  check(): Checked | undefined;
  /** @param pause seconds until the visitor may try again */
  refuse(why: Refused, pause?: number): Answer;
  stored(id: string): Answer;
}

const REFUSED: Readonly<Record<Refused, readonly [status: number, says: ContactWord]>> = {
  'too-large': [413, 'messageLong'],
  'too-many': [429, 'contactTooMany'],
  captcha: [403, 'captchaMissing'],
  conflict: [422, 'systemErrorOnline'],
  unavailable: [503, 'systemErrorOnline'],
};

const pauseHeader = (pause: number | undefined): Record<string, string> =>
  pause === undefined ? {} : { 'retry-after': String(pause) };

/**
 * @param reason says to a program why, where no field is at fault
 * @param pause seconds until it may try again
 */
export function jsonReply(
  status: number,
  errors: Readonly<Record<string, string>>,
  reason?: string,
  pause?: number,
): Response {
  const body = reason === undefined ? { errors } : { errors, reason };
  return Response.json(body, { status, headers: pauseHeader(pause) });
}

/** Holds what was sent of a site's own fields against the form that asks for it. */
export type CheckOwn = (sent: SentFields) => CheckedFields;

/** A body with what was filled in at a site's own fields, where its form has some. */
const withOwn = (body: ContactBody, { kept }: CheckedFields): ContactBody =>
  kept.length === 0
    ? body
    : { ...body, fields: Object.fromEntries(kept.map(({ id, value }) => [id, value])) };

type Asked = Pick<FormFrame, 'locale' | 'contact'>;

/** JSON, with what is wrong with it; undefined where it is malformed. There the browser saw the box. */
function readJson(text: string, { locale, contact }: Asked) {
  const sent = parseJson(text);
  return sent && { ...sent, consent: null, errors: bodyErrors(sent.body, locale.words, contact) };
}

/** A form post, with what is wrong with it by the names of JSON. */
function readPlain(text: string, { locale, contact }: Asked) {
  const post = parseForm(text);
  const asksConsent = locale.consent !== null;
  const { firstName, lastName, comments, ...others } = formErrors(post, asksConsent, locale.words, contact);
  const name = firstName ?? lastName;
  const errors = { ...(name && { name }), ...others, ...(comments && { description: comments }) };
  return { body: bodyOfForm(post), fields: post.fields, consent: asksConsent ? post.consent : null, errors };
}

/**
 * Answers for a program, whichever way it posted.
 * @param isFromPage a page may have been open while its form lost a field: that one is not asked for any more
 */
export function jsonAnswers(
  asked: Asked,
  kind: 'json' | 'form',
  text: string,
  checkOwn: CheckOwn,
  isFromPage: boolean,
): ContactAnswers {
  return {
    check() {
      const sent = (kind === 'json' ? readJson : readPlain)(text, asked);
      if (sent === undefined) return undefined;
      const own = checkOwn(sent.fields);
      if (!own.isKnown && !isFromPage) return undefined;
      const errors = { ...sent.errors, ...own.errors };
      const refuse = isEmpty(errors) ? null : () => jsonReply(400, errors);
      return { body: withOwn(sent.body, own), fields: own.kept, consent: sent.consent, refuse };
    },
    refuse(why, pause) {
      const [status, says] = REFUSED[why];
      if (why === 'captcha') return jsonReply(status, { captcha: asked.locale.words[says] });
      return jsonReply(status, {}, why === 'conflict' ? 'idempotency-key' : why, pause);
    },
    stored: (id) => Response.json({ id }, { status: 201 }),
  };
}

interface FormFrame {
  readonly locale: ContactLocale;
  readonly contact: ContactService;
  readonly build: FrameSource & { readonly basePath: string };
  /** Where the form posts to. */
  readonly action: string;
  /** The address of the page that it stands on, below the base path; null where it is not known. */
  readonly page: string | null;
}

/** Pages for browsers without JavaScript. */
export function formAnswers(frame: FormFrame, text: string, checkOwn: CheckOwn): ContactAnswers {
  const { locale, contact, build, action } = frame;
  const { words } = locale;
  const addressOf = (path: string) => build.basePath + (path === '/' ? '' : path) || '/';
  const home = addressOf(locale.prefix);
  const said = { words, home };
  const page = async (status: number, title: string, html: string, pause?: number): Promise<Response> =>
    new Response(await framed(build, contact, locale, { title, html }), {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', ...pauseHeader(pause) },
    });
  const { consent: asked } = locale;
  const refusal = (status: number, told: Pick<Refusal, 'says' | 'errors' | 'post'>, pause?: number) => {
    const own = checkOwn(told.post?.fields ?? new Map()).form;
    const { phone, message } = contact;
    const html = refusalHtml(said, { ...told, phone, message, action, own, consent: asked });
    return page(status, told.says, html, pause);
  };

  const errorsOf = (post: FormPost, own: CheckedFields): FormErrors => ({
    ...formErrors(post, asked !== null, words, contact),
    ...own.errors,
  });

  return {
    check() {
      const post = parseForm(text);
      const own = checkOwn(post.fields);
      const errors = errorsOf(post, own);
      const isRight = own.isKnown && isEmpty(errors);
      const says = own.isKnown ? words.contactCorrect : words.systemErrorOnline;
      const refuse = isRight ? null : () => refusal(400, { says, errors, post });
      const consent = asked === null ? null : post.consent;
      return { body: withOwn(bodyOfForm(post), own), fields: own.kept, consent, refuse };
    },
    refuse(why, pause) {
      const [status, says] = REFUSED[why];
      const isTooLarge = why === 'too-large';
      const post = isTooLarge && text === '' ? null : parseForm(text);
      const errors = isTooLarge && post ? errorsOf(post, checkOwn(post.fields)) : {};
      return refusal(status, { says: words[says], errors, post }, pause);
    },
    stored() {
      const { sentText } = checkOwn(parseForm(text).fields);
      const back = frame.page === null ? home : addressOf(frame.page);
      return page(201, words.contactSuccess, thanksHtml(said, sentText, back));
    },
  };
}
