import { describe, expect, test } from 'vitest';
import { pageWith, seo } from '../../support/site.ts';

describe('schema/length', () => {
  test.each([
    [
      'a long text',
      { seo: { ...seo, title: `😀${'x'.repeat(110)}` } },
      'schema/length /seo/title · This text is longer than 110 characters: it has 111.',
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });
});
