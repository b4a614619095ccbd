import { expect, type Locator, type Page } from '@playwright/test';
import { follow, hold, holdApp, openLive, stopClock, wakeMenus } from './support/app.ts';
import { full, siteUrl, smallSiteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Primary' });
const button = (page: Page, name: string) => barOf(page).getByRole('button', { name, exact: true });
const childOf = (page: Page) => barOf(page).getByRole('link', { name: /^Estate Planning/ });

async function open(page: Page, address: string, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openLive(page, address);
  await wakeMenus(page);
}

/** Controls of the bar that overlap one another or stand outside it. */
function misplaced(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const boxes = [...header.querySelectorAll<HTMLElement>('a, button, small')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('nav[aria-label="Section"]') === null)
      .map((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        // Its words may be wider than itself.
        const words = document.createRange();
        // The line below the brand's name is a part of its own.
        const name = element.querySelector('small')?.previousSibling;
        words.selectNodeContents(name ?? element.querySelector(':scope > span + span') ?? element);
        const right = Math.max(element.getBoundingClientRect().right, words.getBoundingClientRect().right);
        return { element, name: element.textContent, left, right, top, bottom };
      });
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((two) => !one.element.contains(two.element))
        .filter((two) => one.left < two.right - 1 && two.left < one.right - 1)
        .filter((two) => one.top < two.bottom - 1 && two.top < one.bottom - 1)
        .map((two) => `${one.name} × ${two.name}`),
    );
    const outside = boxes
      .filter(({ left, right, top, bottom }) => left < 0 || right > innerWidth || top < 0 || bottom > 140)
      .map(({ name }) => `${name} stands outside`);
    return [...overlaps, ...outside];
  });
}

const CONDENSED = ['Profiles', 'Knowledge Bank'];

test('the header is fixed, 140 px high, and condensed up to 1480 px', async ({ visit: { page } }) => {
  await open(page, '/services/wealth-creation');
  const header = page.getByRole('banner');
  const contact = barOf(page).getByRole('link', { name: 'Contact Us', exact: true });
  for (const width of full
    ? [993, 1000, 1200, 1280, 1480, 1481, 1536, 1600, 1920]
    : [993, 1480, 1481, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const condensed = width <= 1480;
    for (const name of CONDENSED) await expect(button(page, name)).toBeVisible({ visible: !condensed });
    await expect(contact.first()).toBeVisible({ visible: !condensed });
    await expect(button(page, 'More')).toBeVisible({ visible: condensed });
    const first = barOf(page).getByRole('link', { name: 'About', exact: true });
    const last = condensed ? button(page, 'More') : contact.first();
    expect((await last.boundingBox())?.y, `one line at ${width} px`).toBe((await first.boundingBox())?.y);
    await expect(header.getByText('AMFI-registered Mutual Fund Distributor')).toBeVisible();
    for (const name of ['Services', 'Products']) await expect(button(page, name)).toBeVisible();
    for (const name of ['About', 'Process'])
      await expect(barOf(page).getByRole('link', { name, exact: true })).toBeVisible();
    expect(await header.evaluate((element) => element.getBoundingClientRect().height)).toBe(140);
    expect(await misplaced(page), `${width} px`).toEqual([]);
    // SIP Calc and My Account are as far apart as entries of the menu.
    const edges = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect());
    const calculator = await edges(header.getByRole('link', { name: 'SIP Calc', exact: true }));
    const account = await edges(header.getByRole('button', { name: 'My Account' }));
    const apart = (await edges(button(page, 'Services'))).left - (await edges(first)).right;
    expect(account.left - calculator.right, `${width} px`).toBeCloseTo(apart, 1);
    // Header and page begin and end on the same lines.
    const lines = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(element);
          return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)].map(
            Math.round,
          );
        });
    expect(await lines('header > div')).toEqual(await lines('main nav[aria-label=Breadcrumb]'));
  }
  await page.setViewportSize({ width: 1000, height: 800 });
  await button(page, 'More').click();
  for (const name of [...CONDENSED, 'Contact Us']) {
    const entry = barOf(page).getByRole('link', { name, exact: true }).filter({ visible: true });
    await expect(entry).toHaveCount(1);
    const box = await entry.boundingBox();
    expect((box?.x ?? 0) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 1000).toBe(true);
  }
  await page.evaluate(() => scrollTo(0, 600));
  expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  await page.setViewportSize({ width: 1536, height: 800 });
  // Those of a dropdown have its width, unlike the line beside the name.
  const widths = await header
    .locator('small')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).maxInlineSize));
  expect(new Set(widths.slice(1))).toEqual(new Set(['none']));
  // With nothing behind it the menu's words end at the page's edge.
  const past = await contact.first().evaluate((last) => {
    const bar = last.closest('header > div');
    const [, , ...others] = bar?.children ?? [];
    for (const other of others) other.querySelector('button') ? other.replaceChildren() : other.remove();
    const inner = (element: Element) =>
      element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight);
    return bar && inner(last) - inner(bar);
  });
  expect(past).toBe(0);
});

