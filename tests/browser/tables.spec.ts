import { expect } from '@playwright/test';
import { openLive } from './support/app.ts';
import { test } from './support/test.ts';

const TABLE = '/commission-disclosure';

test('the headings of a table that sorts are copied as one row @full', async ({ page }) => {
  await page.goto(TABLE);
  const copied = await page.getByRole('table').evaluate((table) => {
    getSelection()?.selectAllChildren(table);
    return String(getSelection());
  });
  expect(copied).toContain('Category\tFrom %\tTo %\tTo ₹\n');
});

test('a table, which wakes up, stands in an article where its other blocks do', async ({ page }) => {
  await page.goto('/knowledge-bank/articles/union-budget-2023');
  const boxes = await page
    .locator('[data-inner] > section')
    .first()
    .evaluate((part) => {
      const boxOf = () => {
        const { x, width, height } = part.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        return [x, width, height, part.clientHeight];
      };
      const before = boxOf();
      const island = document.createElement('div');
      island.dataset.island = 'table';
      part.replaceWith(island);
      island.append(part);
      return { before, after: boxOf() };
    });
  expect(boxes.after).toEqual(boxes.before);
});

test('what a wide table is called is read whole on a phone, wherever the table is scrolled to', async ({
  visit: { page },
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(TABLE);
  const places = await page
    .locator('main table')
    .first()
    .evaluate((table) => {
      const caption = table.querySelector('caption') ?? document.createElement('caption');
      caption.textContent = 'What is in each package, and what it costs without the tax on it';
      const frame = table.parentElement;
      const before = caption.getBoundingClientRect();
      frame?.scrollTo({ left: 60, behavior: 'instant' });
      return [
        before.right <= innerWidth,
        caption.getBoundingClientRect().left - before.left,
        (frame?.scrollLeft ?? 0) > 0,
      ];
    });
  expect(places).toEqual([true, 0, true]);
});

test('a table of eight columns of long words is whole on paper @full', async ({ visit: { page } }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(TABLE);
  await page.emulateMedia({ media: 'print' });
  const beyond = await page
    .locator('main table')
    .first()
    .evaluate((table) => {
      for (const row of table.querySelectorAll('tr')) {
        row.lastElementChild?.removeAttribute('data-kind');
        while (row.children.length < 8) row.append(row.lastElementChild?.cloneNode(true) ?? '');
        for (const cell of row.querySelectorAll(':not([data-kind])'))
          cell.textContent = 'Betriebsvereinbarung';
      }
      return table.scrollWidth - (table.parentElement?.clientWidth ?? 0);
    });
  expect(beyond).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
});

test('on paper a link in a table says where it leads @full', async ({ page }) => {
  await page.goto(TABLE);
  await page.emulateMedia({ media: 'print' });
  const said = await page
    .locator('main tbody td')
    .first()
    .evaluate((cell) => {
      const link = document.createElement('a');
      link.href = 'https://doi.org/10.1000/182';
      cell.append(link);
      return getComputedStyle(link, '::after').content;
    });
  expect(said).toBe('" (https://doi.org/10.1000/182)"');
});

test('what sorts a column is whole in a small window once the Tab key comes to it @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openLive(page, TABLE);
  const buttons = page.locator('main th').getByRole('button');
  await buttons.first().focus();
  for (const button of await buttons.all()) {
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press('Tab');
  }
});

test('the ring of the focus around what sorts the first and the last column is whole @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openLive(page, TABLE);
  const buttons = page.locator('main th').getByRole('button');
  const roomBeside = async (side: 'left' | 'right') => {
    const button = side === 'left' ? buttons.first() : buttons.last();
    await button.evaluate((element, to) => {
      element.focus();
      element.closest('[tabindex]')?.scrollTo({ left: to === 'left' ? 0 : 1e4, behavior: 'instant' });
    }, side);
    return button.evaluate((element, at) => {
      const frame = element.closest('[tabindex]') ?? element;
      // A frame scrolls by whole pixels.
      return Math.round(Math.abs(element.getBoundingClientRect()[at] - frame.getBoundingClientRect()[at]));
    }, side);
  };
  expect(await roomBeside('left')).toBeGreaterThanOrEqual(6);
  expect(await roomBeside('right')).toBeGreaterThanOrEqual(6);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false });

  for (const kind of ['short', 'long'] as const)
    test(`the first column of a table with ${kind} texts ${kind === 'short' ? 'stays' : 'goes'} where it is scrolled`, async ({
      page,
    }) => {
      await page.goto(TABLE);
      const shown = page.locator('main table');
      await shown.scrollIntoViewIfNeeded();
      const moved = await shown.evaluate((table, keeps) => {
        for (const row of table.querySelectorAll('tr')) row.append(row.cells[1]?.cloneNode(true) ?? '');
        if (!keeps) for (const long of table.querySelectorAll('.lines')) long.classList.remove('lines');
        const frame = table.parentElement;
        const start = () => table.querySelector('tbody th')?.getBoundingClientRect().x ?? 0;
        const before = start();
        frame?.scrollTo(1000, 0);
        return [before - start(), frame?.scrollLeft ?? 0].map(Math.round);
      }, kind === 'long');
      expect(moved[1]).toBeGreaterThan(0);
      expect(moved[0]).toBe(kind === 'short' ? 0 : moved[1]);
    });

  test('the ground of the column that stays ends above the lines between its rows @full', async ({
    page,
  }) => {
    await page.goto(TABLE);
    const first = page.locator('main tbody th').first();
    await first.evaluate((cell) => {
      for (const long of cell.closest('table')?.querySelectorAll('.lines') ?? [])
        long.classList.remove('lines');
    });
    await expect(first).toHaveCSS('position', 'sticky');
    await expect(first).toHaveCSS('background-clip', 'padding-box');
  });

  test('a table with words for screen readers alone at its far end widens no page', async ({ page }) => {
    await page.goto(TABLE);
    const beyond = await page.locator('main table').evaluate((table) => {
      for (const row of table.querySelectorAll('tr')) {
        for (let more = 0; more < 4; more++) row.append(row.cells[1]?.cloneNode(true) ?? '');
        const heard = document.createElement('span');
        heard.className = 'visually-hidden';
        heard.textContent = 'Heard';
        row.lastElementChild?.append(heard);
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth - clientWidth, table.scrollWidth > clientWidth];
    });
    expect(beyond).toEqual([0, true]);
  });
});
