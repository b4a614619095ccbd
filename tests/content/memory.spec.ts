import { expect, test } from 'vitest';
import { createCompiler } from '../../src/content/compile.ts';
import { lookedInto, NotedFile, noteOf } from '../../src/content/findings/noted-file.ts';
import { type JsonObject, objectAt } from '../../src/content/json/json.ts';
import type { SiteInput } from '../../src/content/site/input.ts';
import { type NotedText, readWhenAsked } from '../../src/content/site/noted-text.ts';
import { contentHash } from '../../src/ground/content-hash.ts';
import { FULL } from '../support/proof.ts';
import { branch, branchType, library } from './support/branches.ts';
import { schemaFiles } from './support/schemas.ts';
import { article, input, link, NOW, page, prose, seo, site, theme } from './support/site.ts';

const columns = (id: string) => page({ type: 'columns', id: 'c', blocks: [prose(id), prose('z')] });
/** A page with a link to what stands on the page of a branch only where the branch says something. */
const bound = (more: JsonObject) =>
  library({
    'collections/branches/harbour.json': branch('harbour', more),
    'pages/branches/[slug].json': {
      $schema: '../../../schemas/page.schema.json',
      ...{ title: '{item.name}', seo: { ...seo, title: 'Branch {item.name}' }, each: 'branches' },
      sections: [prose('a'), { type: 'prose', id: 'x', text: { $item: '/region', else: 'hide' } }],
    },
    'pages/a.json': page(prose('a', 'See [it](/branches/harbour#x).')),
  });

/** Edits one after the other, as an editor makes them: what links can mean changes with some of them. */
const EDITS: readonly Parameters<typeof input>[0][] = [
  {},
  { 'pages/a.json': page(prose('a', 'See [it](/b#x).')) },
  { 'pages/a.json': page(prose('a', 'See [it](/b#x).')), 'pages/b.json': page(prose('x')) },
  { 'pages/a.json': page(prose('a', 'See [it](/b#x).')), 'pages/b.json': page(prose('y')) },
  {
    'pages/a.json': page(prose('a', 'See [it](/b#x).')),
    'pages/b.json': { ...page(prose('x')), isActive: false },
  },
  { 'pages/a.json': page(prose('a', 'See [it](/b#x).')), 'pages/b.json': columns('x') },
  { 'pages/a.json': page(prose('a', 'See [it](/b#x).')), 'pages/b.json': columns('y') },
  bound({ region: 'north' }),
  bound({}),
  { 'pages/a.json': page(prose('a', 'Write to {email}.')), 'site.json': site({ variables: {} }) },
  { 'pages/a.json': page(prose('a', 'Write to {email}.')) },
  { 'pages/a.json': page({ ...prose('a'), link: link('/images/b.png') }) },
  { 'collections/services/tax.json': '{' },
  { 'collections/articles/a.json': article('a', { createdAt: '2024-06-15T12:00:01Z' }) },
  { 'theme.json': { ...theme, accents: {} } },
  { 'pages/a.json': page(prose('a', 'TODO')) },
  { 'pages/b.json': page(prose('a', '<b>Bold</b>')) },
  { 'pages/a.json': page(prose('a'), prose('a')) },
  library(),
  library({
    'schemas/branches.schema.json': branchType({}, { region: { type: 'number', description: 'No.' } }),
  }),
  {},
];
const lines = (compiler: ReturnType<typeof createCompiler>, source: SiteInput, now: Date) =>
  compiler
    .check(source, now)
    .diagnostics.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);

test('what a compiler remembers never changes what it says', () => {
  const lasting = createCompiler(schemaFiles);
  const forgetful = createCompiler(schemaFiles);
  const sound = new Map<string, string>();
  // Unchanged files are the same texts, and media the same map, as a loader gives them.
  const { media } = input();
  const texts = new Map<string, string | Uint8Array>();
  for (const edit of [...EDITS, ...EDITS.toReversed()]) {
    const fresh = input(edit);
    const files = new Map(
      [...fresh.files].map(([path, text]) => {
        const same = texts.get(path) === text ? texts.get(path) : text;
        if (same !== undefined) texts.set(path, same);
        return [path, same ?? text] as const;
      }),
    );
    for (const now of [NOW, new Date(NOW.getTime() + 5000)]) {
      // A site without files leaves nothing to remember.
      forgetful.check({ name: 'site', files: new Map(), media: new Map() }, now);
      expect(lines(lasting, { ...fresh, files, media }, now)).toEqual(
        lines(forgetful, { ...fresh, media }, now),
      );
      // What an earlier run found sound, another one need not look at.
      expect(lines(createCompiler(schemaFiles, sound), fresh, now)).toEqual(
        lines(createCompiler(schemaFiles), fresh, now),
      );
    }
  }
});

test('a file is known as sound by its place, its text and the schemas; one with a mistake is not', () => {
  const keysOf = (...args: Parameters<typeof input>) => {
    const sound = new Map<string, string>();
    createCompiler(schemaFiles, sound).check(input(...args), NOW);
    return new Set([...sound.keys()].filter((key) => !/^(?:links|place) /.test(key)));
  };
  const before = keysOf({ 'pages/a.json': page(prose('a')) });
  const added = (...args: Parameters<typeof input>) =>
    [...keysOf(...args)].filter((key) => !before.has(key)).length;
  expect(added({ 'pages/a.json': page(prose('a')) })).toBe(0);
  expect(added({ 'pages/b.json': page(prose('a')) })).toBe(1);
  expect(added({ 'pages/a.json': page(prose('a', 'Other.')) })).toBe(1);
  expect(added({ 'pages/a.json': page(prose('a', 'TODO')) })).toBe(0);
  // Every file of a site with other schemas is looked at anew.
  expect(added(library())).toBe(keysOf(library()).size);
});

