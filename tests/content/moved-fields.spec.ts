import { expect, test } from 'vitest';
import { planMigration } from '../../src/content/migrate/migrate-site.ts';
import { changedInput } from '../../src/content/rename/site-change.ts';
import { branch, branchType, library, regionType } from './support/branches.ts';
import { compiler, input, NOW, report, site } from './support/site.ts';

const text = (description: string) => ({ type: 'string', minLength: 1, description });
const languages = site({
  locales: [
    { code: 'en', name: 'E', dir: 'ltr' },
    { code: 'hi', name: 'Hindi', dir: 'ltr' },
  ],
});
/** Moves what older items and translations say to where fields that say `was` are now. */
function migrated(files: Parameters<typeof library>[0], path: string): string {
  const of = input(library({ 'site.json': languages, ...files }));
  const { change } = planMigration(compiler.check(of, NOW).index, []);
  return String(changedInput(of, change).files.get(path));
}
const phone = { phone: { ...text('How it is called.'), was: '/contactNo' } };
const TYPE = { 'schemas/branches.schema.json': branchType({}, phone) };
const ITEM = 'collections/branches/harbour.json';

test('a field that has another name takes the value of the older one, in its place', () => {
  const old = '{ "slug": "a", "contactNo": "1", "name": "A" }';
  expect(migrated({ ...TYPE, [ITEM]: JSON.parse(old) }, ITEM)).toBe(
    '{\n  "slug": "a",\n  "phone": "1",\n  "name": "A"\n}\n',
  );
});
test('in translations too, with what they record of their originals', () => {
  const path = `locales/hi/${ITEM}`;
  const hi = { contactNo: '१', $source: { '/contactNo': 'abc', '/name': 'd' } };
  expect(migrated({ ...TYPE, [path]: hi }, path)).toBe(
    '{\n  "phone": "१",\n  "$source": {\n    "/phone": "abc",\n    "/name": "d"\n  }\n}\n',
  );
});
test('in every entry of a list', () => {
  const of = {
    'schemas/regions.schema.json': {
      ...regionType,
      properties: { ...Object(regionType.properties), about: { ...text('It.'), was: '/says' } },
    },
    'collections/regions.json': { items: [{ id: 'north', says: 'N' }, { id: 'south' }] },
  };
  expect(JSON.parse(migrated(of, 'collections/regions.json'))).toEqual({
    items: [{ id: 'north', about: 'N' }, { id: 'south' }],
  });
});
test('in translations of a list, whose records name its entries', () => {
  const of = {
    'schemas/regions.schema.json': {
      ...regionType,
      properties: { ...Object(regionType.properties), about: { ...text('It.'), was: '/says' } },
    },
    'locales/hi/collections/regions.json': {
      items: [{ id: 'north', says: 'उ' }],
      $source: { '/items/north/says': 'abc' },
    },
  };
  expect(JSON.parse(migrated(of, 'locales/hi/collections/regions.json'))).toEqual({
    items: [{ id: 'north', about: 'उ' }],
    $source: { '/items/north/about': 'abc' },
  });
});
test('and from or into a group of fields', () => {
  const contact = {
    type: 'object',
    additionalProperties: false,
    properties: phone,
    description: 'How it is reached.',
  };
  const of = { 'schemas/branches.schema.json': branchType({}, { contact }), [ITEM]: { contactNo: '1' } };
  expect(JSON.parse(migrated(of, ITEM))).toEqual({ contact: { phone: '1' } });
});
test('what has both names is left to the editor', () => {
  const both = { slug: 'a', contactNo: '1', phone: '2' };
  expect(JSON.parse(migrated({ ...TYPE, [ITEM]: both }, ITEM))).toEqual(both);
});
test('until then the older name is told the newer one and what moves it, once', () => {
  const required = ['slug', 'name', 'about', 'photo', 'phone'];
  const files = {
    'schemas/branches.schema.json': { ...branchType({}, phone), required },
    [ITEM]: branch('harbour', { contactNo: '1' }),
  };
  expect(report(library(files))).toEqual([
    'collections/branches/harbour.json:10:3-10:14 schema/unknown-property /contactNo · “contactNo” has another name now. `npm run migrate` moves it, in every item and translation. Did you mean “phone”?',
  ]);
});
