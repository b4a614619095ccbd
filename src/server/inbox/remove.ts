import type { Database, SqlValue } from './database.ts';

/** The messages that somebody is still to get. */
export const OWED = 'SELECT message_id FROM outbox WHERE delivered_at IS NULL';

const DAY = 24 * 3_600_000;
/** Days after which a machine's message goes, at most. */
const SPAM_DAYS = 30;

/** Deletes the messages whose ids a query finds, with all that refers to them. */
export async function removeMessages(database: Database, ids: string, ...args: SqlValue[]): Promise<void> {
  await database.batch([
    [`DELETE FROM messages WHERE id IN (${ids})`, ...args],
    ['DELETE FROM outbox WHERE message_id NOT IN (SELECT id FROM messages)'],
  ]);
  // What was deleted must not stay readable: in a page of the file that a message was moved out of, or in the log beside it.
  for (const step of ['VACUUM', 'PRAGMA wal_checkpoint(TRUNCATE)'])
    await database.script(step).catch(() => undefined);
}

/**
 * Deletes the messages that are older than some days, and spam sooner; what is still owed to somebody stays.
 * @param targets who gets messages now: nobody waits for what is owed to others
 */
export async function removeOld(database: Database, days: number, targets: readonly string[]): Promise<void> {
  const owed = `${OWED} AND target IN (${targets.map(() => '?').join(', ')})`;
  const old = `SELECT id FROM messages WHERE received_at < CASE state WHEN 'spam' THEN ? ELSE ? END AND id NOT IN (${owed})`;
  const before = [Math.min(days, SPAM_DAYS), days].map((age) => Date.now() - age * DAY);
  const [found] = await database.rows(`SELECT EXISTS (${old}) AS any`, ...before, ...targets);
  if (found?.any === 1) await removeMessages(database, old, ...before, ...targets);
}
