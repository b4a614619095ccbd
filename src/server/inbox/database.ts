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
const { parentPort, workerData } = require('node:worker_threads');
const { createClient } = require(workerData.client);
let opening;
async function open() {
  const client = createClient(workerData.config);
  for (const sql of workerData.setup) await client.execute(sql);
  return client;
}
parentPort.on('message', async ({ id, statements, mode, script }) => {
  try {
    opening ??= open();
    const client = await opening.catch((error) => { opening = undefined; throw error; });
    const results = script === undefined
      ? (await client.batch(statements, mode)).map(({ rows }) => rows.map((row) => ({ ...row })))
      : (await client.executeMultiple(script), []);
    parentPort.postMessage({ id, results });
  } catch (error) {
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

/** Opens a database (`file:/…` or the address of a libSQL server); that it cannot be reached is said by the first call. */
export function openDatabase({ url, authToken }: { url: string; authToken?: string | undefined }) {
  const workerData = {
    client: createRequire(import.meta.url).resolve('@libsql/client'),
    config: { url, concurrency: 1, timeout: BUSY_TIMEOUT, ...(authToken === undefined ? {} : { authToken }) },
    setup: url.startsWith('file:') ? ONE_FILE : [],
  };
  const calls = new Map<number, { resolve(results: Results): void; reject(error: Error): void }>();
  let worker: Worker | undefined;
  let count = 0;

  const fail = (reason: string) => {
    worker = undefined;
    for (const call of calls.values()) call.reject(new DatabaseError('THREAD', reason));
    calls.clear();
  };

  const start = (): Worker => {
    const started = new Worker(WORKER, { eval: true, workerData });
    started.on('message', ({ id, results, error }: Answer) => {
      const call = calls.get(id);
      calls.delete(id);
      if (error === undefined) call?.resolve(results ?? []);
      else call?.reject(new DatabaseError(error.code, error.message));
    });
    // A thread that died is replaced at the next call.
    started.on('error', () => worker === started && fail('The database’s thread failed.'));
    started.on('exit', () => worker === started && fail('The database’s thread ended.'));
    return started;
  };

  const call = (message: object): Promise<Results> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      count += 1;
      calls.set(count, { resolve, reject });
      worker.postMessage({ id: count, ...message });
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
      fail('The database is closed.');
    },
  };
}
