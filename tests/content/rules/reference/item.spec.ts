import { describe, expect, test } from 'vitest';
import { branch, library } from '../../support/branches.ts';
import { garden, panel, places, placesType } from '../../support/places.ts';
import { link, page, report, reportSections } from '../../support/site.ts';

const detail = (item: string) => ({ type: 'service-detail', id: 'a', action: link('/'), item });

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('reference/item', () => {
  test('a block names an entry that there is', () => {
    expect(reportSections(detail('tax'))).toEqual([]);
  });
  test('another is refused, with the nearest', () => {
    expect(reportSections(detail('taxx'))).toEqual([
      '16:15-16:21 reference/item /sections/0/item · There is no entry “taxx” in services. Did you mean “tax”?',
    ]);
  });
  test('an entry that is called so is meant', () => {
    const [item] = garden.items;
    const named = { ...garden, items: [{ ...item, id: 'p01', name: '한강 정원' }] };
    const files = {
      'collections/places.json': named,
      'pages/a.json': page({ ...panel, defaultCity: '한강 정원' }),
    };
    expect(report({ ...places, ...files })).toEqual([
      'pages/a.json:17:22-17:29 reference/item /sections/0/defaultCity · There is no entry “한강 정원” in places. Did you mean “p01”?',
    ]);
  });
  test('nothing is said of entries found by their roles while a type cannot be used: it may be theirs', () => {
    expect(report({ ...places, 'schemas/places.schema.json': placesType({ title: '/nam' }) })).toEqual([
      'schemas/places.schema.json:17:14-17:20 schema/role /collection/title · There is no field “/nam”. Did you mean “/name”?',
    ]);
  });
  describe('nor while its entries or roles cannot be known:', () => {
    const LIST = 'collections/places.json';
    const TYPE = 'schemas/places.schema.json';
    const BOM = '\ufeff';
    test.each([
      ['a misspelt role', TYPE, placesType({ title: undefined, titel: '/name' }), 'schema/unknown-property'],
      ['a misspelt key', TYPE, placesType({ key: 'slg' }), 'schema/enum'],
      ['a misspelt word of its schema', TYPE, { ...placesType(), titel: 'Place' }, 'schema/unknown-property'],
      ['a schema that is no plain text', TYPE, utf8(BOM + JSON.stringify(placesType())), 'json/encoding'],
      ['a list that is no JSON', LIST, '{', 'json/syntax'],
      ['a list that is no plain text', LIST, utf8(`${BOM}{}`), 'json/encoding'],
      ['a list without entries', LIST, {}, 'schema/missing-property'],
      ['a list of something else', LIST, { items: ['garden'] }, 'schema/type'],
    ])('%s', (_, path, source, code) => {
      expect(
        report({ ...places, [path]: source }).map((line) => [line.split(':')[0], line.split(' ')[1]]),
      ).toEqual([[path, code]]);
    });
  });
  test('of several types that could have it the site’s own is named', () => {
    expect(report(places)).toEqual([]);
    expect(report({ ...places, 'collections/places.json': { ...garden, items: [] } })).toEqual([
      'pages/a.json:17:22-17:30 reference/item /sections/0/defaultCity · There is no entry “garden” in places. Name one that there is, or add it.',
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
      'collections/branches/harbour.json:10:13-10:20 reference/item /region · The entry “north” of regions is not shown: it is switched off (isActive) or dated later. Show it, or name another one.',
    ]);
  });
});
