import { expect, test } from 'vitest';
import { exampleOf, htmlOf } from './support/html-of.ts';

test('what happened is an ordered list, each with its time and its heading below the section’s', async () => {
  const html = await htmlOf(exampleOf('timeline'));
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html).toMatch(/<p class="[^"]+">June 2011<\/p><div><h3 [^>]*>Two desks above a shop<\/h3>/);
});
