import { openLive, follow } from './support/app.ts';
import { test } from './support/test.ts';
test('debug', async ({ page, watch }) => {
  page.on('console', (m) => console.log(m.type(), m.text()));
  page.on('framenavigated', (m) => console.log('nav', m.url()));
  page.on('request', (m) => console.log('req', m.url()));
  await openLive(page, '/about-us');
  await page.route('**/_data/services/risk-management.*.json', (r) => r.fulfill({status:404}));
  console.log('---- follow');
  const loaded = page.waitForEvent('load');
  await follow(page, '/services/risk-management');
  await loaded;
  await page.waitForEvent('console', (message) => message.type() === 'warning');
  console.log('---- back');
  await page.goBack();
  await page.waitForTimeout(3000);
  console.log(page.url(), await page.evaluate(() => [performance.getEntriesByType('paint').length, document.visibilityState, document.readyState, document.title, performance.getEntriesByType('navigation').map(e=>(e as PerformanceNavigationTiming).type), history.length, history.state]), watch.problems, watch.documents);
});