test('in a narrow desktop window the line below the name takes the room that the menu leaves', async ({
  visit: { page },
}) => {
  await open(page, '/hi/about-us', 1000);
  const line = page.getByRole('banner').locator('small').first();
  const lines = await line.evaluate(
    (small) => small.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(small).lineHeight),
  );
  expect(Math.round(lines)).toBe(1);
});

test('its parts have room in every window and both languages; the other language stands there from 360 px on @full', async ({
  visit: { page },
}) => {
  for (const [path, other] of [
    ['/about-us', 'हिन्दी'],
    ['/hi/about-us', 'English'],
  ] as const) {
    await open(page, path);
    const language = page.getByRole('banner').getByRole('link', { name: other });
    const widest = [359, 430, 480, 768, 992, 1180, 1260, 1641];
    for (const width of [320, 360, 381, 431, 481, 993, 1181, 1261, ...widest]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await misplaced(page), `${path}, ${width} px`).toEqual([]);
      const crowded = width < 360 || (width > 992 && width <= 1180);
      await expect(language, `${path}, ${width} px`).toBeVisible({ visible: !crowded });
    }
    // A site without a calculator and an account has room for it in a narrow desktop window, too.
    await language.evaluate((link) => link.parentElement?.nextElementSibling?.replaceChildren());
    await page.setViewportSize({ width: 993, height: 800 });
    await expect(language).toBeVisible();
    expect(await misplaced(page), `${path}, without tools`).toEqual([]);
  }
});

test('a menu of many long words stays in the header, above the row of its section @full', async ({
  visit: { page },
}) => {
  await open(page, '/products/stocks');
  await page.getByRole('banner').evaluate((header) => {
    // A language that asks for room between its lines, as it is where the header is made.
    document.documentElement.lang = 'hi';
    header.setAttribute('data-crowded', '');
    const longer = [
      ['About', 'About our house'],
      ['Services', 'Our services'],
      ['Process', 'How we work'],
      ['Products', 'Investment products'],
      ['Profiles', 'Who comes to us'],
      ['Knowledge Bank', 'Our bank of knowledge'],
    ] as const;
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = longer.find(([word]) => word === text?.nodeValue)?.[1] ?? text.nodeValue;
  });
  for (const width of [993, 1081, 1280, 1480, 1481]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await misplaced(page), `${width} px`).toEqual([]);
  }
});

test('two lines of a high script have room in the bar of a phone, in its button and beside the logo @full', async ({
  visit: { page },
}) => {
  await open(page, '/hi/about-us');
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await page.evaluate(() => {
      const list = document.querySelector('nav:not(header *):has(> ul button[aria-haspopup]) > ul');
      list?.setAttribute('data-crowded', '');
      const entries = [...(list?.querySelectorAll(':scope > li > :is(a, button)') ?? [])];
      const contact = document.querySelector('header > div > a:last-child');
      const name = document.querySelector('header a > span');
      const write = (part: Element | null | undefined, count: number) => {
        const words = [...(part?.childNodes ?? [])].find((node) => node instanceof Text);
        if (words) words.nodeValue = Array(count).fill('मार्गदर्शन').join(' ');
      };
      for (const entry of entries) write(entry, 2);
      write(contact?.querySelector('span'), 2);
      write(name?.querySelector('small'), 8);
      const box = (part: Element | null | undefined) => part?.getBoundingClientRect() ?? new DOMRect();
      return [
        ...entries.map((entry) => box(entry).bottom > innerHeight),
        (contact?.scrollHeight ?? 0) > (contact?.clientHeight ?? 0),
        box(name).top < 0 || box(name).bottom > box(document.querySelector('header')).bottom,
      ];
    });
    expect(outside, `${width} px`).toEqual(Array(7).fill(false));
  }
});

