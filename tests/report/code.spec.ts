import { expect, it } from 'vitest';
import { CODE } from '../../src/report/build-sides.ts';

it.each([
  ['index.html', true],
  ['src/ui/button.tsx', true],
  ['docs/index.html', false],
  ['site-config/site.json', false],
])('a report takes %s for code: %s', (path, isCode) => {
  expect(CODE.test(path)).toBe(isCode);
});
