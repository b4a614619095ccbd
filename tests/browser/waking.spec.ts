import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { open } from '../../src/bench/browser.ts';
import { holdApp, openLive } from './support/app.ts';
import { changeProps } from './support/islands.ts';
import { full, siteUrl } from './support/site.ts';
import { test } from './support/test.ts';
import { type Act, checkWaking } from './support/waking.ts';

const SERVICES = 'header li[data-entry=services] > button';

/** Presses at the middle of an element, as long as a finger does, without waiting for anything. */
async function press(page: Page, selector: string): Promise<void> {
  // In one turn of the page: the element may be replaced in the next.
  const [x = 0, y = 0] = await page.evaluate((it) => {
    const box = document.querySelector(it)?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [];
  }, selector);
  await page.mouse.click(x, y, { delay: 50 });
}

/** Scrolls to an element, as a visitor who reads does. */
const scrollTo = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

const menu = {
  path: '/terms',
  island: '#primary-menu',
  look: () =>
    document
      .querySelector('header li[data-entry=services] > button ~ div')
      ?.checkVisibility({ visibilityProperty: true })
      ? 'open'
      : 'shut',
  end: 'open',
  check: (page: Page) => expect(page.locator(SERVICES)).toHaveAttribute('aria-expanded', 'true'),
};

const acts: Readonly<Record<string, Act>> = {
  'a menu opened by hovering': { ...menu, act: (page) => page.locator(SERVICES).hover({ force: true }) },
  'a menu opened by a click': { ...menu, act: (page) => press(page, SERVICES) },
  'a menu opened by a key': {
    ...menu,
    act: async (page) => {
      await page.locator(SERVICES).focus();
      await page.keyboard.press('Enter');
    },
    check: async (page) => {
      await menu.check(page);
      await expect(page.locator(SERVICES)).toBeFocused();
    },
  },
  'a menu that the keyboard is in': {
    ...menu,
    act: async (page) => {
      await page.locator(SERVICES).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    },
    look: () => {
      const link = document.activeElement;
      return `${link?.textContent}, ${Math.round(link?.getBoundingClientRect().y ?? 0)} px`;
    },
    end: 'Services, 102 px',
  },
  'a press on the search and a word': {
    path: '/terms',
    act: async (page) => {
      await press(page, '[data-search]');
      await page.keyboard.type('tax');
    },
    look: () => document.querySelector<HTMLInputElement>('[role=dialog] input')?.value ?? 'shut',
    end: 'tax',
    check: (page) => expect(page.getByRole('option').first()).toBeVisible(),
  },
  'a number typed and left': {
    path: '/sip',
    island: '[data-island=sip-calculator]',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'No. of years' }).fill('0012');
      await page.keyboard.press('Tab');
    },
    look: () => document.querySelectorAll<HTMLInputElement>('input[data-box]')[1]?.value ?? '',
    end: '12',
    check: (page) => expect(page).toHaveURL(/years=12/),
  },
  'a slider moved': {
    path: '/sip',
    island: '[data-island=sip-calculator]',
    act: async (page) => {
      await page.getByRole('slider', { name: 'No. of years' }).focus();
      await page.keyboard.press('End');
    },
    look: () => {
      const slider = document.querySelector('[aria-label="No. of years"]');
      return (
        slider?.getAttribute('aria-valuenow') ?? (slider instanceof HTMLInputElement ? slider.value : '')
      );
    },
    end: '50',
    check: async (page) => {
      await expect(page.getByRole('textbox', { name: 'No. of years' })).toHaveValue('50');
      await expect(page.locator('span[role=slider]').nth(1)).toBeFocused();
    },
  },
  'a disclosure pressed': {
    path: '/sip',
    island: '[data-island=sip-calculator]',
    reach: scrollTo('[aria-controls=calculator_years]'),
    act: (page) => press(page, '[aria-controls=calculator_years]'),
    look: () => `${document.getElementById('calculator_years')?.checkVisibility()}`,
    end: 'true',
  },
  'a way to calculate chosen': {
    path: '/sip',
    island: '[data-island=sip-calculator]',
    act: (page) => press(page, '[role=radiogroup] > :nth-child(2)'),
    look: () =>
      document.querySelector('[role=radiogroup] > :nth-child(2):is([aria-checked=true], :has(:checked))')
        ? 'chosen'
        : '',
    end: 'chosen',
    check: (page) => expect(page.getByRole('textbox', { name: 'Monthly invest' })).toHaveValue('10,000'),
  },
  'an address typed and left': {
    path: '/contact-us',
    island: '[data-island=contact-panel]',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
      await page.keyboard.press('Tab');
    },
    look: () => {
      const box = document.querySelector<HTMLInputElement>('main input[type=email]');
      return `${box?.value} ${box?.getAttribute('aria-invalid') ?? ''}`;
    },
    end: 'nobody true',
  },
  'a word searched in a list': {
    path: '/knowledge-bank/articles',
    island: '[data-island=collection-list]',
    act: (page) => page.locator('main input[type=search]').fill('budget'),
    look: () => {
      const box = document.querySelector<HTMLInputElement>('main input[type=search]');
      return `${box?.value}: ${document.querySelectorAll('main article').length}`;
    },
    end: 'budget: 1',
  },
  'a step of a row of cards': {
    path: '/',
    island: '[data-island=card-carousel]',
    reach: scrollTo('[data-island=card-carousel] button'),
    act: (page) => press(page, '[data-island=card-carousel] [aria-label=Next]'),
    look: () => document.querySelector('[data-island=card-carousel] [aria-live] span')?.textContent ?? '',
    end: '2–5 of 7',
  },
  'a step of testimonials': {
    path: '/about-us',
    island: '[data-island=testimonials]',
    reach: scrollTo('[data-island=testimonials] button'),
    act: (page) => press(page, '[data-island=testimonials] [aria-label=Next]'),
    look: () => document.querySelector('[data-island=testimonials] [aria-live] span')?.textContent ?? '',
    end: '2–4 of 7',
  },
  'testimonials stopped': {
    path: '/about-us',
    island: '[data-island=testimonials]',
    reach: scrollTo('[data-island=testimonials] button'),
    act: (page) => press(page, '[data-island=testimonials] button'),
    look: () => document.querySelector('[data-island=testimonials] button')?.getAttribute('aria-label') ?? '',
    end: 'Play',
  },
  'more of a profile': {
    path: '/select-your-profile/business',
    island: '[data-island=profile-banner]',
    act: (page) => press(page, '[data-island=profile-banner] a'),
    look: () =>
      `${document.querySelector('[data-island=profile-banner] [id$=-detail]')?.checkVisibility() ? 'open' : 'shut'}`,
    end: 'open',
    check: async (page) => {
      await expect(page.locator('[data-island=profile-banner] [id$=-detail]')).toBeFocused();
      await expect(page.getByText('Read More')).toBeHidden();
    },
  },
  'the card of a person': {
    path: '/about-us',
    island: '[data-island=team-list]',
    reach: scrollTo('[data-island=team-list] li'),
    act: (page) => press(page, '[data-island=team-list] li a'),
    look: () =>
      document.querySelector('[data-island=team-list] li p ~ div')?.checkVisibility() ? 'open' : 'shut',
    end: 'open',
    check: (page) => expect(page.locator('[data-island=team-list] article').first()).toBeFocused(),
  },
};

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Each way of acting once, and the menu in its two hardest ones; every island with FULL=1. */
const SHORT = [
  'a menu opened by hovering',
  'a menu that the keyboard is in',
  'a press on the search and a word',
  'an address typed and left',
  'a step of a row of cards',
];

