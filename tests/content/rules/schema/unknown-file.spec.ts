import { describe, expect, test } from 'vitest';
import { compiler, input, link, NOW, page, prose, report, service } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

describe('schema/unknown-file', () => {
  test.each([
    ['pages/Über uns.json', ' Did you mean “pages/uber-uns.json”?'],
    ['pages/a/New Page.json', ' Did you mean “pages/a/new-page.json”?'],
    ['pages/सेवा.json', ''],
  ])('%s would make no address that can be typed', (path, suggestion) => {
    const schema = `${'../'.repeat(path.split('/').length)}schemas/page.schema.json`;
    expect(report({ [path]: { ...page(prose('a')), $schema: schema } })).toEqual([
      `${path}:1:1-1:1 schema/unknown-file · The path of a page is its address: name folders and file with lower-case letters, digits, hyphens and underscores.${suggestion}`,
    ]);
  });
  test('one whose better name is taken is not told to take it', () => {
    expect(report({ 'pages/a.json': page(prose('a')), 'pages/A.json': page(prose('a')) })).toEqual([
      'pages/A.json:1:1-1:1 schema/unknown-file · The path of a page is its address: name folders and file with lower-case letters, digits, hyphens and underscores. There is “pages/a.json” already: remove this one.',
    ]);
  });
  test('one that Windows cannot hold is told, and two that only capitals tell apart', () => {
    const told = (path: string, says: string) => `${path}:1:1-1:1 schema/unknown-file · ${says}`;
    const places = {
      'collections/services/Vat.json': service('gst'),
      'collections/services/vat.json': service('vat'),
    };
    expect(report({ 'pages/aux.json': page(prose('a')), ...places })).toEqual([
      told(
        'collections/services/vat.json',
        'On Windows and on a Mac this is “collections/services/Vat.json”: capitals tell no files apart there. Rename one.',
      ),
      told('pages/aux.json', '“aux.json” cannot be a file’s name on Windows. Choose another one.'),
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

  test('a translation in a wrong folder is told where its original’s would lie, unless that is there', () => {
    const stray = hi('tax.json', {});
    const told = (suggestion: string) => [
      `locales/hi/tax.json:1:1-1:1 schema/unknown-file · ${PLACE}${suggestion}`,
    ];
    expect(report(stray)).toEqual(told(' Did you mean “locales/hi/collections/services/tax.json”?'));
    expect(report({ ...hi('collections/services/tax.json', {}), ...stray })).toEqual(told(''));
  });

  const [services, pages] = ['collections/services', 'page'].map((name) => ({
    $schema: `../schemas/${name}.schema.json`,
  }));
  test.each([
    ['collections/gst.json', services, ' Did you mean “collections/services/gst.json”?'],
    [
      'schemas/Branches.schema.json',
      { $schema: '../schemas/type.schema.json' },
      ' Did you mean “schemas/branches.schema.json”?',
    ],
    ['old/b.json', pages, ' Did you mean “pages/b.json”?'],
    [
      'old/index.json',
      pages,
      ' Its “$schema” says that it belongs into “pages/index.json”, which there is already. Remove one of the two, or join them.',
    ],
    ['Pages/team/index.json', pages, ' Did you mean “pages/team/index.json”?'],
    ['page/team/[slug].json', pages, ' Did you mean “pages/team/[slug].json”?'],
    [
      'collections/services.json',
      services,
      ' Of “services” each item has a file of its own, below collections/services/.',
    ],
    ['collections/events/new.json', {}, ' Of “events” all items stand in one file, collections/events.json.'],
    [
      'collections/events/new.json',
      { $schema: '../../../schemas/collections/events.schema.json' },
      ' Its “$schema” says that it belongs into “collections/events.json”, which there is already. Remove one of the two, or join them.',
    ],
    [
      'collections/branches/harbour.json',
      {},
      ' There is no content type “branches”: schemas/branches.schema.json would describe it.',
    ],
    [
      'collections/advice/tax-advice.json',
      { $schema: '../../schemas/collections/services.schema.json' },
      ' There is no content type “advice”: schemas/advice.schema.json would describe it.',
    ],
    [
      'collections/branches.json',
      {},
      ' There is no content type “branches”: schemas/branches.schema.json would describe it.',
    ],
  ])('%s is told where its schema belongs', (path, value, words) => {
    expect(report({ [path]: { ...value } })).toEqual([
      `${path}:1:1-1:1 schema/unknown-file · ${PLACE}${words}`,
    ]);
  });
  test('a folder whose name alone is wrong is told once', () => {
    const one = { $schema: '../schemas/page.schema.json' };
    expect(report({ 'page/a.json': one, 'page/team/b.json': one, 'old/c.json': one })).toEqual([
      `old/c.json:1:1-1:1 schema/unknown-file · ${PLACE} Did you mean “pages/c.json”?`,
      `page/a.json:1:1-1:1 schema/unknown-file · ${PLACE} Rename the folder “page/” to “pages/”, with all that lies in it.`,
    ]);
  });
  test('and so is one that lies elsewhere', () => {
    const one = { $schema: '../schemas/collections/services.schema.json' };
    expect(report({ 'moved/gst.json': one, 'moved/vat.json': one })).toEqual([
      `moved/gst.json:1:1-1:1 schema/unknown-file · ${PLACE} Rename the folder “moved/” to “collections/services/”, with all that lies in it.`,
    ]);
  });
  test.each([
    ['pages/gst.json', JSON.stringify(service('gst')), 'collections/services/gst.json'],
    ['collections/services/b.json', JSON.stringify(page(prose('a'))), 'pages/b.json'],
  ])('%s that is something else by its schema and its fields is told so once', (path, text, place) => {
    expect(report({ [path]: text })).toEqual([
      `${path}:1:1-1:1 schema/unknown-file · Its “$schema” and its fields say that this file belongs elsewhere. Did you mean “${place}”?`,
    ]);
  });
  test('nor is the place said again that is taken', () => {
    expect(report({ 'pages/tax.json': JSON.stringify(service('tax')) })).toEqual([
      'pages/tax.json:1:1-1:1 schema/unknown-file · Its “$schema” says that it belongs into “collections/services/tax.json”, which there is already. Remove one of the two, or join them.',
    ]);
  });
  test('what is not read for its name is not to take the name of a file', () => {
    const { diagnostics } = compiler.check(
      { ...input(), unread: new Map([['pages/index.json.bak', 'kind']]) },
      NOW,
    );
    expect(diagnostics.map(({ message, suggestion }) => [message, suggestion])).toEqual([
      [
        'Only files whose names end with “.json” are read as content. There is “pages/index.json” already: remove this one.',
        undefined,
      ],
    ]);
  });

  test.each(['pages/b.JSON', 'pages/b.jsn', 'pages/b.json.txt'])(
    '%s is said once, and not at all that needs it',
    (path) => {
      const files = {
        'pages/a.json': page({ ...prose('a'), link: link('/b') }),
        ...hi('pages/b.json', { title: 'ब' }),
      };
      const { diagnostics } = compiler.check({ ...input(files), unread: new Map([[path, 'kind']]) }, NOW);
      expect(diagnostics.map(({ file, code, message }) => [file, code, message])).toEqual([
        [
          `site/${path}`,
          'schema/unknown-file',
          'Only files whose names end with “.json” are read as content. Rename it. Did you mean “pages/b.json”?',
        ],
      ]);
    },
  );
});
