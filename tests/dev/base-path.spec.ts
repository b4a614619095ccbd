import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildTheme } from '../../src/build/theme.ts';
import { root } from '../../src/command/root.ts';
import { openLiveSite } from '../../src/dev/live-site.ts';
import { page, prose, theme } from '../content/support/site.ts';
import { siteFolder } from '../editing/site-folder.ts';
import { serveLive } from './serve-live.ts';

test('below its path a site has its pictures, data and blocks, and its fonts wherever they lie', async () => {
  const folder = await siteFolder();
  const font = { family: 'Own', src: '/type/own.woff2', weight: '400', fallback: 'serif' };
  const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
  await writeFile(join(folder, 'pages/media.json'), JSON.stringify(page(prose('x'))));
  await writeFile(join(folder, 'site.json'), JSON.stringify({ ...site, basePath: '/firm' }));
  await writeFile(join(folder, 'theme.json'), JSON.stringify({ ...theme, fonts: [font] }));
  await mkdir(join(folder, 'public/type'));
  await copyFile(join(root, 'site-config/public/fonts/inter-rupee.woff2'), join(folder, 'public', font.src));
  const live = await openLiveSite(folder);
  const { get } = await serveLive(live, folder);
  const [picture] = live.sites.map(({ addresses }) => addresses.asset('/images/a.svg'));
  const [own] = live.index ? (await buildTheme(live.index.theme, folder, '')).fonts : [];
  const asked = [
    ['/firm/images/a.svg', 'image/svg+xml; charset=utf-8'],
    [picture ?? '', 'image/svg+xml; charset=utf-8'],
    ['/firm/_data/search/en.json', 'application/json'],
    ['/firm/__blocks', 'text/html; charset=utf-8'],
    ['/firm/media', 'text/html; charset=utf-8'],
    [own?.address ?? '', 'font/woff2'],
  ] as const;
  for (const [path, type] of asked) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get('Content-Type')]).toEqual([path, 200, type]);
  }
});
