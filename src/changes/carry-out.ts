import { pretty } from '../command/formats/pretty.ts';
import type { Diagnostic } from '../content/findings/finding.ts';
import type { SiteChange } from '../content/rename/site-change.ts';
import { refreshLists } from '../generate/ids/refresh.ts';
import { changeList } from './change-list.ts';
import { ChangeError, writeChange } from './write-change.ts';

/** Says why a change is refused: the mistakes that the site would have. */
export function refuse(why: string, mistakes: readonly Diagnostic[] = []): false {
  process.stderr.write(`${why}\n`);
  if (mistakes.length > 0) process.stderr.write(`${pretty(mistakes, () => undefined, false)}\n`);
  return false;
}

/** Writes a change, lists what was written, and brings what editors complete up to date; false, with the reason on stderr, where something stands in its way. */
export async function carryOut(folder: string, change: SiteChange, name: string): Promise<boolean> {
  try {
    await writeChange(folder, change);
  } catch (error) {
    if (error instanceof ChangeError) return refuse(`${error.message} Nothing was changed.`);
    throw error;
  }
  process.stdout.write(changeList(change, name));
  await refreshLists(folder);
  return true;
}
