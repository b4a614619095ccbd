import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

export type SqlValue = string | number | null;

/** SQL, and the values for its question marks. */
export type Statement = readonly [sql: string, ...values: SqlValue[]];

export type Row = Readonly<Record<string, SqlValue>>;

/** A libSQL database, by a thread of its own: the embedded one would else hold up every page while a disk syncs. */
export type Database = ReturnType<typeof openDatabase>;

/** What a database said no with. Its message names no value of a statement. */
export class DatabaseError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The file that was opened is no longer the one at its place: what is written into it nobody will find. */
export const MOVED = 'MOVED';
/** A libSQL server takes calls and answers none. */
export const SILENT = 'SILENT';

/** Milliseconds to wait for another process that writes. */
const BUSY_TIMEOUT = 10_000;

const ONE_FILE = [
  'PRAGMA journal_mode=WAL',
  'PRAGMA synchronous=FULL',
  'PRAGMA secure_delete=ON',
  // In pages: moving the log into the file holds up who waits then, so it is done seldom.
  'PRAGMA wal_autocheckpoint=4000',
];

// One connection: its settings hold for every statement. It knows nothing of messages.
const WORKER = `
const { renameSync, statSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { config, file, setup } = workerData;
const { createClient } = require(workerData.client);
const place = (end = '') => {
  const at = file && statSync(file + end, { throwIfNoEntry: false });
  return at && at.dev + ':' + at.ino;
};
let opening, opened, known, log;
function moved() {
  // The log of the old file would be read as the new one's.
  if (log && place('-wal') === log) renameSync(file + '-wal', file + '-wal.old');
  return Object.assign(new Error('its file was removed or replaced'), { code: '${MOVED}' });
}
async function open() {
  // Made at first; afterwards whoever needs it makes it, for its owner alone.
  if (known && !place()) throw moved();
  opened = createClient(config);
  for (const sql of setup) await opened.execute(sql);
  known = place();
  log = undefined;
  return opened;
}
parentPort.on('message', async ({ id, statements, mode, script }) => {
  try {
    if (opening && place() !== known) throw moved();
    opening ??= open();
    const client = await opening.catch((error) => { opening = undefined; throw error; });
    const results = script === undefined
      ? (await client.batch(statements, mode)).map(({ rows }) => rows.map((row) => ({ ...row })))
      : (await client.executeMultiple(script), []);
    log ??= place('-wal');
    if (place() !== known) throw moved();
    parentPort.postMessage({ id, results });
  } catch (error) {
    // A connection keeps what failed half-way, and then says no to all that follows: the next call has a new one.
    if (file) {
      opening = undefined;
      opened && opened.close();
    }
    const code = String(error && error.code || 'UNKNOWN');
    parentPort.postMessage({ id, error: { code, message: String(error && error.message || error) } });
  }
});`;

type Results = readonly (readonly Row[])[];

interface Answer {
  readonly id: number;
  readonly results?: Results;
  readonly error?: { readonly code: string; readonly message: string };
}

interface DatabasePlace {
  readonly url: string;
  readonly authToken?: string | undefined;
  /** Milliseconds to wait for another process that writes; or for a libSQL server to say something, else without end. */
  readonly timeout?: number;
}

/**
 * Opens a database (`file:/…` or the address of a libSQL server); that it cannot be reached is said by the first call.
 * @param onFailure hears of each call that fails
 */
export function openDatabase(
  { url, authToken, timeout }: DatabasePlace,
  onFailure: (failure: DatabaseError) => void = () => undefined,
) {
  const isFile = url.startsWith('file:');
  const workerData = {
    // What speaks to a server takes as long to load as all else that a thread begins with.
    client: createRequire(import.meta.url).resolve(isFile ? '@libsql/client/sqlite3' : '@libsql/client'),
    config: { url, authToken, concurrency: 1, timeout: timeout ?? BUSY_TIMEOUT },
    file: isFile ? decodeURIComponent(url.slice('file:'.length)) : undefined,
    setup: isFile ? ONE_FILE : [],
  };
  const calls = new Map<number, { resolve(results: Results): void; reject(error: Error): void }>();
  let worker: Worker | undefined;
  let silence: NodeJS.Timeout | undefined;
  let count = 0;

  const fail = (code: string, reason: string): DatabaseError => {
    const failure = new DatabaseError(code, reason);
    worker = undefined;
    clearTimeout(silence);
    for (const call of calls.values()) call.reject(failure);
    calls.clear();
    return failure;
  };

  /** A server that hangs would hold up the next call, too: that one has a new thread. */
  const waitForServer = () => {
    clearTimeout(silence);
    if (isFile || timeout === undefined || calls.size === 0) return;
    silence = setTimeout(() => {
      void worker?.terminate();
      onFailure(fail(SILENT, 'The database does not answer.'));
    }, timeout);
  };

  const start = (): Worker => {
    const started = new Worker(WORKER, { eval: true, workerData });
    started.on('message', ({ id, results, error }: Answer) => {
      const call = calls.get(id);
      calls.delete(id);
      waitForServer();
      if (error === undefined) return call?.resolve(results ?? []);
      const failure = new DatabaseError(error.code, error.message);
      onFailure(failure);
      call?.reject(failure);
    });
    // A thread that died is replaced at the next call.
    for (const end of ['error', 'exit'])
      started.on(end, () => worker === started && onFailure(fail('THREAD', 'The database’s thread ended.')));
    return started;
  };

  const call = (message: object): Promise<Results> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      count += 1;
      calls.set(count, { resolve, reject });
      worker.postMessage({ id: count, ...message });
      if (calls.size === 1) waitForServer();
    });

  const batch = (list: readonly Statement[], mode: 'read' | 'write' = 'write') =>
    call({ statements: list.map(([sql, ...args]) => ({ sql, args })), mode });

  return {
    /**
     * Runs statements in one transaction; when it resolves, what they wrote is on the disk.
     *
     * @returns the rows of each. @throws DatabaseError; nothing of the batch is kept then.
     */
    batch,
    /** The rows that one statement reads. @throws DatabaseError */
    rows: async (...statement: Statement) => (await batch([statement], 'read'))[0] ?? [],
    /** Runs a script without arguments, outside of a transaction. */
    script: async (script: string) => void (await call({ script })),
    async close(): Promise<void> {
      const ended = worker;
      worker = undefined;
      await ended?.terminate();
      fail('THREAD', 'The database is closed.');
    },
  };
}
