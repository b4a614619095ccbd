// Written by `npm run generate` from the folders of src/blocks/. Change those, not this file.
import type { ArticleBodyData } from './article-body/data.ts';
import type { CallToActionData } from './call-to-action/data.ts';
import type { CardCarouselData } from './card-carousel/data.ts';
import type { ChildIndexData } from './child-index/data.ts';
import type { CollectionListData } from './collection-list/data.ts';
import type { ContactPanelData } from './contact-panel/data.ts';
import type { EmbedData } from './embed/data.ts';
import type { EventFactsData } from './event-facts/data.ts';
import type { GalleryData } from './gallery/data.ts';
import type { NotFoundData } from './not-found/data.ts';
import type { OpeningHoursData } from './opening-hours/data.ts';
import type { PillarsData } from './pillars/data.ts';
import type { ProfileBannerData } from './profile-banner/data.ts';
import type { ProfileTilesData } from './profile-tiles/data.ts';
import type { RecentItemsData } from './recent-items/data.ts';
import type { ServiceDetailData } from './service-detail/data.ts';
import type { SipCalculatorData } from './sip-calculator/data.ts';
import type { TableData } from './table/data.ts';
import type { TeamListData } from './team-list/data.ts';
import type { TestimonialsData } from './testimonials/data.ts';
import type { VideoDetailData } from './video-detail/data.ts';
import type { WhatsNewData } from './whats-new/data.ts';

/** The blocks that need more than their own JSON, and what their resolvers make for their views. */
export interface ResolvedData {
  'article-body': ArticleBodyData;
  'call-to-action': CallToActionData;
  'card-carousel': CardCarouselData;
  'child-index': ChildIndexData;
  'collection-list': CollectionListData;
  'contact-panel': ContactPanelData;
  'embed': EmbedData;
  'event-facts': EventFactsData;
  'gallery': GalleryData;
  'not-found': NotFoundData;
  'opening-hours': OpeningHoursData;
  'pillars': PillarsData;
  'profile-banner': ProfileBannerData;
  'profile-tiles': ProfileTilesData;
  'recent-items': RecentItemsData;
  'service-detail': ServiceDetailData;
  'sip-calculator': SipCalculatorData;
  'table': TableData;
  'team-list': TeamListData;
  'testimonials': TestimonialsData;
  'video-detail': VideoDetailData;
  'whats-new': WhatsNewData;
}

/** The blocks that name a type or show an item, and the roles that their schemas ask of it: a resolver may ask for these. */
export interface AskedRoles {
  'article-body': 'title' | 'body';
  'card-carousel': 'title';
  'collection-list': 'title';
  'contact-panel': 'title' | 'person' | 'email' | 'phone' | 'address';
  'profile-banner': 'title' | 'accent' | 'banner' | 'detail';
  'profile-tiles': 'title' | 'summary' | 'image' | 'accent';
  'recent-items': 'title';
  'service-detail': 'title' | 'subtitle' | 'text' | 'image';
  'team-list': 'title' | 'person' | 'position' | 'group';
  'testimonials': 'title' | 'accent' | 'quote';
  'video-detail': 'title' | 'summary' | 'date' | 'image' | 'video';
}
