import { describe, expect, test } from 'vitest';
import { branchType, library } from '../../support/branches.ts';
import { link, page, report } from '../../support/site.ts';

const news = { type: 'recent-items', id: 'news', heading: 'News' };
const shown = (collection: string) =>
  report(library({ 'pages/a.json': page({ ...news, collection }) })).map((line) =>
    line.replace('pages/a.json:', ''),
  );

describe('reference/type', () => {
  test('a block shows items of a type that there is', () => {
    expect(shown('events')).toEqual([]);
    expect(shown('branchs')).toEqual([
      '13:21-13:30 reference/type /sections/0/collection · There is no collection “branchs”. Did you mean “branches”?',
    ]);
    expect(shown('shops')).toEqual([
      '13:21-13:28 reference/type /sections/0/collection · There is no collection “shops”. Possible: articles, branches, cities, events, profiles, publications, regions, services, team, testimonials.',
    ]);
  });
  test('whose items have what it shows of them', () => {
    const more = { label: 'All', href: '/' };
    const columns = [{ heading: 'Branches', collection: 'branches', more }];
    expect(report(library({ 'pages/a.json': page({ ...news, type: 'whats-new', columns }) }))).toEqual([
      expect.stringMatching(
        /^pages\/a\.json:\S+ reference\/type \/sections\/0\/columns\/0\/collection · The items of “branches” cannot be shown here: their type says of no field that every item has that it is the date\. Possible: articles, events, publications\.$/,
      ),
    ]);
  });
  test.each([
    ['service-detail', 'the title, the subtitle, the text, and the image', 'the subtitle and the text'],
    ['video-detail', 'the title, the summary, the image, the video, and the date', 'the video and the date'],
    [
      'profile-banner',
      'the title, the accent, the banner, and the detail',
      'the accent, the banner, and the detail',
    ],
    ['article-body', 'the title and the body', 'the body'],
  ])('and so does a block that shows the item of its page: %s', (type, shown, missing) => {
    const template = Object(library()['pages/branches/[slug].json']);
    const block = { type, id: 'a', ...(/service|banner/.test(type) && { action: link('/branches') }) };
    expect(report(library({ 'pages/branches/[slug].json': { ...template, sections: [block] } }))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^pages/branches/\\[slug\\]\\.json:\\S+ reference/type /sections/0/type · “${type}” shows ${shown} of an item, and the type “branches” says of no field that every item has that it is ${missing}\\. Say so in its schema, or place other blocks, which show fields by "\\$item"\\.$`,
        ),
      ),
    ]);
  });
  test('a field of a type refers to a type that there is', () => {
    const near = { type: 'string', reference: 'region', description: 'A region.' };
    expect(report(library({ 'schemas/branches.schema.json': branchType({}, { near }) }))).toEqual([
      expect.stringMatching(
        /^schemas\/branches\.schema\.json:\d+:20-\d+:28 reference\/type \/properties\/near\/reference · There is no content type “region”\. Did you mean “regions”\?$/,
      ),
    ]);
  });
});
