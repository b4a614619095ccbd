import { mapPinIcon } from '../../ui/icons.gen.ts';
import { Section } from '../../ui/section.tsx';
import { Video } from '../../ui/video.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './embed.module.css';

/** Something of another site: nothing comes from there before somebody presses it. */
export function Embed({ place, data }: BlockViewProps<'embed'>) {
  const { kind, src, title, image, labels } = data;
  return (
    <Section place={place} head={data} className={styles[kind]}>
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
