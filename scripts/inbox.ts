import { existsSync } from 'node:fs';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { ACTIONS, OPTIONS, refuseUnheeded, restoreFrom, say, writeExport } from '../src/operator/actions.ts';
import { DatabaseError, openDatabase } from '../src/server/inbox/database.ts';
import { reasonOf } from '../src/server/inbox/health.ts';
import { inboxPlace } from '../src/server/inbox/inbox-options.ts';
import { prepareTables } from '../src/server/inbox/tables.ts';

/** The contact messages: lists, shows, exports, purges, saves and restores them. Exit 0 done, 1 no such message or not well, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, OPTIONS, 2);
  const [name = 'list'] = options.positionals;
  const action = ACTIONS.get(name);
  if (!action) throw new UsageError(`There is no “${name}”. There are: ${[...ACTIONS.keys()].join(', ')}.`);
  refuseUnheeded(name, action, options);
  const place = inboxPlace(process.env, root);
  if (name === 'restore') return (await restoreFrom({ place, options })) ?? 0;
  if (place.file !== undefined && !existsSync(place.file)) {
    if (['show', 'delete', 'backup'].includes(name))
      throw new UsageError(`There is no inbox at ${place.shown} yet.`);
    if (name === 'export') await writeExport([], options);
    else say(`No messages: ${place.shown} does not exist yet.`);
    return 0;
  }
  const database = openDatabase(place);
  try {
    if (name !== 'status') await prepareTables(database);
    return (await action.run({ database, place, options })) ?? 0;
  } catch (error) {
    if (error instanceof DatabaseError)
      throw new UsageError(`${place.shown} cannot be used: ${reasonOf(error)} (${error.message}).`);
    throw error;
  } finally {
    await database.close();
  }
}
