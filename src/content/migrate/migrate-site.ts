import { isArray, isObject, type JsonObject, type JsonValue, objectAt, own, stringAt } from '../json/json.ts';
import { changeTo, type FileChange, type SiteChange } from '../rename/site-change.ts';
import { schemaFor } from '../schema/placement.ts';
import type { SchemaFiles } from '../schema/schema-set.ts';
import { asUnion } from '../schema/site-lists.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { baseOf, readable } from '../uses/overlay.ts';
import { followRecords } from './follow-records.ts';
import type { Migration } from './migration.ts';
import { typeMigrations } from './type-migrations.ts';

/** Makes a function that brings a value up to date, guided by the schema of its file. */
export function createMigrator(
  schemas: SchemaFiles,
  migrations: readonly Migration[],
  isTranslation = false,
) {
  const used = new Set<Migration>();

  function upToDate(unit: string, value: JsonObject): JsonObject | undefined {
    let current = value;
    for (const migration of migrations) {
      if (migration.unit !== unit) continue;
      const next = migration.migrate(current, isTranslation);
      if (next !== current) used.add(migration);
      if (next === undefined) return undefined;
      current = next;
    }
    return current;
  }

  function within(schema: JsonValue | undefined, path: string, value: JsonValue): JsonValue | undefined {
    if (!isObject(schema)) return value;
    const ref = stringAt(schema, '$ref');
    if (ref !== undefined) return file(new URL(ref, `x:/${path}`).pathname.slice(1), value);
    const all = own(schema, 'allOf');
    if (isArray(all)) return within(all[0], path, value);
    const kept = (of: JsonValue | undefined, entry: JsonValue): JsonValue[] => {
      const next = within(of, path, entry);
      return next === undefined ? [] : [next];
    };
    if (isArray(value)) return value.flatMap((entry) => kept(own(schema, 'items'), entry));
    if (!isObject(value)) return value;
    const known = objectAt(schema, 'properties');
    const other = own(schema, 'additionalProperties');
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, entry]) =>
        kept(own(known, key) ?? other, entry).map((next) => [key, next]),
      ),
    );
  }

  function block(value: JsonValue): JsonValue | undefined {
    const type = stringAt(value, 'type');
    if (type === undefined || !isObject(value)) return value;
    const path = `blocks/${type}.schema.json`;
    const next = upToDate(`blocks/${type}`, value);
    // A block that goes by another type from now on is brought up to date as that.
    if (next && stringAt(next, 'type') !== type) return block(next);
    return next && within(schemas.get(path), path, next);
  }

  function file(path: string, value: JsonValue): JsonValue | undefined {
    const schema = schemas.get(path);
    // What may be one of many blocks is told by its type.
    if (schema && own(asUnion(schema), 'discriminator')) return block(value);
    const next = isObject(value) ? upToDate(path.replace(/\.schema\.json$/, ''), value) : value;
    return next === undefined ? next : within(schema, path, next);
  }
  return { migrate: file, used: used as ReadonlySet<Migration> };
}

/** Works out what brings a site up to date. Pure; a second run has nothing to do. */
export function planMigration(
  index: Pick<SiteIndex, 'files' | 'allFiles' | 'schemas'>,
  migrations: readonly Migration[],
) {
  const { files: schemas, types } = index.schemas;
  const isOwn = ({ unit }: Migration) => types.get(unit.replace(/^collections\//, ''))?.isOwn === true;
  // What the engine's type of that name became is nothing to a site's own.
  const all = [...migrations.filter((migration) => !isOwn(migration)), ...typeMigrations(types)];
  const originals = createMigrator(schemas, all);
  const translations = createMigrator(schemas, all, true);
  const files = [...index.allFiles.values()].flatMap((file): FileChange[] => {
    const base = baseOf(file.path);
    const { migrate } = base === file.path ? originals : translations;
    const schema = schemaFor(base, types);
    const before = readable(file, index.files);
    if (schema === undefined || before === undefined || file.text === undefined) return [];
    const after = followRecords(before, migrate(schema, before) ?? before);
    const change = changeTo(file.path, file.text, before, after);
    return change.after === file.text ? [] : [change];
  });
  const change: SiteChange = { files, media: new Map() };
  return {
    change,
    /** The migrations that had something to do. */
    used: [...new Set([...originals.used, ...translations.used])],
    /** Files that cannot be read, and were left alone. */
    unread: [...index.allFiles.values()].filter(({ value }) => value === undefined).map(({ path }) => path),
  };
}
