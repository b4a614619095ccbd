import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('a long line of code scrolls in its box and the page does not; on paper it is broken', async ({
  plainPage,
}) => {
  await plainPage.setViewportSize({ width: 390, height: 844 });
  await plainPage.goto('/terms');
  const wide = await plainPage
    .locator('main p + p')
    .first()
    .evaluateHandle((text) => {
      const code = document.createElement('pre');
      code.textContent = 'word '.repeat(100);
      text.replaceWith(code);
      return code;
    });
  const beyond = () =>
    wide.evaluate((code) => [
      code.scrollWidth > code.clientWidth,
      document.documentElement.scrollWidth > innerWidth,
    ]);
  expect(await beyond()).toEqual([true, false]);
  await plainPage.emulateMedia({ media: 'print' });
  expect(await beyond()).toEqual([false, false]);
});
