import { expect } from '@playwright/test';
import { openLive } from './support/app.ts';
import { overflowOf } from './support/document.ts';
import { smallSiteUrl } from './support/site.ts';
import { test } from './support/test.ts';

// Letters twice as large as usual, on a phone.
const PHONE = { width: 390, height: 800 };

test.use({
  viewport: PHONE,
  launchOptions: async ({ launchOptions }, use) => {
    const { args = [] } = launchOptions;
    await use({ ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] });
  },
});

for (const width of [320, 390])
  test(`long words of header and footer have room at ${width} px`, async ({ visit: { page } }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(smallSiteUrl);
    await page
      .getByRole('contentinfo')
      .locator('option')
      .first()
      .evaluate((option) => {
        option.textContent = 'Automatisch';
      });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const lines = await page
      .getByRole('banner')
      .getByRole('link')
      .last()
      .evaluate((link) => {
        const [words] = link.children;
        if (words) words.textContent = 'Mitglied werden';
        const { height = 0 } = words?.getBoundingClientRect() ?? {};
        return Math.round(height / Number.parseFloat(getComputedStyle(words ?? link).lineHeight));
      });
    expect(lines).toBe(2);
  });

for (const path of ['/', '/hi'])
  test(`the header of ${path} shows the firm's name and what it is @full`, async ({ visit: { page } }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const header = page.getByRole('banner');
    const brand = header.getByRole('link').first();
    const name = await brand.locator('> span').evaluate((element) => {
      const words = document.createRange();
      words.selectNode(element.childNodes[0] ?? element);
      return words.getBoundingClientRect().toJSON();
    });
    const search = await header.locator('[data-search]').boundingBox();
    expect(name.right).toBeLessThanOrEqual(search?.x ?? 0);
    const { top } = await brand.locator('img').evaluate((logo) => logo.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(0);
    const rest = await brand.locator('small').evaluate((words) => words.scrollWidth - words.clientWidth);
    expect(rest).toBe(0);
  });

test('the calculator shows the whole goal, and the words of its ring beside the ring @full', async ({
  page,
}) => {
  await openLive(page, '/sip');
  const goal = page.getByRole('textbox', { name: 'My Goal', exact: true });
  await expect(goal).toHaveValue('10,000,000');
  expect(await goal.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const ring = page.locator('svg[viewBox="0 0 42 42"]');
  const words = ring.locator('+ p');
  const [drawn, said] = [await ring.boundingBox(), await words.boundingBox()];
  expect(said?.y).toBeGreaterThanOrEqual((drawn?.y ?? 0) + (drawn?.height ?? 0));
  // What has no room beside a figure begins where the figure does.
  const starts = await page
    .locator('dd:has(> span + small)')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((part) => part.getClientRects()[0]?.left)),
    );
  expect(starts.length).toBe(3);
  for (const [figure, words] of starts) expect(words).toBe(figure);
  await page.getByRole('button', { name: 'View Disclaimer' }).click();
  const title = page.getByRole('dialog').getByRole('heading').first();
  const lines = await title.evaluate((heading) => {
    const word = document.createRange();
    word.selectNodeContents(heading);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the tables of the calculator scroll where they have no room @full', async ({ visit: { page } }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openLive(page, '/sip');
  await page.getByRole('button', { name: 'Figures year by year' }).click();
  await expect(page.getByRole('region', { name: 'Figures year by year' }).getByRole('table')).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
});

for (const path of ['/', '/services/estate-planning', '/products/mutual-funds'])
  test(`the buttons of ${path} keep their words whole @full`, async ({ visit: { page } }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const broken = await page
      .getByRole('main')
      .getByRole('link', { name: /^(Free consultation|Mutual Funds|Direct Equity)/ })
      .evaluateAll((links) =>
        links.flatMap(({ firstChild }) => {
          if (!(firstChild instanceof Text)) return [];
          return [...firstChild.data.matchAll(/\S+/g)]
            .filter(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(firstChild, index);
              range.setEnd(firstChild, index + word.length);
              return range.getClientRects().length > 1;
            })
            .map(([word]) => word);
        }),
      );
    expect(broken).toEqual([]);
  });

test('the labels of the growth chart keep apart @full', async ({ page }) => {
  await openLive(page, '/sip');
  const labels = page.locator('svg[viewBox="0 0 100 100"] ~ span').filter({ visible: true });
  await expect(labels.first()).toHaveText('Value ₹1 crore');
  const overlaps = await labels.evaluateAll((all) =>
    all.flatMap((one, index) => {
      const a = one.getBoundingClientRect();
      return all
        .slice(index + 1)
        .filter((other) => {
          const b = other.getBoundingClientRect();
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        })
        .map((other) => `${one.textContent} × ${other.textContent}`);
    }),
  );
  expect(overlaps).toEqual([]);
});

test('a field for a date is no wider than the form', async ({ visit: { page } }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact-us');
  await page
    .locator('form input[type=text]')
    .first()
    .evaluate((input: HTMLInputElement) => {
      input.type = 'date';
    });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
