import { describe, expect, test } from 'vitest';
import { schemaFiles } from '../../support/schemas.ts';
import { reportSections } from '../../support/site.ts';

const BLOCKS = [...schemaFiles.keys()]
  .flatMap((path) => /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1] ?? [])
  .join(', ');

describe('schema/unknown-block', () => {
  test('suggests the nearest type and says nothing more', () => {
    expect(reportSections({ type: 'prosee', id: 'a', whatever: 1 })).toEqual([
      `10:15-10:23 schema/unknown-block /sections/0/type · There is no block “prosee”. Possible: ${BLOCKS}. Did you mean “prose”?`,
    ]);
  });
});
