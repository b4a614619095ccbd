import { clsx } from 'clsx';
import { Actions } from '../../ui/action.tsx';
import { BESIDE_TEXT, Picture } from '../../ui/picture.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './page-header.module.css';

/** How an inner page opens. */
export function PageHeader({ place, data }: BlockViewProps<'page-header'>) {
  const { actions, image } = data;
  return (
    <Section place={place} className={clsx(styles.header, image && styles.pictured)}>
      <div>
        <SectionHead place={place} head={data} className={styles.head} />
        <Actions links={actions} />
      </div>
      {image ? (
        <Picture image={image} eager sizes={BESIDE_TEXT} className={`${styles.picture} beside-words`} />
      ) : null}
    </Section>
  );
}
