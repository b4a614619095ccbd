import { describe, expect, test } from 'vitest';
import { scaffoldBlock } from '../../src/changes/scaffold/block.ts';
import { scaffoldItem } from '../../src/changes/scaffold/item.ts';
import { titleFrom } from '../../src/changes/scaffold/new-file.ts';
import { scaffoldPage, typedRoute } from '../../src/changes/scaffold/page.ts';
import { UsageError } from '../../src/command/options.ts';
import { changedInput, newMistakes } from '../../src/content/rename/site-change.ts';
import { contentTypes } from '../../src/content/schema/content-types.ts';
import { branch, branchType, library, regionType } from '../content/support/branches.ts';
import { schemaFiles } from '../content/support/schemas.ts';
import {
  compiler,
  event,
  events,
  input,
  NOW,
  page,
  prose,
  report,
  seo,
  site,
} from '../content/support/site.ts';

const of = input();
const { index } = compiler.check(of, NOW, { drafts: true });
const item = (collection: string, slug: string) =>
  scaffoldItem(index, { collection, slug, title: 'Title', now: NOW });

describe('an item', () => {
  test('refused: into a list that cannot be read, however deep it is nested', () => {
    for (const text of ['{', '{"items":'.repeat(100_000)]) {
      const unread = compiler.check(input({ 'collections/events.json': text }), NOW, { drafts: true }).index;
      const asked = { collection: 'events', slug: 'new', title: 'Title', now: NOW };
      expect(scaffoldItem(unread, asked)).toEqual({
        problem: 'site/collections/events.json cannot be read. Mend it first: npm run validate',
      });
    }
  });
  test.each([...contentTypes(schemaFiles).keys()])('of %s is valid, and a draft', (collection) => {
    const made = item(collection, 'new');
    if ('problem' in made) throw new Error(made.problem);
    expect(newMistakes(compiler, of, made.change, NOW)).toEqual([]);
    const after = changedInput(of, made.change);
    const hidden = compiler.check(after, NOW).index.collections.get(collection);
    expect(hidden?.byKey.get('new')?.value.isActive).toBe(false);
  });
  test('of a list is appended; nothing else changes', () => {
    const made = item('events', 'new');
    const before = String(of.files.get('collections/events.json'));
    const after =
      'problem' in made ? '' : String(changedInput(of, made.change).files.get('collections/events.json'));
    expect(after.startsWith(before.slice(0, before.lastIndexOf('}', before.lastIndexOf(']')) + 1))).toBe(
      true,
    );
    // Nothing is made up that may be left out, such as a recording.
    const { videoId: _, ...fresh } = event('new', {
      title: 'Title',
      description: 'Write here: Two or three sentences that say what it is about.',
      poster: {
        src: '/images/a.svg',
        alt: 'Write here: What the picture tells somebody who cannot see it. Empty for decoration.',
      },
      createdAt: '2024-06-15T12:00:00Z',
      isActive: false,
    });
    expect(JSON.parse(after)).toEqual(events(event('first'), fresh));
  });
  test('has what its page says of it, though it might lack that', () => {
    const each = { $schema: '../../../schemas/page.schema.json', title: '{item.name}', each: 'branches' };
    const open = input(
      library({
        'schemas/branches.schema.json': branchType(),
        'collections/branches/harbour.json': branch('harbour', { region: 'north', opensOn: '2027-03-18' }),
        'pages/branches/[slug].json': {
          ...page(prose('a', 'In {item.region.name}')),
          ...each,
          seo: { ...seo, title: 'Branch {item.name}' },
        },
      }),
    );
    const site = compiler.check(open, NOW, { drafts: true }).index;
    const made = scaffoldItem(site, { collection: 'branches', slug: 'new', title: 'Title', now: NOW });
    if ('problem' in made) throw new Error(made.problem);
    expect(newMistakes(compiler, open, made.change, NOW)).toEqual([]);
    const text = String(changedInput(open, made.change).files.get('collections/branches/new.json'));
    expect(Object.keys(JSON.parse(text))).not.toContain('opensOn');
    expect(JSON.parse(text)).toMatchObject({ region: 'north', isActive: false });
  });
  test('of a long title holds whole characters of it, and the day and the hour of its site', () => {
    const days = library({
      'site.json': site({ timeZone: 'Asia/Kolkata' }),
      'schemas/regions.schema.json': {
        ...regionType,
        required: ['id', 'name', 'short', 'since', 'at', 'hours', 'tags', 'seo'],
        properties: {
          ...Object(regionType.properties),
          short: { type: 'string', maxLength: 3, description: 'Its name in short.' },
          since: { type: 'string', format: 'date', description: 'Since when.' },
          at: { type: 'string', format: 'date-time', description: 'When.' },
          hours: { $ref: '../../schemas/shared/opening-hours.schema.json' },
          tags: { type: 'array', items: { type: 'string', minLength: 1 }, description: 'Its tags.' },
          seo: { $ref: '../../schemas/shared/seo.schema.json' },
        },
      },
      'collections/regions.json': { $schema: '../schemas/regions.schema.json', items: [] },
    });
    const now = new Date('2024-06-15T20:00:00Z');
    const { index } = compiler.check(input(days), now, { drafts: true });
    const made = scaffoldItem(index, { collection: 'regions', slug: 'new', title: '😀'.repeat(70), now });
    if ('problem' in made) throw new Error(made.problem);
    const text = String(changedInput(input(days), made.change).files.get('collections/regions.json'));
    expect(JSON.parse(text).items).toMatchObject([
      {
        short: '😀😀😀',
        since: '2024-06-16',
        // Visitors read its digits.
        at: '2024-06-16T01:30:00+05:30',
        hours: [{ days: ['monday'], opens: '09:00', closes: '18:30' }],
        tags: ['Write here.'],
        seo: { title: '😀'.repeat(65) },
      },
    ]);
  });
  test('of people is in the group of the last of them, so that a list shows it', () => {
    const image = { src: '/images/a.svg', alt: '' };
    const anna = { id: 'anna', group: 'management', name: 'Anna', fullName: 'Anna A', designation: 'Head' };
    const team = { items: [{ ...anna, image, paragraphs: ['One.'] }] };
    const people = input({ 'collections/team.json': JSON.stringify(team) });
    const { index: before } = compiler.check(people, NOW, { drafts: true });
    const made = scaffoldItem(before, { collection: 'team', slug: 'new', title: 'Title', now: NOW });
    if ('problem' in made) throw new Error(made.problem);
    const after = compiler.check(changedInput(people, made.change), NOW, { drafts: true }).index;
    expect(after.collections.get('team')?.byKey.get('new')?.value.group).toBe('management');
  });
  test.each([
    ['artcles', 'new', 'There is no collection “artcles”. Did you mean “articles”?'],
    ['services', 'tax', 'There is an item “services/tax” already: collections/services/tax.json.'],
    [
      'events',
      'A b',
      '“A b” is no name for an item. Write at most 96 lower-case letters, digits and hyphens, for example a-first-article. Did you mean “a-b”?',
    ],
  ])('refused: %s %s', (collection, slug, problem) => {
    expect(item(collection, slug)).toEqual({ problem });
  });
});

