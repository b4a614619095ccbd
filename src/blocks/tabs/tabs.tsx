import { Fragment } from 'react';
import { RichText } from '../../ui/rich-text.tsx';
import { headingId, Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './tabs.module.css';

/** Texts of which one is shown: choices and style alone, so no script has to come. On paper all of them stand. */
export function Tabs({ place, data }: BlockViewProps<'tabs'>) {
  return (
    <Section place={place} head={data}>
      <div className={styles.tabs} role="radiogroup" aria-labelledby={headingId(place)}>
        {data.entries.map(({ title, text }, at) => {
          const id = `${place.id}_tab-${at + 1}`;
          return (
            <Fragment key={title}>
              <input type="radio" id={id} name={`${place.id}_tab`} defaultChecked={at === 0} />
              <label htmlFor={id}>{title}</label>
              <div className={styles.panel}>
                <RichText text={text} level={place.level} />
              </div>
            </Fragment>
          );
        })}
      </div>
    </Section>
  );
}
