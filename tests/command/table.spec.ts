import { expect, test } from 'vitest';
import { table } from '../../src/command/table.ts';

test('columns stand below each other in every script: a wide letter takes two cells, a mark none', () => {
  const rows = [
    ['आयुष्मान', '7'],
    ['山田太郎', '10'],
    ['Zoë', ''],
  ];
  expect(table(['name', 'no'], rows).split('\n')).toEqual([
    'name      no',
    '--------  --',
    'आयुष्मान     7',
    '山田太郎  10',
    'Zoë',
  ]);
});
