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
    ['invalid UTF-8', [0x22, 0xc3, 0x28, 0x22], 'The file is not valid UTF-8. Save it as UTF-8.'],
  ])('%s', (_, bytes, message) => {
    expect(reportPage(new Uint8Array(bytes))).toEqual([`1:1-1:1 json/encoding · ${message}`]);
  });
});
