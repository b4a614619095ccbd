import { describe, expect, it } from 'vitest';
import type { FaultWords } from '../../src/blocks/contact-panel/data.ts';
import { createDraft, joined } from '../../src/blocks/contact-panel/draft.ts';
import { messageOf, messageWhileWriting } from '../../src/blocks/contact-panel/fields.ts';
import type { TextField } from '../../src/contact/contact-body.ts';
import type { ContactSettings } from '../../src/model/contact-settings.ts';

const words: FaultWords = {
  firstNameMissing: 'Please enter First name',
  lastNameMissing: 'Please enter Last name',
  nameInvalid: 'Must be filled by a~z, A~Z',
  emailMissing: 'Please enter Email',
  emailInvalid: 'Please enter valid Email',
  phoneMissing: 'Please enter Phone number',
  phoneShort: 'Number must be at least 10 characters long',
  messageMissing: 'Please enter Message',
  messageLong: 'Maximum 1000 characters allowed',
};

const TABLE: readonly (readonly [TextField, string, string | undefined])[] = [
  ['firstName', '', 'Please enter First name'],
  ['firstName', 'Asha1', 'Must be filled by a~z, A~Z'],
  ['firstName', 'Asha Devi', undefined],
  ['lastName', ' ', 'Please enter Last name'],
  ['lastName', "O'Neil", 'Must be filled by a~z, A~Z'],
  ['lastName', 'Rao', undefined],
  ['email', '', 'Please enter Email'],
  ['email', 'asha@example', 'Please enter valid Email'],
  ['email', 'asha@example.com', undefined],
  ['phoneNumber', '', 'Please enter Phone number'],
  ['phoneNumber', '123456789', 'Number must be at least 10 characters long'],
  ['phoneNumber', '1234567890', undefined],
  ['comments', '\n', 'Please enter Message'],
  ['comments', 'x'.repeat(1001), 'Maximum 1000 characters allowed'],
  ['comments', 'x'.repeat(1000), undefined],
];

const settings = { names: 'latin' } as ContactSettings;

describe('what is said of a field', () => {
  it.each(TABLE)('%s %j: %s', (field, text, message) =>
    expect(messageOf(field, text, { words, settings })).toBe(message),
  );

  it('while somebody writes, only that the message is too long', () => {
    expect(messageWhileWriting('', words)).toBeUndefined();
    expect(messageWhileWriting('x'.repeat(1000), words)).toBeUndefined();
    expect(messageWhileWriting('x'.repeat(1001), words)).toBe('Maximum 1000 characters allowed');
  });
});

describe('the draft', () => {
  const empty = { firstName: '', lastName: '', email: '', phoneNumber: '', comments: '' };
  const text = { ...empty, firstName: 'Asha', comments: 'Hello' };

  function start(kept: Record<string, string> = {}) {
    const items = new Map(Object.entries(kept));
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    const fields = ['comments', 'firstName', 'lastName', 'email', 'phoneNumber', 'field-age'] as const;
    return { items, draft: createDraft('form', () => storage, fields) };
  }

  it('keeps what is written, and neither the captcha’s token nor the consent', () => {
    const { draft, items } = start();
    const values = { ...text, captcha: 'token', consent: true };
    draft.keep(values);
    expect(draft.read()).toEqual({ text });
    expect(items.get('form')).not.toMatch(/token|consent/);
  });

  it('keeps what is written in a field of the site’s own, alone too', () => {
    const { draft } = start();
    const own = { ...empty, 'field-age': '7' };
    draft.keepAttempt({ form: { ...own, captcha: 'token' }, key: 'key-1' });
    draft.keepWaiting(true);
    expect(draft.isWaiting()).toBe(true);
    draft.keep({ ...own, 'field-age': '8' });
    expect(draft.isWaiting()).toBe(false);
    expect(draft.read()?.text).toEqual({ ...own, 'field-age': '8' });
  });

  it('keeps nothing of an empty form, and nothing once it is cleared', () => {
    const { draft, items } = start();
    draft.keep(text);
    draft.keep(empty);
    expect(items.size).toBe(0);
    draft.keep(text);
    draft.clear();
    expect(items.size).toBe(0);
  });

  it('keeps key and page of what was on its way, whatever is written afterwards', () => {
    const { draft } = start();
    const sent = { key: 'key-1', page: 'https://www.example.com/events/gala' };
    draft.keepAttempt({ form: { ...text, captcha: 'token' }, ...sent });
    draft.keep({ ...text, comments: 'Hello again' });
    expect(draft.lastRequest()).toEqual({ form: { ...text, captcha: '' }, ...sent });
    expect(draft.read()?.text.comments).toBe('Hello again');
  });

  it('keeps that a message waits, as long as it is the one that was agreed to', () => {
    const { draft } = start();
    draft.keepAttempt({ form: { ...text, captcha: '' }, key: 'key-1' });
    expect(draft.isWaiting()).toBe(false);
    draft.keepWaiting(true);
    draft.keep(text);
    expect(draft.isWaiting()).toBe(true);
    draft.keep({ ...text, comments: 'Hello again' });
    expect(draft.isWaiting()).toBe(false);
    draft.keep(text);
    draft.keepWaiting(false);
    expect(draft.isWaiting()).toBe(false);
  });

  it.each(['{', 'null', '[]', '{"text":{"firstName":"A"}}', '{"text":7}'])(
    'takes %s for no draft',
    (kept) => {
      expect(start({ form: kept }).draft.read()).toBeNull();
    },
  );

  it.each([
    ['many lines', '', 'A long one', 'A long one'],
    ['many lines', 'Hi', '', 'Hi'],
    ['many lines', 'Hi, as I wrote', 'A long one', 'A long one\nHi, as I wrote'],
    ['many lines', 'A long one, and more', 'A long one', 'A long one, and more'],
    ['one line', 'new@example.com', 'old@example.com', 'new@example.com'],
    ['one line', '', 'old@example.com', 'old@example.com'],
  ])('%s, typed %j over a kept %j, begins with %j', (kind, typed, kept, begins) =>
    expect(joined(kind === 'many lines', typed, kept)).toBe(begins),
  );

  it('lasts as long as the document where the storage is refused', () => {
    const open = () =>
      createDraft('form', () => {
        throw new DOMException('refused', 'SecurityError');
      });
    open().keep(text);
    expect(open().read()).toEqual({ text });
    expect(open().lastRequest()).toBeUndefined();
    open().clear();
    expect(open().read()).toBeNull();
  });

  it('is the newest where the storage has become full', () => {
    const { draft, items } = start();
    draft.keep(text);
    items.set = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    draft.keep({ ...text, comments: 'More' });
    expect(draft.read()?.text.comments).toBe('More');
    draft.clear();
    expect(draft.read()).toBeNull();
  });
});
