import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pour, readTemplate } from '../../src/build/template.ts';

const WHOLE =
  '<html lang="%lang%" dir="%dir%"><meta name="own"><!--head--><!--boot--><body><!--page--><!--data-->';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'template-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (text: string) => {
  const file = join(folder, 'index.html');
  await writeFile(file, text);
  return readTemplate(file);
};

describe('index.html', () => {
  it('is poured around the page, and keeps what else stands in it', () => {
    expect(pour(WHOLE, { lang: 'hi', dir: 'ltr', head: 'H', boot: 'B', data: 'D' })).toEqual([
      '<html lang="hi" dir="ltr"><meta name="own">H\nB\n<body>',
      'D\n',
    ]);
  });

  it('leaves no empty line where a place has nothing', () => {
    expect(pour('<!--data-->\n<!--page-->', { lang: '', dir: '', head: '', boot: '', data: '' })).toEqual([
      '',
      '',
    ]);
  });

  it('takes what is poured in as it is', () => {
    expect(pour(WHOLE, { lang: 'en', dir: 'ltr', head: '$& %dir%', boot: '', data: '' })[0]).toContain(
      '$& %dir%\n',
    );
  });

  it('is read whole', async () => {
    expect(await read(WHOLE)).toBe(WHOLE);
  });

  it.each([
    ['<!--boot-->', WHOLE.replace('<!--boot-->', ''), 'nowhere'],
    ['<!--page-->', `${WHOLE}<!--page-->`, '2 times'],
  ])('must have the place %s once', async (place, text, times) => {
    await expect(read(text)).rejects.toThrow(
      `index.html must have the place ${place} once; it has it ${times}.`,
    );
  });

  it('must be there', async () => {
    await expect(readTemplate(join(folder, 'none.html'))).rejects.toThrow('There is no index.html');
  });
});
