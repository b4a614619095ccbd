import { Actions } from '../../ui/action.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './call-to-action.module.css';

/** An invitation; the theme’s curve, if it has one, runs behind it where there is no picture. */
export function CallToAction({ place, data }: BlockViewProps<'call-to-action'>) {
  const { actions, image, hasCurve } = data;
  return (
    <Section place={place} tone="ink" className={styles.band}>
      {hasCurve ? (
        <svg
          className={styles.curve}
          viewBox="0 0 640 320"
          preserveAspectRatio="xMaxYMax slice"
          aria-hidden="true"
        >
          <path className={styles.second} d="M0 312C260 304 450 262 640 148" />
          <path d="M0 318C250 308 440 224 640 24" />
          <circle cx="276" cy="268" r="5" />
          <circle cx="431" cy="193" r="5" />
          <circle cx="562" cy="96" r="5" />
        </svg>
      ) : null}
      <div className={styles.row}>
        <div className={styles.words}>
          <SectionHead place={place} head={data} />
          <Actions links={actions} />
        </div>
        {image ? <Picture image={image} sizes="30rem" className={`${styles.picture} beside-words`} /> : null}
      </div>
    </Section>
  );
}
