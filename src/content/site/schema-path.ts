import { posix } from 'node:path';
import { asText } from '../json/unchecked.ts';
import { typeOfSchema } from '../schema/content-types.ts';
import type { SiteIndex } from './site-index.ts';

/** A path without detours; an address is none. */
export const straight = (path: string) => (path.includes('://') ? path : posix.normalize(path));

/** True where site.json says in which folder the schemas lie: those of the engine, or those that the site keeps itself. */
export function saysSchemas({ site }: SiteIndex): boolean {
  const at = straight(asText(site.$schema) ?? '');
  return !at.includes('://') && /(?:^|\/)\.?schemas\/site\.schema\.json$/.test(at);
}

/** The path by which a file names a schema: beside the one that site.json names. Undefined where there is none to name. */
export function schemaPath(
  { site, schemas: { types } }: SiteIndex,
  path: string,
  schema: string,
): string | undefined {
  const [, locale, original = ''] = /^(locales\/)?(.+)$/.exec(schema) ?? [];
  const up = '../'.repeat(path.split('/').length - 1);
  const own = straight(asText(site.$schema) ?? '../schemas/site.schema.json');
  const type = typeOfSchema(types, original);
  // For the translations of its types a site has schemas only where it keeps all of them itself.
  if (type?.isOwn && !own.startsWith('.schemas/'))
    return locale === undefined ? `${up}schemas/${type.name}.schema.json` : undefined;
  const folder = own.slice(0, own.lastIndexOf('/') + 1);
  return /^\/|:\/\//.test(folder) ? folder + schema : up + folder + schema;
}
