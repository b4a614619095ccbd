import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon } from '../../src/build/icons.ts';

test.each([1024, 32, 1])('an icon is made of a drawing that calls itself %i wide', async (side) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="#f00" d="M0 0h${side / 2}v${side}H0z"/></svg>`;
  const { data, info } = await sharp(await drawIcon(Buffer.from(svg), 512))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alpha = (x: number) => data[(256 * info.width + x) * info.channels + 3];
  expect([info.width, info.height, alpha(255), alpha(256)]).toEqual([512, 512, 255, 0]);
});
