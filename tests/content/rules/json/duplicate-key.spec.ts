import { describe, expect, test } from 'vitest';
import { page, prose, reportPage } from '../../support/site.ts';

describe('json/duplicate-key', () => {
  const twice = `{
  "$schema": "../../schemas/page.schema.json",
  "title": "A",
  "title": "B",
  "seo": { "title": "A", "description": "A" },
  "sections": [{ "type": "prose", "id": "a", "text": "A" }]
}`;
  test('stands at the second name', () => {
    expect(reportPage(twice)).toEqual([
      '4:3-4:10 json/duplicate-key /title · “title” stands twice in this object. Remove one of the two.',
    ]);
  });
  test('finds a name that is written with an escape', () => {
    expect(reportPage(twice.replace('"title": "B"', '"\\u0074itle": "B"'))).toEqual([
      '4:3-4:15 json/duplicate-key /title · “title” stands twice in this object. Remove one of the two.',
    ]);
  });
  test('hides no other mistake of the file', () => {
    expect(reportPage(twice.replace('"prose"', '"prosee"')).map((line) => line.split(' ')[1])).toEqual([
      'json/duplicate-key',
      'schema/unknown-block',
    ]);
  });
  test('is said once where the name is unknown besides', () => {
    expect(
      reportPage(twice.replaceAll('  "title": "', '  "foo": "').replace('{\n', '{ "title": "A",\n')),
    ).toEqual([
      '4:3-4:8 json/duplicate-key /foo · “foo” stands twice in this object. Remove one of the two.',
    ]);
  });
  test('the same name in two objects is none', () => {
    expect(reportPage(JSON.stringify(page(prose('a'), prose('b'))))).toEqual([]);
  });
});
