import { describe, expect, test } from 'vitest';
import { check, checkSite, navigation, page, prose, report, site } from './support/site.ts';

test('a valid site has no diagnostics', () => {
  expect(check()).toEqual([]);
  expect(checkSite().valid).toBe(true);
});

test('its routes come of its files', () => {
  expect([...checkSite().index.routes.keys()]).toEqual(['/', '/404', '/services/tax']);
});

test('a site with an error is not valid', () => {
  expect(checkSite({ 'pages/a.json': '{' }).valid).toBe(false);
});

test('a site that is read again gives the same', () => {
  const broken = { 'pages/a.json': page(prose('A')), 'pages/b.json': '{' };
  expect(check(broken)).toEqual(check(broken));
});

test('an empty folder lacks what every site needs', () => {
  const names = [
    'site.json',
    'theme.json',
    'navigation.json',
    'strings.json',
    'pages/index.json',
    'pages/404.json',
    'pages/services/[slug].json',
    'collections/services/tax.json',
    'collections/events.json',
  ];
  expect(report(Object.fromEntries(names.map((name) => [name, undefined])))).toEqual([
    'navigation.json:1:1-1:1 reference/missing-file · Every site needs the file navigation.json.',
    'pages/index.json:1:1-1:1 reference/missing-file · Every site needs the file pages/index.json.',
    'site.json:1:1-1:1 reference/missing-file · Every site needs the file site.json.',
    'strings.json:1:1-1:1 reference/missing-file · Every site needs the file strings.json.',
    'theme.json:1:1-1:1 reference/missing-file · Every site needs the file theme.json.',
  ]);
});

describe('every mistake is listed once', () => {
  test('of one file, by place', () => {
    const source = `{
  "$schema": "../../schemas/page.schema.json",
  "titel": "A",
  "seo": { "title": "", "description": "A" },
  "isActive": "yes",
  "sections": [
    { "type": "prose", "id": "a", "text": "[A](/nope) {brnd}" },
    { "type": "prose", "id": "a", "text": "A", "image": { "src": "/images/c.svg", "alt": "" } }
  ]
}`;
    expect(report({ 'pages/a.json': source })).toEqual([
      'pages/a.json:3:3-3:10 schema/unknown-property /titel · “titel” is not a property here. Possible: $schema, title, seo, summary, image, each, order, hideOnMobile, isActive, approvedUntil, updatedAt, sections. Did you mean “title”?',
      'pages/a.json:4:21-4:23 schema/empty /seo/title · This text is empty. Write something.',
      'pages/a.json:5:15-5:20 schema/type /isActive · Here true or false without quotes is expected.',
      'pages/a.json:7:48-7:53 reference/page /sections/0/text · There is no page “/nope”. Correct the path, or add the page.',
      'pages/a.json:7:55-7:61 text/unknown-variable /sections/0/text · “{brnd}” is not a variable. Possible: {brand}, {email}, {year}. Did you mean “brand”?',
      'pages/a.json:8:30-8:33 unique/id /sections/1/id · Another section of this page has the id “a”. Choose another one.',
      'pages/a.json:8:66-8:81 media/missing /sections/1/image/src · There is no file “public/images/c.svg”. Correct the path, or add the file.',
    ]);
  });
  test('of several files, by name', () => {
    expect(
      report({
        'pages/b.json': '{',
        'site.json': site({ baseUrl: 'x' }),
        'pages/a.json': page(prose('A')),
        'navigation.json': navigation({ condensed: ['servics'] }),
      }).map((line) => line.split(' ·')[0]),
    ).toEqual([
      'navigation.json:11:5-11:14 reference/navigation /condensed/0',
      'pages/a.json:11:13-11:16 schema/pattern /sections/0/id',
      'pages/b.json:1:2-1:2 json/syntax',
      'site.json:12:14-12:17 schema/format /baseUrl',
    ]);
  });
  test('a file that lacks a property and takes the address of another has both', () => {
    const { title: _, ...untitled } = page(prose('a'));
    expect(
      report({ 'pages/a.json': page(prose('a')), 'pages/a/index.json': untitled }).map(
        (line) => line.split(' ')[1],
      ),
    ).toEqual(['schema/missing-property', 'unique/route']);
  });
});
