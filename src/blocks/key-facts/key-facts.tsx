import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './key-facts.module.css';

/** A few figures, large. */
export function KeyFacts({ place, data }: BlockViewProps<'key-facts'>) {
  const { facts } = data;
  return (
    <Section place={place} head={data} tone="ink">
      <dl className={styles.facts}>
        {facts.map(({ value, label, note }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {note ? <dd className={styles.note}>{note}</dd> : null}
          </div>
        ))}
      </dl>
    </Section>
  );
}
