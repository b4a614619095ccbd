import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../command/options.ts';
import { root } from '../../command/root.ts';
import { namingOwn } from '../../generate/ids/site-schemas.ts';
import { filesBelow } from '../../ground/files-below.ts';

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
  /** IANA; UTC where left out. */
  readonly zone?: string;
}

const isLanguage = (code: string) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(code);

/** A language as site.json has it. */
const localeOf = (language: string) => ({
  code: language,
  name: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
  format: language,
  dir: /^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(language) ? 'rtl' : 'ltr',
});

/** Scripts whose letters stand alone, few of them above or below the others. */
const PLAIN = new Set(['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr']);

/** How languages are set whose script needs other measures, by their codes. */
const measuresOf = (languages: readonly string[]) =>
  Object.fromEntries(
    languages
      .filter((code) => !PLAIN.has(new Intl.Locale(code).maximize().script ?? 'Latn'))
      .map((code) => [code, { lineHeight: 1.75, headingLineHeight: 1.32 }]),
  );

/**
 * A small complete site: its files by path in the site folder, of the template.
 * @throws UsageError for what is no language or currency
 */
export async function scaffoldSite(site: NewSite): Promise<ReadonlyMap<string, string>> {
  const { name, language = 'en', second, currency = 'EUR', zone: timeZone = 'UTC' } = site;
  const languages = second === undefined ? [language] : [language, second];
  if (!languages.every(isLanguage) || !/^[A-Z]{3}$/.test(currency))
    throw new UsageError('A language is written like de or pt-BR, a currency like EUR.');
  const words: Readonly<Record<string, string>> = { name, currency, timeZone };
  const files = new Map<string, string>();
  // What the template says of schemas is true in its own place.
  const add = (path: string, text: string) =>
    files.set(
      path,
      namingOwn(path, text, () => false),
    );
  for (const path of await filesBelow(TEMPLATE)) {
    const text = await readFile(join(TEMPLATE, path), 'utf8');
    const filled = text.replace(/\{(name|currency|timeZone)\}/g, (_, key: string) =>
      JSON.stringify(words[key] ?? '').slice(1, -1),
    );
    add(path, filled);
  }
  const put = (path: string, more: object) =>
    files.set(path, `${JSON.stringify({ ...JSON.parse(files.get(path) ?? '{}'), ...more }, null, 2)}\n`);
  put('site.json', { locales: languages.map(localeOf) });
  const measures = measuresOf(languages);
  if (Object.keys(measures).length > 0) put('theme.json', { languages: measures });
  if (second !== undefined)
    add(`locales/${second}/pages/index.json`, '{\n  "$schema": "../schemas/locales/page.schema.json"\n}\n');
  return files;
}
