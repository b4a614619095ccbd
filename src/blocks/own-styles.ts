import type { BlockType } from './block-of.ts';

/**
 * Blocks that stand on few pages and have much style: it is a sheet of its own, which only their pages load.
 * The style of all others is one sheet for the whole site.
 */
export const ownStyles: readonly BlockType[] = [
  'article-body',
  'contact-panel',
  'profile-banner',
  'sip-calculator',
  'team-list',
  'whats-new',
];
