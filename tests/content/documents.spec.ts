import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/content/json/json.ts';
import { publicationsOf, withPdfs } from '../../src/documents/publications.ts';
import { advice, checkSite, compiler, input, link, NOW, page, prose, report, site } from './support/site.ts';

const document = (...sections: Parameters<typeof page>) => ({ 'documents/a.json': page(...sections) });

describe('a page in documents/', () => {
  test('has no address: no page, no search, no advice about either', () => {
    const { index, valid } = checkSite(document(prose('a')));
    expect(valid).toBe(true);
    expect(index.documents.map(({ file }) => file.path)).toEqual(['documents/a.json']);
    expect([...index.routes.keys()].filter((route) => route.startsWith('/documents'))).toEqual([]);
    expect(advice(/seo|orphan/, document(prose('a')))).toEqual(advice(/seo|orphan/));
    expect(report({ 'pages/a.json': page({ ...prose('a'), link: link('/documents/a') }) })).toEqual([
      'pages/a.json:15:17-15:31 reference/page /sections/0/link/href · There is no page “/documents/a”. Did you mean “/a”?',
    ]);
  });

  test('is checked as any page is: schema, links, variables, anchors, what it may be named', () => {
    expect(report(document({ ...prose('a', '{nobody}'), link: link('#b') }))).toEqual([
      'documents/a.json:12:15-12:25 text/unknown-variable /sections/0/text · “{nobody}” is not a variable. Possible: {brand}, {email}, {year}.',
      'documents/a.json:15:17-15:21 reference/anchor /sections/0/link/href · There is no section “b” on this page. Possible: a.',
    ]);
    expect(report({ 'documents/[slug].json': page(prose('a')) })).toEqual([
      'documents/[slug].json:1:1-1:1 schema/unknown-file · The path of a page is its address: name folders and file with lower-case letters, digits, hyphens and underscores.',
    ]);
    expect(report({ 'documents/a.json': { each: 'services', ...page(prose('a')) } })).toEqual([
      'documents/a.json:2:11-2:21 reference/each /each · Only a file named [slug].json or [id].json stands for every item of a collection. Rename the file or remove "each".',
    ]);
    expect(report({ 'documents/a.json': { ...page(prose('a')), approvedUntil: '2024-01-01' } })[0]).toContain(
      'text/approval-expired /approvedUntil',
    );
  });

  test('is not translated', () => {
    const files = { ...document(prose('a')), 'locales/hi/documents/a.json': { title: 'A' } };
    expect(report(files)).toEqual([
      'locales/hi/documents/a.json:1:1-1:1 schema/unknown-file · No content is expected in this place. Content lies in site.json, theme.json, navigation.json, strings.json, pages/, documents/ and collections/.',
    ]);
  });

  test('is printed to the PDF of its name, which may be named before it is there', () => {
    const files = {
      ...document(prose('a', '{email}')),
      'documents/b.json': page(prose('b', 'Read [a](/documents/a.pdf), [c](/documents/c.pdf).')),
    };
    const before = input(
      files,
      new Map([['/images/a.svg', { bytes: 1, hash: '', size: { width: 1, height: 1 } }]]),
    );
    const { index, diagnostics } = compiler.check(withPdfs(before), NOW);
    expect(diagnostics.filter(({ code }) => code === 'media/missing').map(({ message }) => message)).toEqual([
      'There is no file “public/documents/c.pdf”. Correct the path, or add the file.',
    ]);
    expect(publicationsOf(index).map(({ pdf }) => pdf)).toEqual([
      'public/documents/a.pdf',
      'public/documents/b.pdf',
    ]);
  });

  const picture = { src: '/images/a.svg', alt: '' };
  const brand = { name: 'Firm', legalName: 'Firm Limited', descriptor: 'Advisers', logo: picture };

  test.each([
    ['its text', 'Other.', {}, ''],
    ['the line beside the name', 'Words.', { brand: { ...brand, descriptor: 'Other' } }, ''],
    ['the legal line', 'Words.', { compliance: { lines: ['Other'] } }, ''],
    ['its picture', 'Words.', {}, 'other'],
  ])('is printed anew where %s has changed, and for nothing else', (_, text, changes, hash) => {
    const sourceOf = (words: string, more: JsonObject, print: string) => {
      const figure = { type: 'figure', id: 'b', image: picture };
      const files = { 'site.json': site({ brand, ...more }), ...document(prose('a', words), figure) };
      const media = new Map([[picture.src, { bytes: 1, hash: print, size: { width: 1, height: 1 } }]]);
      return publicationsOf(compiler.check(input(files, media), NOW).index)[0]?.source;
    };
    const before = sourceOf('Words.', {}, '');
    expect(before).toBe(sourceOf('Words.', { baseUrl: 'https://other.example.com' }, ''));
    expect(before).not.toBe(sourceOf(text, changes, hash));
  });
});
