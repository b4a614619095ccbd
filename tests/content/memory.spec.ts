import { expect, test } from 'vitest';
import { createCompiler } from '../../src/content/compile.ts';
import type { SiteInput } from '../../src/content/site/input.ts';
import { branchType, library } from './support/branches.ts';
import { schemaFiles } from './support/schemas.ts';
import { article, input, link, NOW, page, prose, site, theme } from './support/site.ts';

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
