import { Actions } from '../../ui/action.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './process-chart.module.css';

/** The steps of a process under the curve that they make. */
export function ProcessChart({ place, data }: BlockViewProps<'process-chart'>) {
  const { image, steps, link } = data;
  // More than six stand in two rows.
  const inRow = steps.length > 6 ? Math.ceil(steps.length / 2) : steps.length;
  return (
    <Section place={place} head={data}>
      {image ? <Picture image={image} className={styles.picture} /> : null}
      <ol className={styles.steps} style={{ '--steps': inRow }}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <Heading level={place.level + 1} className={styles.title}>
              {step.title}
            </Heading>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      <Actions links={link && [link]} />
    </Section>
  );
}
