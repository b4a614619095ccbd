import { type ComponentType, createElement, type ReactElement } from 'react';
import type { SectionModel } from '../model/page-model.ts';
import type { BlockViewProps } from './block-data.ts';
import type { BlockType } from './block-of.ts';

/**
 * The one boundary where data that travelled as JSON becomes typed again: the compiler made it for this type,
 * from a block that the schema of this type accepted.
 */
const asProps = <T extends BlockType>(props: unknown) => props as BlockViewProps<T>;

/** What the view of a section gets. */
export function viewProps<T extends BlockType>(section: SectionModel): BlockViewProps<T> {
  const { data, inner: _, type: __, ...place } = section;
  return asProps({ place, data });
}

/** Fetches what makes the view of an island from its element. */
export type BlockIsland = () => Promise<(island: Element) => ReactElement>;

/** The island of a block that acts: what its view gets stands beside it. */
export const blockIsland =
  <T extends BlockType>(fetch: () => Promise<ComponentType<BlockViewProps<T>>>): BlockIsland =>
  () =>
    fetch().then(
      (view) => (island) =>
        createElement(view, asProps<T>(JSON.parse(island.nextElementSibling?.textContent ?? ''))),
    );
