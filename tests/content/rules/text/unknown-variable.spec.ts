import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/content/json/json.ts';
import { branch, library } from '../../support/branches.ts';
import { link, page, prose, report, reportSections, service, site } from '../../support/site.ts';

const POSSIBLE = 'Possible: {brand}, {email}, {year}.';

describe('text/unknown-variable', () => {
  test('variables of site.json and {year} are known everywhere', () => {
    expect(reportSections({ ...prose('a', '{brand} {email}'), heading: '{year}' })).toEqual([]);
  });
  test('others are refused, each once, with the nearest', () => {
    expect(reportSections(prose('a', '{brnd} {other} {brnd}'))).toEqual([
      `12:16-12:22 text/unknown-variable /sections/0/text · “{brnd}” is not a variable. ${POSSIBLE} Did you mean “brand”?`,
      `12:23-12:30 text/unknown-variable /sections/0/text · “{other}” is not a variable. ${POSSIBLE}`,
    ]);
  });
  test('stands at its line in a text of lines', () => {
    expect(reportSections(prose('a', ['One', '{brnd}']))).toEqual([
      `14:9-14:17 text/unknown-variable /sections/0/text/1 · “{brnd}” is not a variable. ${POSSIBLE} Did you mean “brand”?`,
    ]);
  });
  test('in a link it hides the link’s own mistake', () => {
    expect(reportSections({ ...prose('a'), link: link('/{brnd}') })).toEqual([
      `15:19-15:25 text/unknown-variable /sections/0/link/href · “{brnd}” is not a variable. ${POSSIBLE} Did you mean “brand”?`,
    ]);
  });
  test('braces that hold no name are text', () => {
    expect(reportSections(prose('a', '{ a brand } {} {1} { "a": 1 }'))).toEqual([]);
  });
  test('code shows its braces as they are written', () => {
    const text = ['`/users/{id}`, `{brand`', '', '```ts', 'import { Client } from', '```', '', '{brand}'];
    expect(reportSections(prose('a', text))).toEqual([]);
    expect(reportSections(prose('a', 'Ends with `brand}`.'))).toEqual([]);
  });
  test('code of a page for each item shows no field of it', () => {
    const text = ['`npm i {item.slug}` and {item.slug}', '', '```', 'npm i {item.name} {name}', '```'];
    const template = Object(library()['pages/branches/[slug].json']);
    const told = (at: string, name: string) =>
      `pages/branches/[slug].json:${at} text/unknown-variable /sections/0/text/${name === 'slug' ? 0 : 3} · “{item.${name}}” stands in code, which is shown as it is written. Write it outside of the code.`;
    const files = { 'pages/branches/[slug].json': { ...template, sections: [prose('a', text)] } };
    expect(report(library(files))).toEqual([told('13:9-13:46', 'slug'), told('16:9-16:35', 'name')]);
  });
  test('words in braces are text, but for those that a variable is called by', () => {
    const variables = { brand: 'Firm', email: 'a@b.cc', schoolYear: '2027' };
    const files = {
      'site.json': site({ variables }),
      'pages/a.json': page(prose('a', '{ red car} {red car} {school year}')),
    };
    expect(report(files)).toEqual([
      'pages/a.json:12:37-12:50 text/unknown-variable /sections/0/text · “{school year}” has a blank, so that it would be shown as it stands. Write “{schoolYear}”.',
    ]);
  });
  const notClosed = (name: string) =>
    `text/unknown-variable /sections/0/text · “{${name}” is not closed, so that it would be shown as it stands. Write “{${name}}”.`;
  test('a brace that nothing closes is named, at its column where there are others', () => {
    expect(reportSections(prose('a', 'By {brand.'))).toEqual([`12:19-12:25 ${notClosed('brand')}`]);
    expect(reportSections(prose('a', 'By {brand or {email}, {year'))).toEqual([
      `12:19-12:25 ${notClosed('brand')}`,
      `12:38-12:43 ${notClosed('year')}`,
    ]);
  });
  test('a brace that nothing closes is text where no variable’s name stands behind it, or it is closed later', () => {
    expect(reportSections(prose('a', '{brandy {other { brand, {brand of the firm}'))).toEqual([]);
  });
  test('a brace that nothing opens is named, and is text where no variable’s name stands before it', () => {
    expect(reportSections(prose('a', 'By brand} or {email}'))).toEqual([
      '12:19-12:25 text/unknown-variable /sections/0/text · “brand}” is not opened, so that it would be shown as it stands. Write “{brand}”.',
    ]);
    expect(reportSections(prose('a', 'mybrand} other} brand } e-brand} }'))).toEqual([]);
  });
  test('the engine’s own words fill their braces themselves', () => {
    expect(report({ 'strings.json': undefined })).toHaveLength(1);
  });
  test('a word with the name of what every object has is told as any other that the engine lacks', () => {
    expect(report({ 'strings.json': { $schema: '../schemas/strings.schema.json', toString: 'x' } })).toEqual([
      'strings.json:3:3-3:13 schema/unknown-property /toString · “toString” is not a property here.',
    ]);
  });
  test('a variable that is no text is said once, where it is written', () => {
    const variables = { brand: 5, email: 'a@b.cc' };
    expect(report({ 'site.json': site({ variables }) })).toEqual([
      'site.json:31:14-31:15 schema/type /variables/brand · Here a text in double quotes is expected.',
    ]);
  });
});

