import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { holdApp, live, openLive } from './support/app.ts';
import { violationsOf } from './support/axe.ts';
import { h1Of, overflowOf } from './support/document.ts';
import { buildSite, root, type Served, serveSite } from './support/site-process.ts';
import { test } from './support/test.ts';

// One build for all of them.
test.describe.configure({ mode: 'default' });

const IN_MARCH = '2027-03-01';

interface Point {
  readonly x: number;
  readonly y: number;
}

let site: Served;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-engine-library-'));
  await buildSite(join(folder, 'dist'), join(root, 'tests/fixtures/sites/library'), IN_MARCH);
  site = await serveSite(join(folder, 'dist'));
});
test.afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

const PAGES = [
  ['/', 'Eine ganze Stadt voller Bücher.', 'Toute une ville pleine de livres.'],
  ['/standorte/buchwald', 'Waldbibliothek Buchwald', 'Bibliothèque forestière Buchwald'],
  ['/quartiere/seeufer', 'Seeufer', 'Rives du lac'],
  ['/veranstaltungen', 'Was bevorsteht', 'Prochainement'],
  [
    '/veranstaltungen/lesung-elin-marti',
    'Elin Marti liest «Föhntage»',
    'Elin Marti lit «\u00a0Jours de foehn\u00a0»',
  ],
] as const;

for (const [path, german, french] of PAGES)
  for (const [prefix, lang, heading] of [
    ['', 'de', german],
    ['/fr', 'fr', french],
  ] as const)
    test(`${prefix}${path} is a page of its own language that fits every screen @full`, async ({
      visit: { page },
    }) => {
      const answer = await page.goto(site.url + prefix + (path === '/' && prefix ? '' : path));
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(await h1Of(page)).toEqual([heading]);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await overflowOf(page), `${width} px`).toEqual([]);
      }
      expect(await violationsOf(page)).toEqual([]);
    });

test('its drawing stands whole, and its name has the weight of its headings @full', async ({ page }) => {
  await page.goto(site.url);
  await expect(page.locator('h1')).toHaveCSS('font-weight', '700');
  await expect(page.locator('header a').first()).toHaveCSS('font-weight', '700');
  await expect(page.locator('main img[src*="start"]')).toHaveCSS('mask-image', 'none');
});

for (const prefix of ['', '/fr'])
  test(`the header of ${prefix}/ on a folded phone shows its name and the word of its button whole @full`, async ({
    visit: { page },
  }) => {
    await page.setViewportSize({ width: 280, height: 653 });
    await page.goto(site.url + prefix);
    const links = page.getByRole('banner').getByRole('link');
    const [name, button] = await Promise.all(
      [links.first(), links.last()].map((link) =>
        link.locator('> span').evaluate(({ childNodes: [text] }) => {
          const words = document.createRange();
          if (text) words.selectNode(text);
          const { top, bottom } = words.getBoundingClientRect();
          return { top, bottom, lines: words.getClientRects().length };
        }),
      ),
    );
    const about = await links.first().locator('small').boundingBox();
    expect(name?.top).toBeGreaterThanOrEqual(0);
    expect(name?.bottom).toBeLessThanOrEqual(about?.y ?? 0);
    expect(button?.lines).toBe(1);
    // Above a name of two lines there is no room for the logo, and it stands in no other place.
    const [logo, brand] = [
      await links.first().locator('img').boundingBox(),
      await links.first().boundingBox(),
    ];
    if (name?.lines === 2) expect(logo?.x).toBeGreaterThanOrEqual((brand?.x ?? 0) + (brand?.width ?? 0));
    else expect(logo?.y).toBeGreaterThanOrEqual(0);
  });

