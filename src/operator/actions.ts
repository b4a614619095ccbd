import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type parseOptions, UsageError } from '../command/options.ts';
import { fromHere } from '../command/site-path.ts';
import { table } from '../command/table.ts';
import type { Database } from '../server/inbox/database.ts';
import type { InboxPlace } from '../server/inbox/inbox-options.ts';
import { backup, refuseInbox, restore } from './backup.ts';
import {
  byId,
  counts,
  erase,
  eraseOf,
  type KeptMessage,
  messagesOf,
  outboxState,
  purge,
  statusOf,
} from './messages.ts';
import { csv, oneLine, printable } from './printable.ts';
import { writePrivate } from './private-file.ts';
import { exported, filled, rowsOf, timeOf } from './records.ts';

export const OPTIONS = {
  format: 'string',
  out: 'string',
  state: 'string',
  email: 'string',
  limit: 'string',
  'older-than': 'string',
  'dry-run': 'boolean',
  force: 'boolean',
} as const;

/** An exit code: 1 where there is no such message or the service is not well, none where all went well. */
type Exit = 1 | undefined;

/** What an action of the command works with. */
export interface Call {
  readonly database: Database;
  readonly place: InboxPlace;
  readonly options: ReturnType<typeof parseOptions<typeof OPTIONS>>;
}

const DAY = 24 * 3_600_000;
/** So much of a field is shown on its line: what is longer is a machine's. */
const WHOLE = 500;
/** So much of one of the site's own, with its label: all that is taken. */
const LONGEST = 1500;

