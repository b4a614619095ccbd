import { mediaPlaces } from '../link/media-places.ts';
import { referencesOf } from '../link/references.ts';
import type { SiteContext } from '../link/seen.ts';
import type { Shape } from '../schema/shape.ts';
import type { ContentFile } from '../site/content-file.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { ask, type Finding, rulesWith } from './finding.ts';

const [SITE, SOUND_SITE] = [rulesWith('site'), rulesWith('soundSite')];

/** The site as rules about the whole of it see it. */
export function siteContext(
  index: SiteIndex,
  overlays: readonly ContentFile[],
  shapeOf: (schema: string) => Shape,
): SiteContext {
  const references: SiteContext['references'] = (file) =>
    file.schema === undefined ? [] : referencesOf(file, shapeOf(file.schema));
  return { index, overlays, references, media: mediaPlaces(index, references) };
}

export const siteFindings = (context: SiteContext): readonly Finding[] =>
  ask(
    SITE,
    (rule) => rule.site?.(context),
    (fault) => fault,
  );

/** What is found in a site without mistakes alone. */
export const advice = (context: SiteContext): readonly Finding[] =>
  ask(
    SOUND_SITE,
    (rule) => rule.soundSite?.(context),
    (fault) => fault,
  );
