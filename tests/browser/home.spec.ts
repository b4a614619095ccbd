import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('the key figures stand in one row, apart from the buttons', async ({ plainPage }) => {
  for (const [width, height] of [
    [993, 768],
    [1280, 800],
    [1536, 864],
  ] as const) {
    await plainPage.setViewportSize({ width, height });
    await plainPage.goto('/');
    const tops = await plainPage
      .locator('main dl')
      .first()
      .locator('> div')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, `rows at ${width} px`).toBe(1);
    const button = await plainPage.getByRole('link', { name: 'Learn more' }).first().boundingBox();
    const above = (tops[0] ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
    expect(above, `room at ${width} px`).toBeGreaterThanOrEqual(32);
  }
});

test('the picture begins where its caption does, and ends where the window does @full', async ({
  plainPage,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [1536, 864],
    [1920, 900],
    [1920, 1080],
  ] as const) {
    await plainPage.setViewportSize({ width, height });
    await plainPage.goto('/');
    const drawn = await plainPage
      .locator('main figure img')
      .first()
      .evaluate((image) => {
        const { left, right, width, height } = image.getBoundingClientRect();
        const caption = image.nextElementSibling?.getBoundingClientRect().left;
        return [
          Math.round(left - (caption ?? 0)),
          Math.round(innerWidth - right),
          Math.round(width - height),
        ];
      });
    expect(drawn, `${width} × ${height}`).toEqual([0, 0, 0]);
  }
});

test('all profiles stand upright in a window of 768 px', async ({ plainPage }) => {
  await plainPage.setViewportSize({ width: 768, height: 1000 });
  await plainPage.goto('/');
  const widths = await plainPage
    .locator('main li', { has: plainPage.locator('a[href^="/select-your-profile/"]') })
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(widths).toHaveLength(7);
  expect(new Set(widths).size).toBe(1);
});

test('below the pointer a button keeps the colour of its family', async ({ plainPage }) => {
  await plainPage.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await plainPage.goto('/');
  const button = plainPage.getByRole('link', { name: 'Free consultation' }).first();
  await button.hover();
  const [red = 0, , blue = 0] = await button.evaluate((link) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(link).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(blue / red).toBeGreaterThan(3);
});

test('the covers of publications have an edge on a dark page', async ({ plainPage }) => {
  await plainPage.emulateMedia({ colorScheme: 'dark' });
  await plainPage.goto('/');
  const cover = plainPage
    .locator('article', { has: plainPage.locator('a[href$=".pdf"]') })
    .locator('div', { has: plainPage.locator('img') });
  await expect(cover.first()).toHaveCSS('outline', /^rgb\(39, 55, 79\) solid 1px$/);
});

for (const width of [390, 1280])
  test(`the words of a picture that failed lie beside its caption at ${width} px @full`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/*.svg', (route) => route.abort());
    await page.goto('/');
    const figure = page.locator('main figure').first();
    const withWords = await figure.locator('figcaption').screenshot();
    await figure.locator('img').evaluate((image) => image.setAttribute('alt', '.'));
    expect(withWords.equals(await figure.locator('figcaption').screenshot())).toBe(true);
  });

test('who asks for more contrast sees no soft words and no soft lines @full', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  for (const tone of ['tint', 'ink']) {
    const colours = await page
      .locator(`[data-tone="${tone}"]`)
      .first()
      .evaluate((section) =>
        ['--ink', '--ink-soft', '--line-strong', '--line'].map((name) =>
          getComputedStyle(section).getPropertyValue(name),
        ),
      );
    expect(colours[1]).toBe(colours[0]);
    expect(colours[3]).toBe(colours[2]);
  }
});

test('the figure of the banner has a ground of its own on a photograph, and none on a drawing', async ({
  visit: { page },
}) => {
  await page.goto('/');
  const figure = page.locator('main figure').first();
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(figure.locator('figcaption')).toHaveCSS('background-color', clear);
  await figure.locator('img').evaluate((picture: HTMLImageElement) => {
    picture.src = '/images/garden.jpg';
  });
  await expect(figure.locator('figcaption')).not.toHaveCSS('background-color', clear);
});
