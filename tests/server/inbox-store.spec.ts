import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../src/server/inbox/database.ts';
import { messageId, type NewMessage } from '../../src/server/inbox/message.ts';
import { removeMessages } from '../../src/server/inbox/remove.ts';
import { createMessageStore } from '../../src/server/inbox/store.ts';
import { prepareTables } from '../../src/server/inbox/tables.ts';
import { temporaryFolder } from './build-folder.ts';
import { contactSite, eventually, GOOD, rowsOf } from './contact-site.ts';

const message = (id = messageId(0)): NewMessage => ({
  id,
  key: null,
  receivedAt: 0,
  state: 'stored',
  body: GOOD,
  fields: [],
  page: null,
  sentAs: 'json',
  locale: '',
  consent: null,
  captcha: null,
});

async function database() {
  const opened = openDatabase({ url: `file:${temporaryFolder()}/inbox.db` });
  onTestFinished(() => opened.close());
  await prepareTables(opened);
  return opened;
}

it('a message that cannot be written costs those beside it nothing', async () => {
  const store = createMessageStore(await database(), []);
  const written = await Promise.allSettled(['a', 'a', 'b'].map((id) => store.add(message(id))));
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('lets 2,000 messages wait, and refuses the next', async () => {
  const store = createMessageStore({ ...(await database()), batch: async () => [] }, []);
  const taken = Array.from({ length: 2000 }, () => store.add(message()));
  await expect(store.add(message())).rejects.toThrow('Too many messages wait to be written.');
  expect(await Promise.all(taken)).toHaveLength(2000);
});

it('nothing of a deleted message stays in the file, though it was moved in it when those before it went', async () => {
  const file = join(temporaryFolder(), 'inbox.db');
  const opened = openDatabase({ url: `file:${file}` });
  onTestFinished(() => opened.close());
  await prepareTables(opened);
  const add = `INSERT INTO messages (id, body_hash, received_at, state, sent_as, locale, name, email, phone_number, website,
    description) VALUES (?, '', ?, 'stored', 'json', 'en', '', '', '', '', ?)`;
  const said = Array.from({ length: 60 }, (_, i) => `message ${i}.`);
  await opened.batch(
    said.map((text, i) => [add, `id${i}`, i, text.padEnd(text.length + ((i * 613) % 1000), 'x')]),
  );
  for (const before of [7, 14, 21])
    await removeMessages(opened, 'SELECT id FROM messages WHERE received_at < ?', before);
  const kept = ['', '-wal'].map((end) => readFileSync(file + end, 'latin1')).join('');
  expect(said.filter((text) => kept.includes(text))).toEqual(said.slice(21));
});

it('a server that keeps messages for some days deletes older ones as it starts, and spam after 30, but nothing owed to who gets them now', async () => {
  const file = join(temporaryFolder(), 'inbox.db');
  const place = { url: `file:${file}`, file, shown: file };
  const opened = openDatabase(place);
  await prepareTables(opened);
  const owing = createMessageStore(opened, ['forward']);
  const add = (id: string, days: number, state: NewMessage['state'] = 'stored', store = owing) =>
    store.add({ ...message(id), receivedAt: Date.now() - days * 86_400_000, state });
  const free = createMessageStore(opened, []);
  await Promise.all([add('old', 366, 'stored', free), add('young', 364, 'unverified', free)]);
  const left = createMessageStore(opened, ['notify']);
  await Promise.all([
    add('owed', 366),
    add('left', 366, 'stored', left),
    add('spam', 31, 'spam'),
    add('new spam', 29, 'spam'),
  ]);
  await opened.close();
  await contactSite({ options: { place, keepDays: 365, forward: 'http://127.0.0.1:9' } });
  await vi.waitFor(
    async () =>
      expect(await rowsOf(file, 'SELECT id FROM messages ORDER BY id')).toEqual(
        ['new spam', 'owed', 'young'].map((id) => ({ id })),
      ),
    eventually,
  );
});
