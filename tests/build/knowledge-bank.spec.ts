import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import jsonld from 'jsonld';
import Parser from 'rss-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/run-command.ts';

const root = resolve(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'page-engine-adding-'));
const site = join(work, 'site-config');
const dist = join(work, 'dist');
const ARTICLE = 'collections/articles/union-budget-2023.json';

/** Newer than all that ships, and published. */
const hoursAgo = (hours: number) =>
  new Date(Date.now() - hours * 3_600_000).toISOString().replace(/\.\d+Z/, 'Z');
const FRESH = hoursAgo(5);
const TALK = hoursAgo(3);

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const article = (slug: string, changes: object) => {
  const like: object = JSON.parse(readFileSync(join(site, ARTICLE), 'utf8'));
  const seo = {
    title: `All about ${slug}`,
    description: `What there is to say about ${slug}, and what to do about it.`,
  };
  const made = { ...like, id: slug, slug, heading: `About ${slug}`, seo, ...changes };
  writeFileSync(join(site, `collections/articles/${slug}.json`), JSON.stringify(made));
};
const event = (id: string, changes: object) => {
  const file = join(site, 'collections/events.json');
  const list: { items: object[] } = JSON.parse(readFileSync(file, 'utf8'));
  list.items.push({
    ...list.items.find((item) => !('startsAt' in item)),
    id,
    title: `About ${id}`,
    description: `What was said about ${id}.`,
    ...changes,
  });
  writeFileSync(file, JSON.stringify(list));
};

/** Every file that visitors, feed readers and search engines find news in. */
const PLACES = [
  'index.html',
  'feed.xml',
  'sitemap.xml',
  'knowledge-bank/articles/index.html',
  'knowledge-bank/events/index.html',
] as const;
const found = (text: string) => PLACES.filter((place) => read(place).includes(text));

beforeAll(() => {
  cpSync(join(root, 'site-config'), site, { recursive: true });
  article('fresh', { createdAt: FRESH });
  article('switched-off', { createdAt: hoursAgo(4), isActive: false });
  article('of-tomorrow', { createdAt: '2090-01-01T10:00:00+05:30' });
  event('talk', { createdAt: TALK, startsAt: undefined, endsAt: undefined });
  event('signs', { createdAt: hoursAgo(6), title: 'A < b ]]> ]]>' });
  event('secret', { createdAt: hoursAgo(2), isActive: false });
  // Where the site is built already, there is less to do.
  if (process.env.SITE_DIR) cpSync(process.env.SITE_DIR, dist, { recursive: true });
  expect(runCommand(root, ['build', '--site', site, '--out', dist]).stderr).toBe('');
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('one file more, or one entry more', () => {
  it('an article: home, feed, sitemap, its list and a page of its own follow', () => {
    expect(found('articles/fresh')).toEqual([
      'index.html',
      'feed.xml',
      'sitemap.xml',
      'knowledge-bank/articles/index.html',
    ]);
    expect(read('knowledge-bank/articles/fresh/index.html')).toContain('About fresh</h1>');
  });

  it('an event: home, feed, sitemap, its list and a page of its own follow', () => {
    expect(found('events/talk')).toEqual([
      'index.html',
      'feed.xml',
      'sitemap.xml',
      'knowledge-bank/events/index.html',
    ]);
    expect(read('knowledge-bank/events/talk/index.html')).toContain('About talk</h1>');
  });

  it('home shows the three newest by date', () => {
    const home = read('index.html');
    const places = ['fresh', 'one-bonus-four-jobs', 'raise-for-your-sip'];
    const at = places.map((slug) => home.indexOf(`/knowledge-bank/articles/${slug}`));
    expect(at.every((place) => place > 0)).toBe(true);
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    expect(home).not.toContain('/knowledge-bank/articles/how-long-will-the-money-last"');
  });

  it.each(['switched-off', 'of-tomorrow', 'secret'])('“%s” is nowhere', (name) => {
    expect(found(name)).toEqual([]);
    const manifest = read('_build.json');
    expect(manifest).not.toContain(`/${name}`);
  });
});

/** The JSON-LD of a page, expanded by a processor that knows nothing of us; no network. */
async function thingsOf(page: string): Promise<Record<string, unknown>[]> {
  const texts = [...read(page).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
  const document = { '@context': { '@vocab': 'https://schema.org/' } };
  const expanded = await Promise.all(
    texts.map(([, text = '']) =>
      jsonld.expand(JSON.parse(text), {
        documentLoader: async (documentUrl) => ({ document, documentUrl }),
      }),
    ),
  );
  return expanded.flat();
}
const values = (thing: Record<string, unknown> | undefined, name: string) =>
  [thing?.[`https://schema.org/${name}`]].flat().map((value) => {
    const known: unknown =
      typeof value === 'object' && value !== null && '@value' in value ? value['@value'] : null;
    return known;
  });
const typeOf = (thing: Record<string, unknown>) => [thing['@type']].flat().join();

describe('for machines', () => {
  it('an article and its place', async () => {
    const [text, crumbs, ...more] = await thingsOf('knowledge-bank/articles/fresh/index.html');
    expect([text, crumbs].map((thing) => thing && typeOf(thing))).toEqual([
      'https://schema.org/Article',
      'https://schema.org/BreadcrumbList',
    ]);
    expect(more).toEqual([]);
    expect(values(text, 'headline')).toEqual(['About fresh']);
    expect(values(text, 'datePublished')).toEqual([FRESH]);
    expect(values(text, 'image')).toHaveLength(1);
  });

  it('an event is a video', async () => {
    const [video] = await thingsOf('knowledge-bank/events/talk/index.html');
    expect(video && typeOf(video)).toBe('https://schema.org/VideoObject');
    expect(values(video, 'name')).toEqual(['About talk']);
    expect(values(video, 'uploadDate')).toEqual([TALK]);
  });

  it('the feed has the newest first, articles in full', async () => {
    const feed = await new Parser().parseString(read('feed.xml'));
    const titles = feed.items.slice(0, 3).map(({ title }) => title);
    // They are HTML there.
    expect(titles).toEqual(['About talk', 'About fresh', 'A &lt; b ]]&gt; ]]&gt;']);
    const dates = feed.items.map(({ isoDate = '' }) => Date.parse(isoDate));
    expect([...dates].sort((a, b) => b - a)).toEqual(dates);
    const [, fresh] = feed.items;
    expect(fresh?.link).toBe('https://www.kesarquill.example.com/knowledge-bank/articles/fresh');
    expect(fresh?.content?.split(/\s+/).length).toBeGreaterThan(600);
  });
});
