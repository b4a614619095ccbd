import { describe, expect, test } from 'vitest';
import { branch, branchType, library } from '../../support/branches.ts';
import { schemaFiles } from '../../support/schemas.ts';
import { navigation, page, pageWith, report, reportSections, service, site } from '../../support/site.ts';

const BLOCKS = [...schemaFiles.keys()]
  .flatMap((path) => /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1] ?? [])
  .join(', ');

describe('schema/missing-property stands at the opening brace', () => {
  test('of the file, with what it is for', () => {
    expect(pageWith({ title: undefined })).toEqual([
      '1:1-1:2 schema/missing-property · The property “title” is missing here. The page’s name, as menus, breadcrumbs and index pages call it.',
    ]);
  });
  test('of what search engines are told, with an example', () => {
    expect(pageWith({ seo: {} })).toEqual([
      expect.stringMatching(
        / \/seo · The property “title” is missing here\. For example: "title": "How we invest"\.$/,
      ),
      expect.stringMatching(
        / \/seo · The property “description” is missing here\. For example: "description": ".+"\.$/,
      ),
    ]);
  });
  test('of a section, without a word where only its name could be said once more', () => {
    expect(reportSections({ type: 'prose', id: 'a' })).toEqual([
      '9:5-9:6 schema/missing-property /sections/0 · The property “text” is missing here.',
    ]);
  });
  test('each missing one is listed', () => {
    expect(report({ 'pages/a.json': '{}' })).toEqual(
      [
        '“$schema” is missing here. Write "$schema": "../../schemas/page.schema.json".',
        '“title” is missing here. The page’s name, as menus, breadcrumbs and index pages call it.',
        '“seo” is missing here. What search engines and social networks are told.',
        '“sections” is missing here. The sections from top to bottom.',
      ].map((told) => `pages/a.json:1:1-1:2 schema/missing-property · The property ${told}`),
    );
  });
  test('of the schema, with its path beside that of site.json', () => {
    const { $schema: _, ...nameless } = service('tax');
    const named = (at: string) =>
      report({
        'site.json': { ...site(), $schema: at },
        'collections/services/tax.json': nameless,
      }).filter((line) => line.includes('missing'));
    const told = (path: string) => [
      `collections/services/tax.json:1:1-1:2 schema/missing-property · The property “$schema” is missing here. Write "$schema": "${path}".`,
    ];
    expect(named('../schemas/site.schema.json')).toEqual(
      told('../../../schemas/collections/services.schema.json'),
    );
    expect(named('.schemas/site.schema.json')).toEqual(
      told('../../.schemas/collections/services.schema.json'),
    );
  });
  test('of the schema of site.json, whose name it says: files beside it may be of others', () => {
    const { $schema: _, ...nameless } = site();
    expect(report({ 'site.json': nameless })).toEqual([
      'site.json:1:1-1:2 schema/missing-property · The property “$schema” is missing here. Copy the line from a file beside this one, with “site.schema.json” at its end.',
    ]);
  });
  test('of a captcha that needs the key of its provider', () => {
    const told = (provider: string) => report({ 'site.json': site({ captcha: { provider } }) });
    expect(['altcha', 'none'].map(told)).toEqual([[], []]);
    expect(told('hcaptcha')).toEqual([
      expect.stringMatching(
        / \/captcha · The property “siteKey” is missing here\. The public key that the provider gave for this site, such as “.+”\.$/,
      ),
    ]);
  });
  test('of what the contact form asks of site.json, where a page has it', () => {
    const { contact: _, captcha: __, ...formless } = site();
    const without = { 'site.json': formless };
    expect(report(without)).toEqual([]);
    const form = page({ type: 'contact-panel', id: 'a' });
    const ofSite = (isActive: boolean) =>
      report({ ...without, 'pages/a.json': { ...form, isActive } }).filter((line) =>
        line.startsWith('site.json'),
      );
    expect(ofSite(false)).toEqual([]);
    expect(ofSite(true)).toEqual([
      'site.json:1:1-1:2 schema/missing-property · The property “contact” is missing here: pages/a.json has the contact form. For example: "contact": { "endpoint": "/contact" }.',
      'site.json:1:1-1:2 schema/missing-property · The property “captcha” is missing here: pages/a.json has the contact form. For example: "captcha": { "provider": "altcha" }.',
    ]);
  });
  test('with the example of its pattern’s words, whatever else they quote', () => {
    const name = {
      type: 'string',
      pattern: '^(?!Branch)[A-Z]',
      patternErrorMessage: 'Expected: a name without “Branch”, such as “Harbour”.',
      description: 'Its name.',
    };
    const { name: _, ...nameless } = branch('harbour', { region: 'north' });
    const files = library({
      'schemas/branches.schema.json': branchType({}, { name }),
      'collections/branches/harbour.json': nameless,
    });
    expect(report(files)).toEqual([
      'collections/branches/harbour.json:1:1-1:2 schema/missing-property · The property “name” is missing here. For example: "name": "Harbour".',
    ]);
  });

  test('of an icon, whose names nobody knows by heart', () => {
    const entry = { title: 'Tax', link: '/services/tax' };
    expect(report({ 'navigation.json': navigation({ moreSheet: [entry] }) })).toEqual([
      expect.stringMatching(/ The property “icon” is missing here\. Its icon, such as “compass”\.$/),
    ]);
  });

  test('with an example that passes, where a field asks for more than its format', () => {
    expect(report({ 'site.json': site({ social: [{ network: 'linkedin' }] }) })).toEqual([
      'site.json:35:5-35:6 schema/missing-property /social/0 · The property “url” is missing here. For example: "url": "https://www.linkedin.com/company/example".',
    ]);
  });

  test('of a block without a type', () => {
    expect(reportSections({ id: 'a', tone: 'ink' })).toEqual([
      `9:5-9:6 schema/missing-property /sections/0 · The property “type” is missing here: it names the block. Possible: ${BLOCKS}.`,
    ]);
  });
});
