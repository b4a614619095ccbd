import { describe, expect, test } from 'vitest';
import { branchType, library } from '../../support/branches.ts';
import { pageWith, prose, report, reportSections } from '../../support/site.ts';

describe('schema/enum', () => {
  test.each([
    [
      'one of several words',
      { sections: [{ ...prose('a'), tone: 'inkk' }] },
      'schema/enum /sections/0/tone · “inkk” is not one of the values possible here: paper, tint, ink. Did you mean “ink”?',
    ],
    [
      'a word that is like none',
      { sections: [{ ...prose('a'), tone: 'purple' }] },
      'schema/enum /sections/0/tone · “purple” is not one of the values possible here: paper, tint, ink.',
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });

  test('the only value, in quotes', () => {
    const type = { ...branchType(), additionalProperties: 'false' };
    expect(report(library({ 'schemas/branches.schema.json': type }))).toEqual([
      expect.stringMatching(/ schema\/enum \/additionalProperties · Write false without quotes here\.$/),
    ]);
  });

  test('the only value, in a list, is not to be quoted', () => {
    const type = { ...branchType(), additionalProperties: [false] };
    expect(report(library({ 'schemas/branches.schema.json': type }))).toEqual([
      expect.stringMatching(
        / schema\/enum \/additionalProperties · “\[false\]” is not one of the values possible here: false\.$/,
      ),
    ]);
  });

  test.each([
    ['Mon', ' Did you mean “monday”?'],
    ['thurs.', ' Did you mean “thursday”?'],
    ['s', ''],
    ['mon-fri', ''],
  ])('the day “%s”', (day, asks) => {
    const hours = [{ days: [day], opens: '09:00', closes: '18:00' }];
    expect(reportSections({ type: 'opening-hours', id: 'a', heading: 'A', hours })).toEqual([
      expect.stringMatching(RegExp(`“${day}” is not one of .*, sunday\\.${asks.replace('?', '\\?')}$`)),
    ]);
  });
});