describe('text/unknown-variable: {item.…}', () => {
  const template = (text: string) => ({
    'pages/services/[slug].json': { ...page(prose('detail', text)), each: 'services' },
  });
  test('stands for a field of the item on a page for every item', () => {
    expect(report(template('{item.title} {item.order} {item.image.src}'))).toEqual([]);
  });
  test('is unknown on another page', () => {
    expect(reportSections(prose('a', '{item.title}'))).toEqual([
      `12:15-12:29 text/unknown-variable /sections/0/text · “{item.title}” is not a variable. ${POSSIBLE}`,
    ]);
  });
  test('a misspelt field gets the nearest', () => {
    expect(report(template('{item.titel}'))).toEqual([
      'pages/services/[slug].json:12:15-12:29 text/unknown-variable /sections/0/text · “{item.titel}” is not a variable. Possible: {brand}, {email}, {year}, {item.slug}, {item.title}, {item.subtitle}, {item.summary}, {item.text}, {item.order}. Did you mean “item.title”?',
    ]);
  });
  test('a field that is written as its pointer, or without its item, gets its name', () => {
    for (const name of ['item./title', 'item/title', 'title'])
      expect(report(template(`{${name}}`))).toEqual([
        expect.stringMatching(/is not a variable\. .* Did you mean “item\.title”\?$/),
      ]);
  });
  test('what stands inside a field is named where something inside one was asked for', () => {
    expect(report(template('{item.seo.titel}'))).toEqual([
      'pages/services/[slug].json:12:15-12:33 text/unknown-variable /sections/0/text · “{item.seo.titel}” is not a variable. Possible: {brand}, {email}, {year}, {item.slug}, {item.title}, {item.subtitle}, {item.summary}, {item.text}, {item.order}, {item.seo.title}, {item.seo.description}. Did you mean “item.seo.title”?',
    ]);
  });
  test('a field that one item lacks names that item', () => {
    const files = {
      ...template('{item.icon}'),
      'collections/services/risk.json': service('risk', { icon: 'scale' }),
    };
    expect(report(files)).toEqual([
      'pages/services/[slug].json:12:15-12:28 text/unknown-variable /sections/0/text · “{item.icon}” stands for nothing on the page of “tax”: collections/services/tax.json has no such field. Give it one, or show it in a place of its own with { "$item": "/icon", "else": "hide" }.',
    ]);
  });
  test('a field of the type that no item has is no unknown one', () => {
    expect(report(template('{item.icon}'))).toEqual([
      'pages/services/[slug].json:12:15-12:28 text/unknown-variable /sections/0/text · “{item.icon}” stands for nothing on the page of “tax”: collections/services/tax.json has no such field. Give it one, or show it in a place of its own with { "$item": "/icon", "else": "hide" }.',
    ]);
    const harbour = { 'collections/branches/harbour.json': branch('harbour') };
    const files = {
      ...library(harbour),
      'pages/branches/[slug].json': {
        ...page(prose('a', '{item.region.name}')),
        $schema: '../../../schemas/page.schema.json',
        each: 'branches',
      },
    };
    expect(report(files)).toEqual([
      'pages/branches/[slug].json:12:15-12:35 text/unknown-variable /sections/0/text · “{item.region.name}” stands for nothing on the page of “harbour”: collections/branches/harbour.json has no such field. Give it one, or do without it.',
    ]);
    expect(report(template('{item.image}'))[0]).toContain('“{item.image}” is not a variable.');
  });
  test('is asked of no item on whose page its block or entry is left out', () => {
    const icon = { $item: '/icon', else: 'hide' };
    const told = (section: JsonObject) => {
      const more = { each: 'services', $schema: '../../../schemas/templates/page.schema.json' };
      return report({
        'pages/services/[slug].json': { ...page(section), ...more },
        'collections/services/risk.json': service('risk', { icon: 'scale' }),
      });
    };
    const quote = { type: 'quote', id: 'a', text: icon, source: '{item.icon}' };
    const actions = [{ label: icon, href: '/services/{item.icon}' }, link('/')];
    expect(told(quote)).toEqual([]);
    expect(told({ ...quote, text: 'Icon' })[0]).toContain(
      '“{item.icon}” stands for nothing on the page of “tax”',
    );
    expect(told({ type: 'call-to-action', id: 'a', heading: 'A', actions })).toEqual([
      'pages/services/[slug].json:19:19-19:42 reference/page /sections/0/actions/0/href · There is no page “/services/scale”. Correct the path, or add the page.',
    ]);
  });
  test('an item that the schema refuses is not held against the page', () => {
    const { title: _, ...untitled } = service('risk');
    const files = { ...template('{item.title}'), 'collections/services/risk.json': untitled };
    expect(report(files).map((line) => line.split(' ')[1])).toEqual(['schema/missing-property']);
  });
  test('may build a link', () => {
    const section = { ...prose('detail'), link: link('/services/{item.slug}#detail') };
    expect(report({ 'pages/services/[slug].json': { ...page(section), each: 'services' } })).toEqual([]);
  });
});
