import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
