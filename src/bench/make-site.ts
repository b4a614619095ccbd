import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSchemas } from '../command/schemas.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own } from '../content/json/json.ts';
import { asList, asText, unchecked } from '../content/json/unchecked.ts';
import { createLoader } from '../content/load/load.ts';
import { contentTypes } from '../content/schema/content-types.ts';
import { createShapes, type Shape } from '../content/schema/shape.ts';
import type { AnyItem, ListFile } from '../content/site/content.ts';
import { parameterOf, routeOfFile } from '../content/site/routes.ts';
import type { Block, Page, Site, Theme } from '../model/content.gen.ts';
import { createMaker, LIST_PAGE, reduceLinks, type Surroundings } from './make-block.ts';
import { createRandom, createWords } from './words.ts';

const PAGES_PER_AREA = 50;
const SECTIONS = { least: 4, most: 8 };

const isPicture = (address: string) => /^\/images\/.+\.(svg|png|jpe?g|webp|avif)$/.test(address);

function itemKeys(files: ReadonlyMap<string, JsonValue>): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const [path, value] of files) {
    const name = /^collections\/([a-z]+)[/.]/.exec(path)?.[1];
    if (name === undefined) continue;
    const { items } = unchecked<ListFile>(value);
    const found = (isArray(items) ? items : [value]).flatMap((item) => {
      const { slug, id } = unchecked<AnyItem>(item);
      return asText(slug) ?? asText(id) ?? [];
    });
    keys.set(name, [...(keys.get(name) ?? []), ...found]);
  }
  return keys;
}

/** What would be pages that nobody counted goes: further pages of a list, and of a second language all. */
function reduce(files: Map<string, JsonValue>, listed: string): void {
  const path = `collections/${listed}.json`;
  const list = unchecked<ListFile>(files.get(path));
  files.set(path, { ...list, items: (isArray(list.items) ? list.items : []).slice(0, LIST_PAGE) });
  const site = unchecked<Site>(files.get('site.json'));
  files.set('site.json', { ...site, locales: asList(site.locales).slice(0, 1) });
}

/** Files of as many pages as are wanted, most of them in areas of fifty below an index page of their own. */
function seededFiles(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const area = `pages/area-${Math.floor(i / PAGES_PER_AREA) + 1}`;
    return i % PAGES_PER_AREA === 0 ? `${area}/index.json` : `${area}/page-${i}.json`;
  });
}

/** What most pages of a made site are: page files, or items of a collection. */
export const SHAPES = ['pages', 'items'] as const;
export type SiteShape = (typeof SHAPES)[number];

/**
 * Writes a site of `pages` pages: the frame, collections and pictures of a shipped site, and pages made of the
 * blocks' examples, or items made of the shipped articles. The same count makes the same bytes.
 * @returns how many pages there are, and the files that may be edited: a page's and an item's, by path
 */
