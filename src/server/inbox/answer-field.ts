import { CONTROL_NAMES, type TextField } from '../../contact/contact-body.ts';
import { type ContactRules, EMAIL_LIMIT, isRequired, NAME_LIMIT } from '../../contact/contact-rules.ts';
import { NUMBER_PATTERN, type OwnKey, ownKey, TICKED } from '../../contact/own-fields.ts';
import { escapeText } from '../../ground/escape.ts';
import type { OwnField } from '../../model/contact-settings.ts';
import type { ContactWord, ContactWords } from '../../model/contact-words.ts';
import type { FormPost } from './body.ts';

/** A field of the form on an answer page. */
interface AnswerField {
  readonly key: TextField | OwnKey;
  /** Of its control, and its id. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required: boolean;
  /** A box that is ticked: it stands before its label. */
  readonly isBox?: boolean;
  control(named: string, state: string): string;
}

const input = (more: string, value: string) => (named: string, state: string) =>
  `<input ${named} ${more} value="${escapeText(value)}"${state}>`;
// The parser drops one line break right after the tag: this one, not the visitor's.
const area = (more: string, value: string) => (named: string, state: string) =>
  `<textarea ${named} ${more}${state}>\n${escapeText(value)}</textarea>`;

type Control = readonly [field: TextField, label: ContactWord, attributes: string];

const CONTROLS: readonly Control[] = [
  ['firstName', 'firstName', `maxlength="${NAME_LIMIT}" autocomplete="given-name"`],
  ['lastName', 'lastName', `maxlength="${NAME_LIMIT}" autocomplete="family-name"`],
  ['email', 'email', `type="email" maxlength="${EMAIL_LIMIT}" autocomplete="email"`],
  ['phoneNumber', 'phone', `type="tel" autocomplete="tel"`],
  ['comments', 'message', 'rows="8"'],
];

/** Which of the fixed fields must be filled in. */
export type FixedRules = Omit<ContactRules, 'names'>;

/** What every form asks for; the message last. */
export const fixedFields = (words: ContactWords, rules: FixedRules, texts: FormPost['texts']) =>
  CONTROLS.map(
    ([field, label, attributes]): AnswerField => ({
      key: field,
      name: CONTROL_NAMES[field],
      label: words[label],
      required: isRequired(field, rules),
      control: (field === 'comments' ? area : input)(attributes, texts[field]),
    }),
  );

function controlOf({ type, max, choices }: OwnField, value: string): AnswerField['control'] {
  if (type === 'lines') return area(`rows="3" maxlength="${max}"`, value);
  if (type === 'number') return input(`inputmode="decimal" pattern="${NUMBER_PATTERN}"`, value);
  if (type === 'date') return input('type="date"', value);
  if (type === 'tick') return input(`type="checkbox"${value === TICKED ? ' checked' : ''}`, TICKED);
  if (type === 'text') return input(`maxlength="${max}"`, value);
  const options = choices.map(
    ({ id, label }) =>
      `<option value="${escapeText(id)}"${id === value ? ' selected' : ''}>${escapeText(label)}</option>`,
  );
  return (named, state) => `<select ${named}${state}><option value=""></option>${options.join('')}</select>`;
}

/** A field of the site's own. */
export const ownField = (own: OwnField, value: string): AnswerField => ({
  ...{ key: ownKey(own), name: ownKey(own), label: own.label, hint: own.hint, required: own.required },
  isBox: own.type === 'tick',
  control: controlOf(own, value),
});

export function fieldHtml(field: AnswerField, error: string | undefined, focus: boolean): string {
  const { name, label, hint, required, isBox, control } = field;
  const describes = hint === undefined ? '' : `${name}-hint`;
  const state = `${required ? ' required' : ''}${invalid(name, error, describes)}${focus ? ' autofocus' : ''}`;
  const shown = control(`id="${name}" name="${name}"`, state);
  const named = `<label for="${name}">${escapeText(label)}${required ? ' <span aria-hidden="true">*</span>' : ''}</label>`;
  const helps =
    hint === undefined ? '' : `<span class="answer-hint" id="${describes}">${escapeText(hint)}</span>\n`;
  const parts = isBox ? `${shown}\n${named}${helps}` : `${named}\n${helps}${shown}`;
  return `<p class="answer-field${isBox ? ' answer-consent' : ''}">${parts}${faultHtml(name, error)}</p>`;
}

/** @param describes the id of what says more of the control */
export function invalid(name: string, error: string | undefined, describes = ''): string {
  const ids = `${describes}${error === undefined ? '' : ` ${name}-fault`}`.trim();
  return `${error === undefined ? '' : ' aria-invalid="true"'}${ids === '' ? '' : ` aria-describedby="${ids}"`}`;
}

export const faultHtml = (name: string, error: string | undefined) =>
  error === undefined ? '' : `<strong class="answer-fault" id="${name}-fault">${escapeText(error)}</strong>`;
