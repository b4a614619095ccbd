import type { Compiler } from '../content/compile.ts';
import { EditError } from '../content/edit/value-at.ts';
import { listAt } from '../content/json/json.ts';
import { planRename } from '../content/rename/plan.ts';
import { type FileStep, stepsOf } from '../content/rename/site-change.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { baseOf } from '../content/uses/overlay.ts';
import type { EditMistake, FieldAddress, Moved } from '../model/editing.ts';
import type { Placed } from './operation.ts';
import { planOperation } from './plan.ts';

/** Gives a page, or the item that it shows, another address: links follow, and the old address leads to the new one. */
export function readdressed(compiler: Compiler, { input }: SiteIndex, from: string, to: string): FileStep[] {
  const plan = planRename({ compiler, input, now: new Date() }, from, to);
  if ('problem' in plan) throw new EditError([plan.problem, plan.mistakes?.[0]?.message].join(' ').trim());
  return stepsOf(plan.change);
}

/** Where a page is after an operation that gives it an address. */
export function movedBy(operation: Placed): Moved | undefined {
  if (operation.op === 'page') return { from: null, to: operation.route };
  return operation.op === 'readdress' ? { from: operation.route, to: operation.to } : undefined;
}

/** Takes a page away, or the item that it shows, with its translations. */
export function deleted(index: SiteIndex, route: string): FileStep[] {
  const entry = index.routes.get(route);
  if (!entry) throw new EditError(`There is no page “${route}” in the site.`);
  const { item } = entry;
  if (item && item.pointer !== '')
    return stepsOf(planOperation(index, { op: 'remove', file: item.file, pointer: item.pointer }));
  const own = item?.file ?? entry.file.path;
  return [...index.allFiles.values()].flatMap(({ path, text }) =>
    baseOf(path) === own && text !== undefined ? [{ path, before: text, after: null }] : [],
  );
}

/** Where an item is written that was begun: in a file of its own, or behind the others of its list. */
export function begunIn(index: SiteIndex, [step]: readonly FileStep[]): FieldAddress {
  const file = step?.path ?? '';
  const number = listAt(index.files.get(file)?.value, 'items').length;
  return { file, pointer: /^collections\/[^/]+$/.test(file) ? `/items/${number}` : '' };
}

/** Why nothing is deleted: every line that would have a mistake then is named. */
export function keptFor(mistakes: readonly EditMistake[], route: string): string {
  const places = [...new Set(mistakes.map(({ file, line }) => `${file}:${line}`))].join(', ');
  return `“${route}” was not deleted, for it is needed in ${places}. Change that first.`;
}

/** What becomes of those who still have its address. */
export const AFTER_DELETION =
  'Who opens it gets “Not Found”: an entry in “redirects” of site.json leads them elsewhere.';
