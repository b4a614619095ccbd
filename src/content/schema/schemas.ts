import { contentHash } from '../../ground/content-hash.ts';
import { remembered } from '../json/remembered.ts';
import { type ContentTypes, contentTypes } from './content-types.ts';
import { createSchemaSet, type SchemaFiles, type SchemaSet } from './schema-set.ts';
import { createShapes, type Shape } from './shape.ts';
import { withoutSiteLists } from './site-lists.ts';

/** All that schemas say, each in the form in which it is asked for. */
export interface Schemas extends SchemaSet {
  readonly files: SchemaFiles;
  readonly types: ContentTypes;
  /** The names of a site’s own types whose schemas cannot be used: whatever is said of them may be right. */
  readonly broken: ReadonlySet<string>;
  shapeOf(path: string): Shape;
}

export const createSchemas = (files: SchemaFiles): Schemas => ({
  ...createSchemaSet(files),
  files,
  types: contentTypes(withoutSiteLists(files)),
  broken: new Set(),
  shapeOf: createShapes(files),
});

/** Changes with every schema. */
export const schemasKey = remembered(({ files, broken }: Schemas) =>
  contentHash(JSON.stringify([...files, ...broken])),
);