export const say = (text: string) => process.stdout.write(`${text}\n`);
const plural = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'message' : 'messages'}`;

function wholeNumber(text: string | undefined, name: string): number {
  if (text !== undefined && /^\d{1,7}$/.test(text)) return Number(text);
  throw new UsageError(`${name} takes a whole number.`);
}

async function list({ database, options }: Call): Promise<undefined> {
  const found = await messagesOf(database, options, wholeNumber(options.limit ?? '50', '--limit'));
  const hasOwn = found.some(({ fields }) => fields.length > 0);
  const rows = found.map(({ id, receivedAt, state: is, body, fields, page }) => [
    id,
    timeOf(receivedAt),
    is,
    oneLine(body.name, 24),
    oneLine(page ?? '–', 40),
    ...(hasOwn ? [oneLine(filled(fields).join(', '), 40)] : []),
    oneLine(body.description, 40),
  ]);
  const heads = ['id', 'received', 'state', 'name', 'page', ...(hasOwn ? ['fields'] : []), 'message'];
  if (rows.length > 0) say(`${table(heads, rows)}\n`);
  // The sums are those of all messages.
  else if (options.email ?? options.state) say('There is no such message.');
  const sums = await counts(database);
  say(sums.length === 0 ? 'No messages.' : `In all: ${sums.join(', ')}.`);
}

async function one(database: Database, id: string | undefined): Promise<KeptMessage | undefined> {
  if (id === undefined || !/^[0-9a-f-]{4,36}$/.test(id))
    throw new UsageError('Which message? Give its id, or the first four characters of it or more.');
  const [found, other] = await byId(database, id);
  if (other) throw new UsageError(`More than one id begins with “${id}”: give more of it.`);
  if (!found) process.stderr.write(`There is no message “${id}”.\n`);
  return found;
}

async function show({ database, options: { positionals } }: Call): Promise<Exit> {
  const found = await one(database, positionals[1]);
  if (!found) return 1;
  const { body } = found;
  const consent = found.consent === null ? [] : [`Consent   ${found.consent ? 'given' : 'not given'}`];
  say(
    [
      `Id        ${found.id}`,
      `Received  ${timeOf(found.receivedAt)}`,
      `State     ${found.state}, sent as ${found.sentAs}, language ${printable(found.locale)}`,
      ...(found.page === null ? [] : [`Page      ${oneLine(found.page, WHOLE)}`]),
      ...consent,
      `Name      ${oneLine(body.name, WHOLE)}`,
      `Email     ${oneLine(body.email, WHOLE)}`,
      `Phone     ${oneLine(body.phoneNumber, WHOLE)}`,
      ...filled(found.fields).map((said) => oneLine(said, LONGEST)),
      ...(body.website === '' ? [] : [`Website   ${oneLine(body.website, WHOLE)}`]),
      '',
      printable(body.description),
    ].join('\n'),
  );
}

async function exportAll({ database, place, options }: Call): Promise<undefined> {
  if (options.out !== undefined) await refuseInbox(options.out, place);
  return writeExport(await messagesOf(database, options), options);
}

/** @throws UsageError for another format, and for a file that is there or cannot be written */
export async function writeExport(
  messages: readonly KeptMessage[],
  { format, out, force }: Call['options'],
): Promise<undefined> {
  if (format !== 'csv' && format !== 'json') throw new UsageError('--format takes csv or json.');
  const records = messages.map(exported);
  const text = format === 'json' ? `${JSON.stringify(records, null, 2)}\n` : csv(rowsOf(records));
  if (out === undefined) {
    // Who looks at it sees what would steer the terminal; who passes it on gets it as it is.
    process.stdout.write(process.stdout.isTTY ? printable(text.replace(/^\ufeff|\r(?=\n)/g, '')) : text);
    return;
  }
  const file = fromHere(out);
  await writePrivate(file, text, force ? 'w' : 'wx').catch((error: unknown) => {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new UsageError(
      exists ? `“${out}” exists: add --force to replace it.` : `“${out}” cannot be written.`,
    );
  });
  say(`${plural(records.length)} written to ${file}.`);
}

async function purgeOld({ database, options }: Call): Promise<undefined> {
  const days = wholeNumber(options['older-than'], '--older-than');
  const dryRun = options['dry-run'] === true;
  const result = await purge(database, Date.now() - days * DAY, options.force === true, dryRun);
  say(`${plural(result.purged)} older than ${days} days ${dryRun ? 'would be deleted' : 'deleted'}.`);
  if (result.kept > 0)
    say(`${plural(result.kept)} stay: not passed on yet (see outbox; --force deletes them).`);
}

/** Deletes one message, or all that one person wrote. */
async function deleteThese({ database, options: { positionals, email } }: Call): Promise<Exit> {
  if (email !== undefined) {
    if (positionals[1] !== undefined)
      throw new UsageError('Which messages? Give an id or --email, not both.');
    const { length } = await messagesOf(database, { email });
    await eraseOf(database, email);
    say(`${plural(length)} of ${printable(email)} deleted.`);
    return length === 0 ? 1 : undefined;
  }
  const found = await one(database, positionals[1]);
  if (!found) return 1;
  await erase(database, found.id);
  say(`${found.id} deleted.`);
}

async function outbox({ database }: Call): Promise<undefined> {
  const { owed, delivered, waiting } = await outboxState(database);
  const rows = owed.map((row) => [
    String(row.message_id),
    String(row.target),
    String(row.attempts),
    String(row.last_error ?? '–'),
    timeOf(Number(row.next_at)),
  ]);
  if (rows.length > 0)
    say(`${table(['message', 'target', 'attempts', 'last error', 'next attempt'], rows)}\n`);
  say(`${waiting} waiting, ${delivered} delivered.`);
}

async function status({ database, place }: Call): Promise<Exit> {
  const { lines, faults } = await statusOf(database);
  for (const line of [`Kept in ${place.shown}.`, ...lines, ...faults.map((fault) => `Not well: ${fault}.`)])
    say(line);
  if (faults.length > 0) return 1;
  say('All is well.');
}

async function backupTo({ database, place, options }: Call): Promise<undefined> {
  const [, path] = options.positionals;
  if (path === undefined) throw new UsageError('Where to? Name a file.');
  if (place.file === undefined) throw new UsageError('A libSQL server makes its own backups.');
  const file = fromHere(path);
  await mkdir(dirname(file), { recursive: true }).catch(() => {
    throw new UsageError(`“${path}” cannot be written.`);
  });
  await refuseInbox(path, place);
  say(`${plural(await backup(database, file, options.force === true))} saved in ${file}.`);
}

/** Fills an inbox, which need not be there yet, from a backup. */
export async function restoreFrom({ place, options }: Omit<Call, 'database'>): Promise<undefined> {
  const [, path] = options.positionals;
  if (path === undefined) throw new UsageError('From which file?');
  if (place.file !== undefined) await mkdir(dirname(place.file), { recursive: true, mode: 0o700 });
  const { count, damaged } = await restore(place, fromHere(path), options.force === true);
  say(`${plural(count)} restored to ${place.shown}.`);
  if (damaged !== undefined) say(`The damaged inbox lies in ${damaged}.`);
}

interface Action {
  /** The options that it heeds. */
  readonly heeds?: readonly (keyof typeof OPTIONS)[];
  /** True where it takes a further word. */
  readonly word?: true;
  run(call: Call): Promise<Exit>;
}

/** What the command does with an inbox that is there, by name; `restore` needs none. */
export const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['list', { heeds: ['state', 'email', 'limit'], run: list }],
  ['show', { word: true, run: show }],
  ['export', { heeds: ['format', 'out', 'force', 'state', 'email'], run: exportAll }],
  ['purge', { heeds: ['older-than', 'dry-run', 'force'], run: purgeOld }],
  ['delete', { heeds: ['email'], word: true, run: deleteThese }],
  ['outbox', { run: outbox }],
  ['status', { run: status }],
  ['backup', { heeds: ['force'], word: true, run: backupTo }],
  ['restore', { heeds: ['force'], word: true, run: restoreFrom }],
]);

const STATES = ['all', 'stored', 'unverified', 'spam'];

/**
 * Looks at what was asked before there need be an inbox.
 * @throws UsageError for an option or a word that the action would pass over in silence, and for a value that it cannot take
 */
export function refuseUnheeded(
  name: string,
  { heeds = [], word }: Action,
  { positionals, ...options }: Call['options'],
): void {
  const lost = Object.keys(options).find((option) => !heeds.some((heeded) => heeded === option));
  if (lost !== undefined) throw new UsageError(`--${lost} does not go with “${name}”. See --help.`);
  if (!word && positionals[1] !== undefined) throw new UsageError(`Unexpected argument “${positionals[1]}”.`);
  if (options.limit !== undefined) wholeNumber(options.limit, '--limit');
  if (name === 'purge') wholeNumber(options['older-than'], '--older-than');
  if (options.state !== undefined && !STATES.includes(options.state))
    throw new UsageError('--state takes stored, unverified, spam or all.');
}
