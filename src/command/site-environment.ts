import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonValue } from '../content/json/json.ts';
import { UsageError } from './options.ts';
import { sitePath } from './site-path.ts';

const ALWAYS = ['production', 'qa', 'dev'];

/** The environments that a site has; undefined where that cannot be read: what is wrong there is told with its place. */
function environmentsOf(folder: string): readonly string[] | undefined {
  try {
    const site: JsonValue = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
    const own = isObject(site) && isObject(site.environments) ? Object.keys(site.environments) : [];
    return [...new Set([...ALWAYS, ...own])];
  } catch {
    return undefined;
  }
}

/**
 * The environment that `SITE_ENV` names; what it means is content of site.json. An empty one names none: production.
 * @throws UsageError where neither the engine nor the site knows it: its typing error would look like a success
 */
export function siteEnvironment(folder = sitePath(undefined)): string {
  const name = process.env.SITE_ENV || 'production';
  const known = environmentsOf(folder);
  if (known && !known.includes(name))
    throw new UsageError(`SITE_ENV is “${name}”, which is no environment. Possible: ${known.join(', ')}.`);
  return name;
}