export async function makeSite(shipped: string, folder: string, pages: number, shape: SiteShape) {
  const schemas = await readSchemas();
  const input = await createLoader(shipped).load();
  const files = new Map(
    [...input.files]
      .filter(([path]) => !path.startsWith('locales/'))
      .map(([path, text]) => [path, JSON.parse(String(text)) as JsonValue] as const),
  );
  const listed = [...contentTypes(schemas).values()].find(({ always }) => always.has('document'))?.name ?? '';
  reduce(files, listed);
  const items = itemKeys(files);
  const ownPages = [...files.keys()].filter((path) => path.startsWith('pages/'));
  const isTemplate = (path: string) => parameterOf(routeOfFile(path)) !== undefined;
  const plain = ownPages.filter((path) => !isTemplate(path));
  const routes = plain.map(routeOfFile);
  const templates: string[] = [];
  const keysOf = (path: string) => items.get(asText(unchecked<Page>(files.get(path)).each) ?? '') ?? [];
  // A growing site takes the small ones in first.
  for (const path of ownPages.filter(isTemplate).sort((a, b) => keysOf(a).length - keysOf(b).length)) {
    const keys = keysOf(path);
    if (routes.length + keys.length > pages) break;
    templates.push(path);
    routes.push(...keys.map((key) => routeOfFile(path).replace(/\[[a-z]+\]$/, key)));
  }
  const types = contentTypes(schemas);
  const told = [...types.values()].find((type) => type.always.has('body'))?.name ?? '';
  const likes = [...files].filter(([path]) => path.startsWith(`collections/${told}/`));
  const detail = templates.find((path) => unchecked<Page>(files.get(path)).each === told);
  const missing = Math.max(0, pages - routes.length);
  const keys = shape === 'items' && detail ? Array.from({ length: missing }, (_, i) => `item-${i + 1}`) : [];
  const seeded = keys.length > 0 ? [] : seededFiles(missing);
  routes.push(...seeded.map(routeOfFile));
  routes.push(...keys.map((key) => routeOfFile(detail ?? '').replace(/\[[a-z]+\]$/, key)));

  const { accents } = unchecked<Theme>(files.get('theme.json'));
  const around: Surroundings = {
    routes: routes.filter((route) => route !== '/404'),
    pictures: [...input.media.keys()].filter(isPicture),
    accents: isObject(accents) ? Object.keys(accents) : [],
    items,
    listed,
  };
  const random = createRandom(1);
  const words = createWords(random);
  const shapeOf = createShapes(schemas);
  const make = createMaker(shapeOf, around, random, words);
  const examples = [...schemas]
    .filter(([path]) => path.startsWith('blocks/') && !path.includes('/not-found'))
    .flatMap(([, schema]) => {
      const written = own(schema, 'examples');
      return isArray(written) ? written.map((example) => unchecked<Block>(example)) : [];
    });
  const page = (path: string): JsonObject => ({
    $schema: `${'../'.repeat(path.split('/').length)}schemas/page.schema.json`,
    title: words.title(),
    // A picture of their own: drawing thousands once would measure the drawing, which is kept afterwards.
    seo: {
      title: words.title(),
      description: `${words.sentence()} ${words.sentence()}`.slice(0, 160),
      image: around.pictures[0] ?? '/favicon.svg',
    },
    summary: words.sentence(),
    sections: Array.from({ length: random.between(SECTIONS.least, SECTIONS.most) }, (_, i) => {
      const example = random.pick(examples);
      return make.block(example, `${asText(example.type)}-${i + 1}`);
    }),
  });

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(shipped, 'public'), join(folder, 'public'), { recursive: true });
  const known = new Set([...routes, ...input.media.keys()]);
  const write = async (path: string, value: JsonValue) => {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, `${JSON.stringify(value, null, 2)}\n`);
  };
  for (const [path, value] of files) {
    if (ownPages.includes(path) && !templates.includes(path) && path !== 'pages/404.json') continue;
    await write(path, reduceLinks(value, known));
  }
  const made = [...plain.filter((path) => path !== 'pages/404.json'), ...seeded];
  for (const path of made) await write(path, page(path));
  for (const [i, key] of keys.entries()) {
    const [, like] = likes[i % likes.length] ?? [];
    const written = isObject(like) ? like : {};
    const item = make.like(itemShape(shapeOf, told), written);
    const day = new Date(Date.UTC(2015, 0, 1 + (i % 3600))).toISOString().slice(0, 10);
    const title = words.title();
    const seo = { title: words.title(), description: words.sentence(), image: around.pictures[0] ?? '' };
    const own = {
      $schema: written.$schema ?? '',
      id: key,
      slug: key,
      heading: title,
      createdAt: `${day}T09:00:00Z`,
      seo,
    };
    await write(`collections/${told}/${key}.json`, { ...unchecked<AnyItem>(item), ...own });
  }
  return {
    pages: routes.length,
    pageFile: await fileToEdit(folder, made),
    itemFile: keys.length > 0 ? `collections/${told}/${keys.at(-1)}.json` : (likes[0]?.[0] ?? ''),
  };
}

const itemShape = (shapeOf: (schema: string) => Shape, type: string) =>
  shapeOf(`collections/${type}.schema.json`);

/** The last page that has a heading to change, and no accent that would have to stand in it. */
async function fileToEdit(folder: string, paths: readonly string[]): Promise<string> {
  for (const path of [...paths].reverse()) {
    const text = await readFile(join(folder, path), 'utf8');
    if (text.includes('"heading": "') && !text.includes('"accent": "')) return path;
  }
  throw new Error('No made page has a heading.');
}
