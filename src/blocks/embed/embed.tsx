import { mapPinIcon } from '../../ui/icons.gen.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Video } from '../../ui/video.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './embed.module.css';

/** Something of another site: nothing comes from there before somebody presses it. */
export function Embed({ place, data }: BlockViewProps<'embed'>) {
  const { kind, src, title, image, labels } = data;
  return (
    <Section place={place} className={styles[kind]}>
      <SectionHead place={place} head={data} />
      <Video
        embed={src}
        poster={image}
        labels={labels}
        title={title}
        {...(kind === 'map' && { mark: mapPinIcon })}
      />
    </Section>
  );
}
