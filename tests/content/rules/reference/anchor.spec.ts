import { describe, expect, test } from 'vitest';
import { branch, branchType, library } from '../../support/branches.ts';
import { link, linkFaults, page, prose, report } from '../../support/site.ts';

describe('reference/anchor', () => {
  test.each([
    ['/#into', 'There is no section “into” on /. Did you mean “intro”?'],
    ['/services/tax#detial', 'There is no section “detial” on /services/tax. Did you mean “detail”?'],
    ['/##intro', 'There is no section “#intro” on /. Did you mean “intro”?'],
    ['/#intro#a', 'There is no section “intro#a” on /. Did you mean “intro”?'],
    ['#', 'Behind “#” the id of a section of this page is missing. Possible: a.'],
    ['/#', 'Behind “#” the id of a section of / is missing. Possible: intro, end.'],
    ['#other', 'There is no section “other” on this page. Possible: a.'],
  ])('%s', (href, message) => {
    expect(linkFaults(href)).toEqual([message]);
  });
  test('a section without a readable id may be the one that is meant', () => {
    const files = { 'pages/b.json': page({ ...prose('b'), link: link('/a#intro') }) };
    const { id: _, ...nameless } = prose('intro');
    for (const section of [nameless, { ...nameless, id: '' }, { ...nameless, id: 5 }])
      expect(report({ ...files, 'pages/a.json': page(prose('a'), section) })).toEqual([
        expect.stringMatching(/^pages\/a\.json:\d+.* schema\//),
      ]);
    expect(report({ 'pages/a.json': page({ ...prose('a'), link: link('#intro') }, nameless) })).toEqual([
      expect.stringContaining('schema/missing-property'),
    ]);
  });
  test('entries of an item that are no sections have no id, and stand for none', () => {
    const sections = {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' } } },
      description: 'Its parts.',
    };
    const files = library({
      'schemas/branches.schema.json': branchType({}, { sections }),
      'collections/branches/harbour.json': branch('harbour', { sections: [{ name: 'Hall' }] }),
      'pages/a.json': page({ ...prose('a'), link: link('/branches/harbour#hall') }),
    });
    expect(report(files)).toEqual([
      expect.stringContaining('There is no section “hall” on /branches/harbour.'),
    ]);
  });
});
