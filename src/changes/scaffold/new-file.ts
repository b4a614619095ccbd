import type { JsonObject } from '../../content/json/json.ts';
import type { FileChange } from '../../content/rename/site-change.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';
import { besides } from './schema-path.ts';

/** A content file that is new: its schema, then what it says, laid out as the formatter would. */
export function newFile(index: SiteIndex, path: string, schema: string, value: JsonObject): FileChange {
  const text = `${JSON.stringify({ $schema: besides(index, path, schema), ...value }, null, 2)}\n`;
  return { from: null, to: path, before: '', edits: [{ start: 0, end: 0, text }] };
}
