import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../command/options.ts';
import { fromHere } from '../command/site-path.ts';
import { isAlive } from '../ground/left-behind.ts';
import { type Database, openDatabase } from '../server/inbox/database.ts';
import { isDamaged } from '../server/inbox/health.ts';
import { fileUrl, type InboxPlace } from '../server/inbox/inbox-options.ts';
import { CONTENT_TABLES, prepareTables, TABLES_VERSION, tablesVersion } from '../server/inbox/tables.ts';

const LITERAL = (text: string) => `'${text.replaceAll("'", "''")}'`;

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

async function countOf(database: Database): Promise<number> {
  const [found] = await database.rows('SELECT count(*) AS n FROM messages');
  return Number(found?.n ?? 0);
}

/** @returns how many messages a backup holds. @throws UsageError where it is none, or damaged */
async function verify(file: string, named: string): Promise<number> {
  const database = openDatabase({ url: fileUrl(file) });
  const wrong = (why: string) => new UsageError(`“${named}” is no backup of the inbox: ${why}.`);
  try {
    const read = async () => {
      const [checked] = await database.rows('PRAGMA integrity_check');
      return { checked, version: await tablesVersion(database) };
    };
    const { checked, version } = await read().catch(() => {
      throw wrong('it cannot be read');
    });
    if (checked?.integrity_check !== 'ok') throw wrong('it is damaged');
    if (!(version <= TABLES_VERSION)) throw wrong('another version wrote it');
    return await countOf(database);
  } finally {
    await database.close();
  }
}

const removeAll = async (file: string) => {
  for (const end of ['', '-wal', '-shm']) await rm(file + end, { force: true });
};

/** A name for a copy that is being made beside a file. What killed commands have left of theirs goes first: messages are in it. */
async function copyBeside(file: string): Promise<string> {
  const folder = dirname(file);
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid] = /\.inbox-(\d+)\.tmp(?:-wal|-shm)?$/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(folder, name), { force: true });
  }
  return `${file}.inbox-${process.pid}.tmp`;
}

/** @throws UsageError for a name that leads to the inbox: what is written there would take its place */
export async function refuseInbox(path: string, { file }: InboxPlace): Promise<void> {
  const names = [fromHere(path), file ?? ''];
  const [a, b] = await Promise.all(names.map((name) => realpath(name).catch(() => undefined)));
  if (a !== undefined && a === b) throw new UsageError(`“${path}” is the inbox itself: name another file.`);
}

/**
 * Writes a consistent copy of the database into a file of its own, while a server may be running.
 *
 * @returns how many messages it holds
 * @throws UsageError where the file is there already, or cannot be written
 */
export async function backup(database: Database, target: string, force: boolean): Promise<number> {
  if (!force && existsSync(target)) throw new UsageError(`“${target}” exists: add --force to replace it.`);
  const fresh = await copyBeside(target);
  const refuse = () => {
    throw new UsageError(`“${target}” cannot be written.`);
  };
  try {
    // Made before it is filled: the database would make one that everybody may read.
    const made = await open(fresh, 'wx', 0o600).catch(refuse);
    await made.close();
    await database.script(`VACUUM INTO ${LITERAL(fresh)}`);
    const count = await verify(fresh, target);
    await syncToDisk(fresh);
    // What belongs to the older file would be taken for the newer one's: no database reads that.
    for (const file of [fresh, target])
      for (const end of ['-wal', '-shm']) await rm(file + end, { force: true });
    await rename(fresh, target).catch(refuse);
    return count;
  } finally {
    await removeAll(fresh);
  }
}

/** Renames a damaged file and its log, which may still be of use to somebody. @returns its new name, which none had before */
async function setAside(file: string): Promise<string> {
  let [aside, number] = [`${file}.damaged`, 1];
  while (existsSync(aside)) aside = `${file}.damaged-${++number}`;
  for (const end of ['-wal', '']) if (existsSync(file + end)) await rename(file + end, aside + end);
  return aside;
}

/** A backup of an earlier version gets the columns that there are now. */
async function bringUp(copy: string): Promise<void> {
  const database = openDatabase({ url: fileUrl(copy) });
  await prepareTables(database).finally(() => database.close());
}

/**
 * Replaces what the database holds by a backup, in one transaction: a running server goes on with the restored
 * messages, and where something fails all is as it was. A damaged file makes way for a new one.
 *
 * @returns how many messages it holds now, and where a damaged file lies
 * @throws UsageError where the backup is none, or something would be replaced without `force`
 */
export async function restore(place: InboxPlace, source: string, force: boolean) {
  const { file } = place;
  if (file === undefined) throw new UsageError('A libSQL server restores its own backups.');
  if (!existsSync(source)) throw new UsageError(`There is no file “${source}”.`);
  // A copy: the backup itself is never opened for writing.
  const copy = await copyBeside(file);
  const fill = async () => {
    await (await open(file, 'a', 0o600)).close();
    const database = openDatabase(place);
    try {
      await prepareTables(database);
      if (!force && (await countOf(database)) > 0)
        throw new UsageError('The inbox holds messages: add --force to replace them by the backup.');
      const tables = CONTENT_TABLES.map(
        (table) => `DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM backup.${table};`,
      );
      await database.script(
        `ATTACH ${LITERAL(copy)} AS backup; BEGIN IMMEDIATE; ${tables.join(' ')} COMMIT; DETACH backup;`,
      );
    } finally {
      await database.close();
    }
  };
  try {
    // Not `copyFile`: whoever may read the backup could read that copy, too.
    await writeFile(copy, createReadStream(source), { flag: 'wx', mode: 0o600 }).catch(() => {
      throw new UsageError(`“${source}” cannot be read.`);
    });
    const count = await verify(copy, source);
    await bringUp(copy);
    const damaged = await fill().catch(async (error: unknown) => {
      if (!isDamaged(error)) throw error;
      if (!force)
        throw new UsageError(`“${file}” is damaged: add --force to set it aside and fill a new one.`);
      const aside = await setAside(file);
      await fill();
      return aside;
    });
    return { count, damaged };
  } finally {
    await removeAll(copy);
  }
}
