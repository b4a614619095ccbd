import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Served } from './support/site-process.ts';
import { test } from './support/test.ts';
import { changeJson, serveSmallSite } from './support/variant.ts';

// One build for all of them.
test.describe.configure({ mode: 'default' });

const SHAPES = { wide: [600, 200], tall: [200, 300], square: [200, 200], photograph: [300, 200] } as const;
type Shape = keyof typeof SHAPES;

const gallery = (id: string, shapes: readonly Shape[]) => ({
  type: 'gallery',
  id,
  heading: 'Pictures',
  pictures: shapes.map((shape) => ({ image: { src: `/images/${shape}.svg`, alt: `A ${shape} one` } })),
});

let site: Served;
test.beforeAll(async () => {
  site = await serveSmallSite({}, async (folder) => {
    for (const [name, [width, height]] of Object.entries(SHAPES))
      await writeFile(
        join(folder, `public/images/${name}.svg`),
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h9v9z"/></svg>`,
      );
    await changeJson(join(folder, 'pages/index.json'), (page) => ({
      ...page,
      sections: [
        { type: 'page-header', id: 'head', heading: 'Work' },
        gallery('mixed', ['photograph', 'tall', 'wide', 'square', 'tall', 'photograph', 'tall']),
        gallery('alike', Array<Shape>(13).fill('photograph')),
        gallery('upright', Array<Shape>(4).fill('tall')),
      ],
    }));
  });
});
test.afterAll(() => site?.close());

/** The pictures of a gallery, row by row: their heights, and how wide they are for them. */
async function rowsOf(page: Page, id: string) {
  const boxes = await page
    .locator(`#${id} figure button`)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const tops = [...new Set<number>(boxes.map(({ top }) => Math.round(top)))];
  return tops.map((top) => {
    const row = boxes.filter((box) => Math.round(box.top) === top);
    return {
      high: row.map(({ height }) => Math.round(height)),
      ratios: row.map(({ width, height }) => Math.round((10 * width) / height) / 10),
    };
  });
}

test('pictures of several shapes are whole, each as high as the others of its row', async ({ plainPage }) => {
  await plainPage.goto(site.url);
  for (const width of [1280, 390]) {
    await plainPage.setViewportSize({ width, height: 844 });
    const rows = await rowsOf(plainPage, 'mixed');
    expect(rows.flatMap(({ ratios }) => ratios)).toEqual([1.5, 0.7, 3, 1, 0.7, 1.5, 0.7]);
    for (const { high } of rows) expect(Math.max(...high) - Math.min(...high)).toBeLessThan(2);
  }
});

test('pictures of one shape keep it, and of many two stand beside each other on a phone', async ({
  plainPage,
}) => {
  await plainPage.setViewportSize({ width: 390, height: 844 });
  await plainPage.goto(site.url);
  const rows = await rowsOf(plainPage, 'alike');
  expect(rows.map(({ ratios }) => ratios)).toEqual([...Array(6).fill([1.5, 1.5]), [1.5]]);
  await plainPage.setViewportSize({ width: 1280, height: 844 });
  expect(await rowsOf(plainPage, 'upright')).toMatchObject([{ ratios: [0.7, 0.7, 0.7, 0.7] }]);
});
