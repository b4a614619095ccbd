import { describe, expect, test } from 'vitest';
import { reportSections } from '../../support/site.ts';

describe('text/accent', () => {
  const banner = { type: 'banner', id: 'a', heading: 'Plan once' };
  test('accented words stand in the heading', () => {
    expect(reportSections({ ...banner, accent: 'once' })).toEqual([]);
    expect(reportSections({ ...banner, accent: 'Once' })).toEqual([
      '13:17-13:23 text/accent /sections/0/accent · “Once” does not stand in the heading letter for letter.',
    ]);
  });
  test('a heading that is missing is said once', () => {
    expect(reportSections({ type: 'banner', id: 'a', accent: 'once' })).toEqual([
      '9:5-9:6 schema/missing-property /sections/0 · The property “heading” is missing here.',
    ]);
  });
});
