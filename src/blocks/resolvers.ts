import type { ResolveBlock, ResolveContext } from '../content/resolve/resolver.ts';
import { resolveArticleBody } from './article-body/resolve.ts';
import type { BlockData } from './block-data.ts';
import type { BlockOf } from './block-of.ts';
import { resolveCardCarousel } from './card-carousel/resolve.ts';
import { resolveChildIndex } from './child-index/resolve.ts';
import { resolveCollectionList } from './collection-list/resolve.ts';
import { resolveContactPanel } from './contact-panel/resolve.ts';
import { resolveNotFound } from './not-found/resolve.ts';
import { resolvePillars } from './pillars/resolve.ts';
import { resolveProfileBanner } from './profile-banner/resolve.ts';
import { resolveProfileTiles } from './profile-tiles/resolve.ts';
import { resolveRecentItems } from './recent-items/resolve.ts';
import type { ResolvedData } from './resolved-data.ts';
import { resolveServiceDetail } from './service-detail/resolve.ts';
import { resolveSipCalculator } from './sip-calculator/resolve.ts';
import { resolveTeamList } from './team-list/resolve.ts';
import { resolveTestimonials } from './testimonials/resolve.ts';
import { resolveVideoDetail } from './video-detail/resolve.ts';
import { resolveWhatsNew } from './whats-new/resolve.ts';

type Resolving = keyof ResolvedData;
type Resolvers = {
  readonly [T in Resolving]: (block: BlockOf<T>, context: ResolveContext) => BlockData<T> | null;
};

/** The build side of the registry: every block that needs site data, and how it gets it. */
const resolvers: Resolvers = {
  'article-body': resolveArticleBody,
  'card-carousel': resolveCardCarousel,
  'child-index': resolveChildIndex,
  'collection-list': resolveCollectionList,
  'contact-panel': resolveContactPanel,
  'not-found': resolveNotFound,
  pillars: resolvePillars,
  'profile-banner': resolveProfileBanner,
  'profile-tiles': resolveProfileTiles,
  'recent-items': resolveRecentItems,
  'service-detail': resolveServiceDetail,
  'sip-calculator': resolveSipCalculator,
  'team-list': resolveTeamList,
  testimonials: resolveTestimonials,
  'video-detail': resolveVideoDetail,
  'whats-new': resolveWhatsNew,
};

const isResolving = (type: string): type is Resolving => Object.hasOwn(resolvers, type);

function resolveAs<T extends Resolving>(
  type: T,
  block: unknown,
  context: ResolveContext,
): BlockData<T> | null {
  // The build side's boundary: the schema of this type has accepted the block before it comes here.
  return resolvers[type](block as BlockOf<T>, context);
}

/** Makes the data of a block; null where there is nothing to show, undefined where its own JSON, resolved, is all that its view needs. */
export const resolveBlock: ResolveBlock = (type, block, context) =>
  isResolving(type) ? resolveAs(type, block, context) : undefined;
