import { error, type Finding } from '../diagnostics/diagnostic.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { isArray, isObject, own, stringAt } from '../source/json.ts';

/** A redirect may not stand on a page's address, lead to another redirect, or stand twice. */
export function checkRedirects(index: SiteIndex): Finding[] {
  const site = index.files.get('site.json')?.value;
  const redirects = isObject(site) ? own(site, 'redirects') : undefined;
  if (!isArray(redirects)) return [];
  const froms = redirects.map((redirect) => stringAt(redirect, 'from'));
  return redirects.flatMap((redirect, i) => {
    const [from, to] = [stringAt(redirect, 'from') ?? '', stringAt(redirect, 'to') ?? ''];
    const at = { file: 'site.json', pointer: `/redirects/${i}/from` };
    if (index.routes.has(from))
      return [error('unique/route', at, `“${from}” is a page: it cannot be redirected.`)];
    if (froms.indexOf(from) !== i)
      return [error('unique/route', at, `“${from}” is redirected twice. Remove one of the two.`)];
    if (froms.includes(to))
      return [
        error(
          'reference/redirect',
          { ...at, pointer: `/redirects/${i}/to` },
          `“${to}” is redirected itself. Write the address that it leads to.`,
        ),
      ];
    return [];
  });
}
