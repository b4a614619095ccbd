import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { live, openLive } from './support/app.ts';
import { overflowOf } from './support/document.ts';
import { full, siteUrl } from './support/site.ts';
import { buildSite, newSite, serveSite } from './support/site-process.ts';
import { test } from './support/test.ts';

/** A4 less its margins, in the pixels of a style sheet. */
const PAPER = { width: 718, height: 1000 };

/** Texts of the main part that are in the document and not on the paper. Controls and forms may stay away. */
const missing = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const hidden: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (
        text === '' ||
        !element ||
        element.closest('nav, button, form, option, script, noscript, .needs-script')
      )
        continue;
      if (element.closest('.visually-hidden, [aria-hidden=true]')) continue;
      const seen = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      if (!seen || element.getBoundingClientRect().height === 0) hidden.push(text);
    }
    return hidden;
  });

/** Pages, and what of each the paper does without: it is as narrow as a phone, and nothing on it is pressed. */
const PAGES = [
  ['/', []],
  ['/sip', ['Calculate Returns & Investment for SIP’s']],
  ['/about-us', ['The video loads from the video platform when you press play.']],
  ['/select-your-profile/business', []],
  ['/contact-us', []],
  ['/knowledge-bank/articles/consistency-beats-rare-moments-of-greatness', []],
] as const;

/** What stands below what. */
const BELOW: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '/': [
    ['h1', 'figure img'],
    ['a[href="/select-your-profile/business"]', 'a[href="/select-your-profile/retiree"]'],
    ['a[href="/services/retirement-investments"]', 'a[href="/services/international-investments"]'],
  ],
  '/sip': [['text=Expected Rate of Return', 'text=Monthly SIP Required']],
};

for (const [path, left] of full ? PAGES : PAGES.slice(0, 2)) {
  test(`${path} on paper: all that it says, and no menus`, async ({ visit: { page } }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await openLive(page, path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // Safari asks how wide the window is, not the paper.
    for (const [upper, lower] of BELOW[path] ?? []) {
      const boxes = [upper, lower].map((it) => page.locator('main').locator(it).first().boundingBox());
      const [above, below] = await Promise.all(boxes);
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Number.NaN));
    }
    await page.setViewportSize(PAPER);
    expect(await missing(page)).toEqual(left);
    // What was chosen is said.
    await expect(page.locator(':is(nav, button:not([aria-checked=true])):visible')).toHaveCount(0);
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('position', 'static');
    await expect(header.getByRole('link')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCSS('padding-top', '0px');
    // Dark letters on white, whatever the screen had.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(footer).toContainText('Mutual Fund investments are subject to market risks');
    await expect(footer.getByRole('link').filter({ visible: true })).toHaveCount(3);
    // A total stands once, below the last row.
    for (const foot of await page.locator('tfoot').all())
      await expect(foot).toHaveCSS('display', 'table-row-group');
    expect(await overflowOf(page)).toEqual([]);
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(fixed).toEqual([]);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });
}

test('a control that chooses what is shown stays away, since all of it is there @full', async ({
  visit: { page },
}) => {
  await openLive(page, '/contact-us');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  const main = page.getByRole('main');
  // As high as what it says, not as a screen.
  await expect(main.locator('#contact')).toHaveCSS('min-height', '0px');
  await expect(main.getByRole('article')).toHaveCount(7);
  await expect(main.locator('select, label').filter({ visible: true })).toHaveCount(0);
  await openLive(page, '/knowledge-bank/events');
  await expect(main.locator('input, nav, button').filter({ visible: true })).toHaveCount(0);
});

