// Written by `npm run generate` from the folders of src/blocks/. Change those, not this file.
import type { BlockType } from './block-of.ts';

/** The blocks whose style is a sheet of its own; that of all others is one sheet for the whole site. */
export const ownStyles: readonly BlockType[] = [
  'article-body',
  'collection-list',
  'contact-panel',
  'gallery',
  'profile-banner',
  'service-detail',
  'sip-calculator',
  'team-list',
  'timeline',
  'whats-new',
];
