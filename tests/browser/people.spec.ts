import { expect, type Page } from '@playwright/test';
import { doubleClick, live, openLive } from './support/app.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const HOME = `${siteUrl}/about-us`;

interface Person {
  readonly list: string;
  readonly id: string;
  readonly name: string;
}

/** The first person of each list. */
const peopleOf = (page: Page): Promise<Person[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section:has(article[id^="person-"])')].map((section) => {
      const person = section.querySelector('article');
      return {
        list: section.querySelector('h2')?.textContent ?? '',
        id: person?.id ?? '',
        name: person?.getAttribute('aria-label') ?? '',
      };
    }),
  );

const listOf = (page: Page, { list }: Person) => page.getByRole('region', { name: list });
const cardOf = (page: Page, { name }: Person) => page.getByRole('article', { name, exact: true });
const entryOf = (page: Page, { name }: Person) => page.getByRole('button', { name, exact: true });

async function expectCard(page: Page, person: Person): Promise<void> {
  const card = cardOf(page, person);
  // The browser focuses what the address names, before the card is open.
  await expect(card.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(card).toBeFocused();
  await expect(page).toHaveURL(`${HOME}#${person.id}`);
  await expect(card.getByRole('heading')).toHaveText(person.name);
  await expect(card.getByRole('img')).toBeVisible();
  const texts = await card.locator('p:visible').allInnerTexts();
  const [designation, ...paragraphs] = texts;
  expect(designation).toMatch(/\w/);
  expect([1, 2]).toContain(paragraphs.length);
  await expect(listOf(page, person).getByRole('article')).toHaveCount(1);
  await expect(card).toBeInViewport();
}

async function expectList(page: Page, person: Person): Promise<void> {
  await expect(entryOf(page, person)).toBeFocused();
  await expect(entryOf(page, person)).toBeInViewport();
  await expect(page).toHaveURL(HOME);
  expect(await listOf(page, person).getByRole('article').count()).toBeGreaterThan(1);
  await expect(cardOf(page, person).getByRole('button', { name: 'Close' })).toHaveCount(0);
}

test('both lists: a click opens a person’s card, Close, Escape and Back lead back to the list', async ({
  page,
  watch,
}) => {
  await openLive(page, '/about-us');
  const people = await peopleOf(page);
  expect(people.map(({ list }) => list)).toEqual(['Management Team', 'Independent Directors']);
  for (const person of people) {
    await entryOf(page, person).click();
    await expectCard(page, person);
    // The second click would leave the page.
    await doubleClick(cardOf(page, person).getByRole('button', { name: 'Close' }));
    await expectList(page, person);

    await page.keyboard.press('Enter');
    await expectCard(page, person);
    await page.keyboard.press('Escape');
    await expectList(page, person);

    await page.keyboard.press('Space');
    await expectCard(page, person);
    await page.goBack();
    await expectList(page, person);
    await page.goForward();
    await expectCard(page, person);
    await page.keyboard.press('Tab');
    await expect(cardOf(page, person).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectList(page, person);
  }
  expect(watch.documents).toHaveLength(1);
  expect(watch.problems).toEqual([]);
});

test('a link to a person opens their card; Close leaves the page at the list @full', async ({
  visit: { page },
}) => {
  await openLive(page, '/about-us');
  const [, person] = await peopleOf(page);
  if (!person) throw new Error('There is no second list.');
  await page.goto('about:blank');
  await page.goto(`/about-us#${person.id}`);
  await live(page);
  await expectCard(page, person);
  await page.keyboard.press('Escape');
  await expectList(page, person);
});

test('a tap opens the card on a phone, and a tap closes it @full', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    baseURL: siteUrl,
  });
  const page = await context.newPage();
  await openLive(page, '/about-us');
  for (const person of await peopleOf(page)) {
    await entryOf(page, person).tap();
    await expectCard(page, person);
    const close = cardOf(page, person).getByRole('button', { name: 'Close' });
    const box = await close.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await close.tap();
    await expectList(page, person);
  }
  await context.close();
});

test('the portrait of a card that is open is whole, in whichever size the browser chose it', async ({
  visit: { page },
}) => {
  await openLive(page, HOME);
  const [person] = await peopleOf(page);
  if (!person) throw new Error('There is no person.');
  await entryOf(page, person).click();
  const portrait = cardOf(page, person).getByRole('img');
  await portrait.evaluate((image: HTMLImageElement) => {
    image.loading = 'lazy';
    image.sizes = 'auto, 25rem';
    image.setAttribute('width', '300');
    image.setAttribute('height', '400');
  });
  const { width, height } = (await portrait.boundingBox()) ?? { width: 0, height: 0 };
  expect(width / height).toBeCloseTo(0.75, 1);
});
