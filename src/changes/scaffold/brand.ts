import { asText } from '../../content/json/unchecked.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';
import { siteVariables } from '../../content/text/variables.ts';

/** The brand as a text names it: by the site's variable, where it has one. */
export function brandName(index: SiteIndex): string {
  const variables = siteVariables(index.site, index.now);
  return variables.has('brand') ? '{brand}' : (asText(index.site.brand?.name) ?? '');
}

/** The address of the site's logo: a picture that every site has. */
export const logoOf = (index: SiteIndex): string => asText(index.site.brand?.logo?.src) ?? '';
