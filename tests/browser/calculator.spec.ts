import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { deviceBackOf, follow, hold, holdApp, live, openLive, stopClock } from './support/app.ts';
import { violationsOf } from './support/axe.ts';
import { overflowOf } from './support/document.ts';
import { changeProps } from './support/islands.ts';
import { full, siteUrl } from './support/site.ts';
import { root } from './support/site-process.ts';
import { test } from './support/test.ts';

const SUBTITLE = 'Calculate Returns & Investment for SIP’s';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const result = (page: Page) => page.getByRole('status', { name: 'Result' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Disclaimer' });
const opener = (page: Page) => page.getByRole('button', { name: 'View Disclaimer' });

/** Opens the calculator and gives it its first sign of a visitor; it is ready when its own controls stand there. */
async function openCalculator(page: Page, address = '/sip'): Promise<void> {
  await openLive(page, address);
  await page.locator('main').dispatchEvent('pointermove');
  await expect(page.locator('button[role=radio]')).toHaveCount(3);
}

async function enter(page: Page, name: string, text: string): Promise<string> {
  await box(page, name).fill(text);
  await box(page, name).press('Enter');
  return box(page, name).inputValue();
}

interface FieldRow {
  readonly name: string;
  readonly max: number;
  readonly money: boolean;
}

const MODES: readonly { readonly mode: string; readonly fields: readonly FieldRow[] }[] = [
  {
    mode: 'I Expect',
    fields: [
      { name: 'My Goal', max: 500_000_000, money: true },
      { name: 'No. of years', max: 50, money: false },
      { name: 'Expected Rate of Return', max: 30, money: false },
    ],
  },
  {
    mode: 'I Want to Invest',
    fields: [
      { name: 'Monthly invest', max: 1_000_000, money: true },
      { name: 'Lump sum invest', max: 10_000_000, money: true },
      { name: 'No. of Years', max: 50, money: false },
      { name: 'Expected Rate of Return', max: 30, money: false },
    ],
  },
];

const shown = (value: number) => value.toLocaleString('en-US');

test('every field takes what is within its bounds, cleans it, and resets to 0 what is not', async ({
  page,
  watch,
}) => {
  await openCalculator(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP CALCULATOR');
  await expect(page.getByText(SUBTITLE)).toBeVisible();
  await expect(radio(page, 'I Expect')).toBeChecked();
  for (const { mode, fields } of MODES) {
    await radio(page, mode).click();
    for (const { name, max, money } of fields) {
      const cases: [string, string][] = [
        [String(max), shown(max)],
        [String(max + 1), '0'],
        ['0007', '7'],
        ['12.756', name.startsWith('Expected') ? '12.75' : '12'],
        ['', '0'],
        ['abc', '0'],
        ['-5', '0'],
        ['1e9', '0'],
        ['₹ 5,00,000/-', money ? '500,000' : '0'],
        [' 10 ', '10'],
      ];
      // A fraction, nothing, words and powers are cleaned alike in every field: in the short run each in one of four.
      const turn = fields.findIndex((field) => field.name === name);
      for (const [typed, cleaned] of cases.filter((_, i) => full || i % 4 === turn % 4 || i < 2)) {
        expect.soft(await enter(page, name, typed), `${name}: ${typed}`).toBe(cleaned);
        expect.soft(await page.locator('#calculator').textContent()).not.toContain('NaN');
      }
    }
  }
  expect(watch.problems).toEqual([]);
  expect(await watch.violations()).toEqual([]);
});

test('results follow every keystroke that is a number within bounds; boxes take what people write', async ({
  visit: { page },
}) => {
  await openCalculator(page);
  const goal = box(page, 'My Goal');
  await enter(page, 'No. of years', '20');
  await goal.fill('1000000');
  await expect(result(page)).toContainText('Monthly SIP Required ₹1,001');
  // Not at every key, and of its lines only what was asked for.
  await expect(result(page)).toHaveAttribute('aria-live', 'off');
  const said = page.locator('#calculator [aria-live=polite]:not(:empty)');
  await expect(said).toHaveText(/^Monthly SIP Required ₹1,001, Lump sum invest ₹[\d,]+$/);
  await goal.press('0');
  await expect(result(page)).toContainText('Monthly SIP Required ₹10,009');
  await expect(goal).toHaveValue('10000000');
  await goal.pressSequentially('00');
  await expect(goal).toHaveValue('1000000000');
  await expect(result(page)).toContainText('Monthly SIP Required ₹100,085');
  await goal.blur();
  await expect(goal).toHaveValue('0');
  await expect(goal).toHaveAccessibleDescription('5L to 50Cr Set to 0. Between ₹5 lakh and ₹50 crore');
  await expect(page.getByText('Set to 0.').locator('xpath=self::*[@aria-live="polite"]')).toBeVisible();
  const written = [
    ['5,00,000', '500,000', '5 lakh'],
    ['5 lakh', '500,000', '5 lakh'],
    ['1.2 cr', '12,000,000', '1.2 crore'],
    ['５００，０００', '500,000', '5 lakh'],
    ['१.२ करोड़', '12,000,000', '1.2 crore'],
  ] as const;
  for (const [text, cleaned, words] of written) {
    await goal.fill(text);
    await expect(page.locator('#calculator')).toContainText(words);
    await goal.press('Enter');
    await expect(goal).toHaveValue(cleaned);
  }
  await expect(goal).toHaveAccessibleDescription('5L to 50Cr');
  await enter(page, 'No. of years', '0');
  await expect(result(page)).toContainText('Monthly SIP Required ∞');
  await expect(page.getByText('Choose an amount and at least one year')).toBeVisible();
  await enter(page, 'No. of years', '10');
  await enter(page, 'My Goal', '10 lakh');
  await expect(result(page)).toContainText('My Goal ₹1,000,000 ₹10 lakh');
  await expect(result(page)).toContainText('Lump sum invest ₹321,973 ₹3.22 lakh');
  await expect(page.getByText('12% a year compounded monthly is 12.68% effective')).toBeVisible();
  await expect(page.getByText('It is not a promise of returns.')).toBeVisible();
});

test('Enter that ends a word of an input method leaves the box to who writes in it @full', async ({
  visit: { page },
}) => {
  await openCalculator(page);
  const goal = box(page, 'My Goal');
  await goal.fill('10 la');
  await goal.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  // Safari's way to say so.
  await goal.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(goal).toHaveValue('10 la');
  await goal.press('Enter');
  await expect(goal).toHaveValue('0');
});

test('a number that is half written is so when its window has the focus again @full', async ({
  visit: { page },
}) => {
  await openCalculator(page);
  const goal = box(page, 'My Goal');
  await goal.fill('10 la');
  // The field of a window without the focus is still its active element.
  await goal.dispatchEvent('focusout', { bubbles: true });
  await expect(goal).toHaveValue('10 la');
  await goal.pressSequentially('kh');
  await goal.press('Tab');
  await expect(goal).toHaveValue('1,000,000');
});

test('an amount that is dropped on a box takes the place of its own @full', async ({ page }) => {
  await openLive(page, '/sip');
  const goal = page.getByRole('textbox', { name: 'My Goal', exact: true });
  const { x, y } = (await goal.boundingBox()) ?? { x: 0, y: 0 };
  const browser = await page.context().newCDPSession(page);
  const drop = async (text: string) => {
    const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, x: x + 40, y: y + 20, data });
  };
  await drop('₹25 lakh');
  await expect(goal).toBeFocused();
  await goal.blur();
  await expect(goal).toHaveValue('2,500,000');
});

test('nothing moves while somebody types @full', async ({ visit: { page } }) => {
  await openCalculator(page);
  const places = () =>
    page.evaluate(() =>
      ['#calculator [role=status]', '#calculator h2', '#calculator table', '#reading-the-result'].map(
        (place) => {
          const { top, bottom } = document.querySelector(place)?.getBoundingClientRect() ?? {
            top: 0,
            bottom: 0,
          };
          return [Math.round(top + scrollY), Math.round(bottom - top)];
        },
      ),
    );
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await places();
    for (const text of ['', '7', 'abc', '500000000', '99999', '0']) {
      await box(page, 'My Goal').fill(text);
      expect(await places(), `${width} px, “${text}”`).toEqual(before);
    }
  }
});