for (const [label, line] of [
  ['Ask for an offer', '9'],
  ['Kutu siparişi verin', '13'],
] as const)
  test(`a button “${label}” has its words in two lines beside a long name`, async ({ visit: { page } }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(smallSiteUrl);
    const [button, lines] = await page
      .getByRole('banner')
      .getByRole('link')
      .last()
      .evaluate(
        (link, [label, line]) => {
          const [words] = link.children;
          if (words instanceof HTMLElement) {
            words.textContent = label;
            words.style.setProperty('--line', line);
          }
          const { height = 0 } = words?.getBoundingClientRect() ?? {};
          const high = Number.parseFloat(getComputedStyle(words ?? link).lineHeight);
          return [link.scrollHeight - link.clientHeight, Math.round(height / high)];
        },
        [label, line] as const,
      );
    expect([button, lines]).toEqual([0, 2]);
  });

test('a name of three long words stays between the edge of a phone’s header and the line below it @full', async ({
  visit: { page },
}) => {
  await page.goto(smallSiteUrl);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const name = page.getByRole('banner').getByText('Harbour Children’s Museum');
    const [top, room] = await name.evaluate((span) => {
      const words = document.createRange();
      words.selectNode(span.firstChild ?? span);
      const { top, bottom } = words.getBoundingClientRect();
      return [top, (span.querySelector('small')?.getBoundingClientRect().top ?? 0) - bottom];
    });
    expect(top, `${width} px`).toBeGreaterThanOrEqual(3);
    expect(room, `${width} px`).toBeGreaterThanOrEqual(0);
  }
  // The logo beside it is as wide as it is drawn.
  const logo = page.getByRole('banner').locator('img');
  await logo.evaluate((image: HTMLImageElement) => {
    image.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="51" height="34"/>';
    return image.decode();
  });
  const { width, height } = (await logo.boundingBox()) ?? {};
  expect([width, height]).toEqual([51, 34]);
});