for (const [name, act] of Object.entries(acts).filter(([name]) => full || SHORT.includes(name)))
  test(`${name} is there when the page has come to life`, ({ page }) => checkWaking(page, act));

test('what the bench opens comes to life, and the menus sleep on @full', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  // A pointer that rests in the corner, as the browser takes it to, is in the header as the page appears: nobody moved it.
  await page.addInitScript(() => {
    for (const type of ['pointerover', 'pointermove'] as const)
      addEventListener(type, (event) => event.clientY < 100 && event.stopImmediatePropagation(), true);
  });
  await open(page, `${siteUrl}/services/estate-planning`);
  expect(scripts.map((address) => address.replace(/^.*\/|-.{8}\.js$/g, ''))).toEqual(['app']);
});

test('a page comes to life without a fault in an app that has null for what a window keeps @full', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null });
  });
  await page.goto('/contact-us');
  await page.getByLabel('First name').fill('Asha');
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  expect(watch.problems).toEqual([]);
});

test('a press on Pause does not start what the page, woken, lets stand still @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdApp(page);
  await page.goto('/about-us');
  const button = page.locator('[data-island=testimonials] button').first();
  await button.click();
  await expect(button).toHaveAccessibleName('Pause');
  release();
  await expect(button).toHaveAccessibleName('Play');
  // A second press would have followed at once.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(button).toHaveAccessibleName('Play');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a menu opened by a tap is there when the page has come to life', ({ page }) =>
    checkWaking(page, { ...menu, act: (it) => it.locator(SERVICES).tap({ force: true }) }));

  test('the sheet opened by a tap is there when the page has come to life @full', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await checkWaking(page, {
      path: '/terms',
      // A finger meets what is there as it comes down, a mark that is taken over or the button that it has become.
      act: async (it) => {
        const { x = 0, y = 0 } =
          (await it.locator('nav[aria-label=Mobile] > ul > li:last-child').boundingBox()) ?? {};
        await it.touchscreen.tap(x + 20, y + 20);
      },
      look: () =>
        [...document.querySelectorAll('[role=dialog] a, details[data-more] a')].some((link) =>
          link.checkVisibility(),
        )
          ? 'open'
          : 'shut',
      end: 'open',
      check: (it) => expect(it.getByRole('dialog', { name: 'More' })).toBeVisible(),
    });
  });
});

