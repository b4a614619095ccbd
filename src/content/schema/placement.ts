/** The collections whose items are files of their own, and those that are one list. */
export const FOLDER_COLLECTIONS = ['services', 'profiles', 'articles'] as const;
export const LIST_COLLECTIONS = ['events', 'publications', 'team', 'testimonials', 'cities'] as const;
export type FolderCollection = (typeof FOLDER_COLLECTIONS)[number];
export type ListCollection = (typeof LIST_COLLECTIONS)[number];
export type CollectionName = FolderCollection | ListCollection;

/** A page that is printed to a PDF document and has no address on the site. */
export const isDocument = (path: string): boolean => path.startsWith('documents/');

const SINGLE = new Set(['site', 'theme', 'navigation', 'strings']);

/** The schema (path below `schemas/`) that a content file is checked against: its place decides. Undefined: no content file. */
export function schemaFor(path: string): string | undefined {
  const name = path.endsWith('.json') ? path.slice(0, -5) : undefined;
  if (name === undefined) return undefined;
  if (SINGLE.has(name)) return `${name}.schema.json`;
  if (path.startsWith('pages/') || isDocument(path)) return 'page.schema.json';
  const [top, collection, item, ...rest] = name.split('/');
  if (top !== 'collections' || collection === undefined || rest.length > 0) return undefined;
  const known: readonly string[] = item === undefined ? LIST_COLLECTIONS : FOLDER_COLLECTIONS;
  return known.includes(collection) ? `collections/${collection}.schema.json` : undefined;
}