test('a form by itself leaves no heading above nothing on paper @full', async ({ plainPage }) => {
  const folder = await mkdtemp(join(tmpdir(), 'page-engine-paper-'));
  await newSite(join(folder, 'site'));
  const file = join(folder, 'site/pages/contact-us.json');
  const {
    cityHeading: _,
    defaultCity: __,
    text,
    ...form
  } = JSON.parse(await readFile(file, 'utf8')).sections[0];
  const head = { type: 'page-header', id: 'head', heading: 'A house' };
  const sections = [head, { ...form, id: 'mute' }, { ...form, id: 'told', text }];
  const written = { ...JSON.parse(await readFile(file, 'utf8')), sections };
  await writeFile(file, JSON.stringify(written));
  await buildSite(join(folder, 'dist'), join(folder, 'site'));
  const site = await serveSite(join(folder, 'dist'));
  try {
    await plainPage.goto(`${site.url}/contact-us`);
    await expect(plainPage.locator('#mute')).toBeVisible();
    await plainPage.emulateMedia({ media: 'print' });
    await expect(plainPage.locator('#mute')).toBeHidden();
    await expect(plainPage.locator('#told')).toBeVisible();
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('the end of a page of paper tears apart no plan, no buttons and no footer', async ({
  visit: { page },
}) => {
  await openLive(page, '/');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const whole of [
    main.locator('#one-page-plan > * > :last-child'),
    main.locator('p:has(> a + a)').first(),
    page.getByRole('contentinfo'),
  ])
    await expect(whole).toHaveCSS('break-inside', 'avoid');
  // Grid and flex would lie over themselves there.
  await expect(main.locator('#whats-new').getByRole('list').first()).toHaveCSS('display', 'block');
});

test('the end of a page of paper leaves no question without the beginning of its answer @full', async ({
  visit: { page },
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/sip');
  const question = page.locator('summary', { hasText: 'Monthly or all at once' });
  await expect(question).toHaveCSS('break-after', 'avoid');
});

test('the end of a page of paper leaves no heading without its text, no head of a table without its rows @full', async ({
  visit: { page },
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/commission-disclosure');
  const main = page.getByRole('main');
  const table = main.getByRole('table');
  for (const head of [table.locator('caption'), table.locator('thead')])
    await expect(head).toHaveCSS('break-after', 'avoid');
  // Of a button Chromium paints nothing on the further sheets.
  await expect(table.locator('th button').first()).toHaveCSS('display', 'contents');
  // A flexible box would not keep its lines together.
  const together = main.locator('#principle > * > *');
  await expect(together).toHaveCSS('display', 'block');
  await page.setViewportSize(PAPER);
  await page.goto('/grievance');
  await expect(main.locator('#levels').getByRole('list')).toHaveCSS('display', 'block');
});

test('the end of a page of paper leaves a result and the figures of the firm whole @full', async ({
  visit: { page },
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, whole] of [
    // In two parts the button would lie over the amount.
    ['/sip', page.getByRole('status', { name: 'Result' }).locator('..')],
    ['/about-us', page.locator('dl > div', { hasText: 'Assets under management' })],
  ] as const) {
    await page.goto(path);
    await expect(whole).toHaveCSS('break-inside', 'avoid');
  }
  // Boxes for amounts end on one line, however long their words are.
  await page.setViewportSize(PAPER);
  await page.goto('/sip?calculator=invest&monthly=25000&lumpSum=100000');
  const ends = page.getByRole('textbox', { name: /^(Monthly|Lump sum) invest$/ });
  await expect(ends).toHaveCount(2);
  const [one, two] = await ends.evaluateAll((all) =>
    all.map((box) => Math.round(box.getBoundingClientRect().right)),
  );
  expect(one).toBe(two);
  // What is closed does not count.
  await expect(page.getByText('Inflation', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Inflation', { exact: true })).toBeHidden();
});

test('on a wide sheet a picture stands beside its words, and a video’s has no bands @full', async ({
  visit: { page },
}) => {
  await openLive(page, '/');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER.height, height: PAPER.width });
  const entries = page.locator('#whats-new').getByRole('article');
  const entry = entries.first();
  const [picture, title] = [entry.locator('img'), entry.getByRole('heading')];
  const { x = 0, width = 0 } = (await picture.boundingBox()) ?? {};
  expect((await title.boundingBox())?.x).toBeGreaterThan(x + width);
  const poster = entries.last().locator('img');
  const { bands, below } = await poster.evaluate((img) => {
    const { height, bottom } = img.getBoundingClientRect();
    const frame = img.parentElement?.parentElement?.getBoundingClientRect();
    return { bands: (frame?.width ?? 0) - (height * 16) / 9, below: (frame?.bottom ?? 0) - bottom };
  });
  expect(Math.abs(bands)).toBeLessThan(1);
  // Its address stands below it.
  expect(below).toBeGreaterThan(10);
});

test('on paper a carousel is a block of all its cards, however far it was moved @full', async ({
  visit: { page },
}) => {
  await openLive(page, '/');
  const region = page
    .getByRole('region')
    .filter({ has: page.getByRole('group') })
    .first();
  await region.scrollIntoViewIfNeeded();
  await expect(region.getByRole('group')).toHaveAttribute('data-live', '');
  for (const _ of [1, 2, 3]) await region.getByRole('button', { name: 'Next' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await live(page);
  const boxes = await region
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  expect(boxes).toHaveLength(7);
  expect(boxes.filter(({ left, right }) => left < 0 || right > PAPER.width)).toEqual([]);
});

test('an address of another site stands behind its link @full', async ({ visit: { page } }) => {
  await openLive(page, '/grievance');
  await page.emulateMedia({ media: 'print' });
  const outside = page.locator('main p a[href^="https:"], main li a[href^="https:"]').first();
  const href = await outside.getAttribute('href');
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(href);
});

test('a picture on paper is round at all its corners, the home page’s stands beside its caption @full', async ({
  plainPage,
}) => {
  await plainPage.emulateMedia({ media: 'print' });
  await plainPage.setViewportSize(PAPER);
  const boxes = async (path: string, selector: string) => {
    await plainPage.goto(path);
    return plainPage.locator(selector).evaluateAll((all) =>
      Promise.all(
        all.map(async (one) => {
          if (one instanceof HTMLImageElement) {
            one.loading = 'eager';
            await one.decode();
          }
          const { width, height, left } = one.getBoundingClientRect();
          const of = Number(one.getAttribute('width')) / Number(one.getAttribute('height'));
          return { left, width, bands: Math.round(Math.abs(width - height * of)) };
        }),
      ),
    );
  };
  const pictures = await boxes('/process-chart', 'main img');
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.filter(({ bands }) => bands > 1)).toEqual([]);
  const [picture, caption] = await boxes('/', 'main section:first-of-type figure > *');
  expect(caption?.left).toBeGreaterThan((picture?.left ?? 0) + (picture?.width ?? 0));
  const posters = await boxes('/', 'main li article figure');
  expect(Math.max(...posters.map(({ width }) => width))).toBeLessThan(240);
});

test('a table in a text is whole on paper, however long its words', async ({ plainPage }) => {
  await plainPage.setViewportSize({ width: 718, height: 1000 });
  await plainPage.goto('/');
  await plainPage.emulateMedia({ media: 'print' });
  const frame = plainPage.locator('[role=group]:has(> table)').first();
  const beyond = await frame.evaluate((group) => {
    for (const row of group.querySelectorAll('tr')) {
      const [first] = row.cells;
      if (first) first.textContent = 'Arbeitnehmerüberlassungskosten';
      row.append(first?.cloneNode(true) ?? '');
    }
    return group.scrollWidth - group.clientWidth;
  });
  expect(beyond).toBe(0);
  await expect(frame).toHaveCSS('overflow-x', 'visible');
});

test('the heading of a page stays on its first sheet, and who has no portrait has a field of that size', async ({
  plainPage,
}) => {
  await plainPage.setViewportSize({ width: 718, height: 1000 });
  await plainPage.goto('/about-us');
  await plainPage.emulateMedia({ media: 'print' });
  await expect(plainPage.locator('main div:has(> div > h1)').first()).toHaveCSS('break-after', 'auto');
  const portrait = plainPage.locator('article[id^="person-"] img').first();
  const box = await portrait.boundingBox();
  const field = await portrait.evaluate((image) => {
    const other = document.createElement('div');
    other.className = image.className;
    image.after(other);
    return other.getBoundingClientRect().height;
  });
  expect(box?.height).toBeLessThan(175);
  expect(field).toBeLessThan(175);
});

test('a photograph whose size the browser chooses by itself is as wide on paper as there is room', async ({
  plainPage,
}) => {
  await plainPage.goto('/knowledge-bank/articles/one-bonus-four-jobs');
  await plainPage.setViewportSize({ width: 718, height: 1000 });
  await plainPage.emulateMedia({ media: 'print' });
  const picture = plainPage.locator('figure img').first();
  await picture.evaluate((image: HTMLImageElement) => {
    image.loading = 'lazy';
    image.sizes = 'auto, 100vw';
    image.width = 1600;
    image.height = 400;
  });
  expect((await picture.boundingBox())?.width).toBeGreaterThan(600);
});

test('a page that was printed stays as it was: what came a frame late does not do so once more @full', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: siteUrl });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const begun = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
    return names;
  });
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
  }
  expect(await begun.jsonValue()).toEqual([]);
  await page.close();
});
