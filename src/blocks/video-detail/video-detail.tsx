import { Neighbours } from '../../ui/neighbours.tsx';
import { Picture } from '../../ui/picture.tsx';
import { headingId, Section, SectionHeading } from '../../ui/section.tsx';
import { Video } from '../../ui/video.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './video-detail.module.css';

/** One event: its recording, or its picture until there is one, and what it is about. */
export function VideoDetail({ place, data }: BlockViewProps<'video-detail'>) {
  const { heading, date, description, videoId, poster, labels, neighbours } = data;
  return (
    <Section place={place} named={false} opens>
      <article className={styles.event} aria-labelledby={headingId(place)}>
        <div>
          {date ? (
            <time className={styles.date} dateTime={date.iso}>
              {date.text}
            </time>
          ) : null}
          <SectionHeading place={place} className={styles.heading}>
            {heading}
          </SectionHeading>
        </div>
        {videoId === undefined ? (
          <Picture image={poster} className={styles.poster} sizes="(min-width: 62rem) 62rem, 100vw" eager />
        ) : (
          <Video videoId={videoId} poster={poster} labels={labels} title={heading} eager />
        )}
        <p className={styles.text}>{description}</p>
      </article>
      <Neighbours neighbours={neighbours} />
    </Section>
  );
}
