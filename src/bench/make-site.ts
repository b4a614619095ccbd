import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSchemas } from '../command/schemas.ts';
import { isArray, isObject, type JsonObject, type JsonValue } from '../content/json/json.ts';
import { asList, asText, unchecked } from '../content/json/unchecked.ts';
import { createLoader } from '../content/load/load.ts';
import { contentTypes } from '../content/schema/content-types.ts';
import type { AnyItem, ListFile } from '../content/site/content.ts';
import { fillParameter, parameterOf, routeOfFile } from '../content/site/routes.ts';
import type { Page, Site } from '../model/content.gen.ts';

/** What most pages of a made site are: page files, or items of a collection. */
export const SHAPES = ['pages', 'items'] as const;
export type SiteShape = (typeof SHAPES)[number];

type Files = ReadonlyMap<string, JsonValue>;

/** Fields whose words may be any. */
const TEXTS = new Set(['heading', 'text', 'summary', 'description', 'paragraphs']);

/** Makes texts that hardly ever stand twice: no cache of equal texts may flatter a figure. The same each time. */
function createWords(files: Files) {
  const words = [...new Set(JSON.stringify([...files.values()]).match(/(?<![\w/.{-])[a-z]{4,12}(?= )/g))];
  let state = 1;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const word = () => words[Math.floor(chance() * words.length)] ?? '';
  const vary = (text: string) =>
    /[<{]|http/.test(text)
      ? text
      : // A link’s target is taken whole, so that it comes back as it was.
        text.replace(/\]\([^()]*\)|\b[a-z]{4,}\b/g, (old) =>
          old.startsWith(']') || chance() < 0.5 ? old : word(),
        );
  return {
    some: (count: number) => Array.from({ length: count }, word).join(' '),
    /** A page or an item with about half of the words in its texts exchanged. */
    varied: (value: JsonValue): JsonObject =>
      JSON.parse(
        JSON.stringify(value, (key, inner) => {
          if (!TEXTS.has(key)) return inner;
          if (typeof inner === 'string') return vary(inner);
          return isArray(inner) ? inner.map((line) => (typeof line === 'string' ? vary(line) : line)) : inner;
        }),
      ),
  };
}

/** Addresses that are no links between pages. */
const KEPT = new Set(['$schema', '$item', 'field', 'sort', 'endpoint', 'from', 'basePath', 'notFound']);
const isPath = (text: string) => /^\/[a-z0-9]?[^\s]*$/.test(text);

/** Content for a site that lacks pages: menu entries that lead nowhere go, other links lead home. */
function reduceLinks(value: JsonValue, known: ReadonlySet<string>): JsonValue {
  const [bare, isKnown] = [
    (path: string) => path.split('#')[0] ?? '',
    (path: string) => known.has(bare(path)),
  ];
  const lead = (path: string) => (isKnown(path) ? bare(path) : '/');
  const isLost = (item: JsonValue) =>
    isObject(item) &&
    [item.link, item.href].some((to) => typeof to === 'string' && isPath(to) && !isKnown(to));
  const reduced = (key: string, item: JsonValue) => {
    if (isArray(item)) {
      const kept = item.filter((one) => !isLost(one));
      return key === 'children' && kept.length === 0 ? undefined : kept;
    }
    if (typeof item !== 'string' || KEPT.has(key)) return item;
    return isPath(item) ? lead(item) : item.replace(/\]\((\/[^()\s]*)\)/g, (_, path) => `](${lead(path)})`);
  };
  return JSON.parse(JSON.stringify(value, reduced));
}

/** The keys of a collection's items. */
const keysOf = (files: Files, name: string) => [
  ...asList(unchecked<ListFile>(files.get(`collections/${name}.json`)).items).flatMap(
    (item) => asText(item?.slug) ?? asText(item?.id) ?? [],
  ),
  ...[...files.keys()].flatMap(
    (path) => new RegExp(`^collections/${name}/(.+)\\.json$`).exec(path)?.[1] ?? [],
  ),
];

const PAGES_PER_AREA = 50;

/** Areas of fifty pages, each with an index page of its own that lists them. */
function seededFile(i: number): string {
  const place = i % PAGES_PER_AREA === 1 ? 'index' : `page-${i}`;
  return i === 0 ? 'pages/areas/index.json' : `pages/areas/${Math.ceil(i / PAGES_PER_AREA)}/${place}.json`;
}
const CHILDREN = { type: 'child-index', id: 'children', heading: 'What is in this area' };

const blocksOf = (page: JsonValue | undefined) =>
  asList(unchecked<Page>(page).sections).map((section) => section?.type);

