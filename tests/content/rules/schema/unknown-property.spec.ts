import { describe, expect, test } from 'vitest';
import { check, link, page, pageWith, prose, reportSections, seo } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

const PAGE =
  '$schema, title, seo, summary, image, each, order, hideOnMobile, isActive, approvedUntil, updatedAt, sections';

describe('schema/unknown-property stands at the name', () => {
  test('without a suggestion where nothing is near', () => {
    expect(reportSections({ ...prose('a'), colour: 'red' })).toEqual([
      '13:7-13:15 schema/unknown-property /sections/0/colour · “colour” is not a property here. Possible: type, id, tone, eyebrow, heading, text, image, imageSide, link.',
    ]);
  });
  test('but at the type where it was changed, once for all fields of the type before', () => {
    const banner = { type: 'banner', id: 'a', heading: 'A', accent: 'A', actions: [] };
    expect(reportSections({ ...banner, type: 'prose' })).toEqual([
      '10:15-10:22 schema/unknown-property /sections/0/type · The block “prose” has no “accent” and “actions”, which are fields of “banner”. Give it its type back, or the fields of “prose”.',
    ]);
  });
  test('and of the types that have the fields the one that takes all as it is, also for one field', () => {
    const facts = { id: 'a', heading: 'A', facts: [{ value: '1', label: 'A' }] };
    expect(reportSections({ ...facts, type: 'prose' })).toEqual([
      '18:15-18:22 schema/unknown-property /sections/0/type · The block “prose” has no “facts”, which is a field of “key-facts”. Give it its type back, or the fields of “prose”.',
    ]);
  });
  test('and at each name where they are fields of no block', () => {
    expect(reportSections({ ...prose('a'), colour: 'red', size: 3 })).toHaveLength(2);
  });
  test('what another object lacks is not its name', () => {
    const { text: _, ...lacking } = prose('b');
    expect(reportSections({ ...prose('a'), colour: 'red' }, lacking)).toEqual([
      '13:7-13:15 schema/unknown-property /sections/0/colour · “colour” is not a property here. Possible: type, id, tone, eyebrow, heading, text, image, imageSide, link.',
      '15:5-15:6 schema/missing-property /sections/1 · The property “text” is missing here.',
    ]);
  });
  test('with the nearest name that is not taken', () => {
    expect(reportSections({ ...prose('a'), headnig: 'A' })).toEqual([
      '13:7-13:16 schema/unknown-property /sections/0/headnig · “headnig” is not a property here. Possible: type, id, tone, eyebrow, heading, text, image, imageSide, link. Did you mean “heading”?',
    ]);
  });
  test.each([
    ['what a block needs', { type: 'collection-list', id: 'a', collection: 'services' }],
    ['what it may have', prose('a')],
  ])('with the name that another schema has for it: %s', (_, block) => {
    expect(check({ 'pages/a.json': page({ ...block, title: 'A' }) })[0]).toMatchObject({
      code: 'schema/unknown-property',
      suggestion: 'heading',
      pointer: '/sections/0/title',
    });
  });
  test('a name of one letter is like nothing', () => {
    expect(check({ 'pages/a.json': { ...page(prose('a')), x: 1 } })[0]?.suggestion).toBeUndefined();
  });
  test('the suggestion is a field of its own', () => {
    expect(check({ 'pages/a.json': { ...page(prose('a')), sumary: 'A' } })).toMatchObject([
      { code: 'schema/unknown-property', suggestion: 'summary', pointer: '/sumary' },
    ]);
  });

  test('with its place where it is written one step too far out', () => {
    expect(pageWith({ description: 'A', heading: 'A' })).toEqual([
      `1:166-1:179 schema/unknown-property /description · “description” is not a property here. Possible: ${PAGE}. Write it in “seo”.`,
      `1:184-1:193 schema/unknown-property /heading · “heading” is not a property here. Possible: ${PAGE}. Write it in an entry of “sections”.`,
    ]);
  });
  test('and too far in: beside the list or object that it stands in', () => {
    const PROSE = 'type, id, tone, eyebrow, heading, text, image, imageSide, link';
    const told = (name: string, rest = '') =>
      `schema/unknown-property /sections/0/${name} · “${name}” is not a property here. Possible: ${PROSE}.${rest}`;
    const inSection = (more: object, change = {}) =>
      pageWith({ sections: [{ ...prose('a'), ...more }], ...change }).map((line) =>
        line.replace(/^\S+ /, ''),
      );
    const once = ' It says something of the whole file: write it beside “sections”.';
    expect(inSection({ isActive: false })).toEqual([told('isActive', once)]);
    // What the page has already, it does not want a second time; what a part of it has may well mean another thing.
    const twice = ' It says something of the whole file, beside “sections”.';
    expect(inSection({ seo })).toEqual([told('seo', twice)]);
    const action = {
      type: 'call-to-action',
      id: 'a',
      heading: 'A',
      actions: [{ ...link('/'), heading: 'A' }],
    };
    expect(reportSections(action)).toEqual([expect.stringMatching(/“heading” .* style\.$/)]);
    // What is missing there is not told besides.
    expect(inSection({ seo }, { seo: undefined })).toEqual([told('seo', once)]);
    const columns = { type: 'columns', id: 'c', blocks: [{ ...prose('a'), summary: 'A' }, prose('b')] };
    expect(reportSections(columns)).toEqual([
      `17:11-17:20 schema/unknown-property /sections/0/blocks/0/summary · “summary” is not a property here. Possible: ${PROSE}.${once}`,
    ]);
  });
  test('a list by another name is the one that is missing, whatever an entry of that could hold', () => {
    const columns = { type: 'columns', id: 'c', columns: [prose('a'), prose('b')] };
    expect(reportSections(columns)).toEqual([
      expect.stringMatching(/ \/sections\/0\/columns · “columns” .*\. Did you mean “blocks”\?$/),
    ]);
  });
  test('what is missing where a stray field belongs is one mistake', () => {
    expect(pageWith({ seo: { title: 'A' }, description: 'A' })).toEqual([
      `1:134-1:147 schema/unknown-property /description · “description” is not a property here. Possible: ${PAGE}. Write it in “seo”.`,
    ]);
  });
  test('a misspelt required property is one mistake', () => {
    expect(pageWith({ title: undefined, titel: 'A' })).toEqual([
      `1:151-1:158 schema/unknown-property /titel · “titel” is not a property here. Possible: ${PAGE}. Did you mean “title”?`,
    ]);
  });
  test('another name for the one field that is missing is one mistake', () => {
    expect(reportSections({ type: 'prose', id: 'a', body: 'A' })).toEqual([
      '12:7-12:13 schema/unknown-property /sections/0/body · “body” is not a property here. Possible: type, id, tone, eyebrow, heading, text, image, imageSide, link. Did you mean “text”?',
    ]);
    // Which of two it is for nobody knows.
    expect(reportSections({ type: 'prose', id: 'a', body: 'A', colour: 'red' })).toHaveLength(3);
    expect(reportSections({ type: 'prose', body: 'A' })).toHaveLength(3);
  });
  test('for a misspelt “type” of a block', () => {
    expect(reportSections({ typ: 'prose', id: 'a' })).toEqual([
      '10:7-10:12 schema/unknown-property /sections/0/typ · “typ” is not a property here. Did you mean “type”?',
    ]);
  });
  test('for what a translation says it translates', () => {
    expect(check(hi('pages/index.json', { $sorce: {} })).map(({ suggestion }) => suggestion)).toEqual([
      '$source',
    ]);
  });
});
