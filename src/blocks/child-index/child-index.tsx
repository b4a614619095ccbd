import { CardGrid } from '../../ui/card.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './child-index.module.css';

/** The pages below this one. */
export function ChildIndex({ place, data }: BlockViewProps<'child-index'>) {
  return (
    <Section place={place} className={place.level === 1 ? styles.first : undefined}>
      <SectionHead place={place} head={data} />
      <CardGrid cards={data.cards} level={place.level + 1} layout={data.layout} />
    </Section>
  );
}
