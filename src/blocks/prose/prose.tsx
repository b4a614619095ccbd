import { clsx } from 'clsx';
import { Actions } from '../../ui/action.tsx';
import { BESIDE_TEXT, Picture, uprightShape } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './prose.module.css';

/** Text under a heading: the heading beside it, or a picture, where there is room. */
export function Prose({ place, data }: BlockViewProps<'prose'>) {
  const { eyebrow, heading, text, image, imageSide = 'end', link } = data;
  const head = heading ? (
    <SectionHead place={place} head={{ eyebrow, heading }} className={styles.head} />
  ) : null;
  const words = (
    <div className={styles.words}>
      {image ? head : null}
      {/* Without a heading above it the text's own stand in its place. */}
      <RichText text={text} level={heading ? place.level : place.level - 1} />
      <Actions links={link && [link]} />
    </div>
  );
  return (
    <Section place={place} named={heading !== undefined}>
      <div
        className={clsx(
          styles.prose,
          image ? styles.pictured : heading && styles.split,
          image && styles[imageSide],
        )}
        style={image && uprightShape(image)}
      >
        {image ? null : head}
        {words}
        {image ? <Picture image={image} sizes={BESIDE_TEXT} className={styles.picture} /> : null}
      </div>
    </Section>
  );
}
