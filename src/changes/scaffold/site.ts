import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../command/options.ts';
import { root } from '../../command/root.ts';
import { type SchemaFiles, zoneOf } from '../../content/schema/schema-set.ts';
import { namingOwn } from '../../generate/ids/site-schemas.ts';
import { filesBelow } from '../../ground/files-below.ts';
import { spokenIn, withoutRegion } from '../engine-words.ts';

const TEMPLATE = join(root, 'src/changes/scaffold/template/site');

/** What is said of a site before it is there. */
export interface NewSite {
  readonly name: string;
  /** BCP 47; English where left out. */
  readonly language?: string;
  /** BCP 47, of a translation. */
  readonly second?: string;
  /** ISO 4217; EUR where left out. */
  readonly currency?: string;
  /** IANA; UTC where left out. Languages that say no region write dates as there. */
  readonly zone?: string;
}

const isLanguage = (code: string) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?(-simple)?$/.test(code);

/** The script that a language is written in, where its code says no other. */
const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? 'Latn';

/** Scripts that are read from the right. */
const FROM_RIGHT = /^(Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The region that a time zone lies in, such as GB; undefined for UTC and its like. */
function regionOf(timeZone: string): string | undefined {
  const zone = zoneOf(timeZone);
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.find((code) => {
    const region = new Intl.Locale(`und-${code}`);
    // A property of Node 20 and a function later; the types know neither.
    const zones: unknown =
      Reflect.get(region, 'timeZones') ?? Reflect.get(region, 'getTimeZones')?.call(region);
    return region.region === code && Array.isArray(zones) && zones.includes(zone);
  });
}

/** What stands before decimals and between thousands. */
function signsOf(format: string, options: Intl.NumberFormatOptions): string {
  const parts = new Intl.NumberFormat(format, options).formatToParts(12_345.5);
  return parts.flatMap(({ type, value }) => (type === 'decimal' || type === 'group' ? value : [])).join('');
}

/** True where English numbers are written as the neighbours do and amounts as the English: “4,5” beside “€4.90”. */
const isMixed = (format: string) =>
  format.startsWith('en-') && signsOf(format, {}) !== signsOf(format, { style: 'currency', currency: 'EUR' });

/** How a language writes dates where the site is: English in London is no English of America, which is meant by “en”. */
function formatOf(code: string, region = ''): string {
  const said = new Intl.Locale(code);
  if (said.region !== undefined || region === '' || said.maximize().region === region) return code;
  const local = `${code}-${region}`;
  if (new Intl.DateTimeFormat(local).resolvedOptions().locale !== local) return code;
  return isMixed(local) ? 'en-GB' : local;
}

/**
 * A language as site.json has it, named without its region where no other shares its name.
 * @param simple what it is called in plain words
 */
function localeOf(code: string, all: readonly string[], region: string | undefined, simple?: string) {
  const plain = code.replace(/-simple$/, '');
  const general = withoutRegion(code);
  const told = all.filter((other) => withoutRegion(other) === general).length > 1 ? code : general;
  const names = new Intl.DisplayNames(code, { type: 'language', languageDisplay: 'standard' });
  const dir = FROM_RIGHT.test(scriptOf(code)) ? 'rtl' : 'ltr';
  const short = told !== code && { short: told.toUpperCase() };
  const name = (plain === code ? undefined : simple) ?? names.of(told) ?? code;
  return { code, name, ...short, format: formatOf(plain, region), dir };
}

/** Scripts whose letters stand alone, few of them above or below the others. */
const PLAIN = new Set(['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr']);

/** How languages are set whose script needs other measures, by their codes. */
const measuresOf = (languages: readonly string[]) =>
  Object.fromEntries(
    languages
      .filter((code) => !PLAIN.has(scriptOf(code)))
      .map((code) => [code, { lineHeight: 1.75, headingLineHeight: 1.32 }]),
  );

/** The currencies whose amounts are grouped as 10,00,000. */
const IN_LAKHS = ['BDT', 'INR', 'NPR', 'PKR'];

/**
 * A small complete site: its files by path in the site folder, of the template; and those in which the engine’s own words
 * are to be written, by language, where it does not have them.
 * @throws UsageError for what is no language or currency
 */
export async function scaffoldSite(
  site: NewSite,
  schemas: SchemaFiles,
): Promise<Readonly<Record<'files' | 'untold', ReadonlyMap<string, string>>>> {
  const { name, language = 'en', second, currency = 'EUR', zone: timeZone = 'UTC' } = site;
  const languages = second === undefined ? [language] : [language, second];
  const strange = languages.find((code) => !isLanguage(code));
  if (strange !== undefined)
    throw new UsageError(`“${strange}” is no language. One is written like de or pt-BR.`);
  if (!/^[A-Z]{3}$/.test(currency))
    throw new UsageError(`“${currency}” is no currency. One is written like EUR.`);
  const given: Readonly<Record<string, string>> = { name, timeZone };
  const spoken = await Promise.all(languages.map((code) => spokenIn(code, schemas)));
  const texts = new Map(Object.entries(spoken[0]?.texts ?? {}));
  const files = new Map<string, string>();
  // What the template says of schemas is true in its own place.
  const add = (path: string, text: string) =>
    files.set(
      path,
      namingOwn(path, text, () => false),
    );
  for (const path of await filesBelow(TEMPLATE)) {
    const text = await readFile(join(TEMPLATE, path), 'utf8');
    const filled = text
      .replace(/(?<=")[^"]+(?=")/g, (said) => texts.get(said) ?? said)
      .replace(/\{(name|timeZone)\}/g, (_, key: string) => JSON.stringify(given[key] ?? '').slice(1, -1));
    add(path, filled);
  }
  const put = (path: string, more: object) =>
    files.set(path, `${JSON.stringify({ ...JSON.parse(files.get(path) ?? '{}'), ...more }, null, 2)}\n`);
  const grouping = IN_LAKHS.includes(currency) ? 'indian' : 'western';
  const region = regionOf(timeZone);
  const locales = languages.map((code, i) => localeOf(code, languages, region, spoken[i]?.simple));
  put('site.json', { locales, money: { currency, grouping } });
  const measures = measuresOf(languages);
  if (Object.keys(measures).length > 0) put('theme.json', { languages: measures });
  const untold = new Map<string, string>();
  for (const [i, code] of languages.entries()) {
    const path = i === 0 ? 'strings.json' : `locales/${code}/strings.json`;
    const words = spoken[i]?.words;
    const $schema = `../schemas/${i === 0 ? '' : 'locales/'}strings.schema.json`;
    if (words === undefined) untold.set(code, path);
    // A site in English need not say them.
    else if (i > 0 || !/^en\b/.test(code)) add(path, `${JSON.stringify({ $schema, ...words }, null, 2)}\n`);
  }
  if (second !== undefined)
    add(`locales/${second}/pages/index.json`, '{\n  "$schema": "../schemas/locales/page.schema.json"\n}\n');
  return { files, untold };
}
