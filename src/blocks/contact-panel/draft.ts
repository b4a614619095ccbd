import { type ContactText, TEXT_FIELDS } from '../../contact/contact-body.ts';
import type { ContactRequest } from '../../machines/contact-submit.machine.ts';
import { attempt, type TextStorage } from '../../model/attempt.ts';

/** What a form keeps until it is sent: never the captcha's token, never the consent. */
export interface Draft {
  readonly text: ContactText;
  /** The text that was on its way last, with its key: sent again, it is stored once. */
  readonly attempt?:
    | {
        readonly text: ContactText;
        readonly key: string;
        /** The address of the page that it was written on. */
        readonly page?: string | undefined;
        /** True where the visitor has agreed that it is sent once there is a connection. */
        readonly waits?: boolean | undefined;
      }
    | undefined;
}

const isText = (value: unknown): value is ContactText =>
  TEXT_FIELDS.every((field) => typeof Object(value)[field] === 'string');

function parse(written: string | null): Draft | null {
  const draft: { text?: unknown; attempt?: unknown } = Object(JSON.parse(written ?? 'null'));
  const { text, key, page, waits }: Readonly<Record<string, unknown>> = Object(draft.attempt);
  if (!isText(draft.text)) return null;
  const from = typeof page === 'string' ? page : undefined;
  const attempt =
    isText(text) && typeof key === 'string' ? { text, key, page: from, waits: waits === true } : undefined;
  return { text: draft.text, attempt };
}

/** What a field begins with: of one line what was typed last counts, of many nothing is lost. */
export function joined(isLong: boolean, typed: string, kept: string): string {
  if (!isLong || typed === '' || typed.includes(kept)) return typed || kept;
  return `${kept}\n${typed}`;
}

/** What the browser does not keep, since its storage is refused or full, lasts as long as the document. */
const unkept = new Map<string, string>();

/**
 * The draft of one form, kept until it is sent or the tab is closed.
 * @param fields what the form asks for
 */
export function createDraft(
  id: string,
  storage: () => TextStorage,
  fields: readonly (keyof ContactText)[] = TEXT_FIELDS,
) {
  /** All that is written of a draft. */
  const kept = ['text', 'attempt', 'key', 'page', 'waits', ...fields];
  const read = () => attempt(() => parse(unkept.get(id) ?? storage().getItem(id))) ?? null;
  const write = (draft: Draft) => {
    const written = JSON.stringify(draft, kept);
    unkept.set(id, written);
    attempt(() => {
      storage().setItem(id, written);
      unkept.delete(id);
    });
  };
  const clear = () => {
    unkept.delete(id);
    attempt(() => storage().removeItem(id));
  };
  return {
    read,
    clear,
    keep(text: ContactText): void {
      if (fields.every((field) => !text[field])) clear();
      else write({ text, attempt: read()?.attempt });
    },
    keepAttempt({ form: text, key: sent, page }: ContactRequest): void {
      write({ text, attempt: { text, key: sent, page } });
    },
    keepWaiting(waits: boolean): void {
      const draft = read();
      if (draft?.attempt) write({ ...draft, attempt: { ...draft.attempt, waits } });
    },
    /** True where what waited for a connection when the page was left stands there as it was. */
    isWaiting(): boolean {
      const { text, attempt: last } = read() ?? {};
      return last?.waits === true && fields.every((field) => text?.[field] === last.text[field]);
    },
    /** What was on its way when the page was left, as the machine takes it. */
    lastRequest(): ContactRequest | undefined {
      const last = read()?.attempt;
      return last && { form: { ...last.text, captcha: '' }, key: last.key, page: last.page };
    },
  };
}

export type DraftKeeper = ReturnType<typeof createDraft>;
