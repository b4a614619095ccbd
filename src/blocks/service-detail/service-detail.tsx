import { Actions } from '../../ui/action.tsx';
import { BESIDE_TEXT, Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import type { BlockViewProps } from '../block-data.ts';
import styles from './service-detail.module.css';

/** A service: what it is, why, in points, and the way to us. */
export function ServiceDetail({ place, data }: BlockViewProps<'service-detail'>) {
  const { heading, subtitle, text, points, image, action } = data;
  return (
    <Section place={place} opens>
      <div className={styles.opening}>
        <div>
          <SectionHeading place={place} className={styles.heading}>
            {heading}
          </SectionHeading>
          <p className={styles.subtitle}>{subtitle}</p>
          <Actions links={[action]} />
        </div>
        <Picture image={image} eager sizes={BESIDE_TEXT} className={`${styles.image} beside-words`} />
      </div>
      <div className={styles.body}>
        <RichText text={text} level={place.level} className={styles.text} />
        {points.length > 0 ? (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point.title}>
                <strong>{point.title}</strong>
                <span>{unbroken(point.text)}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}
