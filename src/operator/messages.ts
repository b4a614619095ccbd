import { type Database, DatabaseError, type Row } from '../server/inbox/database.ts';
import { reasonOf } from '../server/inbox/health.ts';
import { messageOf } from '../server/inbox/outbox.ts';
import { OWED, removeMessages } from '../server/inbox/remove.ts';
import { prepareTables, tryToWrite } from '../server/inbox/tables.ts';

/** A message with what is kept about it. */
export type KeptMessage = ReturnType<typeof kept>;

const kept = (row: Row) => ({
  ...messageOf(row),
  sentAs: String(row.sent_as),
  locale: String(row.locale),
  consent: row.consent === null ? null : row.consent === 1,
});

/** Of one person, however the address was capitalised. */
const BY_EMAIL = 'SELECT id FROM messages WHERE lower(email) = lower(?)';

/** Which messages are meant. */
interface Wanted {
  /** `all` for every one; where it is undefined all but spam, of a person spam too. */
  readonly state?: string | undefined;
  /** The address of the person who wrote them. */
  readonly email?: string | undefined;
}

/** @param newest so many of them, the newest first; without it all, the oldest first */
export async function messagesOf(database: Database, { state, email }: Wanted, newest?: number) {
  const is = state ?? (email === undefined ? 'no spam' : 'all');
  const where = is === 'no spam' ? "state <> 'spam'" : is === 'all' ? 'TRUE' : 'state = ?';
  const conditions = [where, ...(email === undefined ? [] : [`id IN (${BY_EMAIL})`])].join(' AND ');
  const order = newest === undefined ? 'received_at, id' : 'received_at DESC, id DESC LIMIT ?';
  const values = [where.endsWith('?') ? is : [], email ?? [], newest ?? []].flat();
  const found = await database.rows(
    `SELECT * FROM messages WHERE ${conditions} ORDER BY ${order}`,
    ...values,
  );
  return found.map(kept);
}

/** How many there are of each state: `12 stored`. */
export async function counts(database: Database): Promise<readonly string[]> {
  const found = await database.rows(
    'SELECT state, count(*) AS n FROM messages GROUP BY state ORDER BY state',
  );
  return found.map((row) => `${row.n} ${row.state}`);
}

/** The messages whose id begins so; two at most are looked for. */
export async function byId(database: Database, start: string): Promise<readonly KeptMessage[]> {
  const sql = 'SELECT * FROM messages WHERE substr(id, 1, ?) = ? LIMIT 2';
  const found = await database.rows(sql, start.length, start);
  return found.map(kept);
}

/** What is still to be delivered, and how much has been. */
export async function outboxState(database: Database) {
  const owed = await database.rows(
    'SELECT * FROM outbox WHERE delivered_at IS NULL ORDER BY next_at, id LIMIT 200',
  );
  const [sums] = await database.rows('SELECT count(*) AS n, count(delivered_at) AS done FROM outbox');
  const done = Number(sums?.done ?? 0);
  return { owed, delivered: done, waiting: Number(sums?.n ?? 0) - done };
}

/** Deletes messages, with all that refers to them. What is still owed to somebody stays, unless `owedToo`. */
export async function purge(database: Database, before: number, owedToo: boolean, dryRun: boolean) {
  const old = `SELECT id FROM messages WHERE received_at < ?${owedToo ? '' : ` AND id NOT IN (${OWED})`}`;
  const [[matching], [older]] = await Promise.all([
    database.rows(`SELECT count(*) AS n FROM (${old})`, before),
    database.rows('SELECT count(*) AS n FROM messages WHERE received_at < ?', before),
  ]);
  const purged = Number(matching?.n ?? 0);
  if (!dryRun) await removeMessages(database, old, before);
  return { purged, kept: Number(older?.n ?? 0) - purged };
}

/** Deletes one message. */
export async function erase(database: Database, id: string): Promise<void> {
  await removeMessages(database, 'SELECT ?', id);
}

/** Deletes all messages of one person, spam too. */
export async function eraseOf(database: Database, email: string): Promise<void> {
  await removeMessages(database, BY_EMAIL, email);
}

/** Whether messages can be kept and are passed on: lines for a person, and what is wrong. */
export async function statusOf(database: Database) {
  try {
    await prepareTables(database);
    await tryToWrite(database);
    const sums = await counts(database);
    const { owed, delivered, waiting } = await outboxState(database);
    const failed = owed.filter((row) => row.last_error !== null);
    const faults = new Set(failed.map((row) => `${row.target} failed (${row.last_error})`));
    return {
      lines: [
        `Messages: ${sums.join(', ') || 'none'}.`,
        `Outbox: ${waiting} waiting, ${delivered} delivered.`,
      ],
      faults: [...faults],
    };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return { lines: [], faults: [`messages cannot be kept: ${reasonOf(error)}`] };
  }
}
