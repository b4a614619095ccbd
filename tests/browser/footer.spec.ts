import { expect, type Page } from '@playwright/test';
import { holdApp, live, openLive } from './support/app.ts';
import { full, siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

declare global {
  interface Window {
    /** How the page was told to scroll. */
    scrolls?: ScrollBehavior[];
  }
}

const footerOf = (page: Page) => page.getByRole('contentinfo');

test('the footer has four columns, ways to get in touch, social links and the current year', async ({
  page,
}) => {
  await openLive(page, '/about-us');
  const footer = footerOf(page);
  await expect(footer.getByRole('heading')).toHaveText(['Contact Us', 'Products', 'Services', 'Company']);
  const hrefs = await footer
    .locator('address a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(
    hrefs.map((href) => /^(mailto:|tel:|https:\/\/[^/]*google[^/]*\/maps\/search)/.exec(href)?.[1]),
  ).toEqual(['mailto:', 'tel:', expect.stringMatching(/maps\/search$/)]);
  for (const name of ['facebook', 'instagram', 'linkedin', 'youtube']) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  }
  // The year is that of the firm's own clock.
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format();
  await expect(footer).toContainText(`© ${year}`);
  // Below a dark band it has an edge, and without columns not the room above them.
  await expect(footer).toHaveCSS('border-top-width', '1px');
  await page.evaluate(() => {
    document.querySelector('footer section')?.parentElement?.remove();
    document.querySelector('main')?.lastElementChild?.removeAttribute('data-tone');
  });
  await expect(footer).toHaveCSS('border-top-width', '0px');
  await expect(footer).toHaveCSS('padding-top', '24px');
});

for (const prefix of ['', '/hi'])
  test(`${prefix}/: the footer leads to what the law asks for`, async ({ plainPage: page }) => {
    await page.goto(prefix || '/');
    const pages = ['privacy-notice', 'terms', 'commission-disclosure', 'grievance', 'registrations'];
    for (const name of [...pages, 'accessibility'])
      await expect(footerOf(page).locator(`a[href="${prefix}/${name}"]`)).toBeVisible();
  });

for (const width of full ? [320, 390] : [320])
  for (const path of ['/', '/hi', '/registrations', '/grievance'])
    test(`no number of ${path} breaks at its hyphen on a phone of ${width} px`, async ({
      plainPage: page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const numbers = page.locator('p').filter({ hasText: /\d/ });
      const broken = await numbers.evaluateAll((all) =>
        all.flatMap((one) => {
          const found: string[] = [];
          const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const { 0: number, index } of (text.nodeValue ?? '').matchAll(
              /[A-Z\d]+-[-A-Z\d]+|\+\d[\d ]+/g,
            )) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + number.trim().length);
              if (range.getClientRects().length > 1) found.push(number);
            }
          return found;
        }),
      );
      expect(broken).toEqual([]);
    });

test('Select your Profile and Knowledge Bank lead to the top, smoothly on their own page @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const scrolls: ScrollBehavior[] = [];
    window.scrolls = scrolls;
    const scroll = window.scrollTo.bind(window);
    window.scrollTo = (first?: ScrollToOptions | number, second: number = 0) => {
      if (typeof first === 'number') return scroll(first, second);
      scrolls.push(first?.behavior ?? 'auto');
      scroll(first);
    };
  });
  await openLive(page, '/about-us');
  const entries = [
    ['Select your Profile', '/select-your-profile'],
    ['Knowledge Bank', '/knowledge-bank'],
  ] as const;
  for (const [name, path] of entries) {
    const link = footerOf(page).getByRole('link', { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(siteUrl + path);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => window.scrolls?.splice(0));
    await link.click();
    expect(await page.evaluate(() => window.scrolls)).toEqual(['smooth']);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(siteUrl + path);
  }
  // Who asked for less motion is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const link = footerOf(page).getByRole('link', { name: 'Knowledge Bank', exact: true });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrolls?.splice(0));
  await link.click();
  expect(await page.evaluate(() => [window.scrolls, scrollY])).toEqual([['instant'], 0]);
});

test('a colour scheme that is chosen while the app is still on its way holds @full', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/about-us');
  const theme = page.getByRole('combobox', { name: 'Theme' });
  await theme.selectOption('dark');
  release();
  await live(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await live(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(theme).toHaveValue('dark');
});

test('a colour scheme that is chosen in another tab, or on a page that Back leads away from, holds here too @full', async ({
  page,
  context,
}) => {
  await openLive(page, '/about-us');
  const asleep = await context.newPage();
  await asleep.goto('/about-us');
  const other = await context.newPage();
  await openLive(other, '/process');
  await other.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await live(asleep);
  for (const tab of [page, asleep]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(tab.getByRole('combobox', { name: 'Theme' })).toHaveValue('dark');
  }
  // As the browser shows a page that it has kept: the other one told nobody.
  await page.evaluate(() => {
    localStorage.removeItem('theme');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('system');
});

for (const path of ['/about-us', '/hi/about-us'])
  test(`${path} on a phone: two short lists of the footer stand beside the long one @full`, async ({
    plainPage: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const [, products, services, company] = await footerOf(page)
      .getByRole('heading')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(services.y).toBe(products.y);
    expect(company.x).toBe(products.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const heights = await footerOf(page)
      .locator('li a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

test('an e-mail address that has no room on one line goes on with its sign @full', async ({
  plainPage: page,
}) => {
  await page.goto('/');
  const lines = await footerOf(page)
    .locator('a[href^="mailto:"]')
    .evaluate((link) => {
      link.style.inlineSize = 'max-content';
      link.style.inlineSize = `${link.getBoundingClientRect().width - 2}px`;
      const range = document.createRange();
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const lines = new Map<number, string>();
      while (walker.nextNode())
        for (const [at, sign] of [...(walker.currentNode.textContent ?? '')].entries()) {
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + 1);
          const { top } = range.getBoundingClientRect();
          lines.set(top, (lines.get(top) ?? '') + sign);
        }
      return [...lines.values()];
    });
  expect(lines).toEqual(['hello', '@example.com']);
});

test('seven languages stay within the footer of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/about-us');
  const ends = await footerOf(page)
    .locator('[hreflang="hi"]')
    .evaluate((link) => {
      for (const name of ['Português', 'Français', 'Italiano', 'Română', 'Nederlands'])
        link.after(Object.assign(link.cloneNode(), { textContent: name }));
      return [...(link.parentElement?.children ?? [])].map((one) => one.getBoundingClientRect().right);
    });
  expect(ends.length).toBe(7);
  expect(Math.max(...ends)).toBeLessThanOrEqual(320);
});
