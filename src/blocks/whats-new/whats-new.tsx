import { clsx } from 'clsx';
import type { ResolvedCard } from '../../model/resolved.ts';
import { Action } from '../../ui/action.tsx';
import { Anchor } from '../../ui/anchor.tsx';
import { hasArt } from '../../ui/card.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { initialOf } from '../../ui/initials.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Video } from '../../ui/video.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './whats-new.module.css';

interface ItemProps {
  readonly card: ResolvedCard;
  readonly level: number;
  /** True where others of its column have a picture. */
  readonly framed: boolean;
}

/** How wide a video and a picture are shown. */
const COLUMN = '(min-width: 768px) 33vw, 100vw';
const BESIDE_WORDS = '(min-width: 768px) 33vw, 7.5rem';

function Item({ card, level, framed }: ItemProps) {
  const { title, name = title, subtitle, image, date, file, link, videoId, lang, dir } = card;
  const { videoLabels, copy } = card;
  return (
    <article className={styles.item} aria-label={title} lang={lang} dir={dir}>
      {videoId !== undefined && videoLabels ? (
        <div className={styles.video}>
          <Video videoId={videoId} title={title} poster={image} labels={videoLabels} sizes={COLUMN} />
        </div>
      ) : null}
      {image && videoId === undefined ? (
        <div className={clsx(styles.art, file !== undefined && styles.document)}>
          <Picture image={image} sizes={BESIDE_WORDS} />
        </div>
      ) : null}
      {framed && !image && videoId === undefined ? (
        <div className={clsx(styles.art, styles.blank)} aria-hidden="true">
          {initialOf(name)}
        </div>
      ) : null}
      <div>
        <Heading level={level} className={styles.title}>
          <Anchor link={link} className={styles.link}>
            {title}
          </Anchor>
        </Heading>
        <p className={styles.meta}>
          {subtitle ? <bdi>{subtitle}</bdi> : null}
          {date ? <time dateTime={date.iso}>{date.text}</time> : null}
          {file ? <span>{file}</span> : null}
          {copy ? <CopyLink {...copy} /> : null}
        </p>
      </div>
    </article>
  );
}

/** The newest of several collections, a column each. */
export function WhatsNew({ place, data }: BlockViewProps<'whats-new'>) {
  const { columns } = data;
  const rows = Math.max(1, ...columns.map(({ cards }) => cards.length));
  return (
    <Section place={place} head={data} tone="tint">
      <div className={styles.columns} style={{ '--rows': rows }}>
        {columns.map(({ heading, cards, more }) => {
          const framed = hasArt(cards);
          return (
            <div key={heading} className={styles.column}>
              <Heading level={place.level + 1} className={styles.heading}>
                <span {...place.headLanguage}>{heading}</span>
              </Heading>
              <ul className={styles.items}>
                {cards.map((card) => (
                  <li key={card.id}>
                    <Item card={card} level={place.level + 2} framed={framed} />
                  </li>
                ))}
              </ul>
              <Action link={more} className={styles.more} />
            </div>
          );
        })}
      </div>
    </Section>
  );
}
