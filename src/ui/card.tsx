import { clsx } from 'clsx';
import type { CardLayout, ResolvedCard } from '../model/resolved.ts';
import { Action } from './action.tsx';
import styles from './card.module.css';
import { Heading } from './heading.tsx';
import { initialOf } from './initials.ts';
import { Picture } from './picture.tsx';
import { Video } from './video.tsx';

interface CardProps {
  readonly card: ResolvedCard;
  readonly level: number;
  /** True for the first of a page that begins with cards. */
  readonly eager?: boolean | undefined;
  /** True where other cards beside it have a picture: one without has a field with its initial there. */
  readonly framed?: boolean | undefined;
}

/** True where one of some cards has a picture. */
export const hasArt = (cards: readonly ResolvedCard[]) =>
  cards.some(({ image, videoId }) => image !== undefined || videoId !== undefined);

/** How wide a card's picture is shown: all of the card, or, where it is a page of a document, as wide as its height allows. */
const WIDE = '(min-width: 40rem) 24rem, 100vw';
const TALL = '(min-width: 643px) 13rem, calc(53vw - 3.2rem)';

/** The picture of an entry; a video plays in its place. */
function Art({
  card: { videoId, videoLabels, image, title, name = title },
  eager,
  framed,
}: Omit<CardProps, 'level'>) {
  if (videoId !== undefined && videoLabels)
    return (
      <div className={clsx(styles.art, styles.video)}>
        <Video
          videoId={videoId}
          poster={image}
          labels={videoLabels}
          title={title}
          eager={eager}
          sizes={WIDE}
        />
      </div>
    );
  if (image)
    return (
      <div className={styles.art}>
        <Picture image={image} eager={eager} sizes={image.height > image.width ? TALL : WIDE} />
      </div>
    );
  return framed ? (
    <div className={clsx(styles.art, styles.blank)} aria-hidden="true">
      {initialOf(name)}
    </div>
  ) : null;
}

/** One entry of a list or carousel: an article named by its title. The whole card leads where its link leads, if anywhere. */
export function Card({ card, level, eager, framed }: CardProps) {
  const portrait = card.file !== undefined;
  return (
    <article
      className={clsx(styles.card, portrait && styles.document)}
      aria-label={card.title}
      lang={card.lang}
      dir={card.dir}
    >
      <Art card={card} eager={eager} framed={framed} />
      <div className={styles.body}>
        <Heading level={level} className={styles.title}>
          {card.title}
        </Heading>
        {/* Of another language than the title, figures and words keep their order. */}
        {card.subtitle ? (
          <p className={styles.meta}>
            <bdi>{card.subtitle}</bdi>
          </p>
        ) : null}
        {card.date || card.file ? (
          <p className={styles.meta}>
            {card.date ? <time dateTime={card.date.iso}>{card.date.text}</time> : null}
            {card.file ? <span>{card.file}</span> : null}
          </p>
        ) : null}
        {card.text ? <p className={styles.text}>{card.text}</p> : null}
        <p className={styles.foot}>
          {card.link.href === '' ? null : (
            <Action link={{ ...card.link, about: card.title }} className={styles.link} />
          )}
        </p>
      </div>
    </article>
  );
}

/** Posters of videos lose at 4 : 3 what stands at their sides. */
const isWide = ({ image }: ResolvedCard) => image !== undefined && image.width / image.height > 1.7;

/** Cards in a grid: one to four in a row, as there is room; or rows below each other. */
export function CardGrid({
  cards,
  level,
  layout,
}: {
  readonly cards: readonly ResolvedCard[];
  readonly level: number;
  readonly layout?: CardLayout | undefined;
}) {
  const framed = hasArt(cards);
  return (
    <ul className={clsx(styles.grid, layout === 'rows' && styles.rows, cards.every(isWide) && styles.wide)}>
      {cards.map((card, at) => (
        <li key={card.id}>
          <Card card={card} level={level} eager={at === 0 && level === 2} framed={framed} />
        </li>
      ))}
    </ul>
  );
}
