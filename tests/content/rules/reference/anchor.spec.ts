import { describe, expect, test } from 'vitest';
import { linkFaults } from '../../support/site.ts';

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
});
