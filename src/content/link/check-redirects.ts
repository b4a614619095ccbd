import { error, type Finding, quote } from '../diagnostics/diagnostic.ts';
import { isArray, isObject, own, stringAt } from '../json/json.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** A redirect may not stand on a page's address, nor twice. */
export function checkRedirects(index: SiteIndex): Finding[] {
  const site = index.files.get('site.json')?.value;
  const redirects = isObject(site) ? own(site, 'redirects') : undefined;
  const seen = new Set<string>();
  if (!isArray(redirects)) return [];
  return redirects.flatMap((redirect, i) => {
    const from = stringAt(redirect, 'from');
    if (from === undefined) return [];
    const twice = seen.has(from);
    seen.add(from);
    const at = { file: 'site.json', pointer: `/redirects/${i}/from` };
    if (index.routes.has(from))
      return [error('unique/route', at, `${quote(from)} is a page: it cannot be redirected.`)];
    return twice
      ? [error('unique/route', at, `${quote(from)} is redirected twice. Remove one of the two.`)]
      : [];
  });
}
