import { expect, test } from 'vitest';
import { branchType, library } from '../../support/branches.ts';
import { report } from '../../support/site.ts';

test('schema/bad-type: what the validator does not take is told at its place, and its items are unknown', () => {
  const broken = branchType({}, { opensOn: { type: 'day' } });
  const [first] = report(library({ 'schemas/branches.schema.json': broken })).filter((line) =>
    line.includes('schema/bad-type'),
  );
  expect(first).toBe(
    'schemas/branches.schema.json:43:15-43:20 schema/bad-type /properties/opensOn/type · This schema cannot be used: “day” is not one of the values possible here: string, number, integer, boolean, array, object, null.',
  );
});
