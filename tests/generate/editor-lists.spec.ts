import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idSchemas, namesOf, together } from '../../src/generate/ids/names.ts';
import { createEditorLists } from '../../src/generate/ids/refresh.ts';
import { places } from '../content/support/places.ts';
import { article, checkSite, NOW, page } from '../content/support/site.ts';

const later = article('later', { heading: 'For {brand}, {year}', createdAt: '2098-01-01T10:00:00+05:30' });
const site = (files: Parameters<typeof checkSite>[0]) => checkSite(files).index;
const template = { ...page(), each: 'articles' };

describe('what editors complete by name', () => {
  test('items, pages and accents of a site, whatever the day', () => {
    const index = site({ 'collections/articles/later.json': later, 'pages/news/[slug].json': template });
    const names = namesOf(index);
    expect([...(names.get('articles') ?? [])]).toEqual([['later', 'For Firm, ']]);
    expect(names.get('pages')?.get('/news/later')).toBe('For Firm, ');
    expect([...(names.get('accents') ?? [])]).toEqual([['saffron', 'saffron']]);
    expect(index.now).toEqual(NOW);
  });

  test('a list that cannot be known is left out', () => {
    const names = namesOf(site({ 'collections/articles/later.json': '{ "slug": ' }));
    expect(names.has('articles')).toBe(false);
    expect(names.has('pages')).toBe(false);
    expect(names.has('events')).toBe(true);
    expect(namesOf(site({ 'theme.json': '{' })).has('accents')).toBe(false);
  });

  test('of what a field finds by roles the items that play them', () => {
    expect(namesOf(site(places)).get('cities')).toEqual(new Map([['garden', 'a']]));
  });

  test('where there is none a field takes any text', () => {
    expect(idSchemas(new Map([['cities', new Map()]])).get('ids/cities.schema.json')?.anyOf).toEqual([
      { type: 'string' },
    ]);
  });

  test('sites that share their schemas share the lists', () => {
    const one = new Map([['cities', new Map([['b', 'B of one']])]]);
    const two = new Map([
      [
        'cities',
        new Map([
          ['a', 'A'],
          ['b', 'B of two'],
        ]),
      ],
    ]);
    expect([...(together([one, two]).get('cities') ?? [])]).toEqual([
      ['a', 'A'],
      ['b', 'B of one'],
    ]);
  });
});

describe('the files of these lists', () => {
  let place = '';
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'lists-'));
    await mkdir(join(place, 'site'));
    await writeFile(join(place, 'site/site.json'), '{}');
  });
  afterAll(() => rm(place, { recursive: true, force: true }));
  const written = async () =>
    JSON.parse(await readFile(join(place, 'schemas/ids/articles.schema.json'), 'utf8')).anyOf[0].enum;

  test('a new article is in them as soon as they are refreshed; what did not change is not written', async () => {
    const lists = createEditorLists(place);
    await lists.refresh(join(place, 'site'), site({ 'collections/articles/a.json': article('a') }));
    expect(await written()).toEqual(['a']);
    const both = site({
      'collections/articles/a.json': article('a'),
      'collections/articles/b.json': article('b'),
    });
    expect(await lists.refresh(join(place, 'site'), both)).toEqual(['schemas/ids/articles.schema.json']);
    expect(await written()).toEqual(['a', 'b']);
    expect(await lists.refresh(join(place, 'site'), both)).toEqual([]);
    const broken = site({ 'collections/articles/a.json': '{ "slug": ' });
    expect(await lists.refresh(join(place, 'site'), broken)).not.toContain(
      'schemas/ids/articles.schema.json',
    );
  });

  test('nothing is written where a link of a site leads', async () => {
    const folder = join(place, 'linked');
    await mkdir(join(place, 'outside'));
    await mkdir(folder);
    await symlink('../outside', join(folder, '.schemas'));
    await expect(createEditorLists().refresh(folder, site({}))).rejects.toThrow(
      '“.schemas” is no folder of the site: nothing can be written there.',
    );
    expect(await readdir(join(place, 'outside'))).toEqual([]);
  });

  test('a site that lies elsewhere changes none', async () => {
    const elsewhere = join(place, 'deep/site');
    expect(await createEditorLists(place).refresh(elsewhere, site({}))).toEqual([]);
  });
});
