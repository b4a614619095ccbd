import { nodesIn } from '../../content/diagnostics/locate.ts';
import { nearest } from '../../content/diagnostics/nearest.ts';
import { appendEntries } from '../../content/edit/entries.ts';
import { isObject, type JsonObject, listAt, objectAt, valueAt } from '../../content/json/json.ts';
import { keyProblem } from '../../content/rename/items.ts';
import { edited, type FileChange } from '../../content/rename/site-change.ts';
import type { ContentType } from '../../content/schema/content-types.ts';
import { type Shape, shapeOfItem } from '../../content/schema/shape.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';
import type { Scaffolded } from '../carry-out.ts';
import { documentOf, freshValue } from './fresh-value.ts';
import { newFile } from './new-file.ts';

interface NewItem {
  readonly collection: string;
  readonly slug: string;
  readonly title: string;
  readonly now: Date;
}

function orderAfter(index: SiteIndex, { name, order }: ContentType): number {
  const all = index.collections.get(name)?.all ?? [];
  const orders = all.map(({ value }) => Number(valueAt(value, order[0] ?? '/order')));
  return Math.max(0, ...orders.filter((order) => !Number.isNaN(order))) + 1;
}

/** The group of the last item: a list of people shows one group, and who is in none of them is shown nowhere. */
function groupOfLast(index: SiteIndex, { name, roles }: ContentType): JsonObject {
  const pointer = roles.get('group') ?? '';
  const last = index.collections.get(name)?.all.at(-1);
  const group = last && valueAt(last.value, pointer);
  return /^\/[^/~]+$/.test(pointer) && typeof group === 'string' ? { [pointer.slice(1)]: group } : {};
}

/** An entry of a list, appended; of a list that is not there yet, its first. */
function inList(index: SiteIndex, path: string, entry: JsonObject, schema: string): FileChange | undefined {
  const file = index.files.get(path);
  const source = file?.text;
  if (source === undefined) return newFile(index, path, schema, { items: [entry] });
  // What cannot be read may be nested too deep for the parser.
  if (file?.value === undefined) return undefined;
  const list = nodesIn(source).get('/items');
  return list?.type === 'array' ? edited(path, source, appendEntries(source, list, [entry])) : undefined;
}

/** The shape of an item with what its page says of it, `{item.region}`: without that there would be no such page. */
function shapeOnPage({ schemas, templates }: SiteIndex, type: ContentType): Shape {
  const shape = shapeOfItem(type, schemas.shapeOf);
  const pages = templates
    .filter(({ each }) => each === type.name)
    .map(({ file }) => JSON.stringify(file.value));
  const said = pages.flatMap((page) => page.match(/(?<=\{item\.)[A-Za-z0-9]+/g) ?? []);
  const fields = objectAt(type.item, 'properties');
  const named = [...new Set(said)].filter((name) => Object.hasOwn(fields, name));
  return {
    ...shape,
    schema: { ...shape.schema, required: [...new Set([...listAt(shape.schema, 'required'), ...named])] },
  };
}

/** An item to begin with: valid, and a draft, so that nothing unfinished is published. */
export function scaffoldItem(index: SiteIndex, item: NewItem): Scaffolded {
  const { types } = index.schemas;
  const { collection } = item;
  const type = types.get(collection);
  if (!type) {
    const near = nearest(collection, types.keys());
    return {
      problem: `There is no collection “${collection}”. ${near ? `Did you mean “${near}”?` : `Possible: ${[...types.keys()].join(', ')}.`}`,
    };
  }
  const problem = keyProblem(index, collection, item.slug);
  if (problem !== undefined) return { problem };
  if (type.always.has('document') && documentOf(index) === undefined)
    return {
      problem: `A ${String(type.item.title).toLowerCase()} needs a document. Put a PDF file into public/documents/ first.`,
    };
  const isList = type.store === 'list';
  const words = { ...item, order: orderAfter(index, type) };
  const schema = `collections/${collection}.schema.json`;
  const fresh = freshValue(index, shapeOnPage(index, type), words);
  const entry = { ...(isObject(fresh) ? fresh : {}), ...groupOfLast(index, type), isActive: false };
  const file = isList ? `collections/${collection}.json` : `collections/${collection}/${item.slug}.json`;
  const change = isList ? inList(index, file, entry, schema) : newFile(index, file, schema, entry);
  if (!change)
    return { problem: `${index.input.name}/${file} cannot be read. Mend it first: npm run validate` };
  return { change: { files: [change], media: new Map() }, file };
}
