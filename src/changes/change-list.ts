import { diffOf } from '../content/edit/text-edit.ts';
import type { SiteChange } from '../content/rename/site-change.ts';

/** A change as a diff without context, for `--dry-run`. */
export function changeDiff({ files, media }: SiteChange, name: string): string {
  const blocks = files.flatMap(({ from, to, before, edits }) =>
    from === to && edits.length === 0
      ? []
      : [
          `--- ${from === null ? '/dev/null' : `${name}/${from}`}`,
          `+++ ${name}/${to}`,
          ...diffOf(before, edits),
        ],
  );
  const moves = [...media].flatMap(([from, to]) => [`--- ${name}/public${from}`, `+++ ${name}/public${to}`]);
  return [...blocks, ...moves].map((line) => `${line}\n`).join('');
}

/** What was written, a line each. */
export function changeList({ files, media }: SiteChange, name: string): string {
  const lines = files.map(({ from, to }) => {
    if (from === null) return `wrote ${name}/${to}`;
    return from === to ? `changed ${name}/${to}` : `moved ${name}/${from} → ${name}/${to}`;
  });
  const moves = [...media].map(([from, to]) => `moved ${name}/public${from} → ${name}/public${to}`);
  return [...lines, ...moves].map((line) => `${line}\n`).join('');
}
