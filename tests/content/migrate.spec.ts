import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isArray, type JsonObject } from '../../src/content/json/json.ts';
import { createLoader } from '../../src/content/load/load.ts';
import { createMigrator, planMigration } from '../../src/content/migrate/migrate-site.ts';
import { type Migration, renameProperty } from '../../src/content/migrate/migration.ts';
import { quoteSource } from '../../src/content/migrate/migrations/quote.ts';
import { itemCountForms, unusedWords } from '../../src/content/migrate/migrations/strings.ts';
import { migrations, versionOf } from '../../src/content/migrate/migrations.ts';
import { breaksBetween, outlineOf } from '../../src/content/migrate/schema-outline.ts';
import { reviewVersions, type Versions } from '../../src/content/migrate/versions.ts';
import { changedInput } from '../../src/content/rename/site-change.ts';
import type { SiteInput } from '../../src/content/site/input.ts';
import { branchType } from './support/branches.ts';
import { schemaFiles } from './support/schemas.ts';
import { LATER, shipped } from './support/shipped.ts';
import { compiler, input, NOW, page, prose } from './support/site.ts';

const root = join(import.meta.dirname, '../..');
const migrate = (of: SiteInput, with_: readonly Migration[] = migrations) =>
  planMigration(compiler.check(of, NOW).index, with_);
const errors = (of: SiteInput) =>
  compiler.check(of, LATER).diagnostics.filter(({ severity }) => severity === 'error');

test('a file that cannot be read is left alone and named, however deep it is nested', () => {
  const plan = planMigration(
    compiler.check(input({ 'pages/a.json': '['.repeat(100_000) }), NOW).index,
    migrations,
  );
  expect({ files: plan.change.files, unread: plan.unread }).toEqual({ files: [], unread: ['pages/a.json'] });
});

const atFixture = (text: string) => text.replace('../schemas/', '../../../schemas/');

describe('an old site', async () => {
  const { name, files, media } = await createLoader(join(root, 'tests/fixtures/old-site')).load();
  // The engine’s words and tokens grow with it; the fixture is about blocks.
  const current = ['strings.json', 'theme.json'].map(
    (path) => [path, atFixture(String(shipped.files.get(path)))] as const,
  );
  const theme: { type: object } = JSON.parse(String(shipped.files.get('theme.json')));
  const type = { ...theme.type, heading: ['serif'], text: ['serif'], languageNames: ['serif'] };
  const plain = JSON.stringify({ ...theme, fonts: [], type }, null, 2);
  const old: SiteInput = {
    name,
    media,
    files: new Map([...files, ...current, ['theme.json', atFixture(plain)]]),
  };
  const after = changedInput(old, migrate(old).change);

  test('is not valid before and is valid afterwards', () => {
    expect(errors(old).map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
      'old-site/collections/articles/first.json:16 schema/unknown-property',
      'old-site/pages/index.json:13 schema/unknown-property',
    ]);
    expect(errors(after)).toEqual([]);
  });
  test('is changed where it is old and nowhere else, in each file’s own layout', () => {
    const { change, used, unread } = migrate(old, [quoteSource]);
    expect([used, unread]).toEqual([[quoteSource], []]);
    expect(change.files.map(({ to }) => to)).toEqual(['collections/articles/first.json', 'pages/index.json']);
    for (const { before, to } of change.files)
      expect(changedInput(old, change).files.get(to)).toBe(before.replace('"cite"', '"source"'));
    expect(change.files.some(({ before }) => before.includes('\r\n'))).toBe(true);
  });
  test('has nothing left to do afterwards', () => {
    expect(migrate(after).change.files).toEqual([]);
  });
});

