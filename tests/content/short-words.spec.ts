import { expect, it } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { keepsShortWords, withShortWords } from '../../src/content/text/short-words.ts';
import { compiler, input, NOW, page, prose, site, valid } from './support/site.ts';

/** The blank at which no line ends, to be seen. */
const seen = (text: unknown) => JSON.stringify(text).replaceAll('\u00a0', '_');

it.each([
  ['W domu i w ogrodzie', 'W_domu i_w_ogrodzie'],
  ['„O tym (a w nim z *i* bez)”', '„O_tym (a_w_nim z_*i* bez)”'],
  ['| i w | z kim |', '| i_w | z_kim |'],
  ['у місті й на селі', 'у_місті й_на селі'],
])('a word of one letter stays with the next one: %s', (text, set) => {
  expect(seen(withShortWords(text))).toBe(`"${set}"`);
});

it.each(['XX wiek', 's. 12', 'd’w domu', 'i  \nz', 'z', '<a href="/a">a</a>'])('others stay: %s', (text) => {
  expect(withShortWords(text)).toBe(text);
});

it.each([
  ['pl', true],
  ['cs', true],
  ['uk', true],
  ['pl-simple', true],
  ['en', false],
  ['hi', false],
])('in %s: %s', (language, kept) => {
  expect(keepsShortWords(language)).toBe(kept);
});

it('a page of such a language shows its texts so, but their code, and one in another as they are written', () => {
  const locales = ['pl', 'en'].map((code) => ({ code, name: code, dir: 'ltr' }));
  const files = input({
    'site.json': site({ locales }),
    'pages/a.json': page(prose('a', 'W domu, `i w`: dom')),
  });
  const [polish, english] = compiler.resolve(valid(compiler.check(files, NOW)), 'production', resolveBlock);
  const data = (language: typeof polish) => seen(language?.page('/a').sections[0]?.data);
  expect(data(polish)).toContain('["W_domu, ",{"tag":"code","children":["i w"]},": dom"]');
  expect(data(english)).toContain('"W domu, ');
});
