import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePicture } from '../../src/build/derived-pictures.ts';

test('a picture that is cut off is refused by its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, 'a.jpg'), whole.subarray(0, whole.length - 100));
  const made = makePicture({ address: '/media/cut-off.webp', file: '/a.jpg', width: 8, height: 8 }, folder);
  await expect(made).rejects.toThrow(
    /^“public\/a\.jpg” cannot be drawn \(.+\)\. Save it again with the program that made it\.$/,
  );
  await rm(folder, { recursive: true });
});
