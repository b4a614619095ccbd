import { pretty } from '../command/formats/pretty.ts';
import { openSite } from '../command/open-site.ts';
import { diffOf } from '../content/edit/text-edit.ts';
import { EditError } from '../content/edit/value-at.ts';
import type { Diagnostic } from '../content/findings/finding.ts';
import { newMistakes, type SiteChange } from '../content/rename/site-change.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { refreshLists } from '../generate/ids/refresh.ts';
import { writeChange } from './write-change.ts';

/** A change as a diff without context, for `--dry-run`. */
export function changeDiff({ files, media }: SiteChange, name: string): string {
  const blocks = files.flatMap(({ from, to, before, after }) => [
    `--- ${from === null ? '/dev/null' : `${name}/${from}`}`,
    `+++ ${name}/${to}`,
    ...diffOf(before, after),
  ]);
  const moves = [...media].flatMap(([from, to]) => [`--- ${name}/public${from}`, `+++ ${name}/public${to}`]);
  return [...blocks, ...moves].map((line) => `${line}\n`).join('');
}

/** What was written, a line each. */
function changeList({ files, media }: SiteChange, name: string): string {
  const lines = files.map(({ from, to }) => {
    if (from === null) return `wrote ${name}/${to}`;
    return from === to ? `changed ${name}/${to}` : `moved ${name}/${from} → ${name}/${to}`;
  });
  const moves = [...media].map(([from, to]) => `moved ${name}/public${from} → ${name}/public${to}`);
  return [...lines, ...moves].map((line) => `${line}\n`).join('');
}

/** Says why a change is refused: the mistakes that the site would have. @returns the exit code, 1 */
export function refuse(why: string, mistakes: readonly Diagnostic[] = []): 1 {
  process.stderr.write(`${why}\n`);
  if (mistakes.length > 0) process.stderr.write(`${pretty(mistakes, () => undefined, false)}\n`);
  return 1;
}

/** Writes a change, lists what was written, and brings what editors complete up to date; false, with the reason on stderr, where something stands in its way. */
export async function carryOut(folder: string, change: SiteChange, name: string): Promise<boolean> {
  try {
    await writeChange(folder, change);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    refuse(`${error.message} Nothing was changed.`);
    return false;
  }
  process.stdout.write(changeList(change, name));
  await refreshLists(folder);
  return true;
}

/** A new page or item, or in a sentence why there can be none. */
export type Scaffolded =
  | { readonly change: SiteChange; readonly file: string }
  | { readonly problem: string };

/**
 * Adds what is scaffolded to a site, unless that would have mistakes then.
 * @param option `--site`, as it was written
 * @param scaffold is given the site with its drafts
 * @param next what to do with the new file, said at the end
 * @returns the exit code
 */
export async function add(
  option: string | undefined,
  scaffold: (index: SiteIndex) => Scaffolded,
  next: (file: string) => string,
): Promise<number> {
  const { folder, input, compiler } = await openSite(option);
  const now = new Date();
  const made = scaffold(compiler.check(input, now, { drafts: true }).index);
  if ('problem' in made) return refuse(made.problem);
  const mistakes = newMistakes(compiler, input, made.change, now);
  if (mistakes.length > 0) return refuse('The site would have mistakes, so nothing was written:', mistakes);
  if (!(await carryOut(folder, made.change, input.name))) return 1;
  process.stdout.write(`Next: ${next(`${input.name}/${made.file}`)}\n`);
  return 0;
}
