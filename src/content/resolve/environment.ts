import type { Site } from '../../model/content.gen.ts';

/** What differs between production and the places where a site is tried out (SITE_ENV). */
export interface Environment {
  readonly name: string;
  readonly titlePrefix: string;
  readonly indexed: boolean;
  readonly debug: boolean;
}

/** Reads an environment of site.json. Outside production nothing is indexed unless the site says so; a preview never is. */
export function environmentOf(
  { environments = {} }: Pick<Site, 'environments'>,
  name: string,
  preview = false,
): Environment {
  const written = Object.hasOwn(environments, name) ? environments[name] : undefined;
  const { titlePrefix = '', debug = false, robots } = written ?? {};
  const shown = robots ?? (name === 'production' ? 'index' : 'noindex');
  return { name, titlePrefix, indexed: shown === 'index' && !preview, debug };
}
