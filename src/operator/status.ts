import { type Database, DatabaseError } from '../server/inbox/database.ts';
import { reasonOf } from '../server/inbox/health.ts';
import { prepareTables, tryToWrite } from '../server/inbox/tables.ts';
import { counts, outboxState } from './messages.ts';

/** Whether messages can be kept and are passed on: lines for a person, and what is wrong. */
export async function statusOf(database: Database) {
  try {
    await prepareTables(database);
    await tryToWrite(database);
    const sums = await counts(database);
    const { owed, delivered, waiting } = await outboxState(database);
    const failed = owed.filter((row) => row.last_error !== null);
    const faults = new Set(failed.map((row) => `${row.target} failed (${row.last_error})`));
    return {
      lines: [
        `Messages: ${sums.join(', ') || 'none'}.`,
        `Outbox: ${waiting} waiting, ${delivered} delivered.`,
      ],
      faults: [...faults],
    };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return { lines: [], faults: [`messages cannot be kept: ${reasonOf(error)}`] };
  }
}
