import { describe, expect, test } from 'vitest';
import { reportPage } from '../../support/site.ts';

describe('json/encoding', () => {
  test.each([
    [
      'a byte order mark',
      [0xef, 0xbb, 0xbf, 0x7b, 0x7d],
      'The file begins with a byte order mark. Save it as UTF-8 without one.',
    ],
    ['UTF-16, little end first', [0xff, 0xfe, 0x7b, 0x00], 'The file is in UTF-16. Save it as UTF-8.'],
    ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x7b], 'The file is in UTF-16. Save it as UTF-8.'],
    ['UTF-16 without a mark', [0x7b, 0x00, 0x7d, 0x00], 'The file is in UTF-16. Save it as UTF-8.'],
  ])('%s', (_, bytes, message) => {
    expect(reportPage(new Uint8Array(bytes))).toEqual([`1:1-1:1 json/encoding · ${message}`]);
  });

  test.each([
    ['a letter of an older encoding', [0x22, 0xc3, 0x28, 0x22], '1:2-1:3'],
    [
      'one on a later line, behind a sign of several bytes',
      [0x7b, 0x0a, 0x22, 0xc3, 0xa9, 0xe9, 0x22],
      '2:3-2:4',
    ],
    ['one that begins as the sign for it does', [0x22, 0xef, 0xbf, 0x22], '1:2-1:3'],
    ['a text that ends within a letter', [0x22, 0xc3], '1:2-1:3'],
  ])('invalid UTF-8 is told at its place: %s', (_, bytes, place) => {
    expect(reportPage(new Uint8Array(bytes))).toEqual([
      `${place} json/encoding · The file is not valid UTF-8. Save it as UTF-8.`,
    ]);
  });
});
