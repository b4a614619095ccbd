import type { ContentTypes } from './content-types.ts';
import { typeNameOf } from './own-types.ts';

/** A page that is printed to a PDF document and has no address on the site. */
export const isDocument = (path: string): boolean => path.startsWith('documents/');

const SINGLE = new Set(['site', 'theme', 'navigation', 'strings']);

/** The schema (path below `schemas/`) that a content file is checked against: its place decides. Undefined: no content file. */
export function schemaFor(path: string, types: ContentTypes): string | undefined {
  const name = path.endsWith('.json') ? path.slice(0, -5) : undefined;
  if (name === undefined) return undefined;
  if (SINGLE.has(name)) return `${name}.schema.json`;
  if (typeNameOf(path) !== undefined) return 'type.schema.json';
  if (path.startsWith('pages/') || isDocument(path)) return 'page.schema.json';
  const [top, collection, item, ...rest] = name.split('/');
  if (top !== 'collections' || collection === undefined || rest.length > 0) return undefined;
  const store = item === undefined ? 'list' : 'folder';
  return types.get(collection)?.store === store ? `collections/${collection}.schema.json` : undefined;
}
