import { clsx } from 'clsx';
import { Icon } from '../../ui/icon.tsx';
import { infoIcon, triangleAlertIcon } from '../../ui/icons.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './callout.module.css';

/** The signs of the site's notice; what to keep in mind has none, which tells it from both. */
const SIGNS = { note: infoIcon, warning: triangleAlertIcon, key: undefined };

/** A remark set apart from the text. */
export function Callout({ place, data }: BlockViewProps<'callout'>) {
  const { heading, text, kind = 'note' } = data;
  const sign = SIGNS[kind];
  return (
    <Section place={place} named={heading !== undefined} className={styles.section}>
      <div className={clsx(styles.callout, styles[kind])}>
        {sign ? <Icon shapes={sign} /> : null}
        <div>
          {heading ? (
            <SectionHeading place={place} className={styles.heading}>
              {heading}
            </SectionHeading>
          ) : null}
          <RichText text={text} level={place.level} />
        </div>
      </div>
    </Section>
  );
}
