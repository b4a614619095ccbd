import { expect, type Page } from '@playwright/test';
import { follow, hold, holdApp, live, openLive, wakeMenus } from './support/app.ts';
import { test } from './support/test.ts';
import { shownOn, translatePage } from './support/translator.ts';

for (const [path, selector] of [
  ['/contact-us', 'input[name=first_name]'],
  ['/sip', '[data-box=goal-years]'],
  ['/knowledge-bank/events', '[data-island=collection-list] input[type=search]'],
] as const)
  test(`who begins to write on a translated ${path} goes on writing when it comes to life${path === '/sip' ? '' : ' @full'}`, async ({
    page,
  }) => {
    const release = await holdApp(page);
    await page.goto(path);
    await translatePage(page);
    const field = page.locator(selector);
    await field.selectText();
    await page.keyboard.type('1');
    release();
    await expect(page.locator(`[data-awake]:has(${selector.split(' ').at(-1)})`)).toHaveCount(1);
    await page.keyboard.type('2');
    await expect(field).toHaveValue('12');
    await expect(field).toBeFocused();
  });

type Step = (page: Page) => Promise<unknown>;

const click =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().click();
const write =
  (selector: string, text: string): Step =>
  (page) =>
    page.locator(selector).first().fill(text);
const press =
  (key: string): Step =>
  (page) =>
    page.keyboard.press(key);

/** What visitors do with whatever acts, page by page. */
const ACTED: readonly (readonly [path: string, steps: readonly Step[]])[] = [
  [
    '/sip',
    [
      click('#calculator button[aria-controls$=years]'),
      write('[data-box=goal-years]', '20'),
      write('[data-box=goal-goal]', '1'),
      write('[data-box=goal-goal]', '999999999999'),
      press('Enter'),
      click('[role=radio][value=invest]'),
      write('[data-box=invest-monthly]', '2500'),
      click('#calculator summary'),
      write('[data-box=invest-rate]', '9'),
      click('[role=radio][value=withdraw]'),
      write('[data-box=withdraw-monthly]', '0'),
      click('[role=radio][value=goal]'),
    ],
  ],
  [
    '/contact-us',
    [
      click('form [type=submit]'),
      write('input[name=first_name]', 'A'),
      write('textarea', 'Good day'),
      write('textarea', ''),
      (page) => page.locator('select').last().selectOption({ index: 1 }),
    ],
  ],
  [
    '/knowledge-bank/articles',
    [
      press('/'),
      write('[role=dialog] input', 'sip'),
      write('[role=dialog] input', 'sip pla'),
      write('[role=dialog] input', 'qqqq'),
      write('[role=dialog] input', 'mutual fund'),
      write('[role=dialog] input', ''),
      press('Escape'),
      write('main input[type=search]', 'tax'),
      write('main input[type=search]', 'qqqq'),
      write('main input[type=search]', ''),
    ],
  ],
  ['/', [wakeMenus, (page) => follow(page, '/hi/sip'), (page) => follow(page, '/sip')]],
];

for (const when of ['asleep', 'awake'])
  for (const [path, steps] of ACTED)
    test(`translated while ${when}, ${path} shows what it shows untranslated, whatever is done on it @full`, async ({
      page,
      context,
      watch,
    }) => {
      const plain = await context.newPage();
      await openLive(plain, path);
      await page.goto(path);
      if (when === 'asleep') await translatePage(page);
      await live(page);
      if (when === 'awake') await translatePage(page);
      for (const [at, act] of steps.entries()) {
        for (const one of [plain, page]) {
          await one.bringToFront();
          await act(one);
        }
        await expect(async () =>
          expect(await shownOn(page), `step ${at}`).toBe(await shownOn(plain)),
        ).toPass();
      }
      // An island that wakes on a translated page is made anew, which React tells of.
      expect(watch.problems.filter((problem) => !problem.startsWith('console error: hydration'))).toEqual([]);
    });

test('a press that waits for a form that sleeps is not lost where the page is translated @full', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/contact-panel-*.js');
  await page.goto('/contact-us');
  await translatePage(page);
  await page.mouse.move(4, 790);
  await page.locator('html[data-live]').waitFor();
  await page.locator('form [type=submit]').click();
  release();
  await expect(page.locator('form [aria-invalid=true]').first()).toBeFocused();
});
