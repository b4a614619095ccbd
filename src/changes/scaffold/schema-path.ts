import { asText } from '../../content/json/unchecked.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';

/** The path of a schema as a content file writes it: beside the one that site.json names. */
export function besides(index: SiteIndex, path: string, schema: string): string {
  const own = asText(index.site.$schema) ?? '../schemas/site.schema.json';
  const folder = own.replace(/[^/]*$/, '');
  const up = folder.startsWith('.') ? '../'.repeat(path.split('/').length - 1) : '';
  return up + folder + schema;
}
