import { expect, test } from 'vitest';
import { schemaFaults } from '../../src/content/schema/schema-faults.ts';

const schemas = ['blocks/figure.schema.json', 'shared/hours.schema.json'];
test.each([
  ['../blocks/hours.schema.json', undefined],
  ['../blocks/figur.schema.json#/properties/type', '../blocks/figure.schema.json#/properties/type'],
  ['../hour.schema.json', '../shared/hours.schema.json'],
])('a reference %s was to lead to %s', ($ref, suggestion) => {
  expect([...schemaFaults({ $ref }, { isKnown: () => false, schemas })]).toMatchObject([{ suggestion }]);
});
