import { type Database, DatabaseError, type Row, type SqlValue, type Statement } from './database.ts';
import { bodyHash, type MessageState, type NewMessage } from './message.ts';

/** What became of a message that was handed in. */
export type Outcome =
  /** On the disk; `isNew` is false where the same key had brought the same body before. */
  | { readonly kind: 'stored'; readonly id: string; readonly state: MessageState; readonly isNew: boolean }
  /** The key was used for another body. */
  | { readonly kind: 'conflict' }
  /** The captcha token was used up by another message. */
  | { readonly kind: 'captcha' };

/** Messages of one transaction, at most: a sync of the disk costs the same for one as for many. */
const MOST_TOGETHER = 128;
/** Messages that may wait; with 32 kB each this bounds the memory to 64 MB, and to more where a form asks for more. */
const MOST_WAITING = 2000;

/** What a single statement is refused with. */
const THEIRS = /^SQLITE_(?:ERROR|CONSTRAINT|TOOBIG|MISMATCH|RANGE)/;

interface Waiting {
  readonly message: NewMessage;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** @param targets names of the deliveries that every message but spam is owed, such as `forward`. */
export function createMessageStore(database: Database, targets: readonly string[]) {
  const waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  const write = async (group: readonly Waiting[]): Promise<void> => {
    const statements = group.map(({ message }) => statementsFor(message, targets));
    try {
      const results = await database.batch(statements.flat());
      let next = 0;
      for (const [index, { message, resolve }] of group.entries()) {
        next += statements[index]?.length ?? 0;
        resolve(outcomeOf(message, results[next - 1]?.[0]));
      }
    } catch (error) {
      // Whatever one of them did wrong must not cost the others their message; what is wrong with the database meets all.
      const isTheirs = error instanceof DatabaseError && THEIRS.test(error.code);
      if (isTheirs && group.length > 1) for (const single of group) await write([single]);
      else for (const { reject } of group) reject(error);
    }
  };

  const drain = async (): Promise<void> => {
    // The rest of this turn's requests come along in the first group.
    await new Promise<void>((turn) => setImmediate(turn));
    while (waiting.length > 0) await write(waiting.splice(0, MOST_TOGETHER));
    writing = undefined;
  };

  return {
    /**
     * Stores a message. When it resolves the message is durable: written, and synced to the disk.
     *
     * @throws DatabaseError when it could not be written, or too many wait already.
     */
    add: (message: NewMessage): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MOST_WAITING) {
          reject(new DatabaseError('BUSY', 'Too many messages wait to be written.'));
          return;
        }
        waiting.push({ message, resolve, reject });
        writing ??= drain();
      }),
    /** What a key brought earlier, if anything. @throws DatabaseError */
    async find(key: string, hash: string): Promise<Outcome | undefined> {
      const [row] = await database.rows(...byKey(key));
      return row === undefined ? undefined : earlier(row, hash);
    },
    /** Resolves when nothing waits to be written. */
    async idle(): Promise<void> {
      while (writing !== undefined) await writing;
    },
  };
}

const COLUMNS =
  'id, key, body_hash, received_at, state, sent_as, locale, consent, name, email, phone_number, website, description, fields, page';

function statementsFor(message: NewMessage, targets: readonly string[]): Statement[] {
  const { id, key, body, captcha, receivedAt, state, consent } = message;
  const values: SqlValue[] = [id, key, bodyHash(body), receivedAt, state, message.sentAs, message.locale];
  values.push(consent === null ? null : Number(consent));
  values.push(body.name, body.email, body.phoneNumber, body.website, body.description);
  values.push(message.fields.length === 0 ? null : JSON.stringify(message.fields), message.page);
  const places = values.map(() => '?').join(', ');
  const statements: Statement[] = [
    [
      `INSERT INTO messages (${COLUMNS}) SELECT ${places}
        WHERE NOT EXISTS (SELECT 1 FROM captcha_used WHERE id = ?) ON CONFLICT (key) DO NOTHING`,
      ...values,
      captcha?.id ?? null,
    ],
  ];
  if (captcha !== null)
    statements.push([
      'INSERT OR IGNORE INTO captcha_used (id, message_id, expires_at) SELECT ?, id, ? FROM messages WHERE id = ?',
      ...[captcha.id, captcha.expiresAt, id],
    ]);
  const owed = 'INSERT INTO outbox (message_id, target, next_at) SELECT id, ?, ? FROM messages WHERE id = ?';
  if (state !== 'spam') statements.push(...targets.map((to): Statement => [owed, to, receivedAt, id]));
  // Last: its row says what the others came to.
  statements.push(key === null ? [`${FIND} id = ?`, id] : byKey(key));
  return statements;
}

const FIND = 'SELECT id, body_hash, state FROM messages WHERE';
const byKey = (key: string): Statement => [`${FIND} key = ?`, key];

function outcomeOf(message: NewMessage, row: Row | undefined): Outcome {
  if (row === undefined) return { kind: 'captcha' };
  if (row.id !== message.id) return earlier(row, bodyHash(message.body));
  return { kind: 'stored', id: message.id, state: message.state, isNew: true };
}

function earlier(row: Row, hash: string): Outcome {
  if (row.body_hash !== hash) return { kind: 'conflict' };
  return { kind: 'stored', id: String(row.id), state: stateOf(row.state), isNew: false };
}

/** A state as the database holds it. */
export function stateOf(value: SqlValue | undefined): MessageState {
  return value === 'spam' || value === 'unverified' ? value : 'stored';
}
