import { describe, expect, test } from 'vitest';
import { page, prose, reportPage } from '../../support/site.ts';

describe('json/forbidden-key', () => {
  test.each(['__proto__', 'constructor', 'prototype'])('%s', (key) => {
    expect(reportPage(`{"a": [{"${key}": 1}]}`)).toEqual([
      `1:9-1:${11 + key.length} json/forbidden-key /a/0/${key} · “${key}” may not be used as a name. Choose another one.`,
    ]);
  });
  test('written with an escape', () => {
    expect(reportPage('{"\\u005f_proto__": 1}')).toEqual([
      '1:2-1:18 json/forbidden-key /__proto__ · “__proto__” may not be used as a name. Choose another one.',
    ]);
  });
  test('as a text it is a text like any other', () => {
    expect(reportPage(JSON.stringify(page(prose('a', '__proto__ constructor'))))).toEqual([]);
  });
});