test('what is pressed divides its words rather than leave the smallest phone @full', async ({ page }) => {
  // As it is before the app: a browser may tell of a pointer that only rests as of a first move.
  await holdApp(page);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(site.url);
  const outside = await page.evaluate(() => {
    const [action] = document.querySelectorAll<HTMLAnchorElement>('main h1 ~ p > a');
    const [contact] = document.querySelectorAll<HTMLAnchorElement>('header a[href$="/kontakt"]');
    const bar = document.querySelector('ul:has([data-more])');
    const entries = [...(bar?.querySelectorAll(':scope > li > a') ?? [])];
    const pressed = [action, contact, ...entries].filter((link) => link !== undefined);
    bar?.setAttribute('data-crowded', '');
    for (const link of pressed) {
      link.setAttribute('href', 'tel:+49951550100');
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
      if (words) words.nodeValue = 'Tischreservierung: 0951 55 01 00, Geburtstagsgesellschaft';
    }
    return pressed.map((link) => {
      const { left, right } = link.getBoundingClientRect();
      return left < 0 || right > innerWidth || link.scrollWidth > link.clientWidth;
    });
  });
  expect(outside).toEqual([false, false, false, false, false]);
  // By syllables, where the browser knows the language; not the words of a usual length.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('hyphens', 'auto');
  await expect(heading).toHaveCSS('hyphenate-limit-chars', '14 5 5');
  // What is copied along with it is no part of a name.
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveCSS('hyphens', 'manual');
  // Of a page that is shorter than the window the footer lies at its end.
  await page.setViewportSize({ width: 1280, height: 9000 });
  const end = () => page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
  await expect.poll(end).toBe(9000);
});

