import type { Compiler } from '../content/compile.ts';
import { planMigration } from '../content/migrate/migrate-site.ts';
import { migrations } from '../content/migrate/migrations.ts';
import { changedInput, type FileChange, type SiteChange } from '../content/rename/site-change.ts';
import type { SiteInput } from '../content/site/input.ts';
import { engineWords } from './engine-words.ts';

/** A change and another of what it makes: a file that both change goes from the first text to the last. */
function followedBy({ files, media }: SiteChange, next: readonly FileChange[]): SiteChange {
  const before = new Map(files.map((file) => [file.to, file.before]));
  const later = next.map((file) => ({ ...file, before: before.get(file.to) ?? file.before }));
  return { files: [...files.filter(({ to }) => !later.some((file) => file.to === to)), ...later], media };
}

/** Works out what brings a site up to date, words that a newer engine brought included, in steps told in a line each. */
export async function planUpgrade(compiler: Compiler, input: SiteInput, now: Date) {
  const { index, diagnostics } = compiler.check(input, now);
  const { change, used, unread } = planMigration(index, migrations);
  const current = compiler.check(changedInput(input, change), now);
  const words = current.valid ? await engineWords(current.index) : [];
  return {
    change: followedBy(
      change,
      words.map((word) => word.change),
    ),
    steps: [
      ...used.map(({ unit, describe }) => `${unit}: ${describe}\n`),
      ...words.map(({ describe }) => `${describe}\n`),
    ].join(''),
    unread,
    diagnostics,
    isSound: current.valid,
  };
}
