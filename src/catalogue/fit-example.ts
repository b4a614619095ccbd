import { asText, type UncheckedObject, unchecked } from '../content/json/unchecked.ts';
import { childrenByRoute } from '../content/resolve/cards.ts';
import { allBlocks, blocksOf } from '../content/resolve/sections.ts';
import { replaced, walk } from '../content/schema/walk.ts';
import { collectionNamed, inRole, publicItems } from '../content/site/items.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import type { Block } from '../model/content.gen.ts';

/** A section of the site, and where it stands. */
export type SiteBlock = ReturnType<typeof siteBlocks>[number];

/**
 * Every section of every page, and of the texts of items, those in columns too, in the order of the files: with its
 * file in the site folder, the first address that shows it (undefined where nothing does for now), and the collection of
 * which every item has such a page.
 */
export function siteBlocks(index: ValidSite) {
  const of = (block: Block, file: string, each?: string | null) => {
    const { type, id } = block;
    return { type, id, block, file, route: index.routeOfFile.get(file)?.route, each: each ?? undefined };
  };
  const pages = index.pages.flatMap(({ page, file, each }) =>
    allBlocks(page.sections).map((block) => of(block, file.path, each)),
  );
  const items = [...index.collections.values()].flatMap(({ all }) => all);
  return [
    ...pages,
    ...items.flatMap((item) => allBlocks(blocksOf(item)).map((block) => of(block, item.file))),
  ];
}

/** What the examples of the schemas call an item, a picture and a page that every site calls otherwise. */
const ITEM = 'example';
const PICTURE = '/images/example.svg';
const PAGE = '/example';

type Example = UncheckedObject<Block>;

const shapeOfBlock = ({ schemas }: ValidSite, { type }: Example) =>
  schemas.shapeOf(`blocks/${asText(type)}.schema.json`);
/** The place in a block, whatever its number in a list. */
const placeOf = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** The pictures that a site's own sections show: by type and place, else by type, else any. */
function picturesOf(index: ValidSite, blocks: readonly SiteBlock[]) {
  const byKey = new Map<string, string>();
  const keep = (key: string, path: string) => {
    if (!byKey.has(key)) byKey.set(key, path);
  };
  for (const { type, block } of blocks)
    walk(shapeOfBlock(index, block), block, '', ({ text: path, role, pointer }) => {
      if (role !== 'media' || !index.input.media.get(path)?.size) return;
      for (const key of [`${type} ${placeOf(pointer)}`, type, '']) keep(key, path);
    });
  return (type: string, pointer: string) =>
    byKey.get(`${type} ${placeOf(pointer)}`) ?? byKey.get(type) ?? byKey.get('');
}

/**
 * A page with pages below it: one that the site itself shows by such a block, else that with the most; the home page
 * only where there is no other, since its children are the whole site.
 */
function parentPages(index: ValidSite, blocks: readonly SiteBlock[]): (type: string) => string {
  const groups = [...childrenByRoute(index)].filter(([route]) => route !== '/' && index.routes.has(route));
  const [largest] = groups.sort(([, a], [, b]) => b.length - a.length);
  const parents = new Map(groups);
  const isParent = (route: string | undefined) => route !== undefined && parents.has(route);
  return (type) =>
    blocks.findLast((block) => block.type === type && isParent(block.route))?.route ?? largest?.[0] ?? '/';
}

/**
 * Puts a site's own names where the examples of the schemas say `example`: its first item, a picture that it shows in
 * that place, a page with children. What the site has none of stays, and is then a finding of the compiler.
 */
export function exampleFitter(index: ValidSite): (example: Example) => Example {
  const blocks = siteBlocks(index);
  const pictureFor = picturesOf(index, blocks);
  const parentFor = parentPages(index, blocks);
  const firstItem = (named: Parameters<typeof collectionNamed>[1]) => {
    const known = collectionNamed(index.collections, named);
    if (!known || known.byKey.has(ITEM)) return undefined;
    const items = publicItems(index, known.name);
    // Of events one that was recorded: the others have nothing to play yet.
    return (items.find((item) => inRole(item, 'video') !== undefined) ?? items[0])?.key;
  };
  return (example) => {
    const type = asText(example.type) ?? '';
    const by = new Map<string, string>();
    const put = (pointer: string, name: string | undefined) => {
      if (name !== undefined) by.set(pointer, name);
    };
    walk(shapeOfBlock(index, example), example, '', ({ text, role, collection, needs, pointer }) => {
      if (collection !== null && text === ITEM) put(pointer, firstItem({ collection, needs: needs ?? [] }));
      else if (role === 'media' && text === PICTURE && !index.input.media.has(PICTURE))
        put(pointer, pictureFor(type, pointer));
      else if (role === 'link' && text === PAGE && !index.routes.has(PAGE)) put(pointer, parentFor(type));
    });
    return unchecked<Block>(replaced(example, by));
  };
}
