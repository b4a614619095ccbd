import { Card, hasArt } from '../../ui/card.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';

/** Cards of a collection in a row that is swiped or stepped through. */
export function CardCarousel({ place, data: { count, labels, shown } }: BlockViewProps<'card-carousel'>) {
  const framed = hasArt(shown?.cards ?? []);
  return (
    <Section place={place}>
      <Carousel
        perView="four"
        labels={labels}
        place={place}
        head={shown}
        length={count}
        slides={shown?.cards.map((card) => (
          <Card key={card.id} card={card} level={place.level + 1} framed={framed} />
        ))}
      />
    </Section>
  );
}
