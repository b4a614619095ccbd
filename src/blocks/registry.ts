import type { BlockViewProps } from './block-data.ts';
import type { BlockType } from './block-of.ts';
import { type LazyView, lateView, liveView, staticView } from './lazy-view.ts';

type BlockViews = { readonly [T in BlockType]: LazyView<BlockViewProps<T>> };

/**
 * Every block type and its view. A missing, surplus or wrongly typed one is a compile error.
 * `staticView`: its HTML is all there is to it. `liveView`: it acts in the browser. `lateView`: as soon as a visitor does.
 */
export const views: BlockViews = {
  'allocation-table': staticView(() =>
    import('./allocation-table/allocation-table.tsx').then((module) => module.AllocationTable),
  ),
  'article-body': staticView(() =>
    import('./article-body/article-body.tsx').then((module) => module.ArticleBody),
  ),
  banner: staticView(() => import('./banner/banner.tsx').then((module) => module.Banner)),
  'call-to-action': staticView(() =>
    import('./call-to-action/call-to-action.tsx').then((module) => module.CallToAction),
  ),
  callout: staticView(() => import('./callout/callout.tsx').then((module) => module.Callout)),
  'card-carousel': liveView(() =>
    import('./card-carousel/card-carousel.tsx').then((module) => module.CardCarousel),
  ),
  'child-index': staticView(() =>
    import('./child-index/child-index.tsx').then((module) => module.ChildIndex),
  ),
  'collection-list': liveView(() =>
    import('./collection-list/collection-list.tsx').then((module) => module.CollectionList),
  ),
  'contact-panel': liveView(() =>
    import('./contact-panel/contact-panel.tsx').then((module) => module.ContactPanel),
  ),
  figure: staticView(() => import('./figure/figure.tsx').then((module) => module.Figure)),
  'key-facts': staticView(() => import('./key-facts/key-facts.tsx').then((module) => module.KeyFacts)),
  'login-links': staticView(() =>
    import('./login-links/login-links.tsx').then((module) => module.LoginLinks),
  ),
  'not-found': liveView(() => import('./not-found/not-found.tsx').then((module) => module.NotFound)),
  'page-header': staticView(() =>
    import('./page-header/page-header.tsx').then((module) => module.PageHeader),
  ),
  pillars: liveView(() => import('./pillars/pillars.tsx').then((module) => module.Pillars)),
  'process-chart': staticView(() =>
    import('./process-chart/process-chart.tsx').then((module) => module.ProcessChart),
  ),
  'profile-banner': liveView(() =>
    import('./profile-banner/profile-banner.tsx').then((module) => module.ProfileBanner),
  ),
  'profile-tiles': staticView(() =>
    import('./profile-tiles/profile-tiles.tsx').then((module) => module.ProfileTiles),
  ),
  prose: staticView(() => import('./prose/prose.tsx').then((module) => module.Prose)),
  quote: staticView(() => import('./quote/quote.tsx').then((module) => module.Quote)),
  'recent-items': staticView(() =>
    import('./recent-items/recent-items.tsx').then((module) => module.RecentItems),
  ),
  'service-detail': staticView(() =>
    import('./service-detail/service-detail.tsx').then((module) => module.ServiceDetail),
  ),
  'sip-calculator': lateView(() =>
    import('./sip-calculator/sip-calculator.tsx').then((module) => module.SipCalculator),
  ),
  'team-list': liveView(() => import('./team-list/team-list.tsx').then((module) => module.TeamList)),
  testimonials: liveView(() =>
    import('./testimonials/testimonials.tsx').then((module) => module.Testimonials),
  ),
  'video-detail': liveView(() =>
    import('./video-detail/video-detail.tsx').then((module) => module.VideoDetail),
  ),
  'whats-new': liveView(() => import('./whats-new/whats-new.tsx').then((module) => module.WhatsNew)),
};
