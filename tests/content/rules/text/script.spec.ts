import { expect, test } from 'vitest';
import { advice, page, prose } from '../../support/site.ts';

test('text/script: names and words of another script are no text in it', () => {
  const texts = ['हम आपके परिवार की आर्थिक तस्वीर देखते हैं, says Meera, and so do we.', 'परिवार'];
  expect(advice(/text.script/, { 'pages/a.json': page(prose('a', texts)) })).toEqual([]);
});
