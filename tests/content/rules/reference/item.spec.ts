import { describe, expect, test } from 'vitest';
import { branch, library, regionType } from '../../support/branches.ts';
import { link, page, report, reportSections } from '../../support/site.ts';

const detail = (item: string) => ({ type: 'service-detail', id: 'a', action: link('/'), item });

describe('reference/item', () => {
  test('a block names an entry that there is', () => {
    expect(reportSections(detail('tax'))).toEqual([]);
  });
  test('another is refused, with the nearest', () => {
    expect(reportSections(detail('taxx'))).toEqual([
      '16:15-16:21 reference/item /sections/0/item · There is no entry “taxx” in services. Did you mean “tax”?',
    ]);
  });
  test('nothing is said of entries found by their roles while a type cannot be used: it may be theirs', () => {
    const text = { type: 'string', minLength: 1, description: 'A text.' };
    const names = ['id', 'name', 'person', 'email', 'phone', 'address'];
    const roles = Object.fromEntries(names.slice(2).map((name) => [name, `/${name}`]));
    const collection = { store: 'list', key: 'id', title: '/nam', ...roles };
    const places = {
      ...regionType,
      required: names,
      collection,
      properties: { ...Object.fromEntries(names.map((name) => [name, text])) },
    };
    const labels = Object.fromEntries(
      ['formHeading', 'cityHeading', 'mobileLabel', 'submitLabel'].map((name) => [name, 'Write']),
    );
    const panel = { type: 'contact-panel', id: 'a', heading: 'Write', ...labels, defaultCity: 'garden' };
    const files = { 'schemas/places.schema.json': places, 'pages/a.json': page(panel) };
    expect(report(files)).toEqual([
      'schemas/places.schema.json:17:14-17:20 schema/role /collection/title · There is no field “/nam”. Did you mean “/name”?',
    ]);
  });
  test('in a list of entries of the collection that the block shows', () => {
    const carousel = {
      type: 'card-carousel',
      id: 'a',
      heading: 'A',
      collection: 'services',
      items: ['tax', 'risk'],
    };
    expect(reportSections(carousel)).toEqual([
      '16:9-16:15 reference/item /sections/0/items/1 · There is no entry “risk” in services. Possible: tax.',
    ]);
  });
  test('what is shown names no entry that is not', () => {
    const regions = (isActive: boolean) => ({
      $schema: '../schemas/regions.schema.json',
      items: [{ id: 'north', name: 'North', isActive }],
    });
    const naming = (isActive: boolean, north: boolean) =>
      report(
        library({
          'collections/regions.json': regions(north),
          'collections/branches/harbour.json': branch('harbour', { region: 'north', isActive }),
        }),
      );
    expect(naming(true, true)).toEqual([]);
    expect(naming(false, false)).toEqual([]);
    expect(naming(true, false)).toEqual([
      'collections/branches/harbour.json:10:13-10:20 reference/item /region · The entry “north” of regions is not shown: it is switched off (isActive) or dated later.',
    ]);
  });
});
