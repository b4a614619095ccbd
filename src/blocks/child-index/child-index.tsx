import { CardGrid } from '../../ui/card.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';

/** The pages below this one. */
export function ChildIndex({ place, data }: BlockViewProps<'child-index'>) {
  return (
    <Section place={place}>
      <SectionHead place={place} heading={data.heading} eyebrow={data.eyebrow} text={data.text} />
      <CardGrid cards={data.cards} level={place.level + 1} />
    </Section>
  );
}
