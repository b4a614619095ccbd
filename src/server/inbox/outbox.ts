import type { Database, Row } from './database.ts';
import type { KeptField, Message } from './message.ts';
import { stateOf } from './store.ts';

/** Passes one message on. @throws DeliveryError (or any error, whose text is then not kept) */
export type Deliver = (message: Message, locale: string) => Promise<void>;

/** Why a delivery failed, in words that hold nothing of the message and no secret: `HTTP 503`. */
export class DeliveryError extends Error {}

/** Milliseconds before the second attempt; doubled for each further one, up to the longest. */
const FIRST_PAUSE = 1000;
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

/**
 * Delivers what is owed to one target, for as long as it takes: at least once, never given up.
 * @param tell hears what each attempt came to: null where it went well
 */
export function openOutbox(
  database: Database,
  [target, send]: readonly [name: string, deliver: Deliver],
  tell: (target: string, failure: string | null) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let closed = false;

  const deliver = async (row: Row): Promise<void> => {
    const id = Number(row.outbox_id);
    const failure = await attempt(send, row);
    const attempts = Number(row.attempts) + 1;
    const now = Date.now();
    if (failure === null) {
      const done = 'UPDATE outbox SET delivered_at = ?, last_error = NULL, attempts = ? WHERE id = ?';
      await database.batch([
        [done, now, attempts, id],
        [CALL_BACK, now, target, now + 2 * LEASE, attempts > 1 ? -1 : 1],
      ]);
    } else {
      const failed = 'UPDATE outbox SET next_at = ?, last_error = ?, attempts = ? WHERE id = ?';
      const next = now + pauseAfter(attempts, FIRST_PAUSE);
      await database.batch([[failed, next, failure.slice(0, 200), attempts, id]]);
    }
    tell(target, failure);
  };

  const look = async (): Promise<number> => {
    const claimed = await claim(database, target);
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
      const due = (await nextDue(database, target)) - Date.now();
      // What came meanwhile may not be in that answer.
      pause = again ? 0 : Math.min(IDLE_LOOK, Math.max(0, due));
    } catch {
      // The database is away: what is owed stays owed.
    }
    round = undefined;
    if (!closed) timer = setTimeout(wake, pause);
  };

  function wake(): void {
    if (closed) return;
    again = true;
    if (round !== undefined) return;
    clearTimeout(timer);
    round = run();
  }

  wake();
  return {
    /** Says that there may be something to deliver. */
    wake,
    /** Stops; deliveries under way are finished. */
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await round;
    },
  };
}

async function attempt(deliver: Deliver, row: Row): Promise<string | null> {
  try {
    await deliver(messageOf(row), String(row.locale));
    return null;
  } catch (error) {
    return error instanceof DeliveryError ? error.message : 'failed';
  }
}

/** A message as a row of `messages` holds it. */
export function messageOf(row: Row): Message {
  const text = (name: string) => String(row[name] ?? '');
  const fields: readonly KeptField[] = JSON.parse(text('fields') || '[]');
  const own = Object.fromEntries(fields.map(({ id, value }) => [id, value]));
  const body = {
    name: text('name'),
    email: text('email'),
    phoneNumber: text('phone_number'),
    website: text('website'),
    description: text('description'),
    ...(fields.length > 0 && { fields: own }),
  };
  const page = text('page') || null;
  return {
    id: text('id'),
    receivedAt: Number(row.received_at),
    state: stateOf(row.state),
    body,
    fields,
    page,
  };
}

const OWED_TO = 'FROM outbox WHERE delivered_at IS NULL AND target = ?';

/**
 * The target takes messages: what waits long for it is due. After one that had failed before, all of it; else the next one, to
 * see whether it is taken now, since a target may refuse one message for ever.
 */
const CALL_BACK = `UPDATE outbox SET next_at = ? WHERE id IN
  (SELECT id ${OWED_TO} AND next_at > ? ORDER BY next_at, id LIMIT ?)`;

/** Takes rows that are due and puts their next time off, in one transaction: no two servers take the same. */
async function claim(database: Database, target: string): Promise<readonly Row[]> {
  const now = Date.now();
  // Later than any pause lasts: the clock was set back meanwhile.
  const never = now + 2 * LONGEST_PAUSE;
  const due = `SELECT id ${OWED_TO} AND (next_at <= ? OR next_at > ?) ORDER BY next_at, id LIMIT ${AT_ONCE}`;
  const [rows] = await database.batch([
    [
      `SELECT o.id AS outbox_id, o.attempts, m.* FROM outbox o JOIN messages m ON m.id = o.message_id
        WHERE o.id IN (${due}) ORDER BY o.next_at, o.id`,
      target,
      now,
      never,
    ],
    [`UPDATE outbox SET next_at = ? WHERE id IN (${due})`, now + LEASE, target, now, never],
  ]);
  return rows ?? [];
}

async function nextDue(database: Database, target: string): Promise<number> {
  const [found] = await database.rows(`SELECT min(next_at) AS next ${OWED_TO}`, target);
  return typeof found?.next === 'number' ? found.next : Number.POSITIVE_INFINITY;
}
