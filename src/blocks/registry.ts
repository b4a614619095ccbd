import type { BlockType, BlockViewProps } from './block-data.ts';
import { type LazyView, lazyView } from './lazy-view.ts';

type BlockViews = { readonly [T in BlockType]: LazyView<BlockViewProps<T>> };

/** Every block type and its view. A missing, surplus or wrongly typed one is a compile error. */
export const views: BlockViews = {
  'allocation-table': lazyView(() =>
    import('./allocation-table/allocation-table.tsx').then((module) => module.AllocationTable),
  ),
  'article-body': lazyView(() =>
    import('./article-body/article-body.tsx').then((module) => module.ArticleBody),
  ),
  banner: lazyView(() => import('./banner/banner.tsx').then((module) => module.Banner)),
  'call-to-action': lazyView(() =>
    import('./call-to-action/call-to-action.tsx').then((module) => module.CallToAction),
  ),
  callout: lazyView(() => import('./callout/callout.tsx').then((module) => module.Callout)),
  'card-carousel': lazyView(() =>
    import('./card-carousel/card-carousel.tsx').then((module) => module.CardCarousel),
  ),
  'child-index': lazyView(() => import('./child-index/child-index.tsx').then((module) => module.ChildIndex)),
  'collection-list': lazyView(() =>
    import('./collection-list/collection-list.tsx').then((module) => module.CollectionList),
  ),
  'contact-panel': lazyView(() =>
    import('./contact-panel/contact-panel.tsx').then((module) => module.ContactPanel),
  ),
  figure: lazyView(() => import('./figure/figure.tsx').then((module) => module.Figure)),
  'key-facts': lazyView(() => import('./key-facts/key-facts.tsx').then((module) => module.KeyFacts)),
  'login-links': lazyView(() => import('./login-links/login-links.tsx').then((module) => module.LoginLinks)),
  'not-found': lazyView(() => import('./not-found/not-found.tsx').then((module) => module.NotFound)),
  'page-header': lazyView(() => import('./page-header/page-header.tsx').then((module) => module.PageHeader)),
  pillars: lazyView(() => import('./pillars/pillars.tsx').then((module) => module.Pillars)),
  'process-chart': lazyView(() =>
    import('./process-chart/process-chart.tsx').then((module) => module.ProcessChart),
  ),
  'profile-banner': lazyView(() =>
    import('./profile-banner/profile-banner.tsx').then((module) => module.ProfileBanner),
  ),
  'profile-tiles': lazyView(() =>
    import('./profile-tiles/profile-tiles.tsx').then((module) => module.ProfileTiles),
  ),
  prose: lazyView(() => import('./prose/prose.tsx').then((module) => module.Prose)),
  quote: lazyView(() => import('./quote/quote.tsx').then((module) => module.Quote)),
  'recent-items': lazyView(() =>
    import('./recent-items/recent-items.tsx').then((module) => module.RecentItems),
  ),
  'service-detail': lazyView(() =>
    import('./service-detail/service-detail.tsx').then((module) => module.ServiceDetail),
  ),
  'sip-calculator': lazyView(() =>
    import('./sip-calculator/sip-calculator.tsx').then((module) => module.SipCalculator),
  ),
  'team-list': lazyView(() => import('./team-list/team-list.tsx').then((module) => module.TeamList)),
  testimonials: lazyView(() =>
    import('./testimonials/testimonials.tsx').then((module) => module.Testimonials),
  ),
  'video-detail': lazyView(() =>
    import('./video-detail/video-detail.tsx').then((module) => module.VideoDetail),
  ),
  'whats-new': lazyView(() => import('./whats-new/whats-new.tsx').then((module) => module.WhatsNew)),
};
