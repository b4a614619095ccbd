import { expect, type Page } from '@playwright/test';
import { modelOf } from './support/models.ts';
import { full, routes, siteUrl, templates, UNKNOWN } from './support/site.ts';
import { test } from './support/test.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

/** Texts of the main part that are in the HTML and that nobody sees. Controls that need a script may be hidden. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element) continue;
      if (element.closest('script, .needs-script, .visually-hidden, option, [aria-hidden=true]')) continue;
      // The browser itself opens these.
      if (element.closest('details:not([open])') && !element.closest('summary')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) hidden.push(text);
    }
    return hidden;
  });
}

/** Every text of compiled Markdown in a page model. */
function richTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(richTexts);
  if (typeof value !== 'object' || value === null) return [];
  const children: unknown = 'tag' in value && 'children' in value ? value.children : [];
  const own = Array.isArray(children) ? children.filter((child) => typeof child === 'string') : [];
  return [...own, ...Object.values(value).flatMap(richTexts)];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

test.describe('with JavaScript off every template, and with FULL=1 every route, shows all its text', () => {
  for (const route of [...(full ? routes : templates), UNKNOWN]) {
    test(route, async ({ plainPage }) => {
      await plainPage.goto(route, { waitUntil: 'domcontentloaded' });
      const hidden = await hiddenTexts(plainPage);
      if (hidden.length > 0) {
        // Some of it is for phones.
        await plainPage.setViewportSize(PHONE);
        const hiddenToo = await hiddenTexts(plainPage);
        expect(hidden.filter((text) => hiddenToo.includes(text))).toEqual([]);
      }
      const text = oneLine((await plainPage.locator('main').textContent()) ?? '');
      const written = richTexts(await modelOf(route)).map(oneLine);
      expect(written.filter((part) => !text.includes(part))).toEqual([]);
    });
  }
});

test.beforeEach(({ plainPage }) => plainPage.setViewportSize(DESKTOP));

test('a profile shows its detail', async ({ plainPage }) => {
  await plainPage.goto('/select-your-profile/business');
  await expect(
    plainPage.getByRole('heading', { name: 'A second engine, outside the business' }),
  ).toBeVisible();
  await expect(plainPage.getByText('Read More', { exact: true })).toBeHidden();
});

test('each person’s paragraphs stand beside them', async ({ plainPage }) => {
  await plainPage.goto('/about-us');
  const people = plainPage.locator('main article[id^="person-"]');
  expect(await people.count()).toBeGreaterThan(5);
  for (const person of await people.all()) {
    await expect(person.locator('h3 ~ div > p').first()).toBeVisible();
    await expect(person.getByRole('link', { name: 'Close' })).toBeHidden();
  }
});

test('all seven cities are listed', async ({ plainPage }) => {
  await plainPage.goto('/contact-us');
  const cities = plainPage.locator('main article');
  await expect(cities.filter({ visible: true })).toHaveCount(7);
  const names = ['Hinjawadi', 'Jalna', 'Mumbai', 'Other City', 'Pune', 'Sambhaji Nagar', 'Siliguri'];
  for (const name of names) await expect(plainPage.getByRole('article', { name, exact: true })).toBeVisible();
  await expect(plainPage.getByRole('combobox', { name: 'City' })).toBeHidden();
});

test('the contact form posts to the contact service', async ({ plainPage }) => {
  await plainPage.goto('/contact-us');
  const form = plainPage.locator('main form');
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('action', '/service/simplicityService/contactUs/');
  const names = await form
    .locator('[name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  expect(names).toEqual(['first_name', 'last_name', 'email', 'phone_number', 'comments', 'website']);
  await expect(form.getByRole('button')).toBeVisible();
});

test('the calculator page shows common cases instead of the calculator', async ({ plainPage }) => {
  await plainPage.goto('/sip');
  const table = plainPage.getByRole('table');
  await expect(table).toBeVisible();
  expect(await table.locator('tbody tr').count()).toBe(10);
  await expect(plainPage.getByRole('radio')).toHaveCount(0);
  // Nothing is left empty where the fields would be.
  const results = plainPage.locator('main [data-tone="ink"]', {
    has: plainPage.getByText('View Disclaimer'),
  });
  await expect(results.locator('..')).toHaveCSS('grid-template-columns', /^\S+$/);
  await plainPage.getByText('View Disclaimer').click();
  await expect(plainPage.getByText('Notice for US persons')).toBeVisible();
});

test('links work', async ({ plainPage }) => {
  await plainPage.goto('/');
  await plainPage
    .getByRole('main')
    .getByRole('link', { name: /consultation/i })
    .first()
    .click();
  await expect(plainPage).toHaveURL(`${siteUrl}/contact-us`);
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
});

test('a phone’s page without a header has a way back, to the page above', async ({ plainPage }) => {
  await plainPage.setViewportSize(PHONE);
  await plainPage.goto('/sip');
  await plainPage.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(plainPage).toHaveURL(`${siteUrl}/`);
});

test('a phone’s More opens the main entries above the bar', async ({ plainPage }) => {
  await plainPage.setViewportSize(PHONE);
  await plainPage.goto('/about-us');
  const bar = plainPage.getByRole('navigation', { name: 'Mobile' });
  await bar.getByText('More', { exact: true }).click();
  const entries = ['My Account', 'Select Your Profile', 'Knowledge Bank', 'SIP Calculator', 'Contact Us'];
  await expect(bar.locator('details a')).toHaveText(entries);
  await expect(bar.getByRole('link', { name: 'Contact Us' })).toBeInViewport();
});
