import { type ContactText, TEXT_FIELDS } from '../../contact/contact-body.ts';
import type { ContactRequest } from '../../machines/contact-submit.machine.ts';
import { attempt, type TextStorage } from '../../ui/attempt.ts';

/** What a form keeps until it is sent: never the captcha's token, never the consent. */
export interface Draft {
  readonly text: ContactText;
  /** The text that was on its way last, with its key: sent again, it is stored once. */
  readonly attempt?: { readonly text: ContactText; readonly key: string } | undefined;
}

/** All that is written of a draft. */
const KEPT = ['text', 'attempt', 'key', ...TEXT_FIELDS];

const isText = (value: unknown): value is ContactText =>
  TEXT_FIELDS.every((field) => typeof Object(value)[field] === 'string');

function parse(written: string | null): Draft | null {
  const draft: { text?: unknown; attempt?: unknown } = Object(JSON.parse(written ?? 'null'));
  const { text, key }: { text?: unknown; key?: unknown } = Object(draft.attempt);
  if (!isText(draft.text)) return null;
  return { text: draft.text, attempt: isText(text) && typeof key === 'string' ? { text, key } : undefined };
}

/** The draft of one form, kept until it is sent or the tab is closed. A browser that keeps nothing has none. */
export function createDraft(id: string, storage: () => TextStorage) {
  const key = `contact-draft:${id}`;
  const read = () => attempt(() => parse(storage().getItem(key))) ?? null;
  const write = (draft: Draft) => attempt(() => storage().setItem(key, JSON.stringify(draft, KEPT)));
  const clear = () => attempt(() => storage().removeItem(key));
  return {
    read,
    clear,
    keep(text: ContactText): void {
      if (TEXT_FIELDS.every((field) => text[field] === '')) clear();
      else write({ text, attempt: read()?.attempt });
    },
    keepAttempt({ form: text, key: sent }: ContactRequest): void {
      write({ text, attempt: { text, key: sent } });
    },
    /** What was on its way when the page was left, as the machine takes it. */
    lastRequest(): ContactRequest | undefined {
      const last = read()?.attempt;
      return last && { form: { ...last.text, captcha: '' }, key: last.key };
    },
  };
}

export type DraftKeeper = ReturnType<typeof createDraft>;