describe('a page', () => {
  test('is valid, and names its schema from its own place', () => {
    const made = scaffoldPage(index, '/careers/open', 'Open');
    if ('problem' in made) throw new Error(made.problem);
    expect(newMistakes(compiler, of, made.change, NOW)).toEqual([]);
    expect(String(changedInput(of, made.change).files.get('pages/careers/open.json'))).toContain(
      '"$schema": "../../../schemas/page.schema.json"',
    );
  });
  test.each([
    ['/', 'There is a page “/” already: pages/index.json.'],
    ['/services/tax', 'There is a page “/services/tax” already: pages/services/[slug].json.'],
    [
      'careers',
      '“careers” is no address for a page. Write lower-case letters, digits, hyphens and underscores after each slash, for example /about-us. Did you mean “/careers”?',
    ],
  ])('refused: %s', (route, problem) => {
    expect(scaffoldPage(index, route, 'T')).toEqual({ problem });
  });
  test('is made where its address lacks the first slash', () => {
    expect(['careers/open', '/careers/open'].map(typedRoute)).toEqual(['/careers/open', '/careers/open']);
  });
  test('has an address of words, which may be parted by underscores as those of files may', () => {
    const accepted = (route: string) =>
      'change' in scaffoldPage(index, route, 'T') && report({ [`pages${route}.json`]: page(prose('a')) });
    expect(accepted('/about_us')).toEqual([]);
    // What begins with an underscore is the engine's own, such as the file of headers.
    expect(['/_headers', '/a--b', '/a-', '/a.b', '/[slug]'].filter(accepted)).toEqual([]);
  });
  test('refused: an address that is redirected', () => {
    const led = compiler.check(
      input({ 'site.json': site({ redirects: [{ from: '/old', to: '/' }] }) }),
      NOW,
    ).index;
    expect(scaffoldPage(led, '/old', 'T')).toEqual({
      problem: '“/old” is redirected to “/” in site.json. Remove that redirect first.',
    });
  });
});

test('refused: a block with the name of what every object has', async () => {
  const block = { name: 'constructor', component: 'Constructor', withData: false };
  await expect(scaffoldBlock(block)).rejects.toThrow(
    new UsageError('“constructor” is the name of a part of every object. Give the block another one.'),
  );
});

test('a title from a name', () => {
  expect(['/careers/open-positions', 'a-first-article'].map(titleFrom)).toEqual([
    'Open positions',
    'A first article',
  ]);
});