test('a desktop’s first screen shows the three inputs and the result', async ({ visit: { page } }) => {
  await openCalculator(page);
  const last = [slider(page, 'Expected Rate of Return'), page.getByRole('link', { name: 'Invest Now' })];
  for (const part of last) await expect(part).toBeInViewport({ ratio: 1 });
});

test('sliders say amounts and go by keys from 0 to the largest', async ({ visit: { page } }) => {
  await openCalculator(page);
  await radio(page, 'I Want to Invest').click();
  const monthly = slider(page, 'Monthly invest');
  await expect(monthly).toHaveAttribute('aria-valuenow', '10000');
  await expect(monthly).toHaveAttribute('aria-valuemin', '0');
  await expect(monthly).toHaveAttribute('aria-valuemax', '1000000');
  await expect(monthly).toHaveAttribute('aria-valuetext', '₹10 thousand');
  await monthly.press('Home');
  const keys = [
    ['ArrowRight', '500', '₹500'],
    ['ArrowUp', '1000', '₹1 thousand'],
    ['PageUp', '6000', '₹6 thousand'],
    ['PageDown', '1000', '₹1 thousand'],
    ['ArrowLeft', '500', '₹500'],
    ['End', '1000000', '₹10 lakh'],
    ['ArrowDown', '975000', '₹9.75 lakh'],
    ['Home', '0', '₹0'],
  ] as const;
  for (const [key, now, text] of keys) {
    await monthly.press(key);
    await expect(monthly).toHaveAttribute('aria-valuenow', now);
    await expect(monthly).toHaveAttribute('aria-valuetext', text);
    await expect(box(page, 'Monthly invest')).toHaveValue(shown(Number(now)));
  }
  await slider(page, 'Lump sum invest').press('Home');
  await monthly.press('ArrowRight');
  await expect(result(page)).toContainText('Resultant Amount ₹252,288');
  await enter(page, 'Monthly invest', '12,345');
  await monthly.press('ArrowRight');
  await expect(box(page, 'Monthly invest')).toHaveValue('12,500');
  const rail = await monthly.locator('xpath=../..').boundingBox();
  await page.mouse.click((rail?.x ?? 0) + (rail?.width ?? 0) - 1, (rail?.y ?? 0) + 22);
  await expect(monthly).toHaveAttribute('aria-valuenow', '1000000');
});