describe('migrations', () => {
  test('leave what is up to date as it is: the shipped site and every example', () => {
    expect(migrate(shipped).change.files).toEqual([]);
    const { migrate: upToDate } = createMigrator(schemaFiles, migrations);
    for (const [path, schema] of schemaFiles)
      for (const example of isArray(schema.examples) ? schema.examples : [])
        expect(upToDate(path, example), path).toEqual(example);
  });
  test('count up by one for each schema', () => {
    for (const { unit } of migrations)
      expect(migrations.filter((other) => other.unit === unit).map(({ to }) => to)).toEqual(
        Array.from({ length: versionOf(unit) - 1 }, (_, i) => i + 2),
      );
  });
  test('one form of a word becomes the form for all numbers', () => {
    const strings = '{\n  "itemCount": "{count} things",\n  "home": "Home"\n}\n';
    const of = input({ 'strings.json': strings });
    expect(changedInput(of, migrate(of, [itemCountForms]).change).files.get('strings.json')).toBe(
      strings.replace('"{count} things"', '{\n    "other": "{count} things"\n  }'),
    );
  });
  test('reach a block in a column', () => {
    const columns = (quote: JsonObject) =>
      page({ type: 'columns', id: 'c', blocks: [{ type: 'quote', id: 'q', text: 'T', ...quote }] });
    const of = input({ 'pages/a.json': columns({ cite: 'A' }) });
    const { files } = changedInput(of, migrate(of, [quoteSource]).change);
    expect(JSON.parse(String(files.get('pages/a.json')))).toEqual(columns({ source: 'A' }));
  });
  describe('know a type of the site’s own', () => {
    const type = (name: string, properties: JsonObject) => ({
      [`schemas/${name}.schema.json`]: branchType({}, properties),
    });
    const renamed = (unit: string): Migration => ({
      unit,
      to: 2,
      describe: '',
      migrate: (value) => renameProperty(value, 'old', 'new'),
    });
    test('they reach the shared parts of its items', () => {
      const visit = { $ref: '../../schemas/shared/link.schema.json' };
      const of = input({
        ...type('branches', { visit }),
        'collections/branches/a.json': { visit: { old: 'A' } },
      });
      const { files } = changedInput(of, migrate(of, [renamed('shared/link')]).change);
      expect(JSON.parse(String(files.get('collections/branches/a.json')))).toEqual({ visit: { new: 'A' } });
    });
    test('those of the type that it stands for are not its', () => {
      const of = input({ ...type('articles', {}), 'collections/articles/a.json': { old: 'A' } });
      expect(migrate(of, [renamed('collections/articles')]).change.files).toEqual([]);
    });
  });
  test('what a translation records of its originals follows a text to its new name', () => {
    const hi = (name: string) => ({
      sections: [
        { id: 'a', [name]: 'वही' },
        { id: 'b', [name]: 'वही' },
      ],
      $source: { [`/sections/a/${name}`]: 'old', [`/sections/b/${name}`]: 'new', '/sections/b/text': 'x' },
    });
    const quote = (id: string) => ({ type: 'quote', id, text: 'T', cite: id });
    const of = input({
      'pages/a.json': page(quote('a'), quote('b')),
      'locales/hi/pages/a.json': hi('cite'),
    });
    const { files } = changedInput(of, migrate(of, [quoteSource]).change);
    expect(JSON.parse(String(files.get('locales/hi/pages/a.json')))).toEqual(hi('source'));
  });
  test('a file that holds both names is left to the editor', () => {
    const block = { type: 'quote', id: 'x', text: 'T', cite: 'A', source: 'B' };
    expect(migrate(input({ 'pages/a.json': page(block) }), [quoteSource]).change.files).toEqual([]);
  });
  test('words that nothing shows any more go, and from translations with what is recorded of them', () => {
    const strings = '{\n  "home": "Home",\n  "menu": "Menu"\n}\n';
    const german =
      '{\n  "home": "Anfang",\n  "pdf": "PDF",\n  "$source": {\n    "/home": "a",\n    "/pdf": "b"\n  }\n}\n';
    const of = input({ 'strings.json': strings, 'locales/de/strings.json': german });
    const after = changedInput(of, migrate(of, [unusedWords]).change);
    expect(after.files.get('strings.json')).toBe('{\n  "home": "Home"\n}\n');
    expect(after.files.get('locales/de/strings.json')).toBe(
      '{\n  "home": "Anfang",\n  "$source": {\n    "/home": "a"\n  }\n}\n',
    );
  });
  test('a section of a block that is gone goes, from translations too', () => {
    const gone: Migration = {
      unit: 'blocks/quote',
      to: 2,
      describe: 'A quote is no block any more.',
      migrate: () => undefined,
    };
    const quote = { type: 'quote', id: 'said', text: 'T' };
    const of = input({
      'pages/a.json': page(prose('first'), quote, prose('last')),
      'locales/de/pages/a.json': {
        title: 'Seite',
        sections: [
          { id: 'said', text: 'Z' },
          { id: 'last', text: 'E' },
        ],
      },
    });
    const { change, used } = migrate(of, [gone]);
    const { files } = changedInput(of, change);
    expect(used).toEqual([gone]);
    expect(JSON.parse(String(files.get('pages/a.json')))).toEqual(page(prose('first'), prose('last')));
    expect(JSON.parse(String(files.get('locales/de/pages/a.json')))).toEqual({
      title: 'Seite',
      sections: [{ id: 'last', text: 'E' }],
    });
  });
  test('a file that cannot be read is named and left alone', () => {
    expect(migrate(input({ 'pages/a.json': '{' })).unread).toEqual(['pages/a.json']);
  });
  test('a stand-in for a field that is required now is written once, and not as a translation', () => {
    const dated: Migration = {
      unit: 'blocks/quote',
      to: 2,
      describe: '',
      migrate: (quote, isTranslation) =>
        isTranslation || 'said' in quote ? quote : { ...quote, said: 'Unknown' },
    };
    const of = input({
      'pages/a.json': page({ type: 'quote', id: 'q', text: 'T' }),
      'locales/hi/pages/a.json': { sections: [{ id: 'q', text: 'S' }] },
    });
    expect(migrate(of, [dated]).change.files.map(({ to }) => to)).toEqual(['pages/a.json']);
  });
  test('reach shared parts, translations, whole files and blocks of another type', () => {
    const step = (unit: string, change: (value: JsonObject) => JsonObject): Migration => ({
      unit,
      to: 2,
      describe: '',
      migrate: change,
    });
    const steps = [
      step('blocks/aside', ({ type, ...rest }) => ({ type: 'callout', ...rest })),
      step('blocks/callout', (block) => ('body' in block ? { ...block, text: block.body ?? '' } : block)),
      step('page', ({ name, ...rest }) => (name === undefined ? rest : { title: name, ...rest })),
      step('shared/link', ({ words, ...rest }) => (words === undefined ? rest : { label: words, ...rest })),
    ];
    const old = {
      name: 'Old',
      sections: [
        { type: 'aside', id: 'a', body: 'T' },
        { type: 'prose', id: 'b', text: 'T', link: { words: 'W', href: '/' } },
      ],
    };
    const of = input({
      'pages/a.json': old,
      'locales/hi/pages/a.json': { sections: [{ id: 'b', link: { words: 'V' } }] },
    });
    const after = changedInput(of, migrate(of, steps).change);
    expect(JSON.parse(String(after.files.get('pages/a.json')))).toEqual({
      title: 'Old',
      sections: [
        { type: 'callout', id: 'a', body: 'T', text: 'T' },
        { type: 'prose', id: 'b', text: 'T', link: { label: 'W', href: '/' } },
      ],
    });
    expect(JSON.parse(String(after.files.get('locales/hi/pages/a.json')))).toEqual({
      sections: [{ id: 'b', link: { label: 'V' } }],
    });
  });
});

