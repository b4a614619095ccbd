import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { drawIcon, iconKey, writeIcons } from '../../src/build/icons.ts';
import { openOutput } from '../../src/build/output.ts';
import { media } from '../content/support/media.ts';
import { checkSite, valid } from '../content/support/site.ts';

/** What the icons of a site are whose drawing is a square in a colour of the theme, by address. */
async function iconsOf(more: Parameters<typeof media>[0] = {}) {
  const site = mkdtempSync(join(tmpdir(), 'page-engine-icons-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, 'public'));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="var(--deep, #f00)" d="M0 0h1v1H0z"/></svg>';
  writeFileSync(join(site, 'public/favicon.svg'), svg);
  const { input, theme } = valid(checkSite({}, media({ '/favicon.svg': {}, ...more })));
  const deep = { light: '#00f', dark: '#0f0' };
  const index = { input, theme: { ...theme, colors: { ...theme.colors, deep } } };
  const output = await openOutput(join(site, 'dist'), undefined);
  await writeIcons(index, site, output);
  await output.commit();
  return { dist: join(site, 'dist'), files: output.files(), key: iconKey(index) };
}

test('icons have the colours of the theme, as the drawing has', async () => {
  const { dist, files } = await iconsOf();
  expect(Object.keys(files)).toEqual([
    '/apple-touch-icon.png',
    '/favicon.ico',
    '/icon-192.png',
    '/icon-512.png',
  ]);
  const dot = await sharp(join(dist, 'icon-192.png')).removeAlpha().resize(1, 1).raw().toBuffer();
  expect([...dot]).toEqual([0, 0, 255]);
  // Phones would put black where it lets through.
  const alphas = [192, 512].map((size) => sharp(join(dist, `icon-${size}.png`)).metadata());
  expect((await Promise.all(alphas)).map(({ hasAlpha }) => hasAlpha)).toEqual([true, true]);
  expect((await sharp(join(dist, 'apple-touch-icon.png')).metadata()).hasAlpha).toBe(false);
});

test('a favicon.ico of the site’s own stands, and is made once it is gone', async () => {
  const [own, made] = [await iconsOf({ '/favicon.ico': { hash: 'b' } }), await iconsOf()];
  expect(Object.keys(own.files)).not.toContain('/favicon.ico');
  expect(own.key).not.toBe(made.key);
});

test.each([1024, 32, 1])('an icon is made of a drawing that calls itself %i wide', async (side) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="#f00" d="M0 0h${side / 2}v${side}H0z"/></svg>`;
  const { data, info } = await sharp(await drawIcon(Buffer.from(svg), 512))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alpha = (x: number) => data[(256 * info.width + x) * info.channels + 3];
  expect([info.width, info.height, alpha(255), alpha(256)]).toEqual([512, 512, 255, 0]);
});
