import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './columns.module.css';

/** Blocks beside each other, as far as there is room. */
export function Columns({ place, children }: BlockViewProps<'columns'>) {
  return (
    <Section place={place} named={false}>
      <div className={styles.columns} data-inner="">
        {children}
      </div>
    </Section>
  );
}
