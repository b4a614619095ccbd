import { clsx } from 'clsx';
import type { IconShapes, ResolvedImage } from '../model/resolved.ts';
import { Icon } from './icon.tsx';
import { playIcon } from './icons.gen.ts';
import { useHydrated } from './link-button.tsx';
import { Picture } from './picture.tsx';
import styles from './video.module.css';

interface VideoProps {
  /** The id of a video on the platform, or the address of something else to embed. */
  readonly videoId?: string;
  readonly embed?: string;
  readonly mark?: IconShapes;
  readonly poster?: ResolvedImage | undefined;
  readonly labels: { readonly play: string; readonly notice?: string };
  /** The name of the player, once it plays. */
  readonly title: string;
  readonly eager?: boolean | undefined;
  /** How wide its poster is shown. */
  readonly sizes?: string;
}

/**
 * A poster with a play control: nothing comes from the video platform before somebody presses it. It is plain HTML that
 * the app listens to; without a script it leads to the platform.
 */
export function Video({
  videoId = '',
  embed,
  mark = playIcon,
  poster,
  labels,
  title,
  eager = false,
  sizes = '(min-width: 62rem) 62rem, 100vw',
}: VideoProps) {
  const id = encodeURIComponent(videoId);
  const live = useHydrated();
  return (
    <figure>
      <div className={styles.frame}>
        <a
          className={styles.play}
          href={embed ?? `https://www.youtube.com/watch?v=${id}`}
          target="_blank"
          rel="noopener"
          role={live ? 'button' : undefined}
          aria-label={labels.play}
          data-video={embed === undefined ? id : undefined}
          data-embed={embed}
          data-title={title}
        >
          {poster ? <Picture image={poster} eager={eager} sizes={sizes} /> : null}
          {poster ? null : <span className={styles.title}>{title}</span>}
          <Icon shapes={mark} className={clsx(styles.mark, mark === playIcon && styles.filled)} />
        </a>
      </div>
      {labels.notice ? <figcaption className={styles.notice}>{labels.notice}</figcaption> : null}
    </figure>
  );
}
