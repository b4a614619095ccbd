// Written by `npm run generate` from the folders of src/blocks/. Change those, not this file.
import type { BlockViewProps } from './block-data.ts';
import type { BlockType } from './block-of.ts';
import { type LazyView, lazyView } from './lazy-view.ts';

/** Every block type and its view. */
export const views: { readonly [T in BlockType]: LazyView<BlockViewProps<T>> } = {
  'allocation-table': lazyView('static', () => import('./allocation-table/allocation-table.tsx').then((module) => module.AllocationTable)),
  'article-body': lazyView('static', () => import('./article-body/article-body.tsx').then((module) => module.ArticleBody)),
  'banner': lazyView('static', () => import('./banner/banner.tsx').then((module) => module.Banner)),
  'call-to-action': lazyView('static', () => import('./call-to-action/call-to-action.tsx').then((module) => module.CallToAction)),
  'callout': lazyView('static', () => import('./callout/callout.tsx').then((module) => module.Callout)),
  'card-carousel': lazyView('live', () => import('./card-carousel/card-carousel.tsx').then((module) => module.CardCarousel)),
  'child-index': lazyView('static', () => import('./child-index/child-index.tsx').then((module) => module.ChildIndex)),
  'collection-list': lazyView('late', () => import('./collection-list/collection-list.tsx').then((module) => module.CollectionList)),
  'contact-panel': lazyView('late', () => import('./contact-panel/contact-panel.tsx').then((module) => module.ContactPanel)),
  'figure': lazyView('static', () => import('./figure/figure.tsx').then((module) => module.Figure)),
  'key-facts': lazyView('static', () => import('./key-facts/key-facts.tsx').then((module) => module.KeyFacts)),
  'login-links': lazyView('static', () => import('./login-links/login-links.tsx').then((module) => module.LoginLinks)),
  'not-found': lazyView('live', () => import('./not-found/not-found.tsx').then((module) => module.NotFound)),
  'page-header': lazyView('static', () => import('./page-header/page-header.tsx').then((module) => module.PageHeader)),
  'pillars': lazyView('static', () => import('./pillars/pillars.tsx').then((module) => module.Pillars)),
  'process-chart': lazyView('static', () => import('./process-chart/process-chart.tsx').then((module) => module.ProcessChart)),
  'profile-banner': lazyView('late', () => import('./profile-banner/profile-banner.tsx').then((module) => module.ProfileBanner)),
  'profile-tiles': lazyView('static', () => import('./profile-tiles/profile-tiles.tsx').then((module) => module.ProfileTiles)),
  'prose': lazyView('static', () => import('./prose/prose.tsx').then((module) => module.Prose)),
  'quote': lazyView('static', () => import('./quote/quote.tsx').then((module) => module.Quote)),
  'recent-items': lazyView('static', () => import('./recent-items/recent-items.tsx').then((module) => module.RecentItems)),
  'service-detail': lazyView('static', () => import('./service-detail/service-detail.tsx').then((module) => module.ServiceDetail)),
  'sip-calculator': lazyView('late', () => import('./sip-calculator/sip-calculator.tsx').then((module) => module.SipCalculator)),
  'team-list': lazyView('late', () => import('./team-list/team-list.tsx').then((module) => module.TeamList)),
  'testimonials': lazyView('live', () => import('./testimonials/testimonials.tsx').then((module) => module.Testimonials)),
  'video-detail': lazyView('static', () => import('./video-detail/video-detail.tsx').then((module) => module.VideoDetail)),
  'whats-new': lazyView('static', () => import('./whats-new/whats-new.tsx').then((module) => module.WhatsNew)),
};
