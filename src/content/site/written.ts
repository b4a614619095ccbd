import { languageAt } from '../overlay/locale.ts';
import { fillParameter } from './routes.ts';
import type { SiteIndex } from './site-index.ts';

const ALWAYS = /^\/(?:_headers|robots\.txt|apple-touch-icon\.png|icon-(?:192|512)\.png)$/;

/**
 * True for the address of a file that the build writes itself and that could lie below `public/`. Calendar files count before there is anything to come: of a
 * type whose items begin, and of the page of each.
 */
export function isWritten(address: string, { site, schemas, collections, templates }: SiteIndex): boolean {
  const calendar = /^(.+)\.ics$/.exec(address)?.[1];
  if (calendar === undefined) return ALWAYS.test(address);
  const path = calendar.slice(languageAt(calendar, site)?.prefix.length ?? 0);
  const begins = (name: string | null) => schemas.types.get(name ?? '')?.roles.has('startsAt') === true;
  const isItem = ({ each, route }: SiteIndex['templates'][number]) =>
    begins(each) &&
    collections.get(each ?? '')?.all.some(({ key }) => fillParameter(route, key) === path) === true;
  return begins(path.slice(1)) || templates.some(isItem);
}
