import { join } from 'node:path';
import { readOriginals, validatorsOf } from '../../../src/command/schemas.ts';
import { knowValidators } from '../../../src/content/schema/schema-set.ts';
import { withoutSiteLists } from '../../../src/content/schema/site-lists.ts';

/** The engine's own schemas by path below `schemas/`: those beside these tests. */
export const schemaFiles = await readOriginals(join(import.meta.dirname, '../../../schemas'));

// As the commands do: compiling them in each test file would take longer than the tests.
knowValidators(schemaFiles, await validatorsOf(withoutSiteLists(schemaFiles)));
