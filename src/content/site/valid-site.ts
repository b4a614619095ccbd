import type { Severity } from '../diagnostics/fault.ts';
import type { Content } from './content.ts';
import type { RouteEntry } from './page-entries.ts';
import type { SiteIndex } from './site-index.ts';

/** A site that has passed its schemas and all other rules: each part is what its schema’s type says. */
export type ValidSite = SiteIndex<Content>;
export type ValidRoute = RouteEntry<Content>;

/**
 * The one boundary between JSON that may have mistakes and the types of the schemas; undefined where it has some.
 * @param findings all that was found in the site and its translations
 */
export const validSite = (
  site: SiteIndex,
  findings: readonly { readonly severity: Severity }[],
): ValidSite | undefined =>
  findings.every(({ severity }) => severity !== 'error') ? madeOfValid(site) : undefined;

/** A site made of a valid one: with marks in its texts, or with routes of documents and examples, which have passed their schemas. */
export const madeOfValid = (site: SiteIndex): ValidSite => site as ValidSite;
