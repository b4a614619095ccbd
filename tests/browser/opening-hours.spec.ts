import { expect } from '@playwright/test';
import { openLive } from './support/app.ts';
import { test } from './support/test.ts';

test('says whether it is open by the clock of the moment in which somebody comes back', async ({ page }) => {
  // A Tuesday in Pune.
  await page.clock.install({ time: new Date('2027-03-02T11:00:00+05:30') });
  await openLive(page, '/contact-us');
  await page.locator('#hours').scrollIntoViewIfNeeded();
  await expect(page.locator('#hours')).toContainText('Open now');
  await page.clock.setFixedTime(new Date('2027-03-02T23:00:00+05:30'));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('#hours')).toContainText('Closed now', { timeout: 5000 });
});
