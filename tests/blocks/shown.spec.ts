import { expect, test } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { branch, branchType, library } from '../content/support/branches.ts';
import {
  article,
  checkSite,
  compiler,
  image,
  MEDIA,
  page,
  picture,
  prose,
  seo,
  site,
  valid,
} from '../content/support/site.ts';
import { hi } from '../content/support/translated.ts';
import { htmlOf } from './support/html-of.ts';

/** The HTML of a section that is an island, and what stands beside it. */
async function island(section: Parameters<typeof htmlOf>[0]) {
  const html = await htmlOf(
    { ...section, heading: 'Of ours', collection: 'articles' },
    { 'collections/articles/first.json': article('first', { heading: 'First of all' }) },
  );
  const [shown = '', json = ''] = html.split('<script type="application/json">');
  return { shown, data: JSON.parse(json.replace('</script>', '')).data };
}

test('the cards of a carousel stand in its HTML, and are not sent beside it', async () => {
  const { shown, data } = await island({ type: 'card-carousel', id: 'a' });
  expect(shown).toMatch(
    /<h2 [^>]*>Of ours<.*<li [^>]*data-still=""><article [^>]*aria-label="First of all"/s,
  );
  expect(data).toEqual({
    count: 1,
    labels: {
      previous: 'Previous',
      next: 'Next',
      slidesShown: '{slides} of {count}',
      slidesRange: '{first} to {last}',
    },
  });
});

