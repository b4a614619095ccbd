import { expect, test } from 'vitest';
import { engineWords } from '../../src/changes/engine-words.ts';
import { defaultWords } from '../../src/content/site/site-index.ts';
import { schemaFiles } from '../content/support/schemas.ts';
import { checkSite, site, valid } from '../content/support/site.ts';

const locales = (...codes: string[]) => ({
  'site.json': site({ locales: codes.map((code) => ({ code, name: code.toUpperCase(), dir: 'ltr' })) }),
});
const written = (files: object) => engineWords(valid(checkSite({ ...files })));

const { skipToContent, themeDark, ...others } = defaultWords(schemaFiles);
const texts = (lines: object) => `${JSON.stringify(lines, null, 2)}\n`;

test('words that a newer engine brought are written in a language that it knows', async () => {
  const before = texts(others);
  const french = { skipToContent: 'Aller au contenu principal', themeDark: 'Sombre' };
  expect(await written({ ...locales('en', 'fr'), 'locales/fr/strings.json': before })).toEqual([
    {
      change: {
        ...{ from: 'locales/fr/strings.json', to: 'locales/fr/strings.json', before },
        after: texts({ ...others, ...french }),
      },
      describe: 'FR: the engine’s words skipToContent, themeDark.',
    },
  ]);
});

test('a language without a file of words gets one with all that its site says', async () => {
  const [portuguese] = await written(locales('en', 'pt-BR'));
  expect(portuguese?.change).toMatchObject({ from: null, to: 'locales/pt-BR/strings.json', before: '' });
  expect(JSON.parse(portuguese?.change.after ?? '')).toMatchObject({
    $schema: '../../../schemas/locales/strings.schema.json',
    themeDark: 'Escuro',
  });
});

test('nothing is written in a language that the engine does not know, nor in English', async () => {
  expect(await written({ ...locales('en', 'ur') })).toEqual([]);
});