/** Texts as a loader gives them to a build: those of which something is kept are read when they are asked for. */
const glanced = (
  source: SiteInput,
  kept: Map<string, string>,
  onRead: (path: string) => void = () => {},
): SiteInput => {
  const textOf = (path: string, text: string): NotedText => {
    const hash = contentHash(text);
    const [known, note] = kept.get(`text ${path}`)?.split('\t') ?? [];
    const isKnown = known === hash && note !== undefined;
    const withNote = (own: string | undefined): NotedText => ({
      hash,
      note: own,
      print: own ? contentHash(own) : hash,
      read() {
        onRead(path);
        return text;
      },
      noted(next) {
        kept.set(`text ${path}`, `${hash}\t${next}`);
        return withNote(next);
      },
    });
    return withNote(isKnown ? note : undefined);
  };
  const files = [...source.files].map(
    ([path, text]) => [path, typeof text === 'string' ? textOf(path, text) : text] as const,
  );
  return { ...source, files: readWhenAsked(new Map(files)) };
};

const ofArticles = {
  'pages/articles/[slug].json': {
    ...page({ type: 'article-body', id: 'text' }),
    ...{ title: '{item.heading}', each: 'articles' },
  },
};

test.runIf(FULL)('what is not read of known files never changes what is said of them', () => {
  const long = 'It is said at length. '.repeat(30);
  const told = article('b', { heading: 'Same', body: [prose('p', long)] });
  const seo = (title: string) => ({
    title,
    description: 'What it is about, as long as it should be, and no more.',
  });
  const staff = (group: string) => ({
    'collections/articles/b.json': {
      ...told,
      body: [prose('p', long), { type: 'team-list', id: 'team', heading: 'Team', group }],
    },
    'collections/team.json': {
      $schema: '../schemas/collections/team.schema.json',
      items: [
        {
          ...{ id: 'a', group: 'board', name: 'A', fullName: 'A B', designation: 'Chair' },
          ...{ image: { src: '/images/a.svg', alt: 'A' }, paragraphs: ['Text.'] },
        },
      ],
    },
  });
  const priced = (fee: string) => {
    const columns = [{ label: 'Service' }, { label: 'Fee', kind: 'money' }];
    const table = { type: 'table', id: 'fees', columns, rows: [{ cells: ['A plan', fee] }] };
    return { 'collections/articles/b.json': { ...told, body: [prose('p', long), table] } };
  };
  const edits: readonly Parameters<typeof input>[0][] = [
    ...EDITS,
    { 'collections/articles/b.json': told },
    { 'collections/articles/b.json': { ...told, body: [prose('p', `${long} See [it](/nowhere).`)] } },
    { 'collections/articles/b.json': { ...told, body: [prose('p', long), prose('p', long)] } },
    { 'collections/articles/b.json': { ...told, body: [prose('p', `${long} TODO`)] } },
    {
      'collections/articles/b.json': { ...told, seo: seo('Same here') },
      'collections/articles/c.json': article('c'),
    },
    {
      'collections/articles/b.json': { ...told, seo: seo('Same here') },
      'collections/articles/c.json': article('c', { seo: seo('Same here') }),
    },
    { 'collections/articles/b.json': { ...told, isActive: false } },
    staff('board'),
    staff('bord'),
    priced('10.50'),
    priced('10.500'),
    ...['p', 'text'].map((id) => ({
      ...ofArticles,
      'collections/articles/b.json': { ...told, body: [prose(id, long)] },
    })),
  ];
  const kept = new Map<string, string>();
  for (const edit of [...edits, ...edits.toReversed()])
    for (const now of [NOW, new Date(NOW.getTime() + 86_400_000)]) {
      const fresh = input(edit);
      expect(lines(createCompiler(schemaFiles, kept), glanced(fresh, kept), now)).toEqual(
        lines(createCompiler(schemaFiles), fresh, now),
      );
    }
  expect([...kept.keys()].filter((name) => name.startsWith('made ')).length).toBeGreaterThan(1);
});

test('of the items of a known site only what changed is read', () => {
  const kept = new Map<string, string>();
  const read = new Set<string>();
  const long = article('c', { body: [prose('p', 'It is said at length. '.repeat(30))] });
  const check = (edit: Parameters<typeof input>[0]) =>
    createCompiler(schemaFiles, kept).check(
      glanced(input({ ...edit, ...ofArticles, 'collections/articles/c.json': long }), kept, (path) =>
        read.add(path),
      ),
      NOW,
    );
  check({ 'collections/articles/b.json': article('b') });
  read.clear();
  check({ 'collections/articles/b.json': article('b', { heading: 'Another' }) });
  expect([...read].filter((path) => path.startsWith('collections/') && path.split('/').length > 2)).toEqual([
    'collections/articles/b.json',
  ]);
});

test('a rule that looks into a known file beyond what was noted is asked again', () => {
  const note = (text: string) =>
    noteOf({ path: 'collections/articles/a.json', text, value: JSON.parse(text), schema: '', isSound: true });
  const text = JSON.stringify({ id: 'a', body: 'x'.repeat(600), last: 1 });
  const source: NotedText = { hash: '', note: note(text), print: '', read: () => text, noted: () => source };
  const { value } = new NotedFile('collections/articles/a.json', source, note(text), '');
  expect(lookedInto.during(() => objectAt({ value: value ?? null }, 'value').last)).toEqual({
    result: 1,
    reads: [],
  });
  expect(lookedInto.during(() => JSON.stringify(value))).toEqual({
    result: text,
    reads: ['collections/articles/a.json'],
  });
});
