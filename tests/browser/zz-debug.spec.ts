import { openLive, wakeMenus } from './support/app.ts';
import { test } from './support/test.ts';

test('debug', async ({ page, watch }) => {
  await openLive(page, '/about-us');
  await wakeMenus(page);
  const bar = page.getByRole('navigation', { name: 'Primary' });
  await page.evaluate(() => {
    for (const t of ['pointerdown', 'pointerup', 'click']) {
      document.addEventListener(
        t,
        (e) => console.log(t, (e.target as Element).outerHTML.slice(0, 120), e.defaultPrevented),
        true,
      );
      document.addEventListener(t, (e) =>
        console.log('bubble', t, (e.target as Element).outerHTML.slice(0, 60), e.defaultPrevented),
      );
    }
  });
  page.on('console', (m) => console.log(m.type(), m.text()));
  await bar.getByRole('button', { name: 'Products' }).click();
  console.log(await bar.getByRole('button', { name: 'Products' }).getAttribute('aria-expanded'));
  await bar.getByRole('link', { name: /^Stocks/ }).click();
  await page.waitForTimeout(1500);
  console.log(page.url(), watch.requests.slice(-5), watch.problems);
});
