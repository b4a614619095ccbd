import type { AnalyticsSettings } from '../../model/analytics-settings.ts';
import type { ValidSite } from '../site/valid-site.ts';

/** The tag manager of a site; undefined where none is configured, and in a preview of drafts, whose visits count for nobody. */
export function analyticsOf(
  { site, preview }: ValidSite,
  href: (link: string) => string,
): AnalyticsSettings | undefined {
  const { containerId, consent = false, details } = site.analytics ?? {};
  if (containerId === undefined || preview) return undefined;
  return {
    containerId,
    consent,
    ...(details === undefined ? {} : { details: href(details) }),
  };
}

/** Origins that the container's tags need besides the tag manager's own. */
export const analyticsOrigins = ({ site }: ValidSite): readonly string[] => site.analytics?.origins ?? [];
