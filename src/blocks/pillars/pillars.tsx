import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { Video } from '../../ui/video.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './pillars.module.css';

/** A few principles side by side, and the video that explains them. */
export function Pillars({ place, data }: BlockViewProps<'pillars'>) {
  const { pillars, video, labels } = data;
  return (
    <Section place={place} head={data} tone="tint">
      <div className={video ? styles.filmed : undefined}>
        <ul className={styles.pillars}>
          {pillars.map(({ title, text: line, icon }) => (
            <li key={title} className={styles.pillar}>
              {icon ? (
                <span className={styles.icon}>
                  <Icon shapes={icon} />
                </span>
              ) : null}
              <div>
                <Heading level={place.level + 1} className={styles.title}>
                  {title}
                </Heading>
                <p className={styles.line}>{line}</p>
              </div>
            </li>
          ))}
        </ul>
        {video ? (
          <div className={styles.video}>
            <p className={styles.caption}>{video.title}</p>
            <Video videoId={video.videoId} title={video.title} poster={video.poster} labels={labels} />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
