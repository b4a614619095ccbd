import { clsx } from 'clsx';
import { useState } from 'react';
import type { ResolvedImage } from '../model/resolved.ts';
import { Icon } from './icon.tsx';
import { playIcon } from './icons.gen.ts';
import { LinkButton } from './link-button.tsx';
import { Picture } from './picture.tsx';
import styles from './video.module.css';

interface VideoProps {
  readonly videoId: string;
  readonly poster?: ResolvedImage | undefined;
  readonly labels: { readonly play: string; readonly notice?: string };
  /** The name of the player, once it plays. */
  readonly title?: string | undefined;
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A poster with a play control: nothing comes from the video platform before somebody presses it. */
export function Video({
  videoId,
  poster,
  labels,
  title = labels.play,
  eager = false,
  className,
}: VideoProps) {
  const [playing, setPlaying] = useState(false);
  const id = encodeURIComponent(videoId);
  return (
    <figure className={clsx(styles.video, className)}>
      <div className={styles.frame}>
        {playing ? (
          <iframe
            // The control that had the focus is gone.
            ref={(player) => player?.focus()}
            src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
            title={title}
            allow="autoplay; encrypted-media; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <LinkButton
            className={styles.play}
            href={`https://www.youtube.com/watch?v=${id}`}
            newTab
            label={labels.play}
            onPress={() => setPlaying(true)}
          >
            {poster ? <Picture image={poster} eager={eager} /> : null}
            <Icon shapes={playIcon} className={styles.mark} />
          </LinkButton>
        )}
      </div>
      {labels.notice ? <figcaption className={styles.notice}>{labels.notice}</figcaption> : null}
    </figure>
  );
}
