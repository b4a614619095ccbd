import { Card } from '../../ui/card.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { headingId, Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';

/** Cards of a collection in a row that is swiped or stepped through. */
export function CardCarousel({ place, data }: BlockViewProps<'card-carousel'>) {
  const { cards, labels } = data;
  return (
    <Section place={place}>
      <Carousel
        perView="four"
        labels={labels}
        labelledBy={headingId(place)}
        head={<SectionHead place={place} head={data} />}
        slides={cards.map((card) => ({
          id: card.id,
          content: <Card card={card} level={place.level + 1} />,
        }))}
      />
    </Section>
  );
}