test('the first entries of a list stand in its HTML, and what it searches in is fetched', async () => {
  const { shown, data } = await island({ type: 'collection-list', id: 'a', search: true });
  expect(shown).toMatch(/<div data-still=""><ul [^>]*><li><article [^>]*aria-label="First of all"/);
  expect(JSON.stringify(data)).not.toContain('First');
  expect(data).toMatchObject({ heading: 'Of ours', total: 1, items: expect.stringMatching(/^\/_data\//) });
});

test('the first heading of a page is the page’s own, of a carousel too; a page without one needs it', () => {
  const row = { type: 'card-carousel', id: 'a', heading: 'Of ours', collection: 'articles' };
  const [english] = compiler.resolve(
    valid(
      checkSite({
        'pages/a.json': page(prose('b'), row),
        'pages/b.json': page(prose('b')),
        'collections/articles/first.json': article('first'),
      }),
    ),
    'production',
    resolveBlock,
  );
  expect(english?.page('/a')).toMatchObject({ needsHeading: false, sections: [{ level: 2 }, { level: 1 }] });
  expect(english?.page('/b')).toMatchObject({ needsHeading: true, sections: [{ level: 2 }] });
});

test('an item without a page is no link to the page that shows it, and has none to copy', async () => {
  const said = { heading: 'Heading', text: 'Text.', image };
  const saver = {
    ...{ $schema: '../../../schemas/collections/profiles.schema.json', slug: 'saver', label: 'Saver' },
    ...{ title: 'Savers', summary: 'Summary.', accent: 'saffron', order: 1, seo },
    ...{ tileImage: image, headerImage: image, banner: said, detail: { heading: 'More', text: 'Text.' } },
  };
  const column = { heading: 'N', collection: 'events', more: { label: 'All', href: '/' } };
  const news = await htmlOf({ type: 'whats-new', id: 'a', heading: 'H', columns: [column] });
  expect(news).toMatch(/<h4[^>]*>Event<\/h4>/);
  expect(news).not.toMatch(/href=""|data-copy/);
  const tiles = await htmlOf(
    { type: 'profile-tiles', id: 'a', heading: 'H' },
    { 'collections/profiles/saver.json': saver },
  );
  expect(tiles).toMatch(/<h3[^>]*>Saver<\/h3>/);
});

test('what is cancelled has the initial of its own name in a column', async () => {
  const status = { enum: ['cancelled'], description: 'What has become of it.' };
  const column = { heading: 'N', collection: 'branches', more: { label: 'All', href: '/' } };
  const opensOn = '2024-07-02';
  const { photo: _, ...off } = branch('pier', { name: 'Summer party', status: 'cancelled', opensOn });
  const news = await htmlOf(
    { type: 'whats-new', id: 'a', heading: 'H', columns: [column] },
    library({
      'schemas/branches.schema.json': {
        ...branchType({ status: '/status', date: '/opensOn' }, { status }),
        required: ['slug', 'name', 'about', 'opensOn'],
      },
      'collections/branches/harbour.json': branch('harbour', { opensOn }),
      'collections/branches/pier.json': off,
    }),
  );
  expect(news).toMatch(/aria-hidden="true">S</);
});

test('a list of nobody and nothing leaves no heading behind', () => {
  const column = { heading: 'News', collection: 'articles', more: { label: 'All', href: '/' } };
  const empty = [
    { type: 'team-list', id: 'a', heading: 'Team', group: 'directors' },
    { type: 'testimonials', id: 'b', heading: 'Said of us' },
    { type: 'profile-tiles', id: 'c', heading: 'Profiles' },
    { type: 'card-carousel', id: 'd', heading: 'Read on', collection: 'articles' },
    { type: 'whats-new', id: 'g', heading: 'New', columns: [column] },
    { type: 'collection-list', id: 'e', heading: 'All', collection: 'articles', search: false },
    { type: 'collection-list', id: 'f', heading: 'All', collection: 'articles', whenEmpty: 'hide' },
  ];
  const [english] = compiler.resolve(
    valid(checkSite({ 'pages/a.json': page(...empty) })),
    'production',
    resolveBlock,
  );
  expect(english?.page('/a').sections).toEqual([]);
});

test.each([
  [{}, 'There is nothing here at present.'],
  [{ search: true, filters: ['/heading'] }, 'There is nothing here at present.'],
  [{ search: false, emptyText: '{brand} writes soon.' }, 'Firm writes soon.'],
])('a list of nothing says so, and offers no search of it: %j', async (more, text) => {
  const list = { type: 'collection-list', id: 'a', heading: 'News', collection: 'articles', ...more };
  const html = await htmlOf(list);
  const shown = html.slice(0, html.indexOf('<script'));
  expect(
    shown
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/ {2,}/),
  ).toEqual(['News', text]);
  expect(shown).not.toContain('<input');
});

test('a person without a portrait has initials there, and without paragraphs no card to open', async () => {
  const person = { group: 'board', name: 'Amal', fullName: 'Dr Amal Haddad', designation: 'Director' };
  const items = [
    { ...person, id: 'amal' },
    { ...person, id: 'ana', fullName: 'Ana', paragraphs: ['She swims.'] },
  ];
  const html = await htmlOf(
    { type: 'team-list', id: 'a', heading: 'Board', group: 'board' },
    { 'collections/team.json': { $schema: '../schemas/collections/team.schema.json', items } },
  );
  expect([...html.matchAll(/aria-hidden="true">([^<]+)</g)].map(([, letters]) => letters)).toEqual([
    'AH',
    'A',
  ]);
  expect([...html.matchAll(/ id="person-([^"]+)"/g)].map(([, id]) => id)).toEqual(['ana']);
  expect(html.match(/aria-label="Close"/g)).toHaveLength(1);
});

test('portraits of several shapes are all as narrow as the narrowest', async () => {
  const person = { group: 'board', name: 'Amal', fullName: 'Dr Amal Haddad', designation: 'Director' };
  const portrait = (name: string) => ({ image: { src: `/images/${name}.jpg`, alt: name } });
  const items = ['wide', 'high', 'square'].map((id) => ({ ...person, ...portrait(id), id }));
  const sized = (width: number, height: number) => ({ ...picture, size: { width, height } });
  const html = await htmlOf(
    { type: 'team-list', id: 'a', heading: 'Board', group: 'board' },
    { 'collections/team.json': { $schema: '../schemas/collections/team.schema.json', items } },
    0,
    new Map(MEDIA)
      .set('/images/wide.jpg', sized(800, 600))
      .set('/images/high.jpg', sized(600, 900))
      .set('/images/square.jpg', sized(700, 700)),
  );
  expect(/<ul [^>]*style="([^"]*)"/.exec(html)?.[1]).toBe('--frame:600 / 900');
  // Its first rendering in the browser says the same.
  expect(html).toContain('"frame":"600 / 900"');
});

test('a person without paragraphs leads to the page of their own, where there is one', async () => {
  const person = { group: 'board', name: 'Amal', designation: 'Director' };
  const items = [
    { ...person, id: 'amal', fullName: 'Amal Haddad' },
    { ...person, id: 'ana', fullName: 'Ana Ruiz', paragraphs: ['She swims.'] },
  ];
  const html = await htmlOf(
    { type: 'team-list', id: 'a', heading: 'Board', group: 'board' },
    {
      'collections/team.json': { $schema: '../schemas/collections/team.schema.json', items },
      'pages/people/[id].json': {
        ...page(prose('a', '{item.fullName}')),
        ...{ $schema: '../../../schemas/page.schema.json', each: 'team' },
        seo: { title: '{item.fullName}', description: 'About {item.fullName}.' },
      },
    },
  );
  const links = [...html.matchAll(/<h3[^>]*><a href="([^"]+)"[^>]*>([^<]+)/g)];
  expect(links.map(([, href, name]) => [href, name])).toEqual([
    ['/people/amal', 'Amal Haddad'],
    ['#person-ana', 'Ana Ruiz'],
  ]);
});

test('a group of people may be called anything, and is the same people where its name is translated', () => {
  const roles = { person: '/name', position: '/about', group: '/team', image: '/photo' };
  const type = branchType(roles, { team: { type: 'string', minLength: 1, description: 'Where.' } });
  const files = library({
    'schemas/branches.schema.json': { ...type, required: ['slug', 'name', 'about', 'photo', 'team'] },
    'collections/branches/harbour.json': branch('harbour', { team: 'House & yard' }),
    'pages/a.json': page({ type: 'team-list', id: 'a', heading: 'Team', group: 'House & yard' }),
  });
  const index = valid(checkSite(hi('collections/branches/harbour.json', { team: 'घर' }, files)));
  const shown = compiler
    .resolve(index, 'production', resolveBlock)
    .map((site) => site.page('/a').sections.map(({ data }) => data));
  const harbour = expect.objectContaining({ people: [expect.objectContaining({ id: 'harbour' })] });
  expect(shown).toEqual([[harbour], [harbour]]);
});

test('how many entries there are is written as its dates are', async () => {
  const html = await htmlOf(
    { type: 'collection-list', id: 'a', heading: 'All', collection: 'articles', search: true },
    {
      'site.json': site({ locales: [{ code: 'mr', name: 'मराठी', format: 'mr-IN', dir: 'ltr' }] }),
      'collections/articles/first.json': article('first', { heading: 'First' }),
    },
  );
  expect(html).toContain('१ item');
});

test('a row of values is seen and heard with what it is called', async () => {
  const list = { type: 'collection-list', id: 'a', heading: 'All', collection: 'articles' };
  const filters = { filters: ['/topics', '/heading'], filterLabels: { '/heading': 'Name' } };
  const html = await htmlOf(
    { ...list, ...filters },
    {
      'collections/articles/first.json': article('first', { heading: 'First', topics: ['Water'] }),
      'collections/articles/second.json': article('second', { heading: 'Second', topics: ['Food'] }),
    },
  );
  const nav = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
  expect(nav.match(/<p [^>]*>[^<]*<\/p>|<ul[^>]*>/g)).toEqual([
    '<ul>',
    '<p aria-hidden="true">Name</p>',
    '<ul aria-label="Name">',
  ]);
});

test.each([
  [{ search: true }, ['All', '2 items', 'First', 'Second']],
  [{ pageSize: 1 }, ['All', '2 items', 'First']],
  [{ filters: ['/topics'] }, ['All', '2 items', 'First', 'Second']],
  [{}, ['All', 'First', 'Second']],
])('a list says how many it has unless it is seen whole: %j', async (more, texts) => {
  const list = { type: 'collection-list', id: 'a', heading: 'All', collection: 'articles', ...more };
  const html = await htmlOf(list, {
    'collections/articles/first.json': article('first', { heading: 'First', topics: ['Water'] }),
    'collections/articles/second.json': article('second', { heading: 'Second', topics: ['Food'] }),
  });
  const said = html.matchAll(/(?<=<(?:h2|h3|p) [^>]*>)(?:All|First|Second|\d items)(?=<)/g);
  expect([...new Set([...said].map(([text]) => text))].toSorted()).toEqual(texts.toSorted());
});