test('a dropdown opens on a press and closes on Escape, on a second one and on a click elsewhere', async ({
  visit: { page },
}) => {
  await open(page, '/about-us');
  const services = button(page, 'Services');
  const child = childOf(page);
  await services.press('Enter');
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(child).toBeVisible();
  // The button and its panel name each other, by ids that the document leaves out.
  const panel = page.locator(`[id="${await services.getAttribute('aria-controls')}"]`);
  await expect(panel).toHaveAttribute('aria-labelledby', (await services.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(child).toBeHidden();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(services).toBeFocused();
  await services.press('Space');
  await expect(child).toBeVisible();
  await services.press('Enter');
  await expect(child).toBeHidden();
  await services.press('Enter');
  await expect(child).toBeVisible();
  // From inside, Escape leads back to the button.
  await page.keyboard.press('Tab');
  await expect(barOf(page).getByRole('link', { name: 'Services', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(child).toBeHidden();
  await expect(services).toBeFocused();
  await services.press('Enter');
  await expect(child).toBeVisible();
  // The focus leaves it for another entry, which it would hide where the entries stand in two lines.
  await barOf(page).getByRole('link', { name: 'Process', exact: true }).focus();
  await expect(child).toBeHidden();
  await services.press('Enter');
  await expect(child).toBeVisible();
  await page.mouse.click(640, 780);
  await expect(child).toBeHidden();
});

test('a dropdown whose menu leaves the window is closed when the window is wide again @full', async ({
  page,
}) => {
  for (const [name, without] of [
    ['Services', 800],
    ['More', 1600],
  ] as const) {
    await open(page, '/about-us');
    await button(page, name).press('Enter');
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
    await page.setViewportSize({ width: without, height: 800 });
    await expect(button(page, name)).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('Escape closes a dropdown that was opened before the app arrived @full', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/about-us');
  const services = button(page, 'Services');
  await services.focus();
  await page.keyboard.press('Tab');
  await expect(barOf(page).getByRole('link', { name: 'Services', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  arrive();
  await expect(services).toBeFocused();
  await expect(childOf(page)).toBeHidden();
  await expect(barOf(page)).toHaveAttribute('data-live', 'true');
  await expect(childOf(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(childOf(page)).toBeVisible();
});

test('Escape closes a dropdown under the pointer, wherever the focus is, before the app arrived @full', async ({
  page,
}) => {
  const arrive = await holdApp(page);
  await page.goto('/about-us');
  await button(page, 'Services').hover();
  await expect(childOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  arrive();
  await expect(childOf(page)).toBeHidden();
  await expect(barOf(page)).toHaveAttribute('data-live', 'true');
  await expect(childOf(page)).toBeHidden();
});

test('a dropdown opens under a pointer that rests, not under one that passes, and stays while it is used', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/about-us');
  await stopClock(page);
  const [services, child] = [button(page, 'Services'), childOf(page)];
  await services.hover();
  await page.clock.runFor(100);
  await page.mouse.move(640, 700);
  await page.clock.runFor(1000);
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await services.hover();
  await page.clock.runFor(200);
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(child).toBeVisible();
  await child.hover();
  await page.clock.runFor(1000);
  await expect(child).toBeVisible();
  await page.mouse.move(640, 700);
  await page.clock.runFor(1000);
  await expect(child).toBeHidden();
  await services.hover();
  await page.clock.runFor(1000);
  // A press on what the pointer has opened is no wish to close it; the next one is.
  for (const expanded of ['true', 'false', 'true']) {
    await services.click();
    await expect(services).toHaveAttribute('aria-expanded', expanded);
  }
  // What is closed at once is not opened by the pointer that came before.
  for (const close of [() => services.click(), () => page.keyboard.press('Escape')]) {
    await page.mouse.move(640, 700);
    await page.clock.runFor(1000);
    await services.click();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await close();
    await page.clock.runFor(1000);
    await expect(services).toHaveAttribute('aria-expanded', 'false');
  }
  await services.click();
  await child.click();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estate Planning');
  await expect(child).toBeHidden();
});

test('no menu opens at the mere focus, neither the first that it comes to nor that of the account @full', async ({
  visit: { page },
}) => {
  await openLive(page, '/about-us');
  const account = page.getByRole('button', { name: 'My Account' });
  // The first thing in the header is no menu: from there on both are awake.
  await page.getByRole('banner').getByRole('link').first().focus();
  await expect(page.locator('header nav[data-live]')).toHaveCount(2);
  await button(page, 'Services').focus();
  await expect(childOf(page)).toBeHidden();
  await account.focus();
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(account).toHaveAttribute('aria-expanded', 'true');
});

test('the arrow keys move in the menu @full', async ({ visit: { page } }) => {
  await open(page, '/about-us');
  const services = button(page, 'Services');
  await services.focus();
  await page.keyboard.press('ArrowRight');
  await expect(barOf(page).getByRole('link', { name: 'Process', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(services).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(barOf(page).getByRole('link', { name: 'Services', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(barOf(page).getByRole('link', { name: 'Services', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(barOf(page).getByRole('link', { name: /^Retirement Investments/ })).toBeFocused();
});

test.describe('a tablet in landscape', () => {
  test.use({ viewport: { width: 1000, height: 800 }, hasTouch: true, isMobile: true });

  test('dropdowns open and close on a tap, and their entries lead on @full', async ({ page }) => {
    await openLive(page, '/about-us');
    const [services, more] = [button(page, 'Services'), button(page, 'More')];
    await services.tap();
    await wakeMenus(page);
    if ((await services.getAttribute('aria-expanded')) !== 'true') await services.tap();
    await expect(childOf(page)).toBeVisible();
    await services.tap();
    await expect(childOf(page)).toBeHidden();
    await more.tap();
    const entry = barOf(page)
      .getByRole('link', { name: /^Publications/ })
      .filter({ visible: true });
    await expect(entry).toBeVisible();
    await services.tap();
    await expect(childOf(page)).toBeVisible();
    await expect(entry).toBeHidden();
    await more.tap();
    await entry.tap();
    await expect(page).toHaveURL(`${siteUrl}/knowledge-bank/publications`);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the secondary row lists the children of the section; the menu and it mark where the visitor is', async ({
  page,
}) => {
  await open(page, '/services/global-tax-advisory', 1536);
  const row = page.getByRole('navigation', { name: 'Section' });
  await expect(row.getByRole('link')).toHaveText([
    'Retirement Investments',
    'Wealth Creation',
    'Risk Management',
    'International Investments',
    'Global Tax Advisory',
    'Estate Planning',
    'Treasury Operations for Corporates',
  ]);
  await expect(row.locator('[aria-current=page]')).toHaveText('Global Tax Advisory');
  const marked = barOf(page).locator('[aria-current]').filter({ visible: true });
  await expect(marked).toHaveText('Services');
  await follow(page, '/process-chart');
  await expect(marked).toHaveText('Process');
  await expect(marked).toHaveAttribute('aria-current', 'page');
  await expect(row).toHaveCount(0);
  await follow(page, '/knowledge-bank/articles');
  await expect(marked).toHaveText('Knowledge Bank');
  await expect(row.locator('[aria-current=page]')).toHaveText('Articles');
  await follow(page, '/knowledge-bank/articles/how-long-will-the-money-last');
  await expect(row.locator('[aria-current=true]')).toHaveText('Articles');
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(marked).toHaveText('More');
  await follow(page, '/');
  await expect(marked).toHaveCount(0);
  // An entry that is pressed while the menus are on their way.
  const release = await hold(page, '**/assets/menu-island-*.js');
  await openLive(page, '/');
  await barOf(page).getByRole('link', { name: 'Process', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we create and manage wealth');
  release();
  await expect(marked).toHaveText('Process');
});

test('My Account leads to two partners, each in a new tab; SIP Calc and Get in Touch lead to their pages', async ({
  visit: { page },
}) => {
  await open(page, '/about-us');
  const account = page.getByRole('navigation', { name: 'My Account' });
  await account.getByRole('button', { name: 'My Account' }).press('Enter');
  const links = account.getByRole('link');
  await expect(links).toHaveText(['Mutual Funds', 'Direct Equity']);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAttribute('href', /^https:/);
  }
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'SIP Calc', exact: true })).toHaveAttribute('href', '/sip');
  await expect(header.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact-us');
});

test('the logo is the selected profile’s header image on a profile page, otherwise the default', async ({
  visit: { page },
}) => {
  const logo = page.locator('header img').first();
  await page.goto('/select-your-profile/retiree');
  await expect(logo).toHaveAttribute('src', /retiree-header/);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto('/select-your-profile');
  await expect(logo).toHaveAttribute('src', /\/logo\./);
});

test('where one is can be seen in the system’s colours, too @full', async ({ visit: { page } }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/knowledge-bank/articles');
  for (const here of [
    page.locator('header [data-current]').filter({ visible: true }),
    page.getByRole('navigation', { name: 'Section' }).locator('[aria-current]'),
    page.getByRole('navigation', { name: 'Pagination' }).locator('[aria-current]'),
  ])
    await expect(here).toHaveCSS('outline-style', 'solid');
});

test('in forced colours what keeps its own is drawn for the system’s ground, whatever was chosen @full', async ({
  visit: { page },
}) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await page.goto('/');
  const [system, chosen] = await page.locator('html').evaluate((root) => {
    const ink = () => getComputedStyle(root).getPropertyValue('--accent-ink');
    const before = ink();
    root.dataset.theme = 'light';
    return [before, ink()];
  });
  expect(chosen).toBe(system);
});

for (const width of [390, 1280])
  test(`in forced colours, which take its ground away, “Get in Touch” has an edge at ${width} px @full`, async ({
    visit: { page },
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('link', { name: 'Get in Touch' });
    await expect(button).toHaveCSS('border-width', '1px');
    await expect(button).toHaveCSS('border-style', 'solid');
  });

for (const width of [320, 390, 1000, 1280, 1536])
  test(`letters and words as far apart as WCAG asks leave header and banner whole at ${width} px @full`, async ({
    visit: { page },
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await misplaced(page)).toEqual([]);
    const line = page.getByRole('banner').locator('small').first();
    expect(await line.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
    const parts = page.locator('main > section').first().locator('h1, p, dt, dd');
    const ends = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(width);
  });

for (const width of [360, 1000, 1280])
  test(`so a name of three words keeps two lines at ${width} px @full`, async ({ visit: { page } }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const line = page.getByRole('banner').locator('small').first();
    const [top, lines] = await line.evaluate((small) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
      );
      document.adoptedStyleSheets = [sheet];
      small.parentElement?.style.setProperty('--line', '10');
      small.previousSibling?.replaceWith('Cyngor Sir Dyffryn');
      const words = document.createRange();
      words.selectNode(small.previousSibling ?? small);
      return [words.getBoundingClientRect().top, words.getClientRects().length];
    });
    expect(top).toBeGreaterThanOrEqual(0);
    expect(lines).toBeLessThanOrEqual(2);
    expect(await misplaced(page)).toEqual([]);
  });

test('on a phone a long name takes further lines, and leaves the button whole @full', async ({
  visit: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const line = page.locator('header small').first();
  await line.evaluate(({ previousSibling }) => previousSibling?.replaceWith('Kyoto Hospital in the Woods'));
  expect(await misplaced(page)).toEqual([]);
});
