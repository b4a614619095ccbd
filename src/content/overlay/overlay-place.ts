import type { ContentTypes } from '../schema/content-types.ts';
import { isDocument, schemaFor } from '../schema/placement.ts';

const OVERLAY = /^locales\/([^/]+)\/(.+)$/;

/** The language and the original's path of a translation; undefined for other files. */
export function overlayOf(path: string): { readonly code: string; readonly original: string } | undefined {
  const [, code, original] = OVERLAY.exec(path) ?? [];
  return code === undefined || original === undefined ? undefined : { code, original };
}

/** The schema (path below `schemas/`) that an editor checks a translation against; undefined for other files. */
export function overlaySchema(path: string, types: ContentTypes): string | undefined {
  const original = overlayOf(path)?.original ?? '';
  const schema = schemaFor(original, types);
  return schema === undefined || isDocument(original) ? undefined : `locales/${schema}`;
}
