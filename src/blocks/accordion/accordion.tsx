import { Icon } from '../../ui/icon.tsx';
import { chevronDownIcon } from '../../ui/icons.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './accordion.module.css';

/** Questions that open to their answers, by the browser alone. */
export function Accordion({ place, data }: BlockViewProps<'accordion'>) {
  return (
    <Section place={place} head={data}>
      <div className={styles.entries}>
        {data.entries.map(({ title, text }) => (
          <details key={title}>
            <summary>
              {title}
              <Icon shapes={chevronDownIcon} />
            </summary>
            <RichText text={text} level={place.level} className={styles.text} />
          </details>
        ))}
      </div>
    </Section>
  );
}
