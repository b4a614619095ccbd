import { expect, type Page } from '@playwright/test';
import { live, markDocument, openLive } from './support/app.ts';
import { violationsOf } from './support/axe.ts';
import { headOf, overflowOf } from './support/document.ts';
import { addresses, everyRoute, full, htmlOf, siteOrigin, siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const language = (page: Page, where: 'banner' | 'contentinfo') =>
  page.getByRole(where).getByRole('group', { name: /^(Language|भाषा)$/ });

/** The other languages of a page, as its HTML names them. */
function alternatesOf(route: string): ReadonlyMap<string, string> {
  const tags = htmlOf(route).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return new Map([...tags].map(([, code = '', href = '']) => [code, new URL(href).pathname]));
}

test('every page names itself in all languages, and all name each other', () => {
  for (const route of everyRoute) {
    const alternates = alternatesOf(route);
    expect.soft([...alternates.keys()], route).toEqual(['en', 'hi', 'x-default']);
    expect.soft([...alternates.values()], route).toContain(route);
    expect.soft(alternates.get('x-default'), route).toBe(alternates.get('en'));
    for (const other of alternates.values()) expect.soft(alternatesOf(other), other).toEqual(alternates);
  }
});

test('every page is in its language, and says so', () => {
  for (const route of everyRoute) {
    const html = htmlOf(route);
    const code = route === '/hi' || route.startsWith('/hi/') ? 'hi' : 'en';
    expect.soft(html, route).toContain(`<html lang="${code}" dir="ltr">`);
    expect.soft(html, route).toContain(`<link rel="canonical" href="${siteOrigin}${route}"`);
    // Only pages that need them fetch the letters ahead.
    expect.soft(/rel="preload"[^>]*devanagari/.test(html), route).toBe(code === 'hi');
  }
});

test('a month is written out where its short form would carry a sign', () => {
  const article = '/knowledge-bank/articles/union-budget-2023';
  expect(htmlOf(article)).toContain('>Feb 3, 2023<');
  expect(htmlOf(`/hi${article}`)).toContain('>3 फ़रवरी 2023<');
});

test('the social picture that a page names is there, and the two languages have pictures of their own', () => {
  const known = addresses();
  const pictureOf = (route: string) =>
    new URL(/property="og:image" content="([^"]+)"/.exec(htmlOf(route))?.[1] ?? '').pathname;
  expect(everyRoute.filter((route) => !known.has(pictureOf(route)))).toEqual([]);
  expect(pictureOf('/hi/about-us')).not.toBe(pictureOf('/about-us'));
});

test('no section of a whole translation is left in the original’s language', () => {
  const left = everyRoute.filter((route) => /<(section|article|div)\b[^>]* lang=/.test(htmlOf(route)));
  expect(left).toEqual([]);
});

