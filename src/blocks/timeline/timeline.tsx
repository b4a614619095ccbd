import { Heading } from '../../ui/heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './timeline.module.css';

/** What happened, along a line from the first to the last. */
export function Timeline({ place, data }: BlockViewProps<'timeline'>) {
  return (
    <Section place={place} head={data}>
      <ol className={styles.entries}>
        {data.entries.map(({ when, title, text }) => (
          <li key={title}>
            <p className={styles.when}>{when}</p>
            <div>
              <Heading level={place.level + 1} className={styles.title}>
                {title}
              </Heading>
              <RichText text={text} level={place.level + 1} className={styles.text} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
