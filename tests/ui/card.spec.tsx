import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Card } from '../../src/ui/card.tsx';

const card = { id: 'north', kind: 'regions', title: 'North' };
const linksOf = (href: string) =>
  renderToStaticMarkup(
    <Card level={2} card={{ ...card, link: { label: 'More', href, newTab: false } }} />,
  ).match(/<a [^>]*href="[^"]*"/g);

test('the card of an item leads to its page, and nowhere where it has none', () => {
  expect(linksOf('/regions/north')).toEqual([expect.stringContaining('href="/regions/north"')]);
  expect(linksOf('')).toBeNull();
});
