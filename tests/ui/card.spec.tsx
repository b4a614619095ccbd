import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Card, CardGrid } from '../../src/ui/card.tsx';

const card = { id: 'north', kind: 'regions', title: 'North' };
const linksOf = (href: string) =>
  renderToStaticMarkup(
    <Card level={2} card={{ ...card, link: { label: 'More', href, newTab: false } }} />,
  ).match(/<a [^>]*href="[^"]*"/g);

test('the card of an item leads to its page, and nowhere where it has none', () => {
  expect(linksOf('/regions/north')).toEqual([expect.stringContaining('href="/regions/north"')]);
  expect(linksOf('')).toBeNull();
});

test('pictures keep the sides of a video’s poster where all of a grid are as wide', () => {
  const link = { label: 'More', href: '', newTab: false };
  const shown = (...heights: readonly number[]) =>
    renderToStaticMarkup(
      <CardGrid
        level={2}
        cards={heights.map((height) => ({
          ...card,
          link,
          image: { src: '/a.svg', alt: '', width: 16, height },
        }))}
      />,
    );
  const listOf = (html: string) => html.match(/<ul class="[^"]*"/)?.[0];
  expect(listOf(shown(9, 9))).toContain('wide');
  expect(listOf(shown(9, 12))).not.toContain('wide');
});
