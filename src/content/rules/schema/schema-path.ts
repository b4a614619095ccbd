import type { SiteFault } from '../../diagnostics/fault.ts';
import { stringAt } from '../../json/json.ts';
import type { ContentFile } from '../../site/content-file.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { advice } from '../rule.ts';

/** A path of the right name that leads elsewhere than that of site.json: a level too high or too low. */
function strayPaths({ files }: SiteIndex, overlays: readonly ContentFile[]): SiteFault[] {
  const named = stringAt(files.get('site.json')?.value, '$schema') ?? '';
  if (!named.endsWith('/site.schema.json')) return [];
  const base = named.slice(0, -'site.schema.json'.length);
  // Those of the engine, or those that the site keeps itself.
  const folder = /(?:^|\/)(\.?schemas)\/$/.exec(base)?.[1];
  // The path of a file that is to be moved is another one there.
  const placed = [...files.values()].filter(({ schema }) => schema !== undefined);
  return [...placed, ...overlays].flatMap(({ path, value, origins }) => {
    const written = stringAt(value, '$schema') ?? '';
    const [, within, own] = /^(?:\.\.\/)*(\.?schemas)\/(.+\.schema\.json)$/.exec(written) ?? [];
    if (own === undefined || within !== folder || origins) return [];
    const expected = `${'../'.repeat(path.split('/').length - 1)}${base}${own}`;
    if (written === expected || files.has(`schemas/${own}`)) return [];
    const message = 'Your editor finds no schema at this path.';
    return { file: path, pointer: '/$schema', message, suggestion: expected };
  });
}

export const schemaSchemaPath = advice({
  code: 'schema/schema-path',
  says: 'Advice: the path of a file’s schema is a level off, so your editor finds no schema and completes nothing.',
  wrong: '"$schema": "../schemas/page.schema.json" in pages/index.json',
  right: '"$schema": "../../schemas/page.schema.json"',
  remedy: 'Write the path that the message names.',
  site: ({ index, overlays }) => strayPaths(index, overlays),
});
