import { describe, expect, test } from 'vitest';
import { navigation, report } from '../../support/site.ts';

describe('reference/navigation', () => {
  test('the condensed menu names entries of the primary one', () => {
    expect(report({ 'navigation.json': navigation({ condensed: ['services', 'servics'] }) })).toEqual([
      'navigation.json:12:5-12:14 reference/navigation /condensed/1 · There is no entry “servics” in the primary menu. Did you mean “services”?',
    ]);
  });
  test.each([
    ['idd', 'services', 'schema/unknown-property'],
    ['id', '', 'schema/pattern'],
  ])('an entry that lacks its id is said once: %s “%s”', (name, id, code) => {
    const primary = [{ [name]: id, title: 'A', link: '/' }];
    const found = report({ 'navigation.json': navigation({ primary }) });
    expect(found.map((line) => line.split(' ')[1])).toEqual([code]);
  });
});
