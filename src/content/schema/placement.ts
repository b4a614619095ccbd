import { nearest } from '../diagnostics/nearest.ts';
import { type JsonValue, stringAt } from '../json/json.ts';
import type { ContentTypes } from './content-types.ts';
import { typeNameOf } from './own-types.ts';

/** A page that is printed to a PDF document and has no address on the site. */
export const isDocument = (path: string): boolean => path.startsWith('documents/');

const SINGLE = new Set(['site', 'theme', 'navigation', 'strings']);
/** The files that every site has at its top. */
export const SINGLE_FILES = [...SINGLE].map((name) => `${name}.json`);

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

/** The schema of content that a file itself names, wherever it lies; undefined for a translation’s. */
export function meantSchema(value: JsonValue | undefined, types: ContentTypes): string | undefined {
  const named = stringAt(value, '$schema') ?? '';
  const [file = '', folder] = named.split('/').reverse();
  const name = file.endsWith('.schema.json') ? file.slice(0, -'.schema.json'.length) : '';
  if (folder === 'locales' || named.includes('/locales/')) return undefined;
  if (SINGLE.has(name) || name === 'page' || name === 'type') return `${name}.schema.json`;
  return types.has(name) ? `collections/${name}.schema.json` : undefined;
}

/** Where a file that fits a schema lies, under the name that it has now; undefined where it takes another name. */
export function placeOfSchema(schema: string, path: string, types: ContentTypes): string | undefined {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const [top = '', ...below] = path.split('/');
  const name = schema.slice(schema.lastIndexOf('/') + 1, -'.schema.json'.length);
  const type = schema.startsWith('collections/') ? types.get(name) : undefined;
  if (type) return `collections/${name}${type.store === 'list' ? '.json' : `/${file}`}`;
  if (SINGLE.has(name)) return `${name}.json`;
  const place =
    name === 'page'
      ? `pages/${nearest(top, ['pages']) === undefined ? file : below.join('/')}`
      : `schemas/${file.toLowerCase().replace(/(?:\.schema)?\.json$/, '.schema.json')}`;
  return schemaFor(place, types) === schema ? place : undefined;
}
