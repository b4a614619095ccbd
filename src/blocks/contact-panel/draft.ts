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

function isText(value: unknown): value is ContactText {
  if (typeof value !== 'object' || value === null) return false;
  const known = new Map<string, unknown>(Object.entries(value));
  return TEXT_FIELDS.every((field) => typeof known.get(field) === 'string');
}

function attemptIn(value: object): Draft['attempt'] {
  const last: unknown = 'attempt' in value ? value.attempt : undefined;
  if (typeof last !== 'object' || last === null) return undefined;
  if (!('text' in last && isText(last.text) && 'key' in last)) return undefined;
  return typeof last.key === 'string' ? { text: last.text, key: last.key } : undefined;
}

function parse(written: string | null): Draft | null {
  const value: unknown = JSON.parse(written ?? 'null');
  if (typeof value !== 'object' || value === null || !('text' in value) || !isText(value.text)) return null;
  return { text: value.text, attempt: attemptIn(value) };
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
