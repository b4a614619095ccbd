import { Carousel } from '../../ui/carousel.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Section } from '../../ui/section.tsx';
import { toneStyle } from '../../ui/tone.ts';
import type { BlockViewProps } from '../block-data.ts';
import styles from './testimonials.module.css';

/** What clients say, one card each, in a row that moves by itself until it is stopped. */
export function Testimonials({ place, data: { count, labels, shown } }: BlockViewProps<'testimonials'>) {
  return (
    <Section place={place} tone="tint">
      <Carousel
        perView="three"
        autoplay={3000}
        labels={labels}
        place={place}
        head={shown}
        length={count}
        slides={shown?.quotes.map(({ id, lang, dir, label, accent, quote, name }) => (
          <article
            key={id}
            className={styles.card}
            lang={lang}
            dir={dir}
            aria-label={label}
            style={toneStyle(accent)}
          >
            <Heading level={place.level + 1} className={styles.label}>
              {label}
            </Heading>
            <blockquote className={styles.quote}>{quote}</blockquote>
            {name ? <p className={styles.name}>{name}</p> : null}
          </article>
        ))}
      />
    </Section>
  );
}
