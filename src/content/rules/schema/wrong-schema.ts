import type { SiteFault } from '../../diagnostics/fault.ts';
import { stringAt } from '../../json/json.ts';
import { typeOfSchema } from '../../schema/content-types.ts';
import type { ContentFile } from '../../site/content-file.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

const messageOf = (expected: string) =>
  `A file in this place is checked against “${expected}”, and your editor should do the same.`;

/** A path of the right name that leads elsewhere than that of site.json: a level too high or too low. */
function strayPaths({ files }: SiteIndex, overlays: readonly ContentFile[]): SiteFault[] {
  const named = stringAt(files.get('site.json')?.value, '$schema') ?? '';
  if (!named.endsWith('/site.schema.json')) return [];
  const base = named.slice(0, -'site.schema.json'.length);
  return [...files.values(), ...overlays].flatMap(({ path, value, origins }) => {
    const written = stringAt(value, '$schema') ?? '';
    const own = /(?:\.\.\/)*schemas\/(.+\.schema\.json)$/.exec(written)?.[1];
    if (own === undefined || origins || !base.endsWith('schemas/')) return [];
    const expected = `${'../'.repeat(path.split('/').length - 1)}${base}${own}`;
    if (written === expected || files.has(`schemas/${own}`)) return [];
    return { file: path, pointer: '/$schema', message: messageOf(expected), suggestion: expected };
  });
}

export const schemaWrongSchema = mistake({
  code: 'schema/wrong-schema',
  says: 'The file names another schema than the one that its place asks for, so your editor checks it wrongly.',
  wrong: '"$schema": "../../schemas/site.schema.json" in a page',
  right: '"$schema": "../../schemas/page.schema.json"',
  remedy: 'Write the path that the message names.',
  place({ path, value, schema, types }) {
    const named = stringAt(value, '$schema');
    if (schema === undefined || schema === 'type.schema.json' || named === undefined) return undefined;
    const up = path.split('/').length;
    const type = typeOfSchema(types, schema);
    const expected = type?.isOwn
      ? `${'../'.repeat(up - 1)}schemas/${type.name}.schema.json`
      : `${'../'.repeat(up)}schemas/${schema}`;
    if (type?.isOwn ? named === expected : named.endsWith(`/${schema}`)) return undefined;
    return {
      pointer: '/$schema',
      message: messageOf(expected),
    };
  },
  site: ({ index, overlays }) => strayPaths(index, overlays),
});
