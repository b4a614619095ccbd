import { type ComponentType, createElement, type ReactElement } from 'react';
import type { BlockViewProps } from './block-data.ts';
import type { BlockType } from './block-of.ts';
import { readProps } from './view-props.ts';

/** Fetches what makes the view of an island from its element. */
export type BlockIsland = () => Promise<(island: Element) => ReactElement>;

/** The island of a block that acts. */
export const blockIsland =
  <T extends BlockType>(fetch: () => Promise<ComponentType<BlockViewProps<T>>>): BlockIsland =>
  () =>
    fetch().then((view) => (island) => createElement(view, readProps<T>(island)));
