import type { JsonObject } from '../../content/json/json.ts';
import { asText } from '../../content/json/unchecked.ts';
import type { FileChange } from '../../content/rename/site-change.ts';
import { schemaPath } from '../../content/site/schema-path.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';

/** The brand as a text names it: by the site's variable, where it has one. */
export const brandName = ({ site, variables }: SiteIndex): string =>
  variables.has('brand') ? '{brand}' : (asText(site.brand?.name) ?? '');

/** The address of the site's logo: a picture that every site has. */
export const logoOf = (index: SiteIndex): string => asText(index.site.brand?.logo?.src) ?? '';

/** `a-first-article` → `A first article`. */
export function titleFrom(name: string): string {
  const words = (name.split('/').at(-1) ?? name).replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A content file that is new: its schema, then what it says, laid out as the formatter would. */
export function newFile(index: SiteIndex, path: string, schema: string, value: JsonObject): FileChange {
  const after = `${JSON.stringify({ $schema: schemaPath(index, path, schema), ...value }, null, 2)}\n`;
  return { from: null, to: path, before: '', after };
}
