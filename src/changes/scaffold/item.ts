import { parseTree } from 'jsonc-parser';
import { nearest } from '../../content/diagnostics/nearest.ts';
import { appendEntries } from '../../content/edit/entries.ts';
import { isObject, type JsonObject, own } from '../../content/json/json.ts';
import { keyProblem } from '../../content/rename/items.ts';
import type { FileChange } from '../../content/rename/site-change.ts';
import { FOLDER_COLLECTIONS, LIST_COLLECTIONS } from '../../content/schema/placement.ts';
import type { SchemaFiles } from '../../content/schema/schema-set.ts';
import { withoutSiteLists } from '../../content/schema/site-lists.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';
import type { Scaffolded } from '../carry-out.ts';
import { createItemValue } from './item-value.ts';
import { newFile } from './new-file.ts';

const COLLECTIONS = [...FOLDER_COLLECTIONS, ...LIST_COLLECTIONS];

interface NewItem {
  readonly collection: string;
  readonly slug: string;
  readonly title: string;
  readonly now: Date;
}

const partOf = (schema: JsonObject | undefined, key: string): JsonObject => {
  const part = schema && own(schema, key);
  return isObject(part) ? part : {};
};

/** The schema of one entry: of the file, or of the list in it. */
function entrySchema(schemas: SchemaFiles, collection: string, isList: boolean): JsonObject {
  const file = schemas.get(`collections/${collection}.schema.json`);
  return isList ? partOf(partOf(partOf(file, 'properties'), 'items'), 'items') : (file ?? {});
}

function orderAfter(index: SiteIndex, collection: (typeof COLLECTIONS)[number]): number {
  const orders = index.collection(collection).all.map(({ value }) => Number(value.order));
  return Math.max(0, ...orders.filter((order) => !Number.isNaN(order))) + 1;
}

/** An entry of a list, appended; of a list that is not there yet, its first. */
function inList(index: SiteIndex, path: string, entry: JsonObject, schema: string): FileChange | undefined {
  const file = index.files.get(path);
  const source = file?.text;
  if (source === undefined) return newFile(index, path, schema, { items: [entry] });
  // What cannot be read may be nested too deep for the parser.
  if (file?.value === undefined) return undefined;
  const list = parseTree(source)?.children?.find((property) => property.children?.[0]?.value === 'items')
    ?.children?.[1];
  return list?.type === 'array'
    ? { from: path, to: path, before: source, edits: appendEntries(source, list, [entry]) }
    : undefined;
}

/** An item to begin with: valid, and a draft, so that nothing unfinished is published. */
export function scaffoldItem(index: SiteIndex, schemas: SchemaFiles, item: NewItem): Scaffolded {
  const collection = COLLECTIONS.find((name) => name === item.collection);
  if (!collection) {
    const near = nearest(item.collection, COLLECTIONS);
    return {
      problem: `There is no collection “${item.collection}”. ${near ? `Did you mean “${near}”?` : `Possible: ${COLLECTIONS.join(', ')}.`}`,
    };
  }
  const problem = keyProblem(index, collection, item.slug);
  if (problem !== undefined) return { problem };
  if (collection === 'publications' && ![...index.input.media.keys()].some((path) => path.endsWith('.pdf')))
    return { problem: 'A publication needs a document. Put a PDF file into public/documents/ first.' };
  const isList = LIST_COLLECTIONS.some((name) => name === collection);
  const words = { ...item, order: orderAfter(index, collection) };
  const plain = withoutSiteLists(schemas);
  const filled = createItemValue(index, plain, words).object(
    entrySchema(plain, collection, isList),
    `collections/${collection}.schema.json`,
  );
  const entry = { ...filled, isActive: false };
  const schema = `collections/${collection}.schema.json`;
  const file = isList ? `collections/${collection}.json` : `collections/${collection}/${item.slug}.json`;
  const change = isList ? inList(index, file, entry, schema) : newFile(index, file, schema, entry);
  if (!change)
    return { problem: `${index.input.name}/${file} cannot be read. Mend it first: npm run validate` };
  return { change: { files: [change], media: new Map() }, file };
}
