import { describe, expect, test } from 'vitest';
import { compiler, input, link, NOW, page, prose, report } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

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
