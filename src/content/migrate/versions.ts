import { groupBy } from '../diagnostics/group-by.ts';
import type { SchemaFiles } from '../schema/schema-set.ts';
import { withoutSiteLists } from '../schema/site-lists.ts';
import type { Migration } from './migration.ts';
import { versionOf } from './migrations.ts';
import { breaksBetween, type Outline, outlineOf } from './schema-outline.ts';

/**
 * `schemas/versions.json`: the version of every released schema, and what content of that version looks like. A schema is
 * released once it is recorded here, which `npm run generate -- --release` does; until then no site can have used it.
 */
export type Versions = Readonly<Record<string, { readonly version: number; readonly outline: Outline }>>;

const remedy = (next: number) =>
  `Sites that use it would break. If no commit has had it, run \`git checkout schemas/versions.json\`; else write a migration to version ${next} below src/content/migrate/migrations/ and list it in src/content/migrate/migrations.ts, then run \`npm run generate\`.`;

/** Each migration of a schema leads to the version after that of the one before: a site may come from any of them. */
const misnumbered = (migrations: readonly Migration[]): string[] =>
  [...groupBy(migrations, ({ unit }) => unit)].flatMap(([unit, all]) => {
    const [found, wanted] = [all.map(({ to }) => to).join(', '), all.map((_, i) => i + 2).join(', ')];
    const message = `src/content/migrate/migrations.ts: the migrations of ${unit} lead to version ${found}. Number them ${wanted}, in the order in which they came.`;
    return found === wanted ? [] : message;
  });

const unitOf = (path: string) => path.replace(/\.schema\.json$/, '');

/**
 * Holds the schemas against the versions on record.
 * @param release records those that are new, too
 */
export function reviewVersions(
  recorded: Versions,
  schemas: SchemaFiles,
  migrations: readonly Migration[],
  release = false,
) {
  const problems = misnumbered(migrations);
  const free: string[] = [];
  const versions: Record<string, Versions[string]> = {};
  const outlines = new Map(
    [...withoutSiteLists(schemas)]
      .filter(([path]) => path !== 'blocks.schema.json')
      .map(([path, schema]) => [unitOf(path), outlineOf(schema)]),
  );
  for (const unit of [...new Set([...outlines.keys(), ...Object.keys(recorded)])].sort()) {
    const [before, outline] = [recorded[unit], outlines.get(unit)];
    if (!before && !release) {
      free.push(unit);
      continue;
    }
    const version = versionOf(unit, migrations);
    const isMigrated = before !== undefined && version > before.version;
    if (!outline) {
      if (isMigrated || !before) continue;
      problems.push(`schemas/${unit}.schema.json is gone. ${remedy(before.version + 1)}`);
      versions[unit] = before;
      continue;
    }
    const breaks = before && !isMigrated ? breaksBetween(before.outline, outline) : [];
    if (before && breaks.length > 0) {
      problems.push(`schemas/${unit}.schema.json: ${breaks.join('; ')}. ${remedy(before.version + 1)}`);
      versions[unit] = before;
    } else versions[unit] = { version, outline };
  }
  return {
    /** What the file should say. A schema that breaks content without a migration keeps its old entry. */
    versions,
    /** Breaking changes without a migration and migrations with a wrong number, each with what to do. */
    problems,
    /** Schemas that are not released: they may change in any way. */
    free,
  };
}
