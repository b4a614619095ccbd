import { expect, test } from 'vitest';
import { report, theme } from '../../support/site.ts';

test('schema/range: a number out of its range', () => {
  expect(report({ 'theme.json': { ...theme, radius: 99 } })).toEqual([
    'theme.json:22:13-22:15 schema/range /radius · The number must be at most 40.',
  ]);
  expect(report({ 'theme.json': { ...theme, radius: -1 } })).toEqual([
    'theme.json:22:13-22:15 schema/range /radius · The number must be at least 0.',
  ]);
});
