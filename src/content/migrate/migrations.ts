import type { Migration } from './migration.ts';
import { quoteSource } from './migrations/quote.ts';
import { itemCountForms, unusedWords } from './migrations/strings.ts';

/** Every migration there ever was: a site may come from any time. Those of one schema stand in order. */
export const migrations: readonly Migration[] = [quoteSource, itemCountForms, unusedWords];

/** The version of a schema: 1, and one more for each migration. */
export const versionOf = (unit: string, all: readonly Migration[] = migrations): number =>
  Math.max(1, ...all.filter((migration) => migration.unit === unit).map(({ to }) => to));
