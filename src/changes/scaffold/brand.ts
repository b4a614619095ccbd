import { asText } from '../../content/json/unchecked.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';

/** The brand as a text names it: by the site's variable, where it has one. */
export const brandName = ({ site, variables }: SiteIndex): string =>
  variables.has('brand') ? '{brand}' : (asText(site.brand?.name) ?? '');

/** The address of the site's logo: a picture that every site has. */
export const logoOf = (index: SiteIndex): string => asText(index.site.brand?.logo?.src) ?? '';
