import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openLiveSite } from '../../src/dev/live-site.ts';
import { page, prose } from '../content/support/site.ts';
import { HOME, siteFolder } from '../editing/site-folder.ts';
import { serveLive } from './serve-live.ts';

test('what a resolver keeps from being made is told in one line, and its address waits for the repair', async () => {
  const folder = await siteFolder();
  const live = await openLiveSite(folder);
  await live.renew(() => {
    throw new Error('No data.');
  });
  const { get, lines } = await serveLive(live, folder);
  for (const path of ['/', '/feed.xml', '/hi/feed.xml', '/__blocks', '/__blocks/quote']) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 500]);
    expect(await answer.text()).toContain('/src/dev/page/waiting.ts');
  }
  const told = /^src\/\S+:\d+:\d+ pages\/.+: No data\.$/;
  expect(lines).toEqual(Array(3).fill(expect.stringMatching(told)));
});

test('a site with a mistake from the start waits for its repair, too', async () => {
  const folder = await siteFolder();
  await writeFile(join(folder, HOME), '{');
  const { get } = await serveLive(await openLiveSite(folder), folder);
  const answer = await get('/');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8']);
  // Else a page of another site could lead its visitor's clicks to the editing tools.
  expect(answer.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  const text = await answer.text();
  expect(text).toContain('/src/dev/page/waiting.ts');
  expect(text).toMatch(/pages\/index\.json:1:2 {2}error {2}/);
});

test('a folder that is gone for a while, as on another branch, is read and watched again once it is back', async () => {
  const folder = await siteFolder();
  const { get, watcher } = await serveLive(await openLiveSite(folder), folder);
  const watch = vi.spyOn(watcher, 'add');
  await rename(folder, `${folder}-away`);
  watcher.emit('unlinkDir', folder);
  await writeFile(
    join(`${folder}-away`, HOME),
    JSON.stringify(page(prose('intro', 'Back again'), prose('end'))),
  );
  await rename(`${folder}-away`, folder);
  await vi.waitFor(async () => expect(await (await get('/')).text()).toContain('Back again'), 10_000);
  expect(watch).toHaveBeenCalledWith(folder);
});
