import type { Database, Row, Statement } from './database.ts';
import type { Message } from './message.ts';
import { stateOf } from './store.ts';

/** Passes one message on. @throws DeliveryError (or any error, whose text is then not kept) */
export type Deliver = (message: Message, locale: string) => Promise<void>;

/** Why a delivery failed, in words that hold nothing of the message and no secret: `HTTP 503`. */
export class DeliveryError extends Error {}

export interface OutboxOptions {
  /** By the name of the target; rows of other targets stay until it is configured again. */
  readonly targets: ReadonlyMap<string, Deliver>;
  readonly now?: () => number;
  /** Hears when a target starts to fail and when it works again. */
  readonly onChange?: (target: string, failure: string | null) => void;
  /** Milliseconds before the second attempt; doubled for each further one, up to an hour. 1,000 by default. */
  readonly firstPause?: number;
}

export interface Outbox {
  /** Says that there may be something to deliver. */
  wake(): void;
  /** Stops; deliveries under way are finished. */
  close(): Promise<void>;
}

const LONGEST_PAUSE = 3_600_000;
/** A row that is being delivered is nobody else's for so long, in milliseconds: a killed server's rows come back. */
const LEASE = 60_000;
const AT_ONCE = 8;
/** Milliseconds between looks when nothing is known to be due: another process may have added something. */
const IDLE_LOOK = 30_000;

/** The pause after a number of failed attempts, in milliseconds, ± 20 % so that servers do not march in step. */
export function pauseAfter(attempts: number, first: number, random: number = Math.random()): number {
  const pause = Math.min(LONGEST_PAUSE, first * 2 ** Math.min(30, attempts - 1));
  return Math.round(pause * (0.8 + 0.4 * random));
}

/** Delivers what is owed, for as long as it takes: at least once, never given up. */
export function openOutbox(database: Database, options: OutboxOptions): Outbox {
  const { targets, now = Date.now, firstPause = 1000 } = options;
  const failing = new Map<string, string>();
  const names = [...targets.keys()];
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let closed = false;

  const tell = (target: string, failure: string | null) => {
    if ((failing.get(target) ?? null) === failure) return;
    if (failure === null) failing.delete(target);
    else failing.set(target, failure);
    options.onChange?.(target, failure);
  };

  const deliver = async (row: Row): Promise<void> => {
    const id = Number(row.outbox_id);
    const target = String(row.target);
    const failure = await attempt(targets.get(target), row);
    const attempts = Number(row.attempts) + 1;
    const next = now() + pauseAfter(attempts, firstPause);
    await database.batch([
      failure === null ? delivered(id, attempts, now()) : failed(id, attempts, next, failure),
    ]);
    tell(target, failure);
  };

  const look = async (): Promise<number> => {
    const claimed = await claim(database, names, now());
    await Promise.all(claimed.map(deliver));
    return claimed.length;
  };

  const run = async (): Promise<void> => {
    let pause = IDLE_LOOK;
    try {
      do {
        again = false;
        while (!closed && (await look()) === AT_ONCE);
      } while (again && !closed);
      pause = Math.min(IDLE_LOOK, Math.max(0, (await nextDue(database, names)) - now()));
    } catch {
      // The database is away: what is owed stays owed.
    }
    round = undefined;
    if (!closed) timer = setTimeout(wake, pause);
  };

  function wake(): void {
    if (closed || names.length === 0) return;
    again = true;
    if (round !== undefined) return;
    clearTimeout(timer);
    round = run();
  }

  wake();
  return {
    wake,
    async close() {
      closed = true;
      clearTimeout(timer);
      await round;
    },
  };
}

async function attempt(deliver: Deliver | undefined, row: Row): Promise<string | null> {
  try {
    await deliver?.(messageOf(row), String(row.locale));
    return null;
  } catch (error) {
    return error instanceof DeliveryError ? error.message : 'failed';
  }
}

/** A message as a row of `messages` holds it. */
export function messageOf(row: Row): Message {
  const text = (name: string) => String(row[name] ?? '');
  const body = {
    name: text('name'),
    email: text('email'),
    phoneNumber: text('phone_number'),
    website: text('website'),
    description: text('description'),
  };
  return { id: text('id'), receivedAt: Number(row.received_at), state: stateOf(row.state), body };
}

/** Takes rows that are due and puts their next time off, in one transaction: no two servers take the same. */
async function claim(database: Database, names: readonly string[], now: number): Promise<readonly Row[]> {
  const places = names.map(() => '?').join(', ');
  const due = `SELECT id FROM outbox WHERE delivered_at IS NULL AND next_at <= ? AND target IN (${places})
    ORDER BY next_at, id LIMIT ${AT_ONCE}`;
  const args = [now, ...names];
  const [rows] = await database.batch([
    {
      sql: `SELECT o.id AS outbox_id, o.target, o.attempts, m.* FROM outbox o JOIN messages m ON m.id = o.message_id
        WHERE o.id IN (${due}) ORDER BY o.next_at, o.id`,
      args,
    },
    { sql: `UPDATE outbox SET next_at = ? WHERE id IN (${due})`, args: [now + LEASE, ...args] },
  ]);
  return rows?.rows ?? [];
}

async function nextDue(database: Database, names: readonly string[]): Promise<number> {
  const places = names.map(() => '?').join(', ');
  const sql = `SELECT min(next_at) AS next FROM outbox WHERE delivered_at IS NULL AND target IN (${places})`;
  const [found] = await database.batch([{ sql, args: names }], 'read');
  const next = found?.rows[0]?.next;
  return typeof next === 'number' ? next : Number.POSITIVE_INFINITY;
}

const delivered = (id: number, attempts: number, at: number): Statement => ({
  sql: 'UPDATE outbox SET delivered_at = ?, attempts = ?, last_error = NULL WHERE id = ?',
  args: [at, attempts, id],
});

const failed = (id: number, attempts: number, next: number, error: string): Statement => ({
  sql: 'UPDATE outbox SET next_at = ?, attempts = ?, last_error = ? WHERE id = ?',
  args: [next, attempts, error.slice(0, 200), id],
});
