import { CONTROL_NAMES, type TextField } from '../../contact/contact-body.ts';
import { type ContactRules, EMAIL_LIMIT, NAME_LIMIT } from '../../contact/contact-rules.ts';
import type { ContactWord, ContactWords } from '../../contact/contact-words.ts';
import { escapeText } from '../../ground/escape.ts';
import type { FormPost } from './body.ts';
import type { FormErrors } from './check-message.ts';

type Control = readonly [field: TextField, label: ContactWord, attributes: string];

const CONTROLS: readonly Control[] = [
  ['firstName', 'firstName', `maxlength="${NAME_LIMIT}" autocomplete="given-name"`],
  ['lastName', 'lastName', `maxlength="${NAME_LIMIT}" autocomplete="family-name"`],
  ['email', 'email', `type="email" maxlength="${EMAIL_LIMIT}" autocomplete="email"`],
  ['phoneNumber', 'phone', `type="tel" autocomplete="tel"`],
  ['comments', 'message', 'rows="8"'],
];

export interface AnswerWords {
  readonly words: ContactWords;
  readonly home: string;
}

/** The answer to a message that arrived. */
export function thanksHtml({ words, home }: AnswerWords): string {
  return `<section class="answer" aria-labelledby="answer"><h1 id="answer">${escapeText(words.contactSuccess)}</h1>
<p><a class="answer-home" href="${escapeText(home)}">${escapeText(words.home)}</a></p></section>`;
}

export interface Refusal extends Pick<ContactRules, 'phone'> {
  /** What is to be said above everything. */
  readonly says: string;
  readonly errors: FormErrors;
  /** What the visitor typed; null where it could not be read. */
  readonly post: FormPost | null;
  readonly action: string;
  /** The words beside the consent box, as HTML; null where none is asked for. */
  readonly consent: string | null;
}

/** The answer to a message that was not taken: what is wrong, and the form with all that was typed, to send again. */
export function refusalHtml({ words, home }: AnswerWords, refusal: Refusal): string {
  const { says, errors, post } = refusal;
  const names: Readonly<Record<string, string>> = CONTROL_NAMES;
  const faults = Object.entries(errors).map(
    ([field, message]) => `<li><a href="#${names[field] ?? field}">${escapeText(message)}</a></li>`,
  );
  const list = faults.length === 0 ? '' : `<ul>${faults.join('')}</ul>`;
  return `<section class="answer" aria-labelledby="answer">
<div class="answer-faults" role="alert"><h1 id="answer">${escapeText(says)}</h1>${list}</div>
${post === null ? '' : formHtml(words, refusal, post)}
<p><a class="answer-home" href="${escapeText(home)}">${escapeText(words.home)}</a></p></section>`;
}

function formHtml(words: ContactWords, refusal: Refusal, post: FormPost): string {
  const { errors, action } = refusal;
  const first = CONTROLS.find(([field]) => errors[field] !== undefined);
  const controls = CONTROLS.map((control) => controlHtml(control, refusal, words, post, control === first));
  return `<form class="answer-form" method="post" action="${escapeText(action)}">
<p class="answer-hint">* ${escapeText(words.required)}</p>
${controls.join('\n')}
${refusal.consent === null ? '' : consentHtml(refusal.consent, post.consent, errors.consent)}
<p class="visually-hidden" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off"></p>
<p><button type="submit">${escapeText(words.contactSend)}</button></p></form>`;
}

function controlHtml(
  [field, label, attributes]: Control,
  { phone, errors }: Refusal,
  words: ContactWords,
  { texts }: FormPost,
  focus: boolean,
): string {
  const name = CONTROL_NAMES[field];
  const error = errors[field];
  const isRequired = field !== 'phoneNumber' || phone === 'required';
  const state = `${isRequired ? ' required' : ''}${invalid(name, error)}${focus ? ' autofocus' : ''}`;
  const typed = escapeText(texts[field]);
  const control =
    field === 'comments'
      ? // The parser drops one line break right after the tag: this one, not the visitor's.
        `<textarea id="${name}" name="${name}" ${attributes}${state}>\n${typed}</textarea>`
      : `<input id="${name}" name="${name}" ${attributes} value="${typed}"${state}>`;
  return `<p class="answer-field"><label for="${name}">${escapeText(words[label])}${isRequired ? ' <span aria-hidden="true">*</span>' : ''}</label>
${control}${faultHtml(name, error)}</p>`;
}

function consentHtml(label: string, ticked: boolean, error: string | undefined): string {
  const state = `${ticked ? ' checked' : ''}${invalid('consent', error)}`;
  return `<div class="answer-field answer-consent"><input id="consent" name="consent" type="checkbox" value="yes" required${state}>
<label for="consent">${label}</label>${faultHtml('consent', error)}</div>`;
}

const invalid = (name: string, error: string | undefined) =>
  error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-fault"`;

const faultHtml = (name: string, error: string | undefined) =>
  error === undefined ? '' : `<strong class="answer-fault" id="${name}-fault">${escapeText(error)}</strong>`;
