import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './quote.module.css';

/** Words worth setting large, and whose they are. */
export function Quote({ place, data }: BlockViewProps<'quote'>) {
  return (
    <Section place={place} named={false}>
      <figure className={styles.quote}>
        <blockquote>{data.text}</blockquote>
        {data.source ? <figcaption>{data.source}</figcaption> : null}
      </figure>
    </Section>
  );
}
