import { type CDPSession, expect, type Page } from '@playwright/test';
import { layBars } from '../../src/report/take-pictures.ts';
import { deviceBackOf, follow, hold, holdApp, live, openLive } from './support/app.ts';
import { listFaultsOf } from './support/document.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Mobile' });
const moreOf = (page: Page) => barOf(page).getByRole('button', { name: 'More' });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'More' });

/** Taps until a tap has arrived as a click: what a busy machine holds for half a second is a long press, and none. */
async function tapAt(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(() => {
    const { documentElement: root } = document;
    root.removeAttribute('data-clicked');
    addEventListener('click', () => root.setAttribute('data-clicked', ''), { capture: true, once: true });
  });
  await expect(async () => {
    await page.touchscreen.tap(x, y);
    await expect(page.locator('html')).toHaveAttribute('data-clicked', '', { timeout: 2000 });
  }).toPass();
}

/** Controls that a finger could miss: smaller than 44 px one way or the other. */
const smallTargets = (page: Page, within: string) =>
  page
    .locator(`${within} :is(a, button)`)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    );

/** Moves a finger down, from the sheet's handle. */
async function drag(page: Page, session: CDPSession, by: number): Promise<void> {
  const { x = 0, y = 0, width = 0 } = (await sheetOf(page).boundingBox()) ?? {};
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down?: number) => {
    // As slow as people are: after a fling Chromium swallows the next tap.
    timestamp += 0.1;
    return session.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: down === undefined ? [] : [{ x: x + width / 2, y: y + 12 + down }],
    });
  };
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1, 1, 1]) await touch('touchMove', by * part);
  await touch('touchEnd');
}

const ACTIVE = [
  ['/about-us', 'About'],
  ['/services', 'Services'],
  ['/services/wealth-creation', 'Services'],
  ['/process-chart', 'Process'],
  ['/products/stocks', 'Products'],
  ['/knowledge-bank/articles', 'More'],
  ['/select-your-profile/global', 'More'],
] as const;

test('the bottom bar has five entries and marks where the visitor is', async ({ page }) => {
  await openLive(page, '/');
  const entries = ['About', 'Services', 'Process', 'Products', 'More'];
  await expect(barOf(page).getByRole('listitem')).toHaveText(entries);
  await expect(barOf(page).locator('[aria-current]')).toHaveCount(0);
  const box = await barOf(page).boundingBox();
  expect([box?.y, box?.height]).toEqual([739, 61]);
  const plain = await barOf(page)
    .getByText('About')
    .evaluate((entry) => getComputedStyle(entry).color);
  for (const [path, entry] of ACTIVE) {
    await follow(page, path);
    const marked = barOf(page).locator('[aria-current]');
    await expect(marked, path).toHaveText(entry);
    await expect(marked).not.toHaveCSS('color', plain);
  }
});

test('what the Tab key comes to lies between the bars @full', async ({ page }) => {
  await openLive(page, '/services/wealth-creation');
  const links = page.getByRole('contentinfo').getByRole('link');
  const target = links.nth(5);
  for (const [key, from, side] of [
    ['Tab', 4, 'bottom'],
    ['Shift+Tab', 6, 'top'],
  ] as const) {
    // In the window, and behind a bar.
    await target.evaluate((link, edge) => {
      scrollBy(0, link.getBoundingClientRect()[edge] - (edge === 'bottom' ? innerHeight : 0));
    }, side);
    await links.nth(from).evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press(key);
    await expect(target).toBeFocused();
    const box = () => target.evaluate((link) => link.getBoundingClientRect().toJSON());
    await expect.poll(async () => (await box()).top, key).toBeGreaterThanOrEqual(108);
    await expect.poll(async () => (await box()).bottom, key).toBeLessThanOrEqual(739);
  }
});