test('the language selector stays on the page, and the choice is kept for the next visit', async ({
  page,
  plainPage,
}) => {
  await openLive(page, '/about-us');
  await markDocument(page);
  await language(page, 'banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${siteUrl}/hi/about-us`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.locator('html')).toHaveAttribute('data-marked');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/);
  await plainPage.goto(`${siteUrl}/hi/about-us`);
  const head = await headOf(plainPage);
  // Its tags come after the frame that shows the page.
  await expect.poll(() => headOf(page)).toEqual(head);
  const chosen = language(page, 'contentinfo').getByRole('link', { name: 'हिन्दी' });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  // Who comes back is taken to the home page in the chosen language, and to no other page.
  await page.goto(`${siteUrl}/`);
  await expect(page).toHaveURL(`${siteUrl}/hi`);
  await openLive(page, '/about-us');
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
  await language(page, 'contentinfo').getByRole('link', { name: 'English' }).click();
  await page.goto(`${siteUrl}/`);
  await live(page);
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test('what the address keeps of a page goes along into the other language @full', async ({
  visit: { page },
}) => {
  await openLive(page, '/contact-us?city=jalna#main');
  await language(page, 'contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${siteUrl}/hi/contact-us?city=jalna#main`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue('jalna');
});

test('who comes back to a place on the home page finds it in the chosen language @full', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  await page.goto(`${siteUrl}/?from=letter#process-chart`);
  await expect(page).toHaveURL(`${siteUrl}/hi?from=letter#process-chart`);
});

test('Back and a reload stay where they are, whatever language was chosen @full', async ({ page }) => {
  await openLive(page, '/');
  await language(page, 'contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${siteUrl}/hi`);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await live(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test('a first visit is taken nowhere, whatever the browser speaks @full', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'hi-IN' });
  const page = await context.newPage();
  await openLive(page, `${siteUrl}/`);
  await expect(page).toHaveURL(`${siteUrl}/`);
  await context.close();
});

test('Hindi is set with room for its signs, and its letters are joined', async ({ page }) => {
  await openLive(page, '/hi');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('letter-spacing', 'normal');
  const share = await heading.evaluate((element) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  expect(share).toBeGreaterThan(1.25);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(fonts.join()).toContain('Noto Serif Devanagari');
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // Neither the whole script nor the letters for pages in another one.
  expect(files.filter((file) => file.includes('devanagari-hindi'))).toHaveLength(2);
  expect(files.filter((file) => /language-names|devanagari-(?!hindi)/.test(file))).toEqual([]);
});

test('a page in English fetches no font of another script for the name of its language @full', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openLive(page, '/about-us');
  await language(page, 'contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.some((url) => url.includes('/language-names-'))).toBe(true);
  expect(fetched.filter((url) => url.includes('devanagari'))).toEqual([]);
});

test('an unknown address below a language is told in that language', async ({ visit: { page } }) => {
  const answer = await page.goto(`${siteUrl}/hi/nothing-here`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

for (const path of full ? ['/hi', '/hi/sip', '/hi/about-us', '/hi/contact-us'] : ['/hi'])
  test(`${path} fits every window, and axe finds no violation`, async ({ visit: { page } }) => {
    await openLive(page, path);
    for (const width of [320, 390, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page), `${width} px`).toEqual([]);
    }
    // The blocks are looked at in a wide window with the catalogue.
    if (full) expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await violationsOf(page)).toEqual([]);
  });

test('a heading in Japanese ends its lines between phrases @full', async ({ visit: { page } }) => {
  await page.goto('/about-us');
  const lines = await page.locator('h1').evaluate((heading) => {
    heading.setAttribute('lang', 'ja');
    const text = new Text('診療時間と休診日のご案内');
    heading.replaceChildren(text);
    heading.style.inlineSize = 'max-content';
    heading.style.inlineSize = `${heading.getBoundingClientRect().width * 0.62}px`;
    return [5, 6, 7].map((at) => {
      const letter = document.createRange();
      letter.setStart(text, at);
      letter.setEnd(text, at + 1);
      return letter.getBoundingClientRect().top;
    });
  });
  expect(new Set(lines).size).toBe(1);
});

test('a line of Korean ends between words, one of Japanese within it between any two letters @full', async ({
  visit: { page },
}) => {
  await page.goto('/about-us');
  const text = page.locator('main p').first();
  const lines = await text.evaluate((paragraph) => {
    paragraph.setAttribute('lang', 'ko');
    const words = ['한강시립교향악단의 ', '정기연주회 ', '定期演奏会のご案内'].map((word) => {
      const span = document.createElement('span');
      span.append(word);
      return span;
    });
    words[2]?.setAttribute('lang', 'ja');
    paragraph.replaceChildren(...words);
    paragraph.style.inlineSize = 'max-content';
    const [first = 0, second = 0] = words.map((word) => word.getBoundingClientRect().width);
    paragraph.style.inlineSize = `${first + second / 2}px`;
    return words.map((word) => word.getClientRects().length);
  });
  expect(lines).toEqual([1, 1, 2]);
});

test('small headings keep their words apart @full', async ({ plainPage }) => {
  await plainPage.goto('/');
  const blank = await plainPage
    .getByRole('heading', { name: 'For Her' })
    .first()
    .evaluate(async (heading) => {
      await document.fonts.ready;
      const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const text = words.nextNode();
      const between = document.createRange();
      if (!text) return 0;
      between.setStart(text, 'For'.length);
      between.setEnd(text, 'For '.length);
      return between.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(heading).fontSize);
    });
  expect(blank).toBeGreaterThan(0.23);
});
