import { appendEntries, appendProperty } from '../edit/entries.ts';
import { asText } from '../json/unchecked.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { Draft } from './draft.ts';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Why an address cannot be taken, where site.json leads it elsewhere; undefined where it can. */
export function redirectProblem(index: SiteIndex, { from, to }: Redirect): string | undefined {
  const leads = index.redirects.get(to);
  if (leads === undefined || leads === from) return undefined;
  return `“${to}” is redirected to “${leads}” in site.json. Remove that redirect first, or choose another name.`;
}

/** Adds redirects to site.json. Whoever takes a renaming back finds one that runs the other way: it is turned round. */
export function addRedirects(draft: Draft, redirects: readonly Redirect[]): void {
  const root = draft.nodeAt('site.json', '');
  if (!root || redirects.length === 0) return;
  const list = draft.nodeAt('site.json', '/redirects')?.node;
  const known = (list?.children ?? []).map((_, i) => draft.nodeAt('site.json', `/redirects/${i}/from`)?.node);
  const fresh: { from: string; to: string }[] = [];
  for (const { from, to } of redirects) {
    const turned = known.findIndex((node) => node?.value === to);
    // Its other end is a link, which is renamed as all links are.
    if (turned === -1) fresh.push({ from, to });
    else draft.replace('site.json', `/redirects/${turned}/from`, from);
  }
  if (list) draft.edit('site.json', appendEntries(root.source, list, fresh));
  else if (fresh.length > 0)
    draft.edit('site.json', [appendProperty(root.source, root.node, 'redirects', fresh)]);
}

/** The page for unknown addresses goes by its own name where site.json does not name it. */
export function keepNotFound(draft: Draft, index: SiteIndex, route: string): void {
  const root = draft.nodeAt('site.json', '');
  const named = asText(index.site.notFound) !== undefined;
  if (root && !named) draft.edit('site.json', [appendProperty(root.source, root.node, 'notFound', route)]);
}