test('each mode keeps its form; the address holds the calculation and restores it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openCalculator(page);
  const entries = await page.evaluate(() => history.length);
  await enter(page, 'My Goal', '25 lakh');
  await radio(page, 'I Expect').press('ArrowRight');
  await expect(radio(page, 'I Want to Invest')).toBeChecked();
  await enter(page, 'Monthly invest', '5000');
  await enter(page, 'Lump sum invest', '0');
  await radio(page, 'I Expect').click();
  await expect(box(page, 'My Goal')).toHaveValue('2,500,000');
  await radio(page, 'I Want to Invest').click();
  await expect(box(page, 'Monthly invest')).toHaveValue('5,000');
  await enter(page, 'No. of Years', '10');
  await expect(result(page)).toContainText('Resultant Amount ₹1,161,695');
  await expect(page).toHaveURL(/\?calculator=invest&monthly=5000&lumpSum=0&years=10&rate=12$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await slider(page, 'No. of Years').press('ArrowRight');
  // The notice stands for two seconds.
  await stopClock(page);
  await page.getByRole('button', { name: /^Copy link to / }).click();
  await expect(page.locator('.snackbar')).toHaveRole('status');
  await page.clock.runFor(100);
  await expect(page.getByRole('status').filter({ hasText: 'Link Copied!' })).toBeVisible();
  await page.clock.resume();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${siteUrl}/sip?calculator=invest&monthly=5000&lumpSum=0&years=11&rate=12`);
  await page.goto(link);
  await expect(radio(page, 'I Want to Invest')).toBeChecked();
  await expect(result(page)).toContainText('Monthly invest ₹5,000');
  await expect(box(page, 'No. of Years')).toHaveValue('11');
  await page.goto('/sip?utm=x&calculator=goal&goal=900000000&years=7.9&rate=<script>');
  await expect(box(page, 'No. of years')).toHaveValue('7');
  await expect(box(page, 'My Goal')).toHaveValue('0');
  await expect(box(page, 'Expected Rate of Return')).toHaveValue('0');
  await expect(page.getByText('Set to 0.')).toHaveText([
    'Set to 0. Between ₹5 lakh and ₹50 crore',
    'Set to 0. Between 5% and 30%',
  ]);
  await expect(page).toHaveURL(/\?utm=x&calculator=goal&goal=0&years=7&rate=0$/);
});

test('a third mode says how long money lasts, and each figure leads to its formula', async ({
  visit: { page },
}) => {
  await openCalculator(page);
  await radio(page, 'I Want to Withdraw').click();
  await expect(result(page)).toContainText('The money lasts 18 years, 8 months');
  await enter(page, 'Withdrawal each month', '12 lakh');
  await expect(result(page)).toContainText('The money lasts 8 months');
  await enter(page, 'Withdrawal each month', '58,333');
  await expect(result(page)).toContainText('The money lasts For ever, at this rate');
  const heads = { 'I Want to Withdraw': 'How long money lasts', 'I Expect': 'What a goal needs' };
  for (const [mode, heading] of Object.entries(heads)) {
    await radio(page, mode).click();
    await result(page).getByRole('link').last().click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }
});

test('Refine, closed at first, says what step-up, inflation and waiting do; its numbers stand in the address @full', async ({
  page,
}) => {
  await openCalculator(page);
  await expect(result(page)).not.toContainText('In today’s rupees');
  await page.locator('summary', { hasText: 'Refine' }).click();
  await expect(result(page)).toContainText('In today’s rupees ₹4,172,651');
  await expect(result(page)).toContainText('Starting five years later costs, each month');
  await enter(page, 'Step-up each year, in %', '10');
  await expect(page).toHaveURL(/rate=12&stepUp=10&stepUpRupees=0&inflation=6$/);
  await page.reload();
  await live(page);
  await expect(box(page, 'Step-up each year, in %')).toBeVisible();
});

test('values survive Invest Now and the browser’s Back, however soon, and whether or not the app is there @full', async ({
  page,
}) => {
  await openCalculator(page);
  const invest = page.getByRole('link', { name: 'Invest Now' });
  await box(page, 'My Goal').fill('25 lakh');
  await invest.click();
  await expect(page).toHaveURL(`${siteUrl}/contact-us`);
  await page.goBack();
  await expect(box(page, 'My Goal')).toHaveValue('2,500,000');
  await expect(result(page)).toContainText('My Goal ₹2,500,000');
  const release = await holdApp(page);
  await page.goto('/sip');
  await box(page, 'My Goal').fill('25.12 lakh');
  await invest.click();
  await expect(page).toHaveURL(`${siteUrl}/contact-us`);
  release();
  await page.goBack();
  // What the browser fills in again counts before the visitor does anything.
  await expect(result(page)).toContainText('My Goal ₹2,512,000');
});

test('a reload right after the last key keeps what was typed @full', async ({ page }) => {
  await openCalculator(page);
  await box(page, 'My Goal').fill('25 lakh');
  await page.reload();
  await expect(box(page, 'My Goal')).toHaveValue('2,500,000');
  await expect(page).toHaveURL(/\/sip\?calculator=goal&goal=2500000&years=15&rate=12$/);
  await box(page, 'My Goal').fill('35 lakh');
  await page.reload();
  await expect(box(page, 'My Goal')).toHaveValue('3,500,000');
  // Once: a link is what it says.
  await page.goto('/sip?calculator=goal&goal=2500000&years=15&rate=12');
  await expect(box(page, 'My Goal')).toHaveValue('2,500,000');
});

test('so does one on a slow line, which ends after the address has followed @full', async ({ page }) => {
  await openCalculator(page);
  await page.route('**/sip', async (route) => {
    await expect.poll(() => page.url()).toContain('goal=2500000');
    await route.continue();
  });
  await box(page, 'My Goal').fill('25 lakh');
  await page.reload();
  await expect(box(page, 'My Goal')).toHaveValue('2,500,000');
});

test('so does a tab that is put away right after the last key @full', async ({ page }) => {
  await page.clock.install();
  await openCalculator(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page, 'My Goal').fill('25 lakh');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/sip\?calculator=goal&goal=2500000&years=15&rate=12$/);
});

test('but no address is written while the page is being left: the browser would not keep a page that does @full', async ({
  page,
}) => {
  await page.clock.install();
  await openCalculator(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page, 'My Goal').fill('25 lakh');
  const query = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange'));
    return location.search;
  });
  expect(query).toBe('');
  // Back again, its time goes on, and what was kept is older than the address.
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL(/\/sip\?calculator=goal&goal=2500000&years=15&rate=12$/);
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('gone:')));
  await expect.poll(kept).toEqual([]);
});

test('so does the browser’s Back right after the last key, of which no click tells @full', async ({
  page,
}) => {
  await openLive(page, '/about-us');
  await follow(page, '/sip');
  await expect(page.locator('button[role=radio]')).toHaveCount(3);
  await radio(page, 'I Want to Invest').click();
  await expect(page).toHaveURL(/calculator=invest/);
  await box(page, 'Monthly invest').fill('');
  await page.evaluate(() => {
    document.execCommand('insertText', false, '7,000');
    history.back();
  });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('SIP CALCULATOR');
  await page.goForward();
  await expect(box(page, 'Monthly invest')).toHaveValue('7,000');
  await expect(page).toHaveURL(/\/sip\?calculator=invest&monthly=7000&lumpSum=\d+&years=\d+&rate=12$/);
});

test('a reload keeps the numbers of the modes that are not on view; a link to another calculation has none of them @full', async ({
  page,
}) => {
  await openCalculator(page);
  await box(page, 'My Goal').fill('25 lakh');
  await radio(page, 'I Want to Invest').click();
  await box(page, 'Monthly invest').fill('7,000');
  await page.reload();
  await expect(box(page, 'Monthly invest')).toHaveValue('7,000');
  await expect(page).toHaveURL(/\/sip\?calculator=invest&monthly=7000&lumpSum=\d+&years=\d+&rate=\d+$/);
  await openCalculator(page, page.url());
  await radio(page, 'I Expect').click();
  await expect(box(page, 'My Goal')).toHaveValue('2,500,000');
  await radio(page, 'I Want to Invest').click();
  await expect(page).toHaveURL(/calculator=invest/);
  // The other language is the same calculation.
  const { search } = new URL(page.url());
  await openLive(page, `/hi/sip${search}`);
  await page.getByRole('radio').first().click();
  await expect(page.getByRole('textbox').first()).toHaveValue('2,500,000');
  await openCalculator(page, '/sip?calculator=invest&monthly=8000');
  await expect(box(page, 'Monthly invest')).toHaveValue('8,000');
  await radio(page, 'I Expect').click();
  await expect(box(page, 'My Goal')).toHaveValue('10,000,000');
});

test('a calculation stays in the address of its page, when the next page is slow @full', async ({ page }) => {
  await page.clock.install();
  await openCalculator(page);
  const release = await hold(page, '**/sign-up');
  await box(page, 'My Goal').fill('25 lakh');
  await follow(page, '/sign-up');
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL(`${siteUrl}/sign-up`);
  release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('SIP CALCULATOR');
  await expect(page).toHaveURL(`${siteUrl}/sign-up`);
  await page.goBack();
  await expect(page).toHaveURL(/\/sip\?calculator=goal&goal=2500000&years=15&rate=12$/);
});

test('nor does it come into the address of a next page that is there at once @full', async ({ page }) => {
  await page.clock.install();
  await openCalculator(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page, 'My Goal').fill('25 lakh');
  await expect(result(page)).toContainText('My Goal ₹2,500,000');
  await follow(page, '/sign-up');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('SIP CALCULATOR');
  // The next page is there; the former one ends with the frames that the clock holds back.
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(`${siteUrl}/sign-up`);
});

test('the disclaimer is a dialog that keeps the focus and gives it back', async ({ page, watch }) => {
  const pressDeviceBack = await deviceBackOf(page);
  await openCalculator(page);
  expect(watch.requests.filter((url) => /disclaimer-dialog/.test(url))).toEqual([]);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText('Notice for US persons');
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press(press < 3 ? 'Tab' : 'Shift+Tab');
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await pressDeviceBack();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(watch.problems).toEqual([]);
  expect(await watch.violations()).toEqual([]);
});

test('what was done before the app arrived counts', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/sip');
  await page.getByRole('textbox', { name: 'My Goal' }).fill('10 lakh');
  await page.getByRole('textbox', { name: 'No. of years' }).fill('10');
  await slider(page, 'Expected Rate of Return').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  release();
  await expect(result(page)).toContainText('My Goal ₹1,000,000');
  await expect(box(page, 'Expected Rate of Return')).toHaveValue('1');
  await expect(slider(page, 'Expected Rate of Return')).toHaveAttribute('aria-valuenow', '1');
  await expect(slider(page, 'Expected Rate of Return')).toBeFocused();
  // A field that was left is cleaned, as if the calculator had lived all the time.
  await expect(box(page, 'My Goal')).toHaveValue('1,000,000');
  await expect(result(page)).toContainText('Lump sum invest ₹905,287');
});

test('so do a mode that was chosen and a disclaimer that was asked for @full', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/sip');
  await radio(page, 'I Want to Invest').check();
  await page.getByRole('link', { name: 'View Disclaimer' }).click();
  await expect(page.getByText('Notice for US persons')).toBeVisible();
  release();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(radio(page, 'I Want to Invest')).toBeChecked();
  await expect(box(page, 'Monthly invest')).toHaveValue('10,000');
  await expect(page).toHaveURL(/\/sip\?calculator=invest[^#]*$/);
});

test('a disclaimer that was asked for before the calculator lived stands over the place where it was asked for @full', async ({
  page,
}) => {
  const link = page.getByRole('main').getByText('View Disclaimer');
  const releaseApp = await holdApp(page);
  await page.goto('/sip');
  await link.click();
  await expect(page).toHaveURL(/#/);
  releaseApp();
  await expect(dialog(page)).toBeVisible();
  await expect(link).toBeInViewport();

  // The app is there, and the calculator is not: the press waits for it, and leads nowhere.
  const release = await hold(page, '**/assets/sip-calculator-*.js');
  await page.goto('/sip?');
  await page.mouse.move(4, 790);
  await page.locator('html[data-live]').waitFor();
  await link.click();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await expect(page).not.toHaveURL(/#/);
  await expect(link).toBeInViewport();
  release();
  await expect(dialog(page)).toBeVisible();
});

test('a key in the very moment in which the calculator comes to life is written once, at once @full', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/sip');
  const goal = box(page, 'My Goal');
  await goal.fill('');
  await goal.evaluate((input: HTMLInputElement) => {
    let typed = '';
    const { postMessage } = MessagePort.prototype;
    // By messages React's scheduler goes from turn to turn: the key comes between two, once React holds the box.
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      postMessage.apply(this, message);
      queueMicrotask(() => {
        if (typed !== '' || !Object.hasOwn(input, 'value')) return;
        typed = '1';
        document.execCommand('insertText', false, typed);
        // What were put back even for a moment would end a word that is composed, and double its beginning.
        document.title = input.value;
      });
    };
  });
  release();
  await expect(page).toHaveTitle('1');
  await expect(result(page)).toContainText('My Goal ₹1');
  await expect(goal).toHaveValue('1');
});

test('the signs of a chart are no text to copy @full', async ({ page }) => {
  await openCalculator(page);
  const copied = await page
    .getByRole('img', { name: 'Growth by year' })
    .locator('xpath=../..')
    .evaluate((figure) => {
      getSelection()?.selectAllChildren(figure);
      return getSelection()?.toString().trim();
    });
  expect(copied).toBe('Growth by year');
});

test('the charts are told in words and stand on a table that prints and is saved', async ({ page }) => {
  await openCalculator(page);
  await radio(page, 'I Want to Invest').click();
  await enter(page, 'Monthly invest', '5000');
  await enter(page, 'Lump sum invest', '1 lakh');
  await enter(page, 'No. of Years', '3');
  const chart = page.getByRole('img', { name: 'Growth by year' });
  // The last one stands where no room is left, and is as high as the others.
  await enter(page, 'No. of Years', '15');
  const years = page.locator('[data-year]');
  await expect(years.last()).toHaveText('15');
  expect(new Set(await years.evaluateAll((all) => all.map((year) => year.clientHeight))).size).toBe(1);
  await enter(page, 'No. of Years', '3');
  const words =
    'By the end of year 3, ₹280,000 invested becomes ₹358,031. ₹78,031 of it is estimated return.';
  await expect(chart).toHaveAccessibleDescription(words);
  const table = page.getByRole('table', { name: 'Figures year by year' });
  await expect(table).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveText(['I Want to Invest']);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Figures year by year' }).click();
  await expect(table.getByRole('row')).toHaveText([
    'YearInvestedValue',
    '1₹160,000 ₹1.6 lakh₹176,047 ₹1.76 lakh',
    '2₹220,000 ₹2.2 lakh₹261,656 ₹2.62 lakh',
    '3₹280,000 ₹2.8 lakh₹358,031 ₹3.58 lakh',
  ]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('calculator.csv');
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(
    [
      '\ufeffYear,Invested,Value',
      '1,160000,176047',
      '2,220000,261656',
      '3,280000,358031',
      '"An illustration at the rate you chose, before costs and tax. It is not a promise of returns. Mutual Fund investments are subject to market risks, read all scheme related documents carefully.",,',
      '',
    ].join('\r\n'),
  );
});

test('axe finds nothing in either mode; a phone has boxes, no sliders, and a way back', async ({
  visit: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openLive(page, '/about-us');
  await follow(page, '/sip');
  await expect(page.locator('button[role=radio]')).toHaveCount(3);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByText(SUBTITLE)).toBeHidden();
  const goal = box(page, 'My Goal');
  await expect(goal).toBeVisible();
  // Keyboards on which what the box takes can be written, and the words that they lack.
  for (const [name, keyboard] of [
    ['My Goal', 'text'],
    ['No. of years', 'numeric'],
    ['Expected Rate of Return', 'decimal'],
  ] as const)
    await expect(box(page, name)).toHaveAttribute('inputmode', keyboard);
  await goal.fill('25');
  await page.getByRole('button', { name: 'lakh: My Goal' }).click();
  await expect(goal).toBeFocused();
  await expect(result(page)).toContainText('My Goal ₹2,500,000');
  await page.getByRole('button', { name: 'crore: My Goal' }).click();
  await expect(goal).toHaveValue('25 crore');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const mode of ['I Want to Invest', 'I Expect']) {
      await radio(page, mode).click();
      if (width === 1280) await expect(page.locator('span[role=slider]').first()).toBeVisible();
      if (!full && (width === 390) !== (mode === 'I Want to Invest')) continue;
      expect(await violationsOf(page), `${mode}, ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, 'My Goal', '50 cr');
  await page.getByRole('button', { name: 'Figures year by year' }).click();
  expect(await overflowOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
});