describe('schemas/versions.json', () => {
  const recorded: Versions = JSON.parse(readFileSync(join(root, 'schemas/versions.json'), 'utf8'));
  test('no schema breaks content without a migration, and every entry is fresh', () => {
    expect(reviewVersions(recorded, schemaFiles, migrations)).toMatchObject({
      versions: recorded,
      problems: [],
    });
  });

  const schema = (more: JsonObject): JsonObject => ({
    properties: {
      type: { const: 'tile' },
      size: { enum: ['small', 'large'] },
      links: { type: 'array', items: { type: 'object', properties: { href: { type: 'string' } } } },
      ...more,
    },
    required: ['type'],
  });
  const before = schema({ title: { type: 'string' } });
  test.each<[string, JsonObject, string[]]>([
    ['a new optional field', schema({ title: { type: 'string' }, text: { type: 'string' } }), []],
    ['another choice', schema({ title: { type: 'string' }, size: { enum: ['small', 'large', 'huge'] } }), []],
    ['any text instead of choices', schema({ title: { type: 'string' }, size: { type: 'string' } }), []],
    ['another description', schema({ title: { type: 'string', description: 'D' } }), []],
    ['a field gone', schema({}), ['“title” is gone']],
    ['a field renamed', schema({ name: { type: 'string' } }), ['“title” is gone']],
    [
      'a choice gone',
      schema({ title: { type: 'string' }, size: { enum: ['small'] } }),
      ['“size” was enum "small" | "large" and is enum "small"'],
    ],
    [
      'a type narrowed',
      schema({ title: { type: 'string', format: 'link' } }),
      ['“title” was string and is string link'],
    ],
    ['another type', schema({ title: { type: 'integer' } }), ['“title” was string and is integer']],
    ['a field required', { ...before, required: ['type', 'title'] }, ['“title” is required now']],
    [
      'a new required field',
      { ...schema({ title: { type: 'string' }, text: { type: 'string' } }), required: ['type', 'text'] },
      ['“text” is new and required'],
    ],
    [
      'a list gone, said once',
      schema({ title: { type: 'string' }, links: { type: 'string' } }),
      ['“links[]” is gone', '“links” was array and is string'],
    ],
  ])('%s', (_, after, breaks) => {
    expect(breaksBetween(outlineOf(before), outlineOf(after))).toEqual(breaks);
  });

  const known: Versions = { 'blocks/tile': { version: 1, outline: outlineOf(before) } };
  const changed = new Map([['blocks/tile.schema.json', schema({})]]);
  test('says what to do about a breaking change, and keeps the old entry', () => {
    expect(reviewVersions(known, changed, [])).toEqual({
      versions: known,
      problems: [
        'schemas/blocks/tile.schema.json: “title” is gone. Sites that use it would break. If no commit has had it, run `git checkout schemas/versions.json`; else write a migration to version 2 below src/content/migrate/migrations/ and list it in src/content/migrate/migrations.ts, then run `npm run generate`.',
      ],
      free: [],
    });
    expect(reviewVersions(known, new Map(), []).problems).toHaveLength(1);
  });
  test('a word that is required now breaks sites, too: nothing writes it where the engine does not know the language', () => {
    const words = (...required: string[]): JsonObject => ({
      properties: Object.fromEntries(required.map((name) => [name, { type: 'string' }])),
      required,
    });
    const released = { strings: { version: 1, outline: outlineOf(words('home')) } };
    const path = 'strings.schema.json';
    expect(reviewVersions(released, new Map([[path, words('home', 'menu')]]), []).problems).toEqual([
      expect.stringContaining('schemas/strings.schema.json: “menu” is new and required.'),
    ]);
  });
  test('a schema that is not released may change in any way; a release records it', () => {
    const fresh = { versions: {}, problems: [], free: ['blocks/tile'] };
    expect(reviewVersions({}, changed, [])).toEqual(fresh);
    expect(reviewVersions({}, changed, [], true)).toEqual({
      versions: { 'blocks/tile': { version: 1, outline: outlineOf(schema({})) } },
      problems: [],
      free: [],
    });
  });
  test.each([[[3]], [[2, 4]], [[3, 2]], [[2, 2]]])('migrations to the versions %j are misnumbered', (all) => {
    const given = all.map((to): Migration => ({ unit: 'a', to, describe: '', migrate: (value) => value }));
    expect(reviewVersions({}, new Map(), given).problems).toEqual([
      `src/content/migrate/migrations.ts: the migrations of a lead to version ${all.join(', ')}. Number them ${all.length === 1 ? '2' : '2, 3'}, in the order in which they came.`,
    ]);
  });
  test('with a migration it is the next version', () => {
    const migration: Migration = { unit: 'blocks/tile', to: 2, describe: '', migrate: (value) => value };
    expect(reviewVersions(known, changed, [migration])).toEqual({
      versions: { 'blocks/tile': { version: 2, outline: outlineOf(schema({})) } },
      problems: [],
      free: [],
    });
  });
});
