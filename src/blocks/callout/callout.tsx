import { clsx } from 'clsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './callout.module.css';

/** A remark set apart from the text. */
export function Callout({ place, data }: BlockViewProps<'callout'>) {
  const { heading, text, kind = 'note' } = data;
  return (
    <Section place={place} named={heading !== undefined} className={styles.section}>
      <div className={clsx(styles.callout, styles[kind])}>
        {heading ? (
          <SectionHeading place={place} className={styles.heading}>
            {heading}
          </SectionHeading>
        ) : null}
        <RichText text={text} level={place.level} />
      </div>
    </Section>
  );
}
