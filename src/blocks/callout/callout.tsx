import { clsx } from 'clsx';
import { Heading } from '../../ui/heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { headingId, Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './callout.module.css';

/** A remark set apart from the text. */
export function Callout({ place, data }: BlockViewProps<'callout'>) {
  const { heading, text, kind = 'note' } = data;
  return (
    <Section place={place} named={heading !== undefined} className={styles.section}>
      <div className={clsx(styles.callout, styles[kind])}>
        {heading ? (
          <Heading level={place.level} id={headingId(place)} className={styles.heading}>
            {heading}
          </Heading>
        ) : null}
        <RichText text={text} level={place.level} />
      </div>
    </Section>
  );
}
