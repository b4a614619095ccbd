import { clsx } from 'clsx';
import { Icon } from '../../ui/icon.tsx';
import { xIcon } from '../../ui/icons.gen.ts';
import { Picture } from '../../ui/picture.tsx';
import type { GalleryData, ShownPicture } from './data.ts';
import styles from './gallery.module.css';

/** How wide a picture is shown alone. */
const ALONE = '(min-width: 44rem) 44rem, 100vw';

/** How wide a picture is for its height: beyond these shapes a strip is cut. */
const ratioOf = ({ image: { width, height } }: ShownPicture) => Math.min(3, Math.max(0.6, width / height));

/** So much alike, pictures are of one shape. */
const ALIKE = 1.05;

type PicturesProps = Pick<NonNullable<GalleryData['shown']>, 'pictures' | 'close'> & { readonly id: string };

/** From so many on, one below the other would be a long way for a thumb. */
const TWO_ABREAST = 10;

/** Each opens by the browser’s own popover, which Escape closes: it needs no script. */
export function Pictures({ id: section, pictures, close }: PicturesProps) {
  const isAmong = pictures.length > 1;
  const isMany = pictures.length >= TWO_ABREAST;
  const ratios = pictures.map(ratioOf);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  const isMixed = most > least * ALIKE;
  return (
    <ul
      className={clsx(
        'pictorial',
        styles.pictures,
        isMixed ? styles.mixed : least < 1 && styles.upright,
        isMany && styles.many,
      )}
      style={{ '--ratio': isMixed ? undefined : least.toFixed(3) }}
    >
      {pictures.map(({ image, caption, open, position }, at) => {
        const { focalPoint: _, ...whole } = image;
        const ratio = ratios[at] ?? 1;
        const wide = isMixed ? Math.ceil(18 * ratio) : 26;
        const sizes = isAmong ? `(min-width: 40rem) ${wide}rem, ${isMany ? 50 : 100}vw` : ALONE;
        const id = `${section}_picture-${at + 1}`;
        return (
          <li key={id} style={{ '--ratio': isMixed ? ratio.toFixed(3) : undefined }}>
            <figure>
              <button type="button" className={styles.open} popoverTarget={id} aria-label={open}>
                <Picture image={{ ...image, alt: '' }} sizes={sizes} />
              </button>
              {caption ? <figcaption>{caption}</figcaption> : null}
            </figure>
            {/* Its name ends with its position: “Enlarge: The terrace 3 of 30”. */}
            <div
              id={id}
              popover="auto"
              role="dialog"
              aria-label={open}
              aria-labelledby={isAmong ? `${id} ${id}_position` : undefined}
              className={styles.large}
            >
              {/* Whole, and as high as the window at most: an upright one is fetched in no width that it will not have. */}
              <Picture
                exact
                image={whole}
                sizes={`min(100vw, ${Math.ceil((100 * image.width) / image.height)}vh)`}
              />
              {caption ? <p className={styles.caption}>{caption}</p> : null}
              <button
                type="button"
                className={styles.close}
                popoverTarget={id}
                popoverTargetAction="hide"
                aria-label={close}
                // biome-ignore lint/a11y/noAutofocus: a dialog takes the focus when it opens
                autoFocus
              >
                <Icon shapes={xIcon} />
              </button>
              {isAmong ? (
                <p id={`${id}_position`} className={styles.position}>
                  {position}
                </p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