/**
 * Writes a site of `pages` pages: a shipped site in its first language without its long lists, and copies of its pages or
 * articles in other words. The same count makes the same bytes.
 * @returns how many pages there are, and the files that may be edited: a page's and an item's, by path
 */
export async function makeSite(shipped: string, folder: string, pages: number, shape: SiteShape) {
  const input = await createLoader(shipped).load();
  const files = new Map<string, JsonValue>(
    [...input.files]
      .filter(([path]) => !path.startsWith('locales/'))
      .map(([path, text]) => [path, JSON.parse(String(text))]),
  );
  const site = unchecked<Site>(files.get('site.json'));
  files.set('site.json', { ...site, locales: asList(site.locales).slice(0, 1) });
  const told =
    [...contentTypes(await readSchemas()).values()].find(({ always }) => always.has('body'))?.name ?? '';
  const paths = [...files.keys()].filter((path) => path.startsWith('pages/'));
  const isTemplate = (path: string) => parameterOf(routeOfFile(path)) !== undefined;
  const routes = paths.filter((path) => !isTemplate(path)).map(routeOfFile);
  const eachOf = (path: string) => asText(unchecked<Page>(files.get(path)).each) ?? '';
  // The items that are made have pages; others as far as there is room.
  const rank = (path: string) => (eachOf(path) === told ? 0 : keysOf(files, eachOf(path)).length);
  let detail = '';
  for (const path of paths.filter(isTemplate).sort((a, b) => rank(a) - rank(b))) {
    const own = keysOf(files, eachOf(path)).map((key) => fillParameter(routeOfFile(path), key));
    if (eachOf(path) === told) detail = routeOfFile(path);
    if (routes.length + own.length > pages) files.delete(path);
    else routes.push(...own);
  }
  const words = createWords(files);
  const image = [...input.media.keys()].find((path) => /^\/images\/.+\.svg$/.test(path)) ?? '/favicon.svg';
  // With a picture of their own: drawing thousands once would measure the drawing, which is kept afterwards.
  const seo = () => ({ title: words.some(4), description: `${words.some(14)}.`, image });
  const likes = paths.map((path) => files.get(path)).filter((page) => blocksOf(page)[0] === 'page-header');
  const plain = likes.filter((page) => !blocksOf(page).includes('collection-list'));
  const page = (path: string, number: number): JsonObject => {
    const { sections, ...like } = unchecked<Page>(words.varied(plain[number % plain.length] ?? {}));
    return {
      ...like,
      sections: [
        ...asList(sections),
        ...(path.endsWith('/index.json') && path.includes('/areas/') ? [CHILDREN] : []),
      ],
      $schema: `${'../'.repeat(path.split('/').length)}schemas/page.schema.json`,
      title: words.some(4),
      seo: seo(),
      summary: `${words.some(12)}.`,
    };
  };
  const articles = [...files].filter(([path]) => path.startsWith(`collections/${told}/`));
  const missing = Array.from({ length: Math.max(0, pages - routes.length) }, (_, i) => i);
  const seeded = shape === 'items' ? [] : missing.map(seededFile);
  const items = shape === 'items' ? missing.map((i) => `item-${i + 1}`) : [];
  routes.push(...seeded.map(routeOfFile), ...items.map((key) => fillParameter(detail, key)));
  const known = new Set([...routes, ...input.media.keys()]);
  // A list would make pages that nobody counted.
  const made = [...paths.filter((path) => blocksOf(files.get(path)).includes('collection-list')), ...seeded];
  for (const [number, path] of made.entries()) files.set(path, page(path, number));
  for (const [i, key] of items.entries()) {
    const day = new Date(Date.UTC(2015, 0, 1 + (i % 3600))).toISOString().slice(0, 10);
    const own = { id: key, slug: key, heading: words.some(4), createdAt: `${day}T09:00:00Z`, seo: seo() };
    const like = words.varied(articles[i % articles.length]?.[1] ?? {});
    files.set(`collections/${told}/${key}.json`, { ...unchecked<AnyItem>(like), ...own });
  }
  await rm(folder, { recursive: true, force: true });
  await cp(join(shipped, 'public'), join(folder, 'public'), { recursive: true });
  for (const [path, value] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${JSON.stringify(reduceLinks(value, known), null, 2)}\n`);
  }
  const itemFile = `collections/${told}/${items.at(-1) ?? keysOf(files, told)[0]}.json`;
  return { pages: routes.length, pageFile: made.at(-1) ?? '', itemFile };
}
