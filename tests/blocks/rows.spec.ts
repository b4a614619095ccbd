import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Months } from '../../src/blocks/collection-list/months.tsx';
import { Rows } from '../../src/blocks/collection-list/rows.tsx';

test('a row that leads to a document says its kind and size', () => {
  const link = { label: 'Open', href: '/documents/a.pdf', newTab: true };
  const html = renderToStaticMarkup(
    createElement(Rows, {
      name: 'Forms',
      columns: [{ label: 'Form', isNumber: false }],
      entries: [{ id: 'a', title: 'A', link, cells: ['Nomination'], file: 'PDF, 84 KB' }],
    }),
  );
  expect(html).toMatch(/>Nomination<\/a><span[^>]*> PDF, 84 KB<\/span><\/th>/);
});

test('a file in a cell is a link that says to those who hear it what it is of', () => {
  const link = { label: '', href: '', newTab: false };
  const minutes = { label: 'Minutes', about: 'Council', href: '/documents/m.pdf', newTab: true };
  const html = renderToStaticMarkup(
    createElement(Rows, {
      name: 'Meetings',
      columns: [
        { label: 'Meeting', isNumber: false },
        { label: 'Minutes', isNumber: false },
      ],
      entries: [{ id: 'a', title: 'A', link, cells: ['Council', { link: minutes, file: 'PDF, 84 KB' }] }],
    }),
  );
  expect(html).toContain(
    '<td><a href="/documents/m.pdf" target="_blank" rel="noopener">Minutes<span class="visually-hidden">: Council</span></a><span',
  );
  expect(html).toMatch(/<span[^>]*> PDF, 84 KB<\/span><\/td>/);
});

test('a link in a cell says the language of its words', () => {
  const link = { label: '', href: '', newTab: false };
  const cell = { link: { label: 'North', href: '/regions/north', newTab: false }, lang: 'en' };
  const columns = [{ label: 'Region', isNumber: false }];
  const entries = [{ id: 'a', title: 'A', link, cells: [cell] }];
  expect(renderToStaticMarkup(createElement(Rows, { name: 'Branches', columns, entries }))).toContain(
    '<a href="/regions/north"><bdi lang="en">North</bdi></a>',
  );
});

test('each of several in a cell is a link of its own, in the language of its words', () => {
  const link = { label: '', href: '', newTab: false };
  const parts = [{ text: 'North', href: '/regions/north' }, { text: ', ' }, { text: 'South' }];
  const cell = { text: 'North, South', parts, lang: 'en' };
  const columns = [
    { label: 'Branch', isNumber: false },
    { label: 'Near', isNumber: false },
  ];
  const entries = [{ id: 'a', title: 'A', link, cells: ['A', cell] }];
  expect(renderToStaticMarkup(createElement(Rows, { name: 'Branches', columns, entries }))).toContain(
    '<bdi lang="en"><a href="/regions/north">North</a>, South</bdi>',
  );
});

test('the place of an event, and the line beside it, are read in the direction of their own language', () => {
  const link = { label: '', href: '', newTab: false };
  const when = { iso: '2027-03-18', month: 'March', weekday: 'Thu', day: '18', time: '', place: '12 Quay' };
  const entries = [{ id: 'a', title: 'حفلة', link, subtitle: '3 rooms', when }];
  expect(renderToStaticMarkup(createElement(Months, { entries, level: 2 }))).toContain(
    '<bdi>12 Quay</bdi><bdi>3 rooms</bdi>',
  );
});
