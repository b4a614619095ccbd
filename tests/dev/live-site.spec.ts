import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { openLiveSite } from '../../src/dev/live-site.ts';
import { siteFolder } from '../editing/site-folder.ts';

test('what was saved of the engine holds from the next look on, though no content has changed', async () => {
  const folder = await siteFolder();
  const live = await openLiveSite(folder);
  const first = await live.refresh();
  const { schemas } = live;
  expect(await live.refresh()).toBe(first);
  const asked: string[] = [];
  await live.renew((type) => {
    asked.push(type);
    return null;
  });
  expect(live.schemas).not.toBe(schemas);
  expect((await live.refresh()).valid).toBe(true);
  expect(live.page('/')?.page.sections).toEqual([]);
  expect(asked).not.toEqual([]);
  await rm(dirname(folder), { recursive: true });
});
