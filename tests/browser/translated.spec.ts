import { expect, type Page } from '@playwright/test';
import { holdApp } from './support/app.ts';
import { test } from './support/test.ts';

/** As Chrome translates a page: all words stand in elements of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const isRead = !text.parentElement?.closest('script, noscript, option, svg, textarea');
      if (text instanceof Text && isRead && text.data.trim() !== '') texts.push(text);
    }
    for (const text of texts) {
      const said = document.createElement('font');
      said.textContent = `${text.data}…`;
      text.replaceWith(said);
    }
  });

for (const [path, selector] of [
  ['/contact-us', 'input[name=first_name]'],
  ['/sip', '[data-box=goal-years]'],
  ['/knowledge-bank/events', '[data-island=collection-list] input[type=search]'],
] as const)
  test(`who begins to write on a translated ${path} goes on writing when it comes to life`, async ({
    page,
  }) => {
    const release = await holdApp(page);
    await page.goto(path);
    await translate(page);
    const field = page.locator(selector);
    await field.selectText();
    await page.keyboard.type('1');
    release();
    await expect(page.locator(`[data-awake]:has(${selector.split(' ').at(-1)})`)).toHaveCount(1);
    await page.keyboard.type('2');
    await expect(field).toHaveValue('12');
    await expect(field).toBeFocused();
  });