test('on a phone that has the bottom bar the button that sends is in reach @full', async ({
  visit: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/kontakt`);
  await page.getByRole('button', { name: 'Nachricht schreiben' }).click({ trial: true });
  // The name of a place that is alone is smaller than the heading above it.
  const [heading = 0, name = 0] = await page.getByRole('main').evaluate((main) => {
    const [first, ...others] = main.querySelectorAll('article[data-chosen]');
    for (const other of others) other.remove();
    const headings = first?.parentElement?.parentElement?.querySelectorAll('h2, h3, h4') ?? [];
    return [...headings].map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  });
  expect(name).toBeGreaterThan(0);
  expect(name).toBeLessThan(heading);
});

test('the contact form sends, and the directory is that of the branches @full', async ({ page }) => {
  await openLive(page, `${site.url}/kontakt`);
  await page.getByRole('combobox', { name: 'Standort' }).selectOption('Hafenbibliothek');
  await expect(page.getByRole('main').getByText('Noëmi Jaquet')).toBeVisible();
  const written = {
    Vorname: 'Inès',
    Nachname: 'Moser-d’Ivry',
    'E-Mail': 'ines+bib@example.com',
    'Ihre Nachricht': 'Ist der Leseturm am Samstag offen?',
  };
  // This site asks for none.
  await expect(page.getByRole('textbox', { name: 'Telefon', exact: true })).not.toHaveAttribute('required');
  for (const [name, value] of Object.entries(written))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  const human = page.getByRole('checkbox', { name: 'Ich bin ein Mensch' });
  await human.click();
  await expect(human).toBeChecked();
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/dienst/kontakt/'));
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  expect((await sent).status()).toBe(201);
  await expect(
    page.getByRole('status').filter({ hasText: 'Danke, Ihre Nachricht ist angekommen.' }),
  ).toBeVisible();
});

test('on a phone each field that narrows a list is one line, what is chosen in sight @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/veranstaltungen/topics/wissen`);
  const filters = page.getByRole('navigation', { name: 'Liste eingrenzen' });
  const tops = await filters
    .getByRole('list')
    .evaluateAll((rows) =>
      rows.map((row) => new Set([...row.children].map((choice) => choice.getBoundingClientRect().top)).size),
    );
  expect(tops).toEqual([1, 1]);
  await expect(filters.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  expect(await overflowOf(page)).toEqual([]);
  // Letters twice as large leave a word whole.
  const lines = await filters
    .getByRole('link', { name: /^Wissen/ })
    .evaluate(({ ownerDocument, childNodes: [word] }) => {
      ownerDocument.documentElement.style.fontSize = '32px';
      if (!(word instanceof Text)) return 0;
      word.data = 'Diskussion ';
      const range = ownerDocument.createRange();
      range.selectNodeContents(word);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test('what a row of values is called stands beside the first line of them @full', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto(`${site.url}/veranstaltungen`);
  const row = page.getByRole('navigation', { name: 'Liste eingrenzen' }).getByRole('list').last();
  const [label, ...choices] = await row.evaluate((values) => {
    const called = values.ownerDocument.createElement('p');
    called.textContent = 'Haus';
    values.before(called);
    return [called, ...values.children].map((part) => part.getBoundingClientRect().toJSON());
  });
  expect(new Set(choices.map(({ top }) => top)).size).toBeGreaterThan(1);
  expect(label.top).toBeGreaterThan(choices[0].top);
  expect(label.bottom).toBeLessThan(choices[0].bottom);
});

test('a list is narrowed by links, each page of it under its own name @full', async ({ visit: { page } }) => {
  await openLive(page, `${site.url}/veranstaltungen`);
  const filters = page.getByRole('navigation', { name: 'Liste eingrenzen' });
  await filters.getByRole('link', { name: 'Quartier 3' }).click();
  await expect(page).toHaveURL(`${site.url}/veranstaltungen/topics/quartier`);
  await expect(page).toHaveTitle('Quartier · Veranstaltungen | Stadtbibliotheken Sonnau');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  await expect(filters.getByRole('link', { name: 'Quartier 3' })).toHaveAttribute('aria-current', 'page');
  // A search goes through what is shown.
  await page.getByRole('searchbox').fill('a');
  await expect(page.getByRole('status').filter({ hasText: 'Einträge' })).toHaveText('3 Einträge');
  await page.getByRole('searchbox').fill('');
  // The values of another field narrow it further, where it stands.
  await filters.getByRole('link', { name: /^Waldbibliothek Buchwald/ }).click();
  const both = `${site.url}/veranstaltungen/topics/quartier?branch=buchwald`;
  await expect(page).toHaveURL(both);
  await expect(page.getByRole('status').filter({ hasText: 'Eintrag' })).toHaveText('1 Eintrag');
  await expect(page.getByRole('heading', { name: /: Quartier, Waldbibliothek Buchwald$/ })).toBeVisible();
  await filters.getByRole('link', { name: 'Hafenbibliothek 0' }).click();
  await expect(page.getByRole('main')).toContainText('Nichts gefunden');
  await expect(filters.getByRole('link', { name: /^Literatur/ })).toHaveAttribute('href', /\?branch=hafen$/);
  await openLive(page, both);
  await expect(page.getByRole('status').filter({ hasText: 'Eintrag' })).toHaveText('1 Eintrag');
  await filters.getByRole('link', { name: 'Alle 5' }).click();
  await expect(page).toHaveURL(`${site.url}/veranstaltungen`);
  const file = await page.request.get(`${site.url}/veranstaltungen/saatgut-tauschtag.ics`);
  expect(file.headers()['content-type']).toMatch(/^text\/calendar/);
});

test('a list stays narrowed when its visitor types before it lives @full', async ({ visit: { page } }) => {
  const release = await holdApp(page);
  await page.goto(`${site.url}/veranstaltungen/topics/quartier?branch=buchwald`);
  await page.getByRole('searchbox').pressSequentially('a');
  release();
  await expect(page).toHaveURL(`${site.url}/veranstaltungen/topics/quartier?q=a&branch=buchwald`);
});

test('a branch says by its own clock whether it is open @full', async ({ page }) => {
  // A Saturday in winter, 14.30 there.
  await page.clock.setFixedTime('2027-02-20T13:30:00Z');
  await openLive(page, `${site.url}/standorte/buchwald`);
  const hours = page.getByRole('region', { name: 'Öffnungszeiten' });
  await hours.scrollIntoViewIfNeeded();
  await expect(hours).toContainText('Jetzt offen, bis 15:00');
  await page.clock.setFixedTime('2027-02-20T14:00:00Z');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.reload();
  const height = await hours.evaluate((one) => one.clientHeight);
  // The narrower page is longer: where it stands after a reload, they may be out of sight.
  await hours.scrollIntoViewIfNeeded();
  await page.mouse.move(9, 9);
  await expect(hours).toContainText('Jetzt geschlossen, offen ab Dienstag, 15:00');
  // It takes two lines there, which were kept for it.
  expect(await hours.evaluate((one) => one.clientHeight)).toBe(height);
  // Today's row is marked, and as wide as the others; what stands on a line of its own stands at its end.
  const today = hours.locator('[data-today]');
  await expect(today).toHaveCSS('font-weight', '400');
  await expect(today.locator('dd')).toHaveCSS('text-align', 'end');
});

test('a notice dismissed in one tab is gone in the others @full', async ({ page, context }) => {
  await openLive(page, `${site.url}/ueber-uns`);
  const other = await context.newPage();
  await openLive(other, `${site.url}/ueber-uns`);
  // Its cross stands in the middle of the ground that it has below the pointer.
  const off = await other.getByRole('button', { name: 'Ausblenden' }).evaluate((button) => {
    const [ground, cross] = [button, button.firstElementChild].map((part) => part?.getBoundingClientRect());
    return ground && cross && ground.left + ground.right - cross.left - cross.right;
  });
  expect(off).toBe(0);
  // On a wide screen it stands on the header's edges.
  await other.setViewportSize({ width: 1536, height: 800 });
  const [logo, sign] = [other.getByRole('banner').locator('img'), other.locator('[data-site-notice] > svg')];
  expect((await sign.boundingBox())?.x).toBe((await logo.boundingBox())?.x);
  await other.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(page.getByRole('region', { name: 'Hinweis', exact: true })).toBeHidden();
});

test('a gallery opens, a map loads once it is pressed, and the notice stays away @full', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'A map' });
  });
  // The browser opens it before the app is there, which presses nothing once more.
  const release = await holdApp(page);
  await page.goto(`${site.url}/ueber-uns`);
  const opener = page.getByRole('button', { name: /^Vergrössern: Das weisse Haus/ });
  await expect(opener.locator('img')).toHaveCSS('object-position', '50% 0%');
  await opener.click();
  const large = page.getByRole('dialog', { name: /^Vergrössern: Das weisse Haus/ });
  await expect(large.getByRole('img')).toBeInViewport();
  // A table that says one row twice.
  const table = page.locator('[data-island=table]');
  await table.evaluate((island) => {
    const props = JSON.parse(island.nextElementSibling?.textContent ?? '');
    props.data.rows.push(props.data.rows[0]);
    const data = document.createElement('span');
    data.hidden = true;
    data.textContent = JSON.stringify(props);
    island.after(data);
    const body = island.querySelector('tbody');
    body?.append(body.rows[0]?.cloneNode(true) ?? '');
  });
  const rows = await table.locator('tbody tr').count();
  release();
  await live(page);
  await expect(large.getByRole('img')).toBeInViewport();
  await expect(large.getByRole('button', { name: 'Schliessen' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  // So it is where the browser knows no popovers.
  await page
    .locator('[popover]')
    .last()
    .evaluate((it) => it.removeAttribute('popover'));
  await expect(page.locator('[role=dialog]:not([popover])')).toBeHidden();

  const notice = page.getByRole('region', { name: 'Hinweis', exact: true });
  await notice.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(notice).toHaveCount(0);

  for (const name of ['Medien', 'Haus', 'Medien'])
    await table.getByRole('columnheader', { name }).getByRole('button').click();
  await expect(table.getByRole('columnheader', { name: 'Medien' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.locator('tbody tr')).toHaveCount(rows);

  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Karte der Gegend am See anzeigen' }).click();
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  expect(asked).toHaveLength(1);

  await page.goto(`${site.url}/ausweis`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  const tabs = page.getByRole('radiogroup', { name: 'So kommen Sie zum Ausweis' });
  const places = () =>
    tabs.locator('label').evaluateAll((all) => all.map((label) => label.getBoundingClientRect().x));
  const before = await places();
  await tabs.getByText('Für Kinder').click();
  // The choice that has the focus takes no room.
  expect(await places()).toEqual(before);
  await expect(tabs).toContainText('bis 18 Jahre kostet sie nichts', { useInnerText: true });
  await expect(tabs).not.toContainText('In fünf Minuten', { useInnerText: true });
});

test.describe('a picture that is open', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('leads to its neighbours by buttons, keys and a finger, and back to where it stands @full', async ({
    page,
  }) => {
    await openLive(page, `${site.url}/ueber-uns`);
    const opener = (name: string) => page.getByRole('button', { name: `Vergrössern: ${name}` });
    const large = page.getByRole('dialog');
    const shows = async (name: string, position: string) => {
      await expect(large).toHaveAccessibleName(new RegExp(`^Vergrössern: ${name}.* ${position} von 4$`));
      await expect(large.getByRole('img')).toBeInViewport();
    };
    const next = large.getByRole('button', { name: 'Weiter' });
    await opener('Das weisse Haus').click();
    await shows('Das weisse Haus', '1');
    await next.click();
    await shows('Das Lagerhaus', '2');
    // Its neighbour is fetched before it is asked for, and the focus stays where it was.
    await expect(page.locator('[popover] img').nth(2)).toHaveJSProperty('complete', true);
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await shows('Ein Haus über den Reben', '3');
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await shows('Das weisse Haus', '1');
    for (const name of ['Schliessen', 'Zurück', 'Weiter']) {
      await page.keyboard.press('Tab');
      await expect(large.getByRole('button', { name })).toBeFocused();
    }

    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const swipe = async (...[from, ...way]: [Point, ...Point[]]) => {
      await touch('touchStart', from);
      for (const point of way) await touch('touchMove', point);
      await touch('touchEnd');
    };
    const [left, middle, right] = [80, 160, 260].map((x) => ({ x, y: 300 })) as [Point, Point, Point];
    await swipe(left, middle, right);
    await shows('Häuser aus Büchern', '4');
    await swipe(middle, { x: 165, y: 400 }, { x: 170, y: 500 });
    await shows('Häuser aus Büchern', '4');
    await swipe(right, middle, left);
    await shows('Das weisse Haus', '1');
    await swipe(right, middle, left);
    await shows('Das Lagerhaus', '2');
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(opener('Das Lagerhaus')).toBeFocused();
    await expect(opener('Das Lagerhaus')).toBeInViewport();
  });
});

test('what readers open serves without scripts, on paper and from right to left @full', async ({
  plainPage,
}) => {
  const shown = (text: string) => plainPage.getByRole('main').getByText(text);
  await plainPage.goto(`${site.url}/ausweis`);
  await plainPage.locator('label', { hasText: 'Für Kinder' }).click();
  await expect(shown('bis 18 Jahre kostet sie nichts')).toBeVisible();
  await expect(shown('In fünf Minuten')).toBeHidden();
  await expect(shown('Vier Wochen, Spiele')).toBeHidden();
  await plainPage.emulateMedia({ media: 'print' });
  await expect(shown('In fünf Minuten')).toBeVisible();
  await expect(shown('Vier Wochen, Spiele')).toBeVisible();
  const chosen = plainPage.locator('label', { hasText: 'Für Kinder' });
  await expect(chosen).toHaveCSS('border-bottom-width', '0px');
  await plainPage.emulateMedia({ media: 'screen' });
  // However many lines the tabs stand in, each has a rule from end to end.
  const [rule, row] = await chosen.evaluate((label) => [
    getComputedStyle(label, '::after').width,
    getComputedStyle(label.parentElement ?? label).width,
  ]);
  expect(rule).toBe(row);
  // A wide table scrolls in its text.
  const beyond = await chosen.evaluate((label) => {
    const frame = document.createElement('div');
    frame.style.overflowX = 'auto';
    frame.append(document.createElement('p'));
    frame.querySelector('p')?.style.setProperty('inline-size', '3000px');
    label.nextElementSibling?.append(frame);
    return document.documentElement.scrollWidth - innerWidth;
  });
  expect(beyond).toBe(0);
  // In forced colours as well, only the chosen one has a line of its own.
  await plainPage.emulateMedia({ forcedColors: 'active' });
  const lines = await chosen
    .locator('..')
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderBottomColor));
  const ground = await plainPage.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(lines.map((line) => line !== ground)).toEqual([false, true, false]);
  await plainPage.emulateMedia({ forcedColors: 'none' });

  await plainPage.goto(`${site.url}/standorte/buchwald`);
  // Without a picture, the title of a row stands below the heading.
  await plainPage
    .locator('#events article')
    .first()
    .evaluate((row) => row.firstElementChild?.remove());
  const [heading, title] = await Promise.all(
    ['h2', 'article h3'].map((part) => plainPage.locator(`#events ${part}`).first().boundingBox()),
  );
  expect(title?.x).toBe(heading?.x);
  const hours = plainPage.getByRole('region', { name: 'Öffnungszeiten' });
  await expect(hours.getByText('Samstag')).toBeVisible();
  await expect(hours.getByText('Jetzt')).toHaveCount(0);

  await plainPage.goto(`${site.url}/ueber-uns`);
  // In a column, a year stands above what happened.
  const years = plainPage.locator('ol:has(> li > p)').first();
  await years.evaluate((list) => list.style.setProperty('max-inline-size', '300px'));
  await expect(years.locator('li').first()).toHaveCSS('grid-template-columns', '268px');
  await plainPage.getByRole('button', { name: /^Vergrössern: Das weisse Haus/ }).click();
  await expect(plainPage.getByRole('dialog').getByRole('img')).toBeInViewport();
  const map = plainPage.getByRole('link', { name: 'Karte der Gegend am See anzeigen' });
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
  const sums = plainPage.getByRole('row', { name: 'Zusammen' });
  await expect(sums.getByRole('cell')).toHaveText(["144'600", "302'530"]);

  // On paper columns are headed, pictures are there, and what is embedded has its address.
  await plainPage.emulateMedia({ media: 'print' });
  await plainPage.setViewportSize({ width: 718, height: 1000 });
  await expect(
    plainPage.getByRole('columnheader', { name: 'Ausleihen' }).getByText('Ausleihen'),
  ).toBeVisible();
  await expect(plainPage.locator('#houses img:visible')).toHaveCount(4);
  await expect(plainPage.getByRole('link', { name: 'Volkshochschule Sonnau' })).toBeVisible();
  expect(await map.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    'openstreetmap.org',
  );
  await expect(map.locator('xpath=following::figcaption[1]')).toBeHidden();
  expect(await overflowOf(plainPage)).toEqual([]);
  await plainPage.emulateMedia({ media: 'screen' });

  for (const path of ['/ausweis', '/standorte/buchwald', '/ueber-uns', '/veranstaltungen'])
    for (const width of [390, 1280]) {
      await plainPage.setViewportSize({ width, height: 900 });
      await plainPage.goto(site.url + path);
      await plainPage.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect(await overflowOf(plainPage), `${path} at ${width} px`).toEqual([]);
    }
  // Figures stand at the end of their column, words at its beginning, whichever way a page runs.
  await plainPage.goto(`${site.url}/ueber-uns`);
  await plainPage.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const figures = plainPage.getByRole('table');
  const [words, amounts] = await Promise.all(
    ['Haus', 'Ausleihen'].map((name) => figures.getByRole('columnheader', { name }).first().boundingBox()),
  );
  expect(words?.x).toBeGreaterThan(amounts?.x ?? 0);
});

/** What only a firm of finance in India says, that firm’s own name, and the frame of its curve. */
const FOREIGN =
  /0 0 640 320|₹|\bINR\b|\bSIP\b|AMFI|\bSEBI\b|rupee|\blakh\b|\bcrore\b|mutual fund|wealth|Pune|Kesarquill/i;

test('the end of a page of paper leaves a calendar’s heading with what begins first @full', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${site.url}/veranstaltungen`);
  const month = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(month).toHaveCSS('break-after', 'avoid');
  await expect(month.locator('..')).toHaveCSS('display', 'block');
});

test('nothing on its pages, in their data or in its files for machines is of the first site @full', async () => {
  const dist = join(folder, 'dist');
  const files = (await readdir(dist, { recursive: true })).filter(
    (file) => /\.(html|json|xml|txt|webmanifest|ics|svg)$/.test(file) && file !== '_build.json',
  );
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(dist, file), 'utf8')] as const),
  );
  expect(texts.filter(([file]) => file.endsWith('.html'))).toHaveLength(80);
  // The code, which serves every site, says no currency and no firm either.
  const code = (await readdir(join(dist, 'assets'))).filter((file) => /\.(js|css)$/.test(file));
  for (const file of code)
    expect(await readFile(join(dist, 'assets', file), 'utf8'), file).not.toMatch(
      /₹|AMFI|SEBI|Kesarquill|Pune/,
    );
  expect(
    texts.flatMap(([file, text]) => FOREIGN.exec(text)?.map((word) => `${file}: ${word}`) ?? []),
  ).toEqual([]);
});
