import { isObject, type JsonValue, own, stringAt } from '../json/json.ts';

/** What differs between production and the places where a site is tried out (SITE_ENV). */
export interface Environment {
  readonly name: string;
  readonly titlePrefix: string;
  readonly indexed: boolean;
  readonly debug: boolean;
}

/** Reads an environment of site.json. Outside production nothing is indexed unless the site says so; a preview never is. */
export function environmentOf(site: JsonValue | undefined, name: string, preview = false): Environment {
  const all = isObject(site) ? own(site, 'environments') : undefined;
  const entry = isObject(all) ? own(all, name) : undefined;
  const robots = stringAt(entry, 'robots') ?? (name === 'production' ? 'index' : 'noindex');
  return {
    name,
    titlePrefix: stringAt(entry, 'titlePrefix') ?? '',
    indexed: robots === 'index' && !preview,
    debug: isObject(entry) && own(entry, 'debug') === true,
  };
}
