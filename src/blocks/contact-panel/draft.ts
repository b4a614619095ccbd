import type { ContactRequest } from '../../machines/contact-submit.machine.ts';
import { TEXT_FIELDS, type TextField } from './fields.ts';

export type DraftText = Readonly<Record<TextField, string>>;

/** What a form keeps until it is sent: never the captcha's token, never the consent. */
export interface Draft {
  readonly text: DraftText;
  /** The text that was on its way last, with its key: sent again, it is stored once. */
  readonly attempt?: { readonly text: DraftText; readonly key: string } | undefined;
}

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const textOf = (form: DraftText): DraftText => ({
  firstName: form.firstName,
  lastName: form.lastName,
  email: form.email,
  phoneNumber: form.phoneNumber,
  comments: form.comments,
});

function isText(value: unknown): value is DraftText {
  if (typeof value !== 'object' || value === null) return false;
  const known = new Map<string, unknown>(Object.entries(value));
  return TEXT_FIELDS.every((field) => typeof known.get(field) === 'string');
}

function attemptIn(value: object): Draft['attempt'] {
  const attempt: unknown = 'attempt' in value ? value.attempt : undefined;
  if (typeof attempt !== 'object' || attempt === null) return undefined;
  if (!('text' in attempt && isText(attempt.text) && 'key' in attempt)) return undefined;
  return typeof attempt.key === 'string' ? { text: attempt.text, key: attempt.key } : undefined;
}

function parse(written: string | null): Draft | null {
  const value: unknown = JSON.parse(written ?? 'null');
  if (typeof value !== 'object' || value === null || !('text' in value) || !isText(value.text)) return null;
  return { text: value.text, attempt: attemptIn(value) };
}

/** The draft of one form, kept until it is sent or the tab is closed. A browser that keeps nothing has none. */
export function createDraft(id: string, storage: () => TextStorage) {
  const key = `contact-draft:${id}`;
  const attempt = <R>(use: (storage: TextStorage) => R): R | null => {
    try {
      return use(storage());
    } catch {
      return null;
    }
  };
  const read = () => attempt((kept) => parse(kept.getItem(key)));
  const write = (draft: Draft) => void attempt((kept) => kept.setItem(key, JSON.stringify(draft)));
  const clear = () => void attempt((kept) => kept.removeItem(key));
  return {
    read,
    clear,
    keep(form: DraftText): void {
      const text = textOf(form);
      if (TEXT_FIELDS.every((field) => text[field] === '')) clear();
      else write({ text, attempt: read()?.attempt });
    },
    keepAttempt({ form, key: sent }: ContactRequest): void {
      const text = textOf(form);
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
