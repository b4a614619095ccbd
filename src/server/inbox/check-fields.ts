import { type OwnKey, ownFault, ownKey, TICKED } from '../../contact/own-fields.ts';
import type { ContactForm, ContactLocale } from '../../model/build-manifest.ts';
import type { OwnField } from '../../model/contact-settings.ts';
import type { KeptField } from './message.ts';

/** What was sent of a site's own fields, by their ids. */
export type SentFields = ReadonlyMap<string, string>;

/** The same, held against a form. */
export interface CheckedFields {
  readonly form: readonly OwnField[];
  /** What it says of a message that arrived; where it is known to be that of the page. */
  readonly sentText?: string | undefined;
  /** True where the form asks for all that was sent. */
  readonly isKnown: boolean;
  readonly kept: readonly KeptField[];
  readonly errors: Partial<Record<OwnKey, string>>;
}

function textOf({ type, choices }: OwnField, value: string): string {
  if (type === 'choice') return choices.find(({ id }) => id === value)?.label ?? value;
  return type === 'tick' && value === TICKED ? '✓' : value;
}

function against(form: readonly OwnField[], sent: SentFields): CheckedFields {
  const kept: KeptField[] = [];
  const errors: Partial<Record<OwnKey, string>> = {};
  for (const field of form) {
    const value = sent.get(field.id) ?? '';
    const fault = ownFault(field, value);
    if (fault !== null) errors[ownKey(field)] = field.says[fault];
    kept.push({ id: field.id, label: field.label, value, text: textOf(field, value) });
  }
  const isKnown = [...sent.keys()].every((id) => form.some((field) => field.id === id));
  return { form, isKnown, kept, errors };
}

const NO_FORM: ContactForm = { pages: [], fields: [] };
const faultsOf = ({ fields }: ContactForm, sent: SentFields) =>
  fields.filter((field) => ownFault(field, sent.get(field.id) ?? '') !== null).length;

/**
 * Finds the form that was filled in, by the names that were sent and the page that sent them: the one that asks for most of
 * the names, rather of that page, and for the least besides.
 * @param page the address of the page, as far as it is known
 */
export function checkFields(
  { forms = [NO_FORM] }: ContactLocale,
  page: string,
  sent: SentFields,
): CheckedFields {
  const ranked = forms.map((form) => ({
    form,
    known: form.fields.filter(({ id }) => sent.has(id)).length,
    isHere: form.pages.includes(page),
  }));
  const [best = NO_FORM] = ranked
    .sort(
      (a, b) =>
        b.known - a.known ||
        Number(b.isHere) - Number(a.isHere) ||
        a.form.fields.length - b.form.fields.length ||
        faultsOf(a.form, sent) - faultsOf(b.form, sent),
    )
    .map(({ form }) => form);
  return { ...against(best.fields, sent), ...(best.pages.includes(page) && { sentText: best.sentText }) };
}
