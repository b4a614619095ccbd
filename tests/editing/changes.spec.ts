import { expect, test } from 'vitest';
import { changesOf, takingBack } from '../../src/editing/changes.ts';
import { checkSite, page, prose, site } from '../content/support/site.ts';

const LOCALES = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
];

const now = {
  'pages/a.json': page({ ...prose('one', 'New.'), heading: 'One' }, prose('two')),
  'pages/index.json': page(prose('one')),
  'pages/new.json': page(prose('one')),
  'locales/hi/pages/a.json': { title: 'पन्ना', $source: { '/title': 'b', '/sections/one/text': 'c' } },
  'locales/hi/pages/new.json': { title: 'पृष्ठ', $source: { '/title': 'b' } },
};
const { index } = checkSite({ 'site.json': site({ locales: LOCALES }), ...now });

const past: Readonly<Record<string, string>> = {
  'pages/a.json': JSON.stringify(page(prose('one', 'Old.'), prose('two'))),
  'pages/index.json': JSON.stringify(page(prose('one'), prose('two'))),
  'pages/gone.json': '{}',
  'locales/hi/pages/a.json': JSON.stringify({ title: 'पृष्ठ', $source: { '/title': 'a' } }),
  'locales/hi/pages/new.json': JSON.stringify({ title: 'पृष्ठ', $source: { '/title': 'a' } }),
  'public/a.svg': '<svg/>',
};
const git = {
  changed: async () => [...Object.keys(past), 'pages/new.json'],
  before: async (path: string) => past[path] ?? null,
  commit: async () => '',
};

test('what differs from the last commit is told field by field, but a list that lost an entry as one', async () => {
  const changes = await changesOf(index, git);
  expect(
    changes.map(({ where, route, pointer, field, before, after }) => [
      where,
      route,
      pointer,
      field,
      before,
      after,
    ]),
  ).toEqual([
    ['/a', '/a', '/sections/0/text', 'Text', '“Old.”', '“New.”'],
    ['/a', '/a', '/sections/0/heading', 'Heading', 'nothing', '“One”'],
    ['/', '/', '/sections', 'Sections', 'one, two', 'one'],
    ['pages/gone.json', undefined, '', 'The file', 'there', 'removed'],
    ['/a (hi)', '/hi/a', '/title', 'Title', '“पृष्ठ”', '“पन्ना”'],
    [
      '/new (hi)',
      '/hi/new',
      '/$source',
      'Still right',
      'for an older original',
      'for the original as it is now',
    ],
    ['public/a.svg', undefined, '', 'The file', 'there', 'changed'],
    ['/new', '/new', '', 'The file', 'nothing', 'new'],
  ]);
});

test('a picture is told, and not offered to be taken back: it goes with the step that brought it', async () => {
  const changes = await changesOf(index, git);
  expect(changes.filter(({ canTakeBack }) => !canTakeBack).map(({ file }) => file)).toEqual(['public/a.svg']);
});

test('a change is taken back as the last commit has it, of a new file all of it', async () => {
  const afterOf = async (file: string, pointer: string) => {
    const [step] = (await takingBack(index, git, file, pointer)).files;
    return step?.after == null ? step?.after : JSON.parse(step.after);
  };
  const [one, two] = now['pages/a.json'].sections as readonly object[];
  const whole = now['pages/a.json'];
  expect(await afterOf('pages/a.json', '/sections/0/text')).toEqual({
    ...whole,
    sections: [{ ...one, text: 'Old.' }, two],
  });
  expect(await afterOf('pages/a.json', '/sections/0/heading')).toEqual({
    ...whole,
    sections: [prose('one', 'New.'), two],
  });
  expect(await afterOf('pages/a.json', '')).toEqual(JSON.parse(past['pages/a.json'] ?? ''));
  expect(await afterOf('locales/hi/pages/a.json', '/title')).toEqual({
    title: 'पृष्ठ',
    $source: { '/title': 'a', '/sections/one/text': 'c' },
  });
  expect(await afterOf('locales/hi/pages/new.json', '/$source')).toEqual({
    title: 'पृष्ठ',
    $source: { '/title': 'a' },
  });
  expect(await afterOf('pages/gone.json', '/title')).toEqual({});
  expect(await afterOf('pages/new.json', '/title')).toBeNull();
  await expect(takingBack(index, git, 'pages/a.json', '/title')).rejects.toThrow(
    'This is as it was already.',
  );
});
