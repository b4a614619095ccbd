import { Icon } from '../../ui/icon.tsx';
import { xIcon } from '../../ui/icons.gen.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './gallery.module.css';

/** How wide a picture is shown among others, and alone. */
const AMONG = '(min-width: 40rem) 26rem, 100vw';
const ALONE = '(min-width: 44rem) 44rem, 100vw';

/** Pictures that open larger: the browser’s own popovers, which Escape and a click beside them close. */
export function Gallery({ place, data }: BlockViewProps<'gallery'>) {
  return (
    <Section place={place} head={data}>
      <ul className={styles.pictures}>
        {data.pictures.map(({ image, caption, open }, at) => {
          const id = `${place.id}_picture-${at + 1}`;
          return (
            <li key={id}>
              <figure>
                <button type="button" className={styles.open} popoverTarget={id} aria-label={open}>
                  <Picture image={{ ...image, alt: '' }} sizes={data.pictures.length > 1 ? AMONG : ALONE} />
                </button>
                {caption ? <figcaption>{caption}</figcaption> : null}
              </figure>
              <div id={id} popover="auto" role="dialog" aria-label={open} className={styles.large}>
                <Picture image={image} />
                {caption ? <p>{caption}</p> : null}
                <button
                  type="button"
                  popoverTarget={id}
                  popoverTargetAction="hide"
                  aria-label={data.close}
                  // biome-ignore lint/a11y/noAutofocus: a dialog takes the focus when it opens
                  autoFocus
                >
                  <Icon shapes={xIcon} />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
