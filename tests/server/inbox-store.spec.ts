import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/server/inbox/database.ts';
import { messageId, type NewMessage } from '../../src/server/inbox/message.ts';
import { createMessageStore } from '../../src/server/inbox/store.ts';
import { prepareTables } from '../../src/server/inbox/tables.ts';
import { temporaryFolder } from './build-folder.ts';
import { GOOD } from './contact-site.ts';

const message = (id = messageId(0)): NewMessage => ({
  id,
  key: null,
  receivedAt: 0,
  state: 'stored',
  body: GOOD,
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
