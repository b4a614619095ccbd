// Written by `npm run generate` from the folders of src/blocks/. Change those, not this file.
import type { BlockType } from './block-of.ts';
import { type BlockIsland, blockIsland } from './view-props.ts';

/** The blocks that act in the browser. */
export const islands: { readonly [T in BlockType]?: BlockIsland } = {
  'card-carousel': blockIsland<'card-carousel'>(() => import('./card-carousel/card-carousel.tsx').then((module) => module.CardCarousel)),
  'collection-list': blockIsland<'collection-list'>(() => import('./collection-list/collection-list.tsx').then((module) => module.CollectionList)),
  'contact-panel': blockIsland<'contact-panel'>(() => import('./contact-panel/contact-panel.tsx').then((module) => module.ContactPanel)),
  'gallery': blockIsland<'gallery'>(() => import('./gallery/gallery.tsx').then((module) => module.Gallery)),
  'not-found': blockIsland<'not-found'>(() => import('./not-found/not-found.tsx').then((module) => module.NotFound)),
  'opening-hours': blockIsland<'opening-hours'>(() => import('./opening-hours/opening-hours.tsx').then((module) => module.OpeningHours)),
  'profile-banner': blockIsland<'profile-banner'>(() => import('./profile-banner/profile-banner.tsx').then((module) => module.ProfileBanner)),
  'sip-calculator': blockIsland<'sip-calculator'>(() => import('./sip-calculator/sip-calculator.tsx').then((module) => module.SipCalculator)),
  'table': blockIsland<'table'>(() => import('./table/table.tsx').then((module) => module.Table)),
  'team-list': blockIsland<'team-list'>(() => import('./team-list/team-list.tsx').then((module) => module.TeamList)),
  'testimonials': blockIsland<'testimonials'>(() => import('./testimonials/testimonials.tsx').then((module) => module.Testimonials)),
};