test('the way back through the pages above is as large as a finger, its strokes are not said @full', async ({
  page,
}) => {
  await openLive(page, '/services/wealth-creation');
  expect(await smallTargets(page, '[aria-label=Breadcrumb]')).toEqual([]);
  const entry = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').last();
  expect(await entry.evaluate((item) => getComputedStyle(item, '::before').content)).toBe('"/" / ""');
});

for (const [path, within] of [
  ['/commission-disclosure', 'thead'],
  ['/knowledge-bank/articles/union-budget-2023', 'main nav ol'],
  ['/contact-us', '[data-chosen=true]'],
] as const)
  test(`what leads somewhere in ${within} of ${path} is as large as a finger @full`, async ({ page }) => {
    await openLive(page, path);
    await expect(page.locator(within).locator('a, button').first()).toBeVisible();
    expect(await smallTargets(page, within)).toEqual([]);
  });

test('a link in a text is as high as a target has to be, and its line no higher @full', async ({ page }) => {
  await openLive(page, '/contact-us');
  const link = page.getByRole('main').getByRole('link', { name: 'Grievance redressal' });
  const line = link.locator('xpath=..');
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect((await line.boundingBox())?.height).toBeLessThan(27);
});

test('the name of a figure is as high as a finger, and moves nothing @full', async ({ page }) => {
  await openLive(page, '/sip');
  const name = page.getByRole('definition').first().locator('xpath=preceding-sibling::dt');
  expect((await name.getByRole('link').boundingBox())?.height).toBe(44);
  expect((await name.boundingBox())?.height).toBeLessThan(30);
});