test('the ways to calculate keep their words whole on the smallest phone @full', async ({
  visit: { page },
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sip');
  const lines = await page.getByText('I Want to Withdraw', { exact: true }).evaluate((label) => {
    const text = label.firstChild ?? label;
    const word = document.createRange();
    word.setStart(text, 'I Want to '.length);
    word.setEnd(text, 'I Want to Withdraw'.length);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
  expect(await overflowOf(page)).toEqual([]);
  // And with letters as far apart as WCAG asks.
  await page.evaluate(() => {
    const own = new CSSStyleSheet();
    own.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(own);
  });
  const modes = page.getByRole('radiogroup');
  expect(await modes.evaluate((group) => group.scrollWidth - group.clientWidth)).toBe(0);
});

test('in forced colours the parts of the ring are known by their colours @full', async ({
  visit: { page },
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openCalculator(page);
  const marks = await page
    .locator('#calculator dl > div')
    .evaluateAll((all) => all.map((part) => getComputedStyle(part).borderImageSource));
  const [invested, returns, value] = marks;
  expect(marks).toHaveLength(3);
  expect(new Set([invested, returns, value, 'none']).size).toBe(4);
});

test('in forced colours a slider is drawn in the system’s @full', async ({ visit: { page } }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openCalculator(page);
  const drawn = await slider(page, 'My Goal').evaluate((element) =>
    ['--second', '--rail'].map((name) => getComputedStyle(element).getPropertyValue(name)),
  );
  expect(drawn).toEqual(['Highlight', 'CanvasText']);
});

test('every figure leads to its formula, with an example to check by hand @full', async ({
  visit: { page },
}) => {
  await openCalculator(page, '/sip?calculator=goal&goal=100000&years=2&rate=12&stepUpRupees=1000');
  await expect(result(page)).toContainText('Monthly SIP Required ₹3,200');
  for (const [mode, figures] of [
    ['I Expect', 11],
    ['I Want to Invest', 12],
    ['I Want to Withdraw', 5],
  ] as const) {
    await radio(page, mode).click();
    await expect(page.getByRole('link', { name: 'Invest Now' })).toHaveAttribute('href', '/contact-us');
    const led = page
      .locator('#calculator')
      .locator('[role=status] p:has(strong), dl > div, table[aria-label] th:not(:first-child)[scope=col]');
    await expect(led).toHaveCount(figures);
    const astray = await led.evaluateAll((all) =>
      all
        .filter((figure) => {
          const hash = figure.querySelector('a')?.hash;
          return !(hash && document.querySelector(hash)?.textContent?.includes('To check by hand'));
        })
        .map(({ textContent }) => textContent),
    );
    expect(astray).toEqual([]);
  }
});

interface Example {
  readonly extras?: object;
}

/** The schema's own example of what goes beyond the plain calculator. */
function extrasOfExample(): object {
  const schema: { readonly examples: readonly Example[] } = JSON.parse(
    readFileSync(join(root, 'schemas/blocks/sip-calculator.schema.json'), 'utf8'),
  );
  return schema.examples.find(({ extras }) => extras)?.extras ?? {};
}

test('extras, where the block asks for them @full', async ({ page }) => {
  await openCalculator(page);
  await changeProps(page, '/sip', 'sip-calculator', (text) => {
    const props: { data: object } = JSON.parse(text);
    return JSON.stringify({ ...props, data: { ...props.data, extras: extrasOfExample() } });
  });
  await openLive(page, '/about-us');
  await follow(page, '/sip');
  // It is drawn anew, since its props are not those of its HTML.
  await expect(page.locator('[data-island="sip-calculator"][data-awake]')).toBeAttached();
  await enter(page, 'My Goal', '1 cr');
  await enter(page, 'No. of years', '20');
  await expect(result(page)).toContainText('Monthly SIP Required ₹5,028');
  await expect(result(page)).toContainText('In today’s rupees ₹3,118,047');
  await expect(result(page)).toContainText('Required SIP falls short by ₹2,028');
  await enter(page, 'Step-up each year', '0');
  await expect(result(page)).toContainText('Monthly SIP Required ₹10,009');
  await expect(result(page)).toContainText('Required SIP falls short by ₹7,009');
  await expect(result(page)).toContainText('Starting a year later costs, each month ₹1,415');
  const scenarios = page.getByRole('table', { name: 'If the rate is lower or higher' });
  await expect(scenarios.getByRole('row')).toHaveText([
    'RateMonthly SIP RequiredLump sum invest',
    '10%₹13,060 ₹1,486,436 ₹14.86 lakh',
    '12%₹10,009 ₹1,036,668 ₹10.37 lakh',
    '14%₹7,597 ₹727,617 ₹7.28 lakh',
  ]);
  await radio(page, 'I Want to Invest').click();
  await enter(page, 'Lump sum invest', '0');
  await enter(page, 'No. of Years', '10');
  await enter(page, 'Step-up each year', '10');
  await expect(result(page)).toContainText('Resultant Amount ₹3,374,326');
  await expect(result(page)).toContainText('In today’s rupees ₹1,884,206');
  await expect(result(page)).toContainText('Starting a year later costs');
  await expect(page).toHaveURL(
    /calculator=invest&monthly=10000&lumpSum=0&years=10&rate=12&stepUp=10&inflation=6$/,
  );
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
});

for (const path of ['/sip', '/hi/sip'])
  test(`the smallest figures of common cases on ${path} can be read on a phone, and fit`, async ({
    plainPage,
  }) => {
    await plainPage.setViewportSize({ width: 390, height: 844 });
    await plainPage.goto(path);
    const table = plainPage.getByRole('table').filter({ visible: true }).first();
    const [smallest, hidden] = await table.evaluate((element) => {
      const sizes = [...element.querySelectorAll('*')].map((one) => getComputedStyle(one).fontSize);
      const { scrollWidth = 0, clientWidth = 0 } = element.parentElement ?? {};
      return [Math.min(...sizes.map(Number.parseFloat)), scrollWidth - clientWidth];
    });
    expect(smallest).toBeGreaterThanOrEqual(11.5);
    expect(hidden).toBe(0);
  });

test('long words stay within the ring @full', async ({ page }) => {
  await openCalculator(page);
  const spare = await page.locator('svg[viewBox="0 0 42 42"] + p').evaluate((said) => {
    const text = [...said.childNodes].findLast((node) => node instanceof Text && node.data.trim() !== '');
    if (text) text.nodeValue = 'Returns that were estimated beforehand';
    const words = document.createRange();
    words.selectNodeContents(said);
    // The ring is 5 of 42 wide, on either side.
    const hole = (30 / 42) * (said.parentElement?.clientWidth ?? 0);
    return hole - words.getBoundingClientRect().width;
  });
  expect(spare).toBeGreaterThan(0);
});
