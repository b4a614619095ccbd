import { isObject, own, stringAt } from '../../content/json/json.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';
import { siteVariables } from '../../content/text/variables.ts';

const brandOf = (index: SiteIndex) => {
  const site = index.files.get('site.json')?.value;
  return isObject(site) ? own(site, 'brand') : undefined;
};

/** The brand as a text names it: by the site's variable, where it has one. */
export function brandName(index: SiteIndex): string {
  const variables = siteVariables(index.files.get('site.json')?.value, index.now);
  return variables.has('brand') ? '{brand}' : (stringAt(brandOf(index), 'name') ?? '');
}

/** The address of the site's logo: a picture that every site has. */
export function logoOf(index: SiteIndex): string {
  const brand = brandOf(index);
  return stringAt(isObject(brand) ? own(brand, 'logo') : undefined, 'src') ?? '';
}
