import { mapPinIcon } from '../../ui/icons.gen.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Video } from '../../ui/video.tsx';
import type { BlockData, BlockViewProps } from '../block-data.ts';
import styles from './embed.module.css';

/** Something of another site, of which nothing comes before somebody presses it; or a file, which the browser itself plays. */
export function Embed({ place, data }: BlockViewProps<'embed'>) {
  const { kind, src, title, image, labels, own } = data;
  return (
    <Section place={place} head={data} className={own ? undefined : styles[kind]}>
      {own ? (
        <Player {...data} own={own} />
      ) : (
        <Video
          embed={src}
          poster={image}
          labels={labels}
          title={title}
          {...(kind === 'map' && { mark: mapPinIcon })}
        />
      )}
    </Section>
  );
}

type Own = BlockData<'embed'> & Required<Pick<BlockData<'embed'>, 'own'>>;

/** Plays without a script, asks for nothing before it is to play, and can be fetched where it cannot be played. */
function Player({ src, title, image, captions, own }: Own) {
  const { player, poster, words, lang } = own;
  const shared = { src, controls: true, preload: 'none', 'aria-label': title } as const;
  return (
    <figure className={styles.own}>
      {player !== 'video' && image ? <Picture image={image} className={styles.cover} sizes="14rem" /> : null}
      {player === 'audio' ? <audio {...shared} /> : null}
      {player === 'video' ? (
        <video {...shared} playsInline poster={poster}>
          {captions ? <track kind="captions" src={captions} srcLang={lang} /> : null}
        </video>
      ) : null}
      <figcaption>
        <a href={src} download>
          {title}
        </a>{' '}
        ({words})
      </figcaption>
    </figure>
  );
}
