import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildTheme } from '../../src/build/theme.ts';
import { root } from '../../src/command/root.ts';
import type { Theme } from '../../src/model/content.gen.ts';

const site = join(root, 'site-config');
const theme: Theme = JSON.parse(await readFile(join(site, 'theme.json'), 'utf8'));

/** By how much the stand-ins of a family are made larger or smaller. */
async function sizesWith(...files: readonly (readonly [name: string, unicodeRange?: string])[]) {
  const fonts = files.map(([name, unicodeRange]) => ({
    ...{ family: 'Own', src: `/fonts/${name}.woff2`, weight: '400', fallback: 'sans-serif' as const },
    ...(unicodeRange && { unicodeRange }),
  }));
  const { css } = await buildTheme({ ...theme, fonts }, site, '');
  return [...css.matchAll(/Own fallback.*?size-adjust: ([\d.]+%)/gs)].map(([, size]) => size);
}

test('the stand-in of a family has the measures of the file with its Latin letters, wherever that is named', async () => {
  expect(await sizesWith(['inter'])).toEqual(['107.1194%']);
  expect(await sizesWith(['inter-rupee', 'U+20B9'], ['inter', 'U+0000-00FF, U+2???'])).toEqual(['107.1194%']);
});

test('a family without Latin letters has no stand-in, whose letters would have the measures of others', async () => {
  expect(await sizesWith(['inter-rupee', 'U+20B9, U+AC??'])).toEqual([]);
});
