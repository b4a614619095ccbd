import { Picture, uprightShape } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './figure.module.css';

/** A picture with a line below it. */
export function Figure({ place, data }: BlockViewProps<'figure'>) {
  return (
    <Section place={place} named={false}>
      <figure className={styles.figure} style={uprightShape(data.image)}>
        <Picture image={data.image} />
        {data.caption ? <figcaption>{data.caption}</figcaption> : null}
      </figure>
    </Section>
  );
}