test('More opens a sheet 60 px above the bottom with the rest of the site', async ({ page }) => {
  await openLive(page, '/about-us');
  await moreOf(page).tap();
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  const entries = ['My Account', 'Select Your Profile', 'Knowledge Bank', 'SIP Calculator', 'Contact Us'];
  for (const name of entries) await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible();
  await expect.poll(() => sheet.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(740);
  expect(await smallTargets(page, '[role=dialog]')).toEqual([]);
  expect(await listFaultsOf(page)).toEqual([]);
  // The page behind it keeps still, and the keyboard stays inside.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Shift+Tab');
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const doors = sheet.locator('a[target]');
  await expect(doors).toHaveText(['Mutual Funds', 'Direct Equity']);
  for (const link of await doors.all()) await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
});

test('in a low window all of the sheet is in sight, and its links can be scrolled to @full', async ({
  page,
}) => {
  // A laptop's window at 400 %.
  await page.setViewportSize({ width: 320, height: 162 });
  await openLive(page, '/about-us');
  await moreOf(page).tap();
  const box = () => sheetOf(page).evaluate((element) => element.getBoundingClientRect().toJSON());
  await expect.poll(async () => (await box()).bottom).toBe(102);
  expect((await box()).top).toBeGreaterThanOrEqual(0);
  await sheetOf(page).getByRole('link', { name: 'Contact Us', exact: true }).tap();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('a phone that is turned stays where it is read @full', async ({ browser }) => {
  const upright = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport: upright, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/about-us`);
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).nth(2);
  const top = () => title.evaluate((element) => Math.abs(element.getBoundingClientRect().top));
  await title.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  for (const size of [{ width: 844, height: 390 }, upright]) {
    await page.setViewportSize(size);
    await expect.poll(top, `${size.width} px`).toBeLessThan(160);
  }
  await context.close();
});

test('pages fit the 280 px of a folded phone @full', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 653 });
  for (const path of [
    '/',
    '/hi',
    '/sip',
    '/contact-us',
    '/services/estate-planning',
    '/commission-disclosure',
  ]) {
    await page.goto(siteUrl + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(280);
  }
});

test('the sheet rises from behind the bar, which is in reach meanwhile @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLive(page, '/about-us');
  const hit = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('animationstart', ({ target }) => {
          if (!(target instanceof Element) || !target.matches('[role=dialog]')) return;
          for (const rise of target.getAnimations()) {
            rise.pause();
            rise.currentTime = 0;
          }
          const { bottom } = target.getBoundingClientRect();
          resolve([bottom > 740, document.elementFromPoint(351, 745)?.closest('nav')?.ariaLabel]);
        });
      }),
  );
  await moreOf(page).tap();
  expect(await hit).toEqual([true, 'Mobile']);
});

test('the sheet closes on its icon, the backdrop, Escape, a device’s Back, a pull, a link and on navigation', async ({
  page,
  watch,
}) => {
  const pressDeviceBack = await deviceBackOf(page);
  await openLive(page, '/');
  await follow(page, '/about-us');
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
  // The address is there before the page, and each page brings a bar of its own.
  const marked = barOf(page).locator('[aria-current]');
  await expect(marked).toHaveText('About');
  const open = async () => {
    await expect(moreOf(page)).toBeVisible();
    await tapAt(page, 351, 770);
    await expect(sheetOf(page)).toBeVisible();
  };
  const expectBack = async () => {
    await expect(sheetOf(page)).toBeHidden();
    await expect(moreOf(page)).toBeFocused();
  };

  await open();
  await sheetOf(page).getByRole('button', { name: 'Close' }).tap();
  await expectBack();

  await open();
  await tapAt(page, 195, 60);
  await expectBack();

  await open();
  await page.keyboard.press('Escape');
  await expectBack();

  await open();
  await pressDeviceBack();
  await expectBack();

  // The bar below stays in reach: More closes, a link leads on, and a window that has no bar has no sheet.
  await open();
  await tapAt(page, 351, 770);
  await expectBack();
  await open();
  await tapAt(page, 117, 770);
  await expect(page).toHaveURL(`${siteUrl}/services`);
  await expect(sheetOf(page)).toBeHidden();
  await expect(marked).toHaveText('Services');
  await page.goBack();
  await expect(marked).toHaveText('About');
  await open();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sheetOf(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });

  await open();
  const session = await page.context().newCDPSession(page);
  await drag(page, session, 60);
  await expect(sheetOf(page)).toBeVisible();
  await expect.poll(async () => (await sheetOf(page).boundingBox())?.height).toBeGreaterThan(200);
  await drag(page, session, 200);
  await expectBack();

  await open();
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(sheetOf(page)).toBeHidden();
  await expect(marked).toHaveCount(0);

  await open();
  await sheetOf(page).getByRole('link', { name: 'Knowledge Bank', exact: true }).tap();
  await expect(page).toHaveURL(`${siteUrl}/knowledge-bank`);
  await expect(sheetOf(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(watch.documents).toHaveLength(1);
  expect(watch.problems).toEqual([]);
});

test('a page that comes while the sheet is open closes it and has the focus @full', async ({ page }) => {
  await openLive(page, '/about-us');
  const release = await hold(page, '**/my-account');
  await follow(page, '/my-account');
  await moreOf(page).tap();
  await expect(sheetOf(page)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
  await expect(sheetOf(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the error of an attempt to open the sheet is over once it opens @full', async ({ page }) => {
  const script = '**/assets/dialog-*.js';
  await page.route(script, (route) => route.abort());
  await openLive(page, '/privacy-notice');
  await moreOf(page).tap();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await page.unroute(script);
  await moreOf(page).tap();
  await expect(sheetOf(page)).toBeVisible();
  // Behind a dialog it has no role.
  await expect(page.locator('[data-system-error]')).toHaveCount(0);
});

test('More closes also a sheet that was opened before the app came @full', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/about-us');
  await tapAt(page, 351, 770);
  release();
  await live(page);
  await expect(sheetOf(page)).toBeVisible();
  await tapAt(page, 351, 770);
  await expect(sheetOf(page)).toBeHidden();
  await expect(moreOf(page)).toBeFocused();
});

test('the header has the logo, the site’s name, Get in Touch and the section’s row', async ({ page }) => {
  await openLive(page, '/services/estate-planning');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Kesarquill' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Kesarquill' }).locator('img')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Get in Touch' })).toBeVisible();
  const row = header.getByRole('navigation', { name: 'Section' });
  await expect(row.locator('[aria-current=page]')).toHaveText('Estate Planning');
  await expect(row.locator('[aria-current=page]')).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Primary' })).toBeHidden();
  for (const within of ['header', 'nav[aria-label=Mobile]', 'footer'])
    expect(await smallTargets(page, within)).toEqual([]);
});

test('the Tab key brings each entry of the section’s row into sight @full', async ({ page }) => {
  await page.goto('/services');
  const entries = page.getByRole('navigation', { name: 'Section' }).getByRole('link');
  await entries.first().focus();
  for (const entry of await entries.all()) {
    await expect(entry).toBeFocused();
    await expect(entry).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

test('header and bar are hidden on /sip and /contact-us, the footer on the contact page, on a phone only', async ({
  page,
}) => {
  await openLive(page, '/');
  const seen = () =>
    Promise.all(
      [page.getByRole('banner'), barOf(page), page.getByRole('contentinfo')].map((part) => part.isVisible()),
    );
  const EXPECTED = [
    ['/', [true, true, true]],
    ['/sip', [false, false, true]],
    ['/contact-us', [false, false, false]],
    ['/about-us', [true, true, true]],
  ] as const;
  for (const [path, parts] of EXPECTED) {
    await follow(page, path);
    await expect(page).toHaveURL(siteUrl + path);
    await expect.poll(seen, `on a phone, ${path}`).toEqual(parts);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(seen, `on a desktop, ${path}`).toEqual([true, false, true]);
    await page.setViewportSize({ width: 390, height: 800 });
  }
});

const RISK =
  'Mutual Fund investments are subject to market risks, read all scheme related documents carefully';

test('what the regulator asks for stands on a phone too, where the footer is hidden as well @full', async ({
  page,
}) => {
  for (const [prefix, risk] of [
    ['', RISK],
    ['/hi', 'योजना संबंधी सभी दस्तावेज़ों को ध्यान से पढ़ें'],
  ])
    for (const path of ['/sip', '/contact-us']) {
      await page.goto(`${siteUrl}${prefix}${path}`);
      for (const seen of [
        page.getByText(risk ?? ''),
        page.getByText('AP-000000'),
        page.locator(`a[href="${prefix}/grievance"]`),
        page.locator(`a[href="${prefix}/commission-disclosure"]`),
      ])
        await expect(seen.filter({ visible: true }).first(), prefix + path).toHaveCSS('font-size', /^1[2-9]/);
    }
});

test('a banner hangs below what there is of the header @full', async ({ page }) => {
  const TOPS = { '/': 72 + 12, '/services': 72 + 44 + 12, '/contact-us': 12 };
  for (const [path, top] of Object.entries(TOPS)) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const banner = document.body.appendChild(document.createElement('div'));
      banner.className = 'page-error';
      return banner.getBoundingClientRect().top;
    });
    expect(found, path).toBe(top);
  }
  // Its words have a line to themselves on the smallest phone.
  await page.setViewportSize({ width: 320, height: 800 });
  const share = await page.evaluate(() => {
    const banner = document.querySelector('.page-error');
    const parts = ['p', 'button', 'button'].map((name) => document.createElement(name));
    for (const part of parts) part.textContent = 'Reload the page';
    banner?.append(...parts);
    return (parts[0]?.clientWidth ?? 0) / (banner?.clientWidth ?? 1);
  });
  expect(share).toBeGreaterThan(0.8);
});

test('the button that sends lies over nothing at the end of the contact page @full', async ({ page }) => {
  // A page that came to life later would have its heading back.
  await openLive(page, '/contact-us');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const button = await page.getByRole('button', { name: 'SEND A MESSAGE' }).boundingBox();
  const last = await page.locator('main section').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  // A form further down has it where it ends.
  await page.evaluate(() => {
    document.querySelector('h1')?.replaceWith(document.createElement('h2'));
  });
  await expect(page.getByRole('button', { name: 'SEND A MESSAGE' }).locator('..')).toHaveCSS(
    'position',
    'static',
  );
});

test('the button that sends leaves a low window to what is written @full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/contact-us');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.focus();
  const box = await message.boundingBox();
  const button = await page.getByRole('button', { name: 'SEND A MESSAGE' }).boundingBox();
  expect(button?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
});

test('the box to search in is as wide as the cards below it @full', async ({ page }) => {
  await page.goto('/knowledge-bank/articles');
  const widths = await page
    .locator('main :has(> input[type=search]), main article')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(2);
  expect(new Set(widths).size).toBe(1);
});

test('the sign that copies stands beside the date, the sign to play leaves most of a small poster @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const lines = page.getByRole('article').locator('p:has(time):has(button)');
  await expect(lines).toHaveCount(9);
  const heights = await lines.evaluateAll((all) => all.map((line) => line.clientHeight));
  expect(Math.max(...heights)).toBe(44);
  await page.setViewportSize({ width: 768, height: 800 });
  const poster = page.locator('[data-video]').first();
  const shares = await poster.evaluate((link) =>
    [...link.querySelectorAll('svg')].map((sign) => sign.getBoundingClientRect().width / link.clientWidth),
  );
  expect(shares).toHaveLength(1);
  expect(shares[0]).toBeLessThan(0.22);
});

test('mobile view means 992 px or less', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await openLive(page, '/about-us');
  await expect(barOf(page)).toBeVisible();
  await page.setViewportSize({ width: 993, height: 800 });
  await expect(barOf(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Primary' })).toBeVisible();
});

for (const [path, width, texts] of [
  ['/', 320, 'h1, footer h2'],
  ['/about-us', 320, 'h1, [role=radiogroup] label, ol h3'],
  ['/process-chart', 768, 'main ol :is(h2, h3)'],
  ['/knowledge-bank/articles/one-bonus-four-jobs', 320, 'main caption, main tbody th'],
] as const)
  test(`a very long word leaves ${path} as wide as its window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.locator(texts).evaluateAll((all) => {
      for (const one of all) one.textContent = 'abcdefghi'.repeat(10);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('the cross of the sheet ends where the lines below it do @full', async ({ page }) => {
  await openLive(page, '/about-us');
  await moreOf(page).tap();
  const right = (inside: string) =>
    sheetOf(page)
      .locator(inside)
      .last()
      .evaluate((element) => Math.round(element.getBoundingClientRect().right));
  await expect(sheetOf(page)).toBeVisible();
  expect(await right('button svg')).toBe(await right('li'));
});

test('a phone held sideways has nothing behind its camera @full', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: 59, leftMax: 59, right: 0, rightMax: 0 },
  });
  await page.goto('/');
  const begins = ['header a[href="/"]', 'main h1', 'footer h2'].map((part) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left),
  );
  expect(await Promise.all(begins)).toEqual([59, 59, 59]);
});

test.describe('on a phone, which has no pointer that hovers', () => {
  test.use({ isMobile: true });

  test('a button that a finger has left looks as it did before @full', async ({ page }) => {
    await page.goto('/');
    await live(page);
    const next = page.getByRole('button', { name: 'Next' }).first();
    await next.scrollIntoViewIfNeeded();
    const before = await next.evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect(async () => {
      await next.tap();
      await expect(page.locator('button:hover')).toHaveCount(1, { timeout: 2000 });
    }).toPass();
    await expect(next).toHaveCSS('background-color', before);
  });

  test('a field has letters of 16 px at least: below that Safari magnifies the page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel('Theme')).toHaveCSS('font-size', '16px');
  });
});

test('the bar hides no line in a picture of the whole page: it lies at its end @full', async ({ page }) => {
  await page.goto('/about-us');
  await layBars(page);
  const { y = 0, height = 0 } = (await barOf(page).boundingBox()) ?? {};
  expect(y + height).toBe(await page.evaluate(() => document.documentElement.scrollHeight));
});
