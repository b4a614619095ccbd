import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Card, CardGrid } from '../../src/ui/card.tsx';
import { initialOf, initialsOf } from '../../src/ui/initials.ts';

const card = { id: 'north', kind: 'regions', title: 'North' };
const linksOf = (href: string) =>
  renderToStaticMarkup(
    <Card level={2} card={{ ...card, link: { label: 'More', href, newTab: false } }} />,
  ).match(/<a [^>]*href="[^"]*"/g);

test('the card of an item leads to its page, and nowhere where it has none', () => {
  expect(linksOf('/regions/north')).toEqual([expect.stringContaining('href="/regions/north"')]);
  expect(linksOf('')).toBeNull();
});

test('a card says its subtitle below its title', () => {
  const link = { label: 'More', href: '', newTab: false };
  const html = renderToStaticMarkup(
    <Card level={2} card={{ ...card, link, subtitle: '€120', text: 'A bed.' }} />,
  );
  expect(html.replace(/<[^>]*>/g, ' ').match(/\S+/g)).toEqual(['North', '€120', 'A', 'bed.']);
  expect(html).toContain('<bdi>€120</bdi>');
});

test('a card of a document says its kind and size, without a date too', () => {
  const link = { label: 'More', href: '/documents/a.pdf', newTab: true };
  expect(renderToStaticMarkup(<Card level={2} card={{ ...card, link, file: 'PDF, 84 KB' }} />)).toContain(
    '<span>PDF, 84 KB</span>',
  );
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

test('the first card fetches its picture or poster as wide as it is shown, not as the window is', () => {
  const image = { src: '/a.jpg', srcset: '/a.webp 320w', alt: '', width: 16, height: 9 };
  const video = { videoId: 'abc', videoLabels: { play: 'Play' } };
  const sizesOf = (more: object) =>
    renderToStaticMarkup(
      <CardGrid
        level={2}
        cards={[{ ...card, link: { label: 'More', href: '', newTab: false }, image, ...more }]}
      />,
    ).match(/sizes="([^"]*)"/)?.[1];
  expect([sizesOf({}), sizesOf(video)]).toEqual(Array(2).fill('(min-width: 40rem) 24rem, 100vw'));
});

test('a card without a picture has a field with its initial beside cards that have one, and none beside others', () => {
  const link = { label: 'More', href: '', newTab: false };
  const image = { src: '/a.svg', alt: '', width: 4, height: 3 };
  const blankOf = (...cards: readonly object[]) =>
    renderToStaticMarkup(
      <CardGrid level={2} cards={cards.map((more, at) => ({ ...card, link, id: `${at}`, ...more }))} />,
    ).match(/aria-hidden="true">([^<]*)</)?.[1];
  expect(blankOf({ image }, { title: '“Robots”' })).toBe('R');
  expect(blankOf({ image }, { title: 'Cancelled: Summer party', name: 'Summer party' })).toBe('S');
  expect(blankOf({}, {})).toBeUndefined();
});

test.each([
  ['Amal Haddad', 'A', 'AH'],
  ['Dr. Ève van der Berg', 'È', 'ÈB'],
  ['Mag. Eva Huber', 'E', 'EH'],
  ['Dr', 'D', ''],
  ['डॉ. मीरा राव', 'मी', 'मी'],
  ['J. R. Orr', 'J', 'JO'],
  ['Ivan Petrov, PhD', 'I', 'IP'],
  ['Petrov, Ivan', 'P', 'PI'],
  ['ნინო ბერიძე', 'ნ', 'ნ'],
  ['Aditi', 'A', 'A'],
  ['أمل حداد', 'أ', 'أ'],
  ['क्षितिज राव', 'क्षि', 'क्षि'],
  ['山田 太郎', '山', '山'],
  ['2 to 5', '2', '2'],
  ['…', '', ''],
])('the initials of %s', (name, one, both) => {
  expect([initialOf(name), initialsOf(name)]).toEqual([one, both]);
});
