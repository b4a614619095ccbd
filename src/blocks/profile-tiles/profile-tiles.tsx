import { Anchor } from '../../ui/anchor.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowRightIcon } from '../../ui/icons.gen.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { toneStyle } from '../../ui/tone.ts';
import type { BlockViewProps } from '../block-data.ts';
import styles from './profile-tiles.module.css';

/** The kinds of client side by side, each a tile that leads to its page. */
export function ProfileTiles({ place, data }: BlockViewProps<'profile-tiles'>) {
  const { tiles } = data;
  // In the middle widths three or four stand in a row, whichever leaves the fuller last row.
  const row = { '--wide': Math.min(7, tiles.length), '--middle': tiles.length % 3 === 0 ? 3 : 4 };
  // Those of another shape are cut to that of the first picture: their words begin on one line.
  const { width, height } = tiles.find(({ image }) => image)?.image ?? { width: 1, height: 1 };
  return (
    <Section place={place} head={data} tone="ink">
      <ul className={styles.tiles} style={{ ...row, '--shape': width / height }}>
        {tiles.map(({ id, title, text: line, image, link, accent, lang, dir }) => (
          <li key={id}>
            <article
              className={styles.tile}
              aria-label={title}
              lang={lang}
              dir={dir}
              style={toneStyle(accent)}
            >
              {image ? (
                <div className={styles.art}>
                  <Picture image={image} sizes="(min-width: 576px) 33vw, 50vw" />
                </div>
              ) : null}
              <div className={styles.words}>
                <Heading level={place.level + 1} className={styles.label}>
                  <Anchor link={link} className={styles.link}>
                    {title}
                    {link.href === '' ? null : <Icon shapes={arrowRightIcon} className="directed" />}
                  </Anchor>
                </Heading>
                {line ? <p className={styles.line}>{line}</p> : null}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
