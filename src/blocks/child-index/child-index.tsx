import { CardGrid } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';

/** The pages below this one. */
export function ChildIndex({ place, data }: BlockViewProps<'child-index'>) {
  return (
    <Section place={place} head={data} opens={place.level === 1}>
      <CardGrid cards={data.cards} level={place.level + 1} layout={data.layout} />
    </Section>
  );
}
