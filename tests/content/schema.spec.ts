import { describe, expect, test } from 'vitest';
import { schemaFiles } from './support/schemas.ts';
import {
  article,
  check,
  image,
  page,
  prose,
  report,
  reportSections,
  seo,
  site,
  theme,
} from './support/site.ts';

const BLOCKS = [...schemaFiles.keys()]
  .flatMap((path) => /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1] ?? [])
  .join(', ');
const PAGE =
  '$schema, title, seo, summary, image, each, hideOnMobile, isActive, approvedUntil, updatedAt, sections';

/** A page on one line without the fields named, with others added. */
const inPage = (change: object) => {
  const source = JSON.stringify({ ...page(prose('a')), ...change });
  return report({ 'pages/a.json': source }).map((line) => line.replace('pages/a.json:', ''));
};

describe('schema/unknown-property stands at the name', () => {
  test('without a suggestion where nothing is near', () => {
    expect(reportSections({ ...prose('a'), colour: 'red' })).toEqual([
      '13:7-13:15 schema/unknown-property /sections/0/colour · “colour” is not a property here. Possible: type, id, tone, eyebrow, heading, text, image, imageSide, link.',
    ]);
  });
  test('with the nearest name that is not taken', () => {
    expect(reportSections({ ...prose('a'), headnig: 'A' })).toEqual([
      '13:7-13:16 schema/unknown-property /sections/0/headnig · “headnig” is not a property here. Possible: type, id, tone, eyebrow, heading, text, image, imageSide, link. Did you mean “heading”?',
    ]);
  });
  test('a name of one letter is like nothing', () => {
    expect(check({ 'pages/a.json': { ...page(prose('a')), x: 1 } })[0]?.suggestion).toBeUndefined();
  });
  test('the suggestion is a field of its own', () => {
    expect(check({ 'pages/a.json': { ...page(prose('a')), sumary: 'A' } })).toMatchObject([
      { code: 'schema/unknown-property', suggestion: 'summary', pointer: '/sumary' },
    ]);
  });
});

describe('schema/missing-property stands at the opening brace', () => {
  test('of the file', () => {
    expect(inPage({ title: undefined })).toEqual([
      '1:1-1:2 schema/missing-property · The property “title” is missing here.',
    ]);
  });
  test('of a section', () => {
    expect(reportSections({ type: 'prose', id: 'a' })).toEqual([
      '9:5-9:6 schema/missing-property /sections/0 · The property “text” is missing here.',
    ]);
  });
  test('each missing one is listed', () => {
    expect(report({ 'pages/a.json': '{}' })).toEqual(
      ['$schema', 'title', 'seo', 'sections'].map(
        (name) => `pages/a.json:1:1-1:2 schema/missing-property · The property “${name}” is missing here.`,
      ),
    );
  });
  test('a misspelt required property is one mistake', () => {
    expect(inPage({ title: undefined, titel: 'A' })).toEqual([
      `1:151-1:158 schema/unknown-property /titel · “titel” is not a property here. Possible: ${PAGE}. Did you mean “title”?`,
    ]);
  });
});

describe('schema/unknown-block', () => {
  test('suggests the nearest type and says nothing more', () => {
    expect(reportSections({ type: 'prosee', id: 'a', whatever: 1 })).toEqual([
      `10:15-10:23 schema/unknown-block /sections/0/type · There is no block “prosee”. Possible: ${BLOCKS}. Did you mean “prose”?`,
    ]);
  });
  test('without a type', () => {
    expect(reportSections({ id: 'a', tone: 'ink' })).toEqual([
      `9:5-9:6 schema/missing-property /sections/0 · The property “type” is missing here: it names the block. Possible: ${BLOCKS}.`,
    ]);
  });
  test('with a misspelt “type”', () => {
    expect(reportSections({ typ: 'prose', id: 'a' })).toEqual([
      '10:7-10:12 schema/unknown-property /sections/0/typ · “typ” is not a property here. Did you mean “type”?',
    ]);
  });
  test('with a type that is no text', () => {
    expect(reportSections({ type: 5, id: 'a' })).toEqual([
      '10:15-10:16 schema/type /sections/0/type · Here a text in double quotes is expected.',
    ]);
  });
});

