import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from '../../src/ui/carousel.tsx';

const labels = { previous: 'Previous', next: 'Next', slidesShown: '{slides} of {count}', slidesRange: '' };
const buttonsOf = (length: number) =>
  renderToStaticMarkup(
    <Carousel
      {...{
        perView: 'four',
        labels,
        place: { id: 'a', level: 2, tone: 'paper' },
        head: undefined,
        length,
        slides: [],
      }}
    />,
  ).match(/aria-label="\w+"/g);

test('a row of one has nothing to step through', () => {
  expect(buttonsOf(2)).toEqual(['aria-label="Previous"', 'aria-label="Next"']);
  expect(buttonsOf(1)).toBeNull();
});
