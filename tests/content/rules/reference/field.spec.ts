import { describe, expect, test } from 'vitest';
import { library } from '../../support/branches.ts';
import { page, report } from '../../support/site.ts';

const list = { type: 'collection-list', id: 'list', heading: 'Branches', collection: 'branches' };
const faults = (query: object) =>
  report(library({ 'pages/a.json': page({ ...list, ...query }) })).map((line) =>
    line.replace(/^pages\/a\.json:\S+ /, ''),
  );
const where = (field: string, condition: object) => faults({ where: [{ field, ...condition }] });

describe('reference/field', () => {
  test('a list asks for fields that its items have', () => {
    expect(where('/region', { equals: 'north' })).toEqual([]);
    expect(where('/regoin', { equals: 'north' })).toEqual([
      'reference/field /sections/0/where/0/field · An item of branches has no field “/regoin”. Did you mean “/region”?',
    ]);
    expect(faults({ sort: '-/nam' })).toEqual([
      'reference/field /sections/0/sort · An item of branches has no field “/nam”. Did you mean “/name”?',
    ]);
  });
  test('only dates are before or after another', () => {
    expect(where('/opensOn', { after: 'now' })).toEqual([]);
    expect(where('/name', { after: 'now' })).toEqual([
      'reference/field /sections/0/where/0/field · “/name” is no date, so nothing is after another.',
    ]);
  });
  test('what a reference must be is there', () => {
    expect(where('/region', { equals: 'nord' })).toEqual([
      'reference/field /sections/0/where/0/equals · There is no entry “nord” in regions. Did you mean “north”?',
    ]);
  });
  test('$item stands for the item of a page that has one', () => {
    expect(where('/region', { equals: '$item' })).toEqual([
      'reference/field /sections/0/where/0/equals · Only a page for each item of a collection has an item that “$item” can be.',
    ]);
  });
});
