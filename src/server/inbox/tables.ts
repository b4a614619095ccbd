import type { Database } from './database.ts';

/** The latest version of the tables that this code reads. */
export const TABLES_VERSION = 2;

const TABLES = [
  `CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY, key TEXT UNIQUE, body_hash TEXT NOT NULL, received_at INTEGER NOT NULL,
    state TEXT NOT NULL, sent_as TEXT NOT NULL, locale TEXT NOT NULL, consent INTEGER,
    name TEXT NOT NULL, email TEXT NOT NULL, phone_number TEXT NOT NULL, website TEXT NOT NULL,
    description TEXT NOT NULL, fields TEXT, page TEXT)`,
  'CREATE INDEX IF NOT EXISTS messages_by_time ON messages (received_at)',
  `CREATE TABLE IF NOT EXISTS captcha_used (
    id TEXT PRIMARY KEY, message_id TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS outbox (
    id INTEGER PRIMARY KEY, message_id TEXT NOT NULL, target TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL, last_error TEXT, delivered_at INTEGER)`,
  'CREATE INDEX IF NOT EXISTS outbox_due ON outbox (next_at) WHERE delivered_at IS NULL',
  'CREATE INDEX IF NOT EXISTS outbox_by_message ON outbox (message_id)',
  'CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  // Not raised for a column that may be empty: an earlier server goes on with it, should this one be taken back.
  "INSERT OR IGNORE INTO settings (name, value) VALUES ('tables', '1')",
];

/** Columns that came later, in the order of the table: a backup is restored by it. */
const ADDED = ['fields', 'page'] as const;

/** The tables that hold what a visitor sent or what became of it: these a backup restores, not a running server's secret. */
export const CONTENT_TABLES = ['messages', 'captcha_used', 'outbox'] as const;

/**
 * Makes the tables where they are missing, and the columns that those of an earlier version lack.
 *
 * @throws Error with one sentence when they were made by a later version of this server.
 */
export async function prepareTables(database: Database): Promise<void> {
  await database.batch(TABLES.map((sql) => [sql]));
  const version = await tablesVersion(database);
  if (version > TABLES_VERSION)
    throw new Error(`The messages were written by a later version of this server (tables ${version}).`);
  for (const column of ADDED) {
    if (await hasColumn(database, column)) continue;
    try {
      await database.batch([[`ALTER TABLE messages ADD COLUMN ${column} TEXT`]]);
    } catch (error) {
      // Another server may have added it at this moment.
      if (!(await hasColumn(database, column))) throw error;
    }
  }
}

async function hasColumn(database: Database, column: string): Promise<boolean> {
  const [found] = await database.rows("SELECT 1 FROM pragma_table_info('messages') WHERE name = ?", column);
  return found !== undefined;
}

/** Writes something: only that shows that a disk has room and nobody holds the database. @throws DatabaseError */
export async function tryToWrite(database: Database): Promise<void> {
  await database.batch([
    ["INSERT OR REPLACE INTO settings (name, value) VALUES ('tried', ?)", String(Date.now())],
  ]);
}

/** The version of the tables that a database holds. */
export async function tablesVersion(database: Database): Promise<number> {
  const [found] = await database.rows("SELECT value FROM settings WHERE name = 'tables'");
  return Number(found?.value);
}
