import { expect, test } from 'vitest';
import { exampleOf, htmlOf } from './support/html-of.ts';

test('each question is a disclosure of the browser, shut until it is asked', async () => {
  const html = await htmlOf(exampleOf('accordion'));
  expect(html.match(/<details><summary>/g)).toHaveLength(2);
  expect(html).toContain('What does it cost?');
  expect(html).toContain('<strong>We are paid</strong>');
});
