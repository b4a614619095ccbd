import { randomBytes } from 'node:crypto';
import { chmod, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolders } from '../../ground/make-folders.ts';
import { once } from '../../ground/once.ts';
import type { CaptchaProvider } from '../../model/build-manifest.ts';
import { createAltcha } from '../captcha/altcha.ts';
import { type Captcha, createSiteVerify } from '../captcha/captcha.ts';
import { type Database, DatabaseError, openDatabase } from './database.ts';
import { forwardTo, type Words } from './deliver.ts';
import type { Health } from './health.ts';
import type { InboxOptions, InboxPlace } from './inbox-options.ts';
import type { NewMessage } from './message.ts';
import { type Deliver, openOutbox } from './outbox.ts';
import { removeOld } from './remove.ts';
import { createMessageStore, type Outcome } from './store.ts';
import { prepareTables, tryToWrite } from './tables.ts';

/** Where messages go: one for each server process. */
export type Inbox = Awaited<ReturnType<typeof openInbox>>;

const HOUR = 3_600_000;
/** Milliseconds that a database may hold up a message, and a server that starts. */
const PATIENCE = 10_000;
/** Milliseconds after which a database that failed is tried, whether or not a message comes. */
const TRY_AGAIN = 5000;

/**
 * Opens the inbox. A file is made where it is missing.
 * @param words the site's words, for notices
 * @throws Error with one sentence where the place can hold no such file, or it holds another program's or a later version's.
 * All else is only logged, such as a lock, a damaged file or a libSQL server that cannot be reached: the site is served,
 * messages are answered with 503 until that is over.
 */
export async function openInbox(options: InboxOptions, words: Words, health: Health) {
  const { place, keepDays } = options;
  let trying: NodeJS.Timeout | undefined;
  const failed = (failure: DatabaseError) => {
    health.database(failure);
    // The file may be gone: it, and its tables, are made anew.
    prepared = once(prepare);
    trying ??= setTimeout(tryAgain, TRY_AGAIN).unref();
  };
  const database = openDatabase({ timeout: PATIENCE, ...place }, failed);
  const prepare = async () => {
    await makeFile(place, failed);
    await prepareTables(database);
  };
  let prepared = once(prepare);
  const tryAgain = () => {
    trying = undefined;
    void prepared()
      .then(() => tryToWrite(database))
      .then(() => health.database(null))
      .catch(() => undefined);
  };
  try {
    await prepared();
  } catch (error) {
    // What the tables are refused with lies in a file of another program.
    const isPassing = error instanceof DatabaseError && error.code !== 'SQLITE_ERROR';
    if (place.file !== undefined && !isPassing) {
      clearTimeout(trying);
      await database.close();
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Contact messages cannot be kept in ${place.shown}: ${reason}`);
    }
  }
  const targets = targetsOf(options, words);
  const names = [...targets.keys()];
  const store = createMessageStore(database, names);
  // Each by itself: one that does not answer holds up no other.
  const outboxes = [...targets].map((target) => openOutbox(database, target, health.outbox));
  // Tokens that have expired are refused anyway; a day later so they are where the clock was set back.
  const tidy = () =>
    void database
      .batch([['DELETE FROM captcha_used WHERE expires_at < ?', Date.now() - 24 * HOUR]])
      .then(() => (keepDays === undefined ? undefined : removeOld(database, keepDays, names)))
      .catch(() => undefined);
  tidy();
  const tidying = setInterval(tidy, HOUR);
  tidying.unref();
  const altcha = once(async () => {
    await prepared();
    return createAltcha(options.captchaSecret ?? (await ownSecret(database)));
  });

  return {
    async add(message: NewMessage): Promise<Outcome> {
      await prepared();
      const outcome = await store.add(message);
      health.database(null);
      if (outcome.kind === 'stored' && outcome.isNew) for (const outbox of outboxes) outbox.wake();
      return outcome;
    },
    async find(key: string, hash: string): Promise<Outcome | undefined> {
      await prepared();
      return store.find(key, hash);
    },
    /** The site's captcha; undefined where it has none. @throws DatabaseError while our own secret cannot be read */
    async captcha(provider: CaptchaProvider): Promise<Captcha | undefined> {
      if (provider === 'none') return undefined;
      if (provider === 'altcha') return altcha();
      return createSiteVerify(provider, options.captchaSecret ?? '', options.captchaUrl);
    },
    /** Writes what waits, finishes deliveries under way, and closes. */
    async close(): Promise<void> {
      clearInterval(tidying);
      clearTimeout(trying);
      await store.idle();
      await Promise.all(outboxes.map((outbox) => outbox.close()));
      await database.close();
    },
  };
}

/** What tells that a place can never hold a file. */
const NO_PLACE = /^E(?:EXIST|ISDIR|NOTDIR|NOENT|LOOP|NAMETOOLONG)$/;

/** Only the owner may read what visitors wrote. @param onFailure hears of what may end by itself, or by the owner's hand */
async function makeFile({ file }: InboxPlace, onFailure: (failure: DatabaseError) => void): Promise<void> {
  if (file === undefined) return;
  try {
    makeFolders(dirname(file), 0o700);
    await (await open(file, 'a', 0o600)).close();
    await chmod(file, 0o600);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
    if (NO_PLACE.test(code)) throw new Error(`the file cannot be written (${code}).`);
    const failure = new DatabaseError(code, 'The file cannot be written.');
    onFailure(failure);
    throw failure;
  }
}

function targetsOf({ forward, notify }: InboxOptions, words: Words): Map<string, Deliver> {
  const targets = new Map<string, Deliver>();
  if (forward !== undefined) targets.set('forward', forwardTo(forward));
  if (notify !== undefined) targets.set('notify', notify(words));
  return targets;
}

/** The secret of our own captcha: made once, kept with the messages, shared by all servers that use them. */
async function ownSecret(database: Database): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  const [, found] = await database.batch([
    ["INSERT OR IGNORE INTO settings (name, value) VALUES ('captcha-secret', ?)", made],
    ["SELECT value FROM settings WHERE name = 'captcha-secret'"],
  ]);
  const secret = found?.[0]?.value;
  if (typeof secret !== 'string') throw new DatabaseError('SECRET', 'The captcha’s secret cannot be read.');
  return secret;
}