describe('values', () => {
  test.each([
    ['a text', { title: 5 }, 'schema/type /title · Here a text in double quotes is expected.'],
    ['a list', { sections: {} }, 'schema/type /sections · Here a list in square brackets is expected.'],
    [
      'a truth value',
      { isActive: 'yes' },
      'schema/type /isActive · Here true or false, without quotes is expected.',
    ],
    ['an object', { seo: [] }, 'schema/type /seo · Here an object in braces is expected.'],
    [
      'a text or a list',
      { sections: [{ type: 'prose', id: 'a', text: 5 }] },
      'schema/type /sections/0/text · Here a text in double quotes or a list in square brackets is expected.',
    ],
    [
      'an object in a list',
      { sections: ['prose'] },
      'schema/type /sections/0 · Here an object in braces is expected.',
    ],
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
    [
      'a date with time',
      { updatedAt: '2024-01-01' },
      'schema/format /updatedAt · “2024-01-01” is not a date with time and zone, such as “2023-05-19T17:00:00+05:30”.',
    ],
    [
      'a day that there is',
      { updatedAt: '2024-02-30T10:00:00Z' },
      'schema/format /updatedAt · “2024-02-30T10:00:00Z” is not a date with time and zone, such as “2023-05-19T17:00:00+05:30”.',
    ],
    [
      'a link',
      { sections: [{ ...prose('a'), link: { label: 'A', href: '/a b' } }] },
      'schema/format /sections/0/link/href · “/a b” is not a path such as “/contact-us” or an address; spaces, quotes and backslashes may not stand in it.',
    ],
    [
      'a link with a line break in its scheme',
      { sections: [{ ...prose('a'), link: { label: 'A', href: 'java\nscript:a' } }] },
      'schema/format /sections/0/link/href · “java\nscript:a” is not a path such as “/contact-us” or an address; spaces, quotes and backslashes may not stand in it.',
    ],
    [
      'a pattern',
      { sections: [prose('A b')] },
      'schema/pattern /sections/0/id · “A b” does not have the form that is expected here (^[a-z][a-z0-9]*(-[a-z0-9]+)*$).',
    ],
    [
      'an empty text',
      { title: '' },
      'schema/empty /title · This text is empty. Write something or remove the property.',
    ],
    [
      'a long text',
      { seo: { ...seo, title: 'x'.repeat(111) } },
      'schema/length /seo/title · This text is longer than 110 characters.',
    ],
    ['an empty list', { sections: [] }, 'schema/items /sections · The list must have at least 1 entry.'],
    [
      'an entry that stands twice',
      { hideOnMobile: ['header', 'footer', 'header'] },
      'schema/items /hideOnMobile/2 · This entry stands twice in the list. Remove one of the two.',
    ],
    [
      'a long value is cut in the message',
      { updatedAt: 'x'.repeat(1000) },
      `schema/format /updatedAt · “${'x'.repeat(80)}…” is not a date with time and zone, such as “2023-05-19T17:00:00+05:30”.`,
    ],
    [
      'another schema',
      { $schema: '../schemas/site.schema.json' },
      'schema/wrong-schema /$schema · A file in this place is checked against “../../schemas/page.schema.json”, and your editor should do the same.',
    ],
  ])('%s', (_, change, expected) => {
    expect(inPage(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });

  test('too many entries', () => {
    const topics = Array.from({ length: 9 }, (_, i) => `t${i}`);
    expect(report({ 'collections/articles/a.json': JSON.stringify(article('a', { topics })) })).toEqual([
      'collections/articles/a.json:1:328-1:374 schema/items /topics · The list must have at most 8 entries.',
    ]);
  });
  test('a number out of its range', () => {
    expect(report({ 'theme.json': { ...theme, radius: 99 } })).toEqual([
      'theme.json:128:13-128:15 schema/range /radius · The number must be at most 40.',
    ]);
    expect(report({ 'theme.json': { ...theme, radius: -1 } })).toEqual([
      'theme.json:128:13-128:15 schema/range /radius · The number must be at least 0.',
    ]);
  });
  test('a date, an address and an email address', () => {
    const brand = { name: 'A', legalName: 'A', descriptor: 'A', logo: image, foundedOn: '2011-02-30' };
    const cities = {
      $schema: '../../schemas/collections/cities.schema.json',
      items: [{ id: 'a', city: 'A', name: 'A', email: 'no', contactNo: '1', address: 'A' }],
    };
    expect(
      report({ 'site.json': site({ brand, baseUrl: 'www.example.com' }), 'collections/cities.json': cities }),
    ).toEqual([
      'collections/cities.json:8:16-8:20 schema/format /items/0/email · “no” is not an email address such as “name@example.com”.',
      'site.json:11:18-11:30 schema/format /brand/foundedOn · “2011-02-30” is not a date such as “2011-06-01”.',
      'site.json:13:14-13:31 schema/format /baseUrl · “www.example.com” is not an address that begins with https://.',
    ]);
  });
  test('a name that may not be chosen', () => {
    expect(report({ 'site.json': site({ variables: { Brand: 'A', brand: 'A', email: 'a' } }) })).toEqual([
      'site.json:31:5-31:12 schema/pattern /variables/Brand · “Brand” is not a possible name here.',
    ]);
  });
});

describe('schema/unknown-file', () => {
  test.each([
    ['pages/Über uns.json', ' Did you mean “pages/uber-uns.json”?'],
    ['pages/a/New Page.json', ' Did you mean “pages/a/new-page.json”?'],
    ['pages/सेवा.json', ''],
  ])('%s would make no address that can be typed', (path, suggestion) => {
    const schema = `${'../'.repeat(path.split('/').length)}schemas/page.schema.json`;
    expect(report({ [path]: { ...page(prose('a')), $schema: schema } })).toEqual([
      `${path}:1:1-1:1 schema/unknown-file · The path of a page is its address: name folders and file with lower-case letters, digits and hyphens.${suggestion}`,
    ]);
  });
  const PLACE =
    'No content is expected in this place. Content lies in site.json, theme.json, navigation.json, strings.json, pages/, documents/ and collections/.';
  test.each([
    ['collections/event.json', ' Did you mean “collections/events.json”?'],
    ['collections/service/tax.json', ' Did you mean “collections/services/tax.json”?'],
    ['Site.json', ' Did you mean “site.json”?'],
    ['notes.json', ''],
    ['pagess/a.json', ''],
  ])('%s', (path, suggestion) => {
    expect(report({ [path]: '{' })).toEqual([`${path}:1:1-1:1 schema/unknown-file · ${PLACE}${suggestion}`]);
  });
});
