import { Actions } from '../../ui/action.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { headingId, Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import { Nearest } from './nearest.tsx';
import styles from './not-found.module.css';

/** What a visitor sees where there is no page. */
export function NotFound({ place, data }: BlockViewProps<'not-found'>) {
  return (
    <Section place={place}>
      <div className={styles.grid}>
        <div>
          <Heading level={place.level} id={headingId(place)} className={styles.heading}>
            {data.heading}
          </Heading>
          <p className={styles.subheading}>{data.subheading}</p>
          <RichText text={data.text} level={place.level} className={styles.text} />
          <Actions links={[data.action]} />
          <Nearest {...data.nearest} />
        </div>
        {data.image ? <Picture image={data.image} eager className={styles.image} /> : null}
      </div>
    </Section>
  );
}
