// Written by `npm run generate` from the folders of src/blocks/. Change those, not this file.
import type { BlockResolver } from './block-resolver.ts';
import { resolveArticleBody } from './article-body/resolve.ts';
import { resolveCallToAction } from './call-to-action/resolve.ts';
import { resolveCardCarousel } from './card-carousel/resolve.ts';
import { resolveChildIndex } from './child-index/resolve.ts';
import { resolveCollectionList } from './collection-list/resolve.ts';
import { resolveContactPanel } from './contact-panel/resolve.ts';
import { resolveEmbed } from './embed/resolve.ts';
import { resolveEventFacts } from './event-facts/resolve.ts';
import { resolveGallery } from './gallery/resolve.ts';
import { resolveNotFound } from './not-found/resolve.ts';
import { resolveOpeningHours } from './opening-hours/resolve.ts';
import { resolvePillars } from './pillars/resolve.ts';
import { resolveProfileBanner } from './profile-banner/resolve.ts';
import { resolveProfileTiles } from './profile-tiles/resolve.ts';
import { resolveRecentItems } from './recent-items/resolve.ts';
import { resolveServiceDetail } from './service-detail/resolve.ts';
import { resolveSipCalculator } from './sip-calculator/resolve.ts';
import { resolveTable } from './table/resolve.ts';
import { resolveTeamList } from './team-list/resolve.ts';
import { resolveTestimonials } from './testimonials/resolve.ts';
import { resolveVideoDetail } from './video-detail/resolve.ts';
import { resolveWhatsNew } from './whats-new/resolve.ts';
import type { ResolvedData } from './resolved-data.gen.ts';

/** Every block that needs site data, and how it gets it. */
export const resolvers: { readonly [T in keyof ResolvedData]: BlockResolver<T> } = {
  'article-body': resolveArticleBody,
  'call-to-action': resolveCallToAction,
  'card-carousel': resolveCardCarousel,
  'child-index': resolveChildIndex,
  'collection-list': resolveCollectionList,
  'contact-panel': resolveContactPanel,
  'embed': resolveEmbed,
  'event-facts': resolveEventFacts,
  'gallery': resolveGallery,
  'not-found': resolveNotFound,
  'opening-hours': resolveOpeningHours,
  'pillars': resolvePillars,
  'profile-banner': resolveProfileBanner,
  'profile-tiles': resolveProfileTiles,
  'recent-items': resolveRecentItems,
  'service-detail': resolveServiceDetail,
  'sip-calculator': resolveSipCalculator,
  'table': resolveTable,
  'team-list': resolveTeamList,
  'testimonials': resolveTestimonials,
  'video-detail': resolveVideoDetail,
  'whats-new': resolveWhatsNew,
};
