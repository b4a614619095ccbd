import { CONTROL_NAMES } from '../../contact/contact-body.ts';
import { escapeText } from '../../ground/escape.ts';
import type { OwnField } from '../../model/contact-settings.ts';
import type { ContactWords } from '../../model/contact-words.ts';
import { type FixedRules, faultHtml, fieldHtml, fixedFields, invalid, ownField } from './answer-field.ts';
import type { FormPost } from './body.ts';
import type { FormErrors } from './check-message.ts';

export interface AnswerWords {
  readonly words: ContactWords;
  readonly home: string;
}

const linkHtml = (href: string, label: string) =>
  `<a class="answer-home" href="${escapeText(href)}">${escapeText(label)}</a>`;

/**
 * The answer to a message that arrived.
 * @param sentText what happens next, where the form says it
 * @param back the page of the form; the home page where it is not known
 */
export function thanksHtml({ words, home }: AnswerWords, sentText: string | undefined, back: string): string {
  return `<section class="answer" aria-labelledby="answer"><h1 id="answer">${escapeText(words.contactSuccess)}</h1>
${sentText === undefined ? '' : `<p>${escapeText(sentText)}</p>\n`}<p>${back === home || words.back === '' ? '' : `${linkHtml(back, words.back)} `}${linkHtml(home, words.home)}</p></section>`;
}

export interface Refusal extends FixedRules {
  /** What is to be said above everything. */
  readonly says: string;
  readonly errors: FormErrors;
  /** What the visitor typed; null where it could not be read. */
  readonly post: FormPost | null;
  readonly action: string;
  /** What the site asks for besides. */
  readonly own: readonly OwnField[];
  /** The words beside the consent box, as HTML; null where none is asked for. */
  readonly consent: string | null;
}

/** The answer to a message that was not taken: what is wrong, and the form with all that was typed, to send again. */
export function refusalHtml({ words, home }: AnswerWords, refusal: Refusal): string {
  const { says, errors, post } = refusal;
  const names: Readonly<Record<string, string>> = CONTROL_NAMES;
  // In the order of the form.
  const keys = [
    ...(post === null ? [] : fieldsOf(words, refusal, post)).map(({ key }) => key),
    'consent' as const,
  ];
  const faults = keys.flatMap((key) => {
    const message = errors[key] ?? '';
    return message === '' ? [] : `<li><a href="#${names[key] ?? key}">${escapeText(message)}</a></li>`;
  });
  const list = faults.length === 0 ? '' : `<ul>${faults.join('')}</ul>`;
  return `<section class="answer" aria-labelledby="answer">
<div class="answer-faults" role="alert"><h1 id="answer">${escapeText(says)}</h1>${list}</div>
${post === null ? '' : formHtml(words, refusal, post)}
<p>${linkHtml(home, words.home)}</p></section>`;
}

/** The fields of the form, as they stand in it: those of the site's own before the message. */
function fieldsOf(words: ContactWords, refusal: Refusal, post: FormPost) {
  const fixed = fixedFields(words, refusal, post.texts);
  const own = refusal.own.map((field) => ownField(field, post.fields.get(field.id) ?? ''));
  return [...fixed.slice(0, -1), ...own, ...fixed.slice(-1)];
}

function formHtml(words: ContactWords, refusal: Refusal, post: FormPost): string {
  const { errors, action } = refusal;
  const fields = fieldsOf(words, refusal, post);
  const first = fields.find(({ key }) => errors[key] !== undefined);
  const controls = fields.map((field) => fieldHtml(field, errors[field.key], field === first));
  return `<form class="answer-form" method="post" action="${escapeText(action)}">
<p class="answer-hint">* ${escapeText(words.required)}</p>
${controls.join('\n')}
${refusal.consent === null ? '' : consentHtml(refusal.consent, post.consent, errors.consent)}
<p class="visually-hidden" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off"></p>
<p><button type="submit">${escapeText(words.contactSend)}</button></p></form>`;
}

function consentHtml(label: string, ticked: boolean, error: string | undefined): string {
  const state = `${ticked ? ' checked' : ''}${invalid('consent', error)}`;
  return `<div class="answer-field answer-consent"><input id="consent" name="consent" type="checkbox" value="yes" required${state}>
<label for="consent">${label} <span aria-hidden="true">*</span></label>${faultHtml('consent', error)}</div>`;
}
