import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { writeMedia } from '../../src/build/media.ts';
import { openOutput } from '../../src/build/output.ts';
import { media } from '../content/support/media.ts';
import { checkSite, valid } from '../content/support/site.ts';

test('how many pictures are made is told after each', async () => {
  const site = mkdtempSync(join(tmpdir(), 'page-engine-media-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, 'public/images'), { recursive: true });
  writeFileSync(join(site, 'public/images/a.svg'), '<svg/>');
  const size = { width: 640, height: 480 };
  await sharp({ create: { ...size, channels: 3, background: 'red' } }).toFile(join(site, 'public/a.png'));
  const index = valid(checkSite({}, media({ '/a.png': { size } })));
  const output = await openOutput(join(site, 'dist'), undefined);
  const told: string[] = [];
  await writeMedia(index, site, output, (done, all) => told.push(`${done} of ${all}`));
  await output.discard();
  expect(told).toEqual(['1 of 2', '2 of 2']);
});
