import { describe, expect, test } from 'vitest';
import { navigation, report } from '../../support/site.ts';

describe('reference/navigation', () => {
  test('the condensed menu names entries of the primary one', () => {
    expect(report({ 'navigation.json': navigation({ condensed: ['services', 'servics'] }) })).toEqual([
      'navigation.json:12:5-12:14 reference/navigation /condensed/1 · There is no entry “servics” in the primary menu. Did you mean “services”?',
    ]);
  });
  test('an entry that lacks its id is said once', () => {
    const primary = [{ idd: 'services', title: 'A', link: '/' }];
    expect(report({ 'navigation.json': navigation({ primary }) }).map((line) => line.split(' ')[1])).toEqual([
      'schema/unknown-property',
    ]);
  });
});
