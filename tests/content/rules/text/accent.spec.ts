import { describe, expect, test } from 'vitest';
import { page, report, reportSections } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

describe('text/accent', () => {
  const banner = { type: 'banner', id: 'a', heading: 'Plan once' };
  test('accented words stand in the heading', () => {
    expect(reportSections({ ...banner, accent: 'once' })).toEqual([]);
    expect(reportSections({ ...banner, accent: 'Once' })).toEqual([
      '13:17-13:23 text/accent /sections/0/accent · “Once” does not stand in the heading letter for letter. Write words of the heading, or take “accent” away.',
    ]);
  });
  test('a heading that is empty is said once', () => {
    expect(reportSections({ ...banner, heading: '', accent: 'once' })).toEqual([
      '12:18-12:20 schema/empty /sections/0/heading · This text is empty. Write something.',
    ]);
  });
  test('a heading that is missing is said once', () => {
    expect(reportSections({ type: 'banner', id: 'a', accent: 'once' })).toEqual([
      '9:5-9:6 schema/missing-property /sections/0 · The property “heading” is missing here. For example: "heading": "Plan once. Compound for decades.".',
    ]);
  });
  describe('a translation', () => {
    const translated = (texts: object) =>
      report(hi('pages/a.json', { sections: [{ id: 'a', ...texts }] }, { 'pages/a.json': page(banner) }));
    test('has its accent in its own heading', () => {
      expect(translated({ heading: 'एक बार', accent: 'एक' })).toEqual([]);
      expect(translated({ accent: 'एक' })).toEqual([
        'locales/hi/pages/a.json:1:33-1:37 text/accent /sections/0/accent · “एक” does not stand in the heading letter for letter. Write words of the heading, or take “accent” away.',
      ]);
    });
    test('with a heading alone is asked for its accent', () => {
      const files = { 'pages/a.json': page({ ...banner, accent: 'once' }) };
      expect(report(hi('pages/a.json', { sections: [{ id: 'a', heading: 'एक बार' }] }, files))).toEqual([
        'locales/hi/pages/a.json:1:14-1:15 text/accent /sections/0 · “once” does not stand in the heading letter for letter. It is the original’s: write an "accent" here, too, with words of this heading.',
      ]);
    });
    test('whose accent is misspelt is told that alone', () => {
      const files = { 'pages/a.json': page({ ...banner, accent: 'once' }) };
      const texts = { id: 'a', heading: 'एक बार', accetn: 'एक' };
      expect(report(hi('pages/a.json', { sections: [texts] }, files))).toEqual([
        expect.stringMatching(
          / schema\/unknown-property \/sections\/0\/accetn · .* Did you mean “accent”\?$/,
        ),
      ]);
    });
    test('whose heading is misspelt is told that alone', () => {
      expect(translated({ headng: 'एक बार', accent: 'एक' })).toEqual([
        expect.stringMatching(
          / schema\/unknown-property \/sections\/0\/headng · .* Did you mean “heading”\?$/,
        ),
      ]);
    });
  });
});
