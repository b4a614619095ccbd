import { expect, type Locator, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';

/** So many stops are passed on the way at most. */
const FAR = 120;

/** Goes to something as who has a keyboard alone does: from stop to stop. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () =>
    wanted.evaluateAll((found) => {
      const root = found[0]?.getRootNode();
      return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === found[0];
    });
  for (let stop = 0; stop < FAR; stop += 1) {
    await page.keyboard.press(key);
    if (await hasFocus()) return;
  }
  throw new Error('No stop of the keyboard leads there.');
}

/** An editor’s whole way without a pointer; what is said is what a screen reader says. */
export async function editByKeyboard(page: Page, diff: () => string[]): Promise<void> {
  const { keyboard } = page;
  const tools = page.getByRole('toolbar', { name: 'Editing' });
  const told = tools.getByRole('status');
  const panel = page.getByRole('complementary', { name: 'Editing' });
  const heading = page.locator('main h1');

  const before = await heading.innerText();

  await keyboard.press('F2');
  await expect(told).toHaveText('Editing is on.');
  await expect(tools.getByRole('button', { name: 'Edit', pressed: true })).toBeVisible();
  await tabTo(page, heading);
  await expect(heading).toHaveAttribute('aria-description', 'Heading · Enter edits');
  await keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Heading' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Heading · Enter or leaving saves, Escape takes back');
  expect(await violationsOf(page)).toEqual([]);
  await keyboard.type('Not this');
  await keyboard.press('Escape');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText(before.replace(/\s+/g, ' '));
  await keyboard.press('Enter');
  await expect(field).toBeFocused();
  await keyboard.type('By keyboard');
  await keyboard.press('Enter');
  await expect(told).toContainText('→ “By keyboard”');
  await expect(heading).toBeFocused();

  const picture = page.locator('main img').first();
  await tabTo(page, picture);
  await expect(picture).toHaveAttribute('aria-description', 'Source · a file · in the panel · Enter edits');
  await keyboard.press('Enter');
  const source = panel.getByRole('combobox', { name: 'Source' });
  await expect(source).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('/images/contact.svg');
  await keyboard.press('Enter');
  await expect(told).toContainText('→ “/images/contact.svg”');
  await expect(picture).toHaveAttribute('src', /contact\./);

  await tabTo(page, panel.getByRole('button', { name: 'Insert below' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(panel.getByLabel('Find a block')).toBeFocused();
  await keyboard.type('quote');
  const choice = panel.locator('.picker li button').first();
  await expect(choice).toHaveAccessibleName(/^quote/);
  await tabTo(page, choice);
  await keyboard.press('Enter');
  await expect(told).toContainText('an entry added');
  await expect(panel.getByRole('heading', { name: 'Fields' })).toBeFocused();
  const down = panel.getByRole('toolbar', { name: 'Section' }).getByRole('button', { name: 'Move down' });
  await tabTo(page, down);
  await keyboard.press('Enter');
  await expect(told).toContainText('an entry moved');
  await expect(panel.locator('[data-pointer^="/sections/2/"]').first()).toBeVisible();
  await expect(down).toBeFocused();
  await keyboard.press('Control+z');
  await expect(told).toContainText('Taken back: Sections: an entry moved');

  await keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(picture).toBeFocused();
  for (const what of ['Sections: an entry added', 'Source: ', 'Heading: ']) {
    await keyboard.press('Control+z');
    await expect(told).toContainText(`Taken back: ${what}`);
  }
  await expect.poll(diff).toEqual([]);
  await expect(heading).toHaveText(before.replace(/\s+/g, ' '));
  // The window of a carousel is a stop, as it scrolls, and so are the texts in it.
  const carousel = page.locator('#clients');
  await carousel.getByRole('button', { name: 'Next' }).focus();
  await expect(carousel.locator('[data-live]')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(carousel.getByRole('article').first().getByRole('heading')).toBeFocused();
  await keyboard.press('F2');
  await expect(told).toHaveText('Editing is off.');
  await expect(tools.getByRole('button')).toHaveText([/Edit/]);
}
