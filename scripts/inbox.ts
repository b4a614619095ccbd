import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { table } from '../src/command/table.ts';
import { backup, restore } from '../src/operator/backup.ts';
import { csv } from '../src/operator/csv.ts';
import {
  all,
  byId,
  counts,
  erase,
  type KeptMessage,
  newest,
  outboxState,
  purge,
} from '../src/operator/messages.ts';
import { oneLine, printable } from '../src/operator/printable.ts';
import { type Database, DatabaseError, openDatabase } from '../src/server/inbox/database.ts';
import { type InboxPlace, inboxPlace } from '../src/server/inbox/inbox-options.ts';
import { prepareTables } from '../src/server/inbox/tables.ts';

const OPTIONS = {
  format: 'string',
  out: 'string',
  state: 'string',
  limit: 'string',
  'older-than': 'string',
  'dry-run': 'boolean',
  force: 'boolean',
} as const;

type Options = ReturnType<typeof parseOptions<typeof OPTIONS>>;

const DAY = 24 * 3_600_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const timeOf = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
const plural = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'message' : 'messages'}`;

function wholeNumber(text: string | undefined, name: string, otherwise?: number): number {
  if (text === undefined && otherwise !== undefined) return otherwise;
  if (text !== undefined && /^\d{1,7}$/.test(text)) return Number(text);
  throw new UsageError(`${name} takes a whole number.`);
}

const fileOf = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

async function list(database: Database, { limit, state }: Options): Promise<number> {
  if (state !== undefined && !['all', 'stored', 'unverified', 'spam'].includes(state))
    throw new UsageError('--state takes stored, unverified, spam or all.');
  const found = await newest(database, wholeNumber(limit, '--limit', 50), state);
  const rows = found.map(({ id, receivedAt, state: is, body }) => [
    id,
    timeOf(receivedAt),
    is,
    oneLine(body.name, 24),
    oneLine(body.description, 40),
  ]);
  if (rows.length > 0) say(`${table(['id', 'received', 'state', 'name', 'message'], rows)}\n`);
  const sums = [...(await counts(database))].map(([name, count]) => `${count} ${name}`);
  say(sums.length === 0 ? 'No messages.' : `In all: ${sums.join(', ')}.`);
  return 0;
}

async function one(database: Database, id: string | undefined): Promise<KeptMessage | undefined> {
  if (id === undefined || !/^[0-9a-f-]{4,36}$/.test(id))
    throw new UsageError('Which message? Give its id, or the first characters of it.');
  const [found, other] = await byId(database, id);
  if (other) throw new UsageError(`More than one id begins with “${id}”: give more of it.`);
  if (!found) process.stderr.write(`There is no message “${id}”.\n`);
  return found;
}

async function show(database: Database, { positionals }: Options): Promise<number> {
  const found = await one(database, positionals[1]);
  if (!found) return 1;
  const { body } = found;
  const consent = found.consent === null ? [] : [`Consent   ${found.consent ? 'given' : 'not given'}`];
  say(
    [
      `Id        ${found.id}`,
      `Received  ${timeOf(found.receivedAt)}`,
      `State     ${found.state}, sent as ${found.sentAs}, language ${printable(found.locale)}`,
      ...consent,
      `Name      ${printable(body.name)}`,
      `Email     ${printable(body.email)}`,
      `Phone     ${printable(body.phoneNumber)}`,
      ...(body.website === '' ? [] : [`Website   ${printable(body.website)}`]),
      '',
      printable(body.description),
    ].join('\n'),
  );
  return 0;
}

const FIELDS = ['id', 'receivedAt', 'state', 'name', 'email', 'phoneNumber', 'description'] as const;

function exported({ id, receivedAt, state, body }: KeptMessage): Record<(typeof FIELDS)[number], string> {
  const { name, email, phoneNumber, description } = body;
  return { id, receivedAt: timeOf(receivedAt), state, name, email, phoneNumber, description };
}

async function exportAll(database: Database, { format, out, force, state }: Options): Promise<number> {
  if (format !== 'csv' && format !== 'json') throw new UsageError('--format takes csv or json.');
  const found = await all(database);
  const wanted = found.filter((message) =>
    state === undefined ? message.state !== 'spam' : state === 'all' || message.state === state,
  );
  const records = wanted.map(exported);
  const text =
    format === 'json'
      ? `${JSON.stringify(records, null, 2)}\n`
      : csv([FIELDS, ...records.map((record) => FIELDS.map((field) => record[field]))]);
  if (out === undefined) {
    process.stdout.write(text);
    return 0;
  }
  const file = fileOf(out);
  await writeFile(file, text, { flag: force ? 'w' : 'wx', mode: 0o600 }).catch((error: unknown) => {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new UsageError(
      exists ? `“${out}” exists: add --force to replace it.` : `“${out}” cannot be written.`,
    );
  });
  say(`${plural(records.length)} written to ${file}.`);
  return 0;
}

async function purgeOld(database: Database, options: Options): Promise<number> {
  const days = wholeNumber(options['older-than'], '--older-than');
  const dryRun = options['dry-run'] === true;
  const result = await purge(database, Date.now() - days * DAY, options.force === true, dryRun);
  if (!dryRun) await database.script('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
  say(`${plural(result.purged)} older than ${days} days ${dryRun ? 'would be deleted' : 'deleted'}.`);
  if (result.kept > 0)
    say(`${plural(result.kept)} stay: not passed on yet (see outbox; --force deletes them).`);
  return 0;
}

async function deleteOne(database: Database, { positionals }: Options): Promise<number> {
  const found = await one(database, positionals[1]);
  if (!found) return 1;
  await erase(database, found.id);
  await database.script('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
  say(`${found.id} deleted.`);
  return 0;
}

async function outbox(database: Database): Promise<number> {
  const { owed, delivered, waiting } = await outboxState(database);
  const rows = owed.map((row) => [
    row.messageId,
    row.target,
    String(row.attempts),
    row.lastError ?? '–',
    timeOf(row.nextAt),
  ]);
  if (rows.length > 0)
    say(`${table(['message', 'target', 'attempts', 'last error', 'next attempt'], rows)}\n`);
  say(`${waiting} waiting, ${delivered} delivered.`);
  return 0;
}

async function backupTo(database: Database, place: InboxPlace, options: Options): Promise<number> {
  const [, path] = options.positionals;
  if (path === undefined) throw new UsageError('Where to? Name a file.');
  if (place.file === undefined) throw new UsageError('A libSQL server makes its own backups.');
  const file = fileOf(path);
  await mkdir(dirname(file), { recursive: true });
  say(`${plural(await backup(database, file, options.force === true))} saved in ${file}.`);
  return 0;
}

async function restoreFrom(place: InboxPlace, options: Options): Promise<number> {
  const [, path] = options.positionals;
  if (path === undefined) throw new UsageError('From which file?');
  if (place.file !== undefined) await mkdir(dirname(place.file), { recursive: true, mode: 0o700 });
  say(`${plural(await restore(place, fileOf(path), options.force === true))} restored to ${place.shown}.`);
  return 0;
}

const READS = ['list', 'show', 'export', 'purge', 'delete', 'outbox', 'backup'] as const;
type Read = (typeof READS)[number];

function run(name: Read, database: Database, place: InboxPlace, options: Options): Promise<number> {
  const actions: Record<Read, () => Promise<number>> = {
    list: () => list(database, options),
    show: () => show(database, options),
    export: () => exportAll(database, options),
    purge: () => purgeOld(database, options),
    delete: () => deleteOne(database, options),
    outbox: () => outbox(database),
    backup: () => backupTo(database, place, options),
  };
  return actions[name]();
}

/** The contact messages: lists, shows, exports, purges, saves and restores them. Exit 0 done, 1 no such message, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, OPTIONS, 2);
  const [name = 'list'] = options.positionals;
  const place = placeOf();
  if (name === 'restore') return restoreFrom(place, options);
  const read = READS.find((known) => known === name);
  if (!read) throw new UsageError(`There is no “${name}”. There are: ${[...READS, 'restore'].join(', ')}.`);
  if (place.file !== undefined && !existsSync(place.file)) {
    if (read === 'show' || read === 'delete' || read === 'backup')
      throw new UsageError(`There is no inbox at ${place.shown} yet.`);
    if (read === 'export' && options.format === 'json') say('[]');
    else say(`No messages: ${place.shown} does not exist yet.`);
    return 0;
  }
  const database = openDatabase(place);
  try {
    await prepareTables(database);
    return await run(read, database, place, options);
  } catch (error) {
    if (error instanceof DatabaseError)
      throw new UsageError(`${place.shown} cannot be read: ${error.message}`);
    throw error;
  } finally {
    await database.close();
  }
}

function placeOf(): InboxPlace {
  try {
    return inboxPlace(process.env, root);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
