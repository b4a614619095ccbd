import { describe, expect, test } from 'vitest';
import { quote } from '../../src/content/diagnostics/fault.ts';
import { nearest, nearestPath, pathFinder, possible } from '../../src/content/diagnostics/nearest.ts';

describe('nearest', () => {
  test.each([
    ['heding', ['heading', 'text'], 'heading'],
    ['Heading', ['heading'], 'heading'],
    ['tile', ['title', 'tone'], 'title'],
    ['tpye', ['tone', 'type'], 'type'],
    ['di', ['id', 'to'], 'id'],
    ['id', ['ad', 'id'], 'id'],
    ['id', ['it', 'at'], 'it'],
    ['typo', ['tape'], 'tape'],
    ['hart', ['chart', 'heart', 'harp'], 'heart'],
    ['tax', ['text', 'type'], undefined],
    ['ab', ['xy', 'zz'], undefined],
    ['fr', ['ar', 'hi'], undefined],
    ['x', ['y', 'xy'], undefined],
    ['flat-101', ['flat-102', 'flat-111'], undefined],
    ['budget-2032', ['budget-2023'], 'budget-2023'],
    ['falt-101', ['flat-101', 'flat-102'], 'flat-101'],
    ['flat101', ['flat-101'], 'flat-101'],
    ['flat-1', ['flat-01'], 'flat-01'],
    ['colour', ['heading', 'text'], undefined],
    [
      'retirement-investmants',
      ['retirement-investments', 'international-investments'],
      'retirement-investments',
    ],
    ['', ['a'], undefined],
    ['a', [], undefined],
  ])('%j among %j is %j', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });
});

test('forty names are listed, and of more none', () => {
  const names = Array.from({ length: 41 }, (_, at) => `name-${at}`);
  expect(possible('x', names.slice(1))).toBe(` Possible: ${names.slice(1).join(', ')}.`);
  expect(possible('x', names)).toBe('');
});

test('a value of 80 characters is quoted whole, of a longer one its beginning', () => {
  expect(quote('x'.repeat(80))).toBe(`“${'x'.repeat(80)}”`);
  expect(quote('x'.repeat(81))).toBe(`“${'x'.repeat(80)}…”`);
  expect(quote(`${'x'.repeat(79)}😀`)).toBe(`“${'x'.repeat(79)}…”`);
});

describe('nearestPath', () => {
  const routes = [
    '/',
    '/about-us',
    '/services',
    '/services/tax',
    '/services/wealth',
    '/products/funds',
    '/a/page',
    '/b/page',
  ];
  test.each([
    ['a name in the same folder', '/services/taxx', '/services/tax'],
    ['a final slash', '/services/', '/services'],
    ['the name of a file', '/services/index', '/services'],
    ['the file of the home page', '/index', '/'],
    ['the first words alone', '/about', '/about-us'],
    ['capitals', '/Services/Wealth', '/services/wealth'],
    ['a misspelt folder', '/service/wealth', '/services/wealth'],
    ['a page that was moved', '/old/place/funds', '/products/funds'],
    ['a name that two folders have', '/old/page', undefined],
    ['a name of another length in the same folder', '/services/global', undefined],
    ['the home page', '/', undefined],
  ])('%s', (_, path, expected) => {
    expect(nearestPath(path, routes)).toBe(expected);
  });
  test('the same name with another ending', () => {
    expect(nearestPath('/a.jpg', ['/b.jpg', '/a.svg'])).toBe('/a.svg');
    expect(nearestPath('/a.jpg', ['/b.jpg'])).toBeUndefined();
  });
  test('a finder answers the same question the same way', () => {
    const find = pathFinder(new Set(routes).values());
    expect([find('/services/taxx'), find('/services/taxx'), find('/servces')]).toEqual([
      '/services/tax',
      '/services/tax',
      '/services',
    ]);
  });
});
