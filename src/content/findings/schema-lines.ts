import { saysSchemas, schemaPath } from '../site/schema-path.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { Finding } from './finding.ts';

/** A file that names no schema is told which path to write: that of the folder of schemas, which a file by itself does not know. */
export function withSchemaPaths(findings: readonly Finding[], index: SiteIndex): readonly Finding[] {
  if (!saysSchemas(index)) return findings;
  return findings.map((finding) => {
    const { file, pointer, lacks } = finding;
    const schema = lacks === '$schema' && pointer === '' ? index.files.get(file)?.schema : undefined;
    const path = schema && schemaPath(index, file, schema);
    if (path === undefined) return finding;
    return { ...finding, message: `The property “$schema” is missing here. Write "$schema": "${path}".` };
  });
}