test('a choice made before the app came, whose script then fails, is no silent one @full', async ({
  page,
}) => {
  const script = '**/assets/sip-calculator-*.js';
  await page.route(script, (route) => route.abort());
  await page.goto(`${siteUrl}/sip`);
  await press(page, '[role=radiogroup] > :nth-child(2)');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await page.unroute(script);
  await page.locator('[data-island=sip-calculator]').dispatchEvent('pointerover');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Monthly invest' })).toHaveValue('10,000');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('where a view throws, its section stays the HTML that it is, with what was typed, and is named @full', async ({
  page,
  watch,
}) => {
  await changeProps(page, '/contact-us', 'contact-panel', () => 'null');
  const release = await holdApp(page);
  await page.goto('/contact-us');
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await message.fill('Please call me.');
  const form = await page.getByRole('form').getAttribute('action');
  release();
  const panel = page.locator('[data-fault]');
  await expect(panel).toHaveAttribute(
    'data-fault',
    /^The section “contact” \(contact-panel\) does not act: /,
  );
  await expect(message).toHaveValue('Please call me.');
  await expect(message).toBeFocused();
  await page.keyboard.type(' Today.');
  await expect(message).toHaveValue('Please call me. Today.');
  await message.hover();
  await expect(page.getByRole('form')).toHaveAttribute('action', form ?? '');
  expect(watch.problems.join()).toContain('The section “contact” (contact-panel) does not act');

  // So it is where the view throws later, and the browser checks the form again.
  await page.unrouteAll();
  await openLive(page, '/contact-us');
  await expect(page.getByRole('form')).toHaveAttribute('novalidate');
  await page.evaluate(() => {
    String.prototype.replace = () => {
      throw new Error('no words');
    };
  });
  await message.fill('Please call me.');
  await expect(panel).toHaveAttribute('data-fault', /no words$/);
  await expect(page.getByRole('form')).not.toHaveAttribute('novalidate');

  await openLive(page, '/sip');
  await page.evaluate(() => {
    Math.round = () => {
      throw new Error('no figures');
    };
  });
  const monthly = page.getByRole('textbox').first();
  await monthly.fill('1');
  await expect(panel).toHaveAttribute('data-fault', /no figures$/);
  await expect(monthly).toHaveValue('1');
  await expect(page.getByRole('status', { name: 'Result' })).toBeVisible();
});

/** The script of one file of `support`, as a site would have it. */
async function bundled(file: string): Promise<string> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'support', file),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ format: 'iife' });
  return output[0].code;
}

test('what was typed into a field is in the state of a view that takes over nothing @full', async ({
  page,
}) => {
  const content = await bundled('plain-field.tsx');
  for (const isLeft of [false, true]) {
    await page.goto('about:blank');
    await page.addScriptTag({ content });
    const field = page.getByRole('textbox');
    await field.pressSequentially('tax');
    if (isLeft) await field.blur();
    await page.evaluate('void wake()');
    await expect(page.getByText('3 letters')).toBeVisible();
    await field.press('e');
    await expect(page.getByText('4 letters')).toBeVisible();
    await expect(field).toHaveValue(isLeft ? 'etax' : 'taxe');
  }
});

test('what is opened while an island is made anew makes no fault of the page of it @full', async ({
  page,
}) => {
  const faults: string[] = [];
  const told: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => told.push(message.text()));
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundled('opened-while-taken-up.tsx') });
  await page.evaluate('wake()');
  await expect(page.getByText('Opened')).toBeVisible();
  await expect(page.getByText('Awake')).toBeVisible();
  expect(told.join()).toMatch(/^hydration /);
  expect(faults).toEqual([]);
});
