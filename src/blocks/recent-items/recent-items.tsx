import { CardGrid } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';

/** What else is new, below an article or an event. */
export function RecentItems({ place, data }: BlockViewProps<'recent-items'>) {
  return (
    <Section place={place} head={data} tone="tint">
      <CardGrid cards={data.cards} level={place.level + 1} layout={data.layout} />
    </Section>
  );
}
