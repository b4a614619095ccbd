import { CardGrid } from '../../ui/card.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './collection-list.module.css';

/** One page of a collection, the way to the others, and what stands there when nothing is found. */
export function CollectionList({ place, data }: BlockViewProps<'collection-list'>) {
  const { cards, pagination, empty } = data;
  return (
    <Section place={place} className={styles.list}>
      <SectionHead
        place={place}
        heading={data.heading}
        eyebrow={data.eyebrow}
        text={data.text}
        aside={<p className={styles.count}>{data.count}</p>}
      />
      {cards.length > 0 ? (
        <CardGrid cards={cards} level={place.level + 1} />
      ) : (
        <div className={styles.empty}>
          {empty.image ? <Picture image={empty.image} /> : null}
          <p className={styles.none}>{empty.text}</p>
          <p>{empty.help}</p>
        </div>
      )}
      {pagination ? <Pagination {...pagination} /> : null}
    </Section>
  );
}
