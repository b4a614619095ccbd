// Written by `npm run generate` from the folders of src/blocks/. Change those, not this file.
import type { BlockViewProps } from './block-data.ts';
import type { BlockType } from './block-of.ts';
import type { LazyView } from './lazy-view.ts';

/** Every block type and its view. */
export const views: { readonly [T in BlockType]: LazyView<BlockViewProps<T>> } = {
  'accordion': { script: 'static', load: () => import('./accordion/accordion.tsx').then((module) => module.Accordion) },
  'allocation-table': { script: 'static', load: () => import('./allocation-table/allocation-table.tsx').then((module) => module.AllocationTable) },
  'article-body': { script: 'static', load: () => import('./article-body/article-body.tsx').then((module) => module.ArticleBody) },
  'banner': { script: 'static', load: () => import('./banner/banner.tsx').then((module) => module.Banner) },
  'call-to-action': { script: 'static', load: () => import('./call-to-action/call-to-action.tsx').then((module) => module.CallToAction) },
  'callout': { script: 'static', load: () => import('./callout/callout.tsx').then((module) => module.Callout) },
  'card-carousel': { script: 'live', load: () => import('./card-carousel/card-carousel.tsx').then((module) => module.CardCarousel) },
  'child-index': { script: 'static', load: () => import('./child-index/child-index.tsx').then((module) => module.ChildIndex) },
  'collection-list': { script: 'late', load: () => import('./collection-list/collection-list.tsx').then((module) => module.CollectionList) },
  'contact-panel': { script: 'late', load: () => import('./contact-panel/contact-panel.tsx').then((module) => module.ContactPanel) },
  'event-facts': { script: 'static', load: () => import('./event-facts/event-facts.tsx').then((module) => module.EventFacts) },
  'figure': { script: 'static', load: () => import('./figure/figure.tsx').then((module) => module.Figure) },
  'key-facts': { script: 'static', load: () => import('./key-facts/key-facts.tsx').then((module) => module.KeyFacts) },
  'login-links': { script: 'static', load: () => import('./login-links/login-links.tsx').then((module) => module.LoginLinks) },
  'not-found': { script: 'live', load: () => import('./not-found/not-found.tsx').then((module) => module.NotFound) },
  'opening-hours': { script: 'live', load: () => import('./opening-hours/opening-hours.tsx').then((module) => module.OpeningHours) },
  'page-header': { script: 'static', load: () => import('./page-header/page-header.tsx').then((module) => module.PageHeader) },
  'pillars': { script: 'static', load: () => import('./pillars/pillars.tsx').then((module) => module.Pillars) },
  'process-chart': { script: 'static', load: () => import('./process-chart/process-chart.tsx').then((module) => module.ProcessChart) },
  'profile-banner': { script: 'late', load: () => import('./profile-banner/profile-banner.tsx').then((module) => module.ProfileBanner) },
  'profile-tiles': { script: 'static', load: () => import('./profile-tiles/profile-tiles.tsx').then((module) => module.ProfileTiles) },
  'prose': { script: 'static', load: () => import('./prose/prose.tsx').then((module) => module.Prose) },
  'quote': { script: 'static', load: () => import('./quote/quote.tsx').then((module) => module.Quote) },
  'recent-items': { script: 'static', load: () => import('./recent-items/recent-items.tsx').then((module) => module.RecentItems) },
  'service-detail': { script: 'static', load: () => import('./service-detail/service-detail.tsx').then((module) => module.ServiceDetail) },
  'sip-calculator': { script: 'late', load: () => import('./sip-calculator/sip-calculator.tsx').then((module) => module.SipCalculator) },
  'table': { script: 'late', load: () => import('./table/table.tsx').then((module) => module.Table) },
  'team-list': { script: 'late', load: () => import('./team-list/team-list.tsx').then((module) => module.TeamList) },
  'testimonials': { script: 'live', load: () => import('./testimonials/testimonials.tsx').then((module) => module.Testimonials) },
  'timeline': { script: 'static', load: () => import('./timeline/timeline.tsx').then((module) => module.Timeline) },
  'video-detail': { script: 'static', load: () => import('./video-detail/video-detail.tsx').then((module) => module.VideoDetail) },
  'whats-new': { script: 'static', load: () => import('./whats-new/whats-new.tsx').then((module) => module.WhatsNew) },
};
