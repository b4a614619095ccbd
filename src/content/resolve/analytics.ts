import type { AnalyticsSettings } from '../../model/analytics-settings.ts';
import { isArray, isObject, own, stringAt } from '../json/json.ts';
import type { SiteIndex } from '../site/site-index.ts';

const written = (index: SiteIndex) => {
  const site = index.files.get('site.json')?.value;
  return isObject(site) ? own(site, 'analytics') : undefined;
};

/** The tag manager of a site; undefined where none is configured, and in a preview of drafts, whose visits count for nobody. */
export function analyticsOf(index: SiteIndex, href: (link: string) => string): AnalyticsSettings | undefined {
  const analytics = written(index);
  const containerId = stringAt(analytics, 'containerId');
  if (containerId === undefined || index.preview) return undefined;
  const details = stringAt(analytics, 'details');
  return {
    containerId,
    consent: isObject(analytics) && own(analytics, 'consent') === true,
    ...(details === undefined ? {} : { details: href(details) }),
  };
}

/** Origins that the container's tags need besides the tag manager's own. */
export function analyticsOrigins(index: SiteIndex): readonly string[] {
  const analytics = written(index);
  const origins = isObject(analytics) ? own(analytics, 'origins') : undefined;
  return isArray(origins) ? origins.map(String) : [];
}
