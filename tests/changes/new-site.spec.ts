import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scaffoldSite } from '../../src/changes/scaffold/site.ts';
import { loadSite } from '../../src/command/open-site.ts';
import { root } from '../../src/command/root.ts';
import { writeWhole } from '../../src/command/write-whole.ts';
import { objectAt, own, stringAt } from '../../src/content/json/json.ts';
import { asEngineSchema } from '../../src/content/schema/own-types.ts';
import { defaultWords } from '../../src/content/site/site-index.ts';
import { schemaFiles } from '../content/support/schemas.ts';
import { compiler, NOW } from '../content/support/site.ts';

/** What is rightly the same as in English. */
const INDIAN = ['lakhShort', 'croreShort'];
const SAME: Readonly<Record<string, readonly string[]>> = {
  ar: [],
  de: INDIAN,
  es: ['lakh', 'crore', ...INDIAN],
  fr: ['kindPage', 'kindArticle', 'kindPublication', 'message', 'lakh', 'crore', ...INDIAN],
  hi: [],
  ja: [],
  pt: ['lakh', 'crore', ...INDIAN],
};
const SAME_TEXTS: Readonly<Record<string, readonly string[]>> = {
  fr: ['Articles', 'Contact', 'Pages', 'Contact | {brand}', 'Articles | {brand}'],
};
const TEXTS = join(root, 'src/changes/scaffold/template/languages');
const LANGUAGES = Object.keys(SAME);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-site-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sameIn = (one: object, other: object) =>
  Object.entries(one).flatMap(([key, text]) =>
    JSON.stringify(text) === JSON.stringify(Object(other)[key]) ? [key] : [],
  );

test('every language that the engine speaks is proven here', async () => {
  const files = await readdir(TEXTS);
  expect(files.sort()).toEqual(LANGUAGES.map((language) => `${language}.json`));
});

test.each(LANGUAGES)('a new site in %s is sound, and says all words in that language', async (language) => {
  const { files, untold } = await scaffoldSite({ name: 'Small', language, second: 'en' }, schemaFiles);
  expect([...untold]).toEqual([]);
  for (const [path, text] of files) await writeWhole(join(folder, language, path), Buffer.from(text));
  expect(compiler.check(await loadSite(join(folder, language)), NOW).diagnostics).toEqual([]);
  const english = defaultWords(schemaFiles);
  const { $schema, ...words } = JSON.parse(files.get('strings.json') ?? '');
  expect($schema).toBe('.schemas/strings.schema.json');
  expect(Object.keys(words)).toEqual(Object.keys(english));
  expect(sameIn(words, english).sort()).toEqual([...(SAME[language] ?? [])].sort());
  const { $schema: schema, ...second } = JSON.parse(files.get('locales/en/strings.json') ?? '');
  expect([schema, second]).toEqual(['../../.schemas/locales/strings.schema.json', english]);
});

test.each(LANGUAGES)('what is written in %s quotes with one pair of signs', async (language) => {
  // Without ’, which is an apostrophe, too.
  const signs = (await readFile(join(TEXTS, `${language}.json`), 'utf8')).match(/[“”„«»‘「」]/g);
  expect(new Set(signs).size).toBeLessThanOrEqual(2);
});

test('amounts of a new site are grouped as those of its currency are', async () => {
  const moneyOf = async (more: { readonly currency?: string }) => {
    const { files } = await scaffoldSite({ name: 'Small', ...more }, schemaFiles);
    return JSON.parse(files.get('site.json') ?? '').money;
  };
  expect([await moneyOf({}), await moneyOf({ currency: 'INR' })]).toEqual([
    { currency: 'EUR', grouping: 'western' },
    { currency: 'INR', grouping: 'indian' },
  ]);
});

test.each([
  ['en', 'Europe/London', 'en-GB'],
  ['en', 'Australia/Sydney', 'en-AU'],
  ['en', 'Asia/Kolkata', 'en-IN'],
  ['en', 'America/Toronto', 'en-CA'],
  ['en', 'America/New_York', 'en'],
  ['de', 'Europe/Berlin', 'de'],
  // There Intl writes numbers with a comma before decimals, but amounts with a point; and an apostrophe between thousands.
  ['en', 'Europe/Berlin', 'en-GB'],
  ['en', 'Europe/Zurich', 'en-GB'],
  ['en', 'Europe/Vienna', 'en-AT'],
  // What is said of the region counts, and so does what Intl does not know apart.
  ['en-GB', 'Europe/Berlin', 'en-GB'],
  ['de', 'Europe/London', 'de'],
  ['en', 'UTC', 'en'],
])('%s in %s writes dates as in %s', async (language, zone, format) => {
  const { files } = await scaffoldSite({ name: 'Small', language, zone }, schemaFiles);
  expect(JSON.parse(files.get('site.json') ?? '').locales[0]).toMatchObject({ code: language, format });
});

