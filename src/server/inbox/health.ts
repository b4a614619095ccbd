import { DatabaseError, MOVED, SILENT } from './database.ts';

const DAMAGED =
  'the database’s file is damaged: `npm run inbox -- restore FILE --force` puts a backup in its place';
const CLOSED =
  'the database’s file may not be written: the server’s user needs the right to, on a disk mounted for writing';

const REASONS = new Map([
  ['SQLITE_FULL', 'the disk is full'],
  ['SQLITE_BUSY', 'another process holds the database'],
  [MOVED, 'the database’s file was removed or replaced'],
  [SILENT, 'the database does not answer'],
  // So the client tells of a folder, and of a server that is not there.
  [
    'UNKNOWN',
    'the database cannot be opened: see that it is there, and that CONTACT_DATABASE or CONTACT_DATABASE_URL names it',
  ],
  ['SQLITE_NOTADB', DAMAGED],
  ['SQLITE_CORRUPT', DAMAGED],
  ...['SQLITE_READONLY', 'SQLITE_CANTOPEN', 'EROFS', 'EACCES', 'EPERM'].map(
    (code) => [code, CLOSED] as const,
  ),
]);

/** Why a database says no, in words that hold nothing of a message and no secret. */
export const reasonOf = ({ code }: DatabaseError): string =>
  REASONS.get(code) ?? `the database failed (${code})`;

/** Whether a file has to give way before messages can be kept at its place. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof DatabaseError && REASONS.get(error.code) === DAMAGED;

/** What of the contact service does not work now, and why, by part. */
export type Faults = Readonly<Record<string, string>>;

/** @param log hears once when a fault begins, and once when it ends */
export function openHealth(log: (line: string) => void) {
  const faults = new Map<string, string>();
  const tell = (part: string, fault: string | null, begins: string, ends: string) => {
    const before = faults.has(part);
    if (fault === null) faults.delete(part);
    else faults.set(part, fault);
    if (before !== faults.has(part)) log(before ? ends : begins);
  };
  return {
    faults: (): Faults => Object.fromEntries(faults),
    database(failure: DatabaseError | null): void {
      const reason = failure && reasonOf(failure);
      tell(
        'database',
        reason,
        `Contact messages cannot be kept now: ${reason}.`,
        'Contact messages are kept again.',
      );
    },
    outbox(target: string, failure: string | null): void {
      const begins = `Contact outbox: ${target} failed (${failure}); it is tried again until it works.`;
      tell(target, failure, begins, `Contact outbox: ${target} works again.`);
    },
  };
}

export type Health = ReturnType<typeof openHealth>;
