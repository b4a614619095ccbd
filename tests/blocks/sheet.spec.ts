import { expect, it } from 'vitest';
import { exampleOf, htmlOf } from './support/html-of.ts';

it('the page has a title below the section’s heading, its table, and who signed it', async () => {
  const html = await htmlOf(exampleOf('sheet'));
  expect(html).toMatch(
    /<h2[^>]*>This is a plan<\/h2>.*<h3[^>]*>The plan of Anjali and Sameer<\/h3>.*<table>/,
  );
  expect(html).toContain('tabindex="0" role="group" aria-label="Goal, By, Each month"><table>');
  expect(html).toContain('<tr><th scope="row">Reserve</th><td>2027</td>');
  expect(html).toMatch(/<li>Anjali<\/li><li>Sameer<\/li>/);
});