test('what is no language or currency is named', async () => {
  await expect(scaffoldSite({ name: 'Small', second: 'zz-bad-code' }, schemaFiles)).rejects.toThrow(
    '“zz-bad-code” is no language. One is written like de or pt-BR.',
  );
  await expect(scaffoldSite({ name: 'Small', currency: 'EURO' }, schemaFiles)).rejects.toThrow(
    '“EURO” is no currency. One is written like EUR.',
  );
});

test('the foot of a new site leads wherever its menu does', async () => {
  const { files } = await scaffoldSite({ name: 'Small' }, schemaFiles);
  const { primary, footer } = JSON.parse(files.get('navigation.json') ?? '');
  const linksOf = (entries: readonly { link: string }[]) => entries.map(({ link }) => link);
  expect(linksOf(footer.columns[0].links)).toEqual(linksOf(primary));
});

test('an editor explains every field of the type of its own, and the list around it', async () => {
  const { files } = await scaffoldSite({ name: 'Small' }, schemaFiles);
  const whole = asEngineSchema(JSON.parse(files.get('schemas/places.schema.json') ?? ''));
  const items = objectAt(objectAt(whole, 'properties'), 'items');
  const fields = { items, ...objectAt(items.items, 'properties') };
  expect(
    Object.keys(fields).filter((name) => stringAt(own(fields, name), 'description') === undefined),
  ).toEqual([]);
});

test('a language is written as its script is', async () => {
  const codes = ['ur', 'ckb', 'ks', 'uz-Arab', 'dv', 'nqo', 'sd', 'sd-Deva', 'uz', 'hi'];
  const written = await Promise.all(
    codes.map(async (language) => {
      const { files } = await scaffoldSite({ name: 'Small', language }, schemaFiles);
      return JSON.parse(files.get('site.json') ?? '').locales[0].dir;
    }),
  );
  expect(written.join(' ')).toBe('rtl rtl rtl rtl rtl rtl rtl ltr ltr ltr');
});

/** All texts of some words, in order, but those that say nothing to a reader. */
function sentences(json: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (_, value) => {
    if (typeof value === 'string' && /[a-z]{2,} [a-z]/i.test(value)) found.push(value);
    return value;
  });
  return found;
}

test.each(LANGUAGES)('the pages of a new site in %s keep no text in English', async (language) => {
  const told = async (code: string) =>
    (await scaffoldSite({ name: 'Small', language: code }, schemaFiles)).files;
  const [english, spoken] = await Promise.all([told('en'), told(language)]);
  const { texts } = JSON.parse(await readFile(join(TEXTS, `${language}.json`), 'utf8'));
  const itself = Object.fromEntries(Object.keys(texts).map((text) => [text, text]));
  expect(sameIn(texts, itself)).toEqual(SAME_TEXTS[language] ?? []);
  for (const [path, text] of spoken)
    if (/^(pages|collections)\/|^navigation/.test(path)) {
      const left = new Set(sentences(english.get(path) ?? ''));
      expect(sentences(text).filter((said) => left.has(said))).toEqual([]);
    }
  // What the template no longer says need not be translated.
  const all = [...english.values()].join('\n');
  expect(Object.keys(texts).filter((said) => !all.includes(`"${said}"`))).toEqual([]);
});

test('a region has the words of its language; a language without words is told with the file to write', async () => {
  const words = async (language: string, second?: string) => {
    const made = await scaffoldSite({ name: 'Small', language, ...(second && { second }) }, schemaFiles);
    return { home: JSON.parse(made.files.get('strings.json') ?? '').home, untold: [...made.untold] };
  };
  expect(await words('fr-CA')).toEqual({ home: 'Accueil', untold: [] });
  expect(await words('en-GB')).toEqual({ home: undefined, untold: [] });
  expect(await words('de-simple')).toEqual({ home: 'Startseite', untold: [] });
  expect(await words('hi-Latn')).toEqual({ home: undefined, untold: [['hi-Latn', 'strings.json']] });
  expect(await words('de', 'ur')).toEqual({
    home: 'Startseite',
    untold: [['ur', 'locales/ur/strings.json']],
  });
});

test('a language in plain words has the name that it goes by, and the dates of the language', async () => {
  const { files } = await scaffoldSite({ name: 'Small', language: 'de', second: 'de-simple' }, schemaFiles);
  const { locales } = JSON.parse(files.get('site.json') ?? '');
  expect(locales.map(({ name, format }: Record<string, unknown>) => `${name} ${format}`)).toEqual([
    'Deutsch de',
    'Leichte Sprache de',
  ]);
});

test.each([
  ['de-CH', 'ja-JP', ['Deutsch DE', '日本語 JA']],
  ['pt-BR', 'pt-PT', ['português (Brasil) undefined', 'português (Portugal) undefined']],
])('%s and %s are named with their regions only where they must', async (language, second, named) => {
  const { files } = await scaffoldSite({ name: 'Small', language, second }, schemaFiles);
  const { locales } = JSON.parse(files.get('site.json') ?? '');
  expect(locales.map(({ name, short }: Record<string, unknown>) => `${name} ${short}`)).toEqual(named);
});
