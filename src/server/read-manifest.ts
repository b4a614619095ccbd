import type { BuildManifest } from '../model/build-manifest.ts';
import { CONTACT_WORDS, type ContactWord } from '../model/contact-words.ts';
import { recordOf } from '../model/record-of.ts';
import {
  isTrue,
  listOf,
  number,
  object,
  oneOf,
  or,
  type Read,
  string,
  tableOf,
  wholeNumber,
} from './fields.ts';

/** The manifest's file in a build folder. */
export const MANIFEST_FILE = '_build.json';

/**
 * Reads the text of a `_build.json`, checking all that the server relies on: above all that no file lies
 * outside the build folder.
 *
 * @throws Error with one sentence that names the first wrong field.
 */
export const readManifest = (text: string): BuildManifest => manifest(parse(text), '');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it is not JSON.');
  }
}

const insideBuild: Read<string> = (value, at) => {
  const file = string(value, at);
  if (file.split('/').some((part) => ['', '.', '..'].includes(part)) || /[\\\0:]/.test(file))
    throw new Error(`'${file}' is not a path inside the build folder.`);
  return file;
};

const basePath: Read<string> = (value, at) => {
  const path = string(value, at);
  if (path === '' || path === '/') return '';
  if (!/^(?:\/[^/\\\s]+)+$/.test(path)) throw new Error(`${at} must look like '/site', not '${path}'.`);
  return path;
};

const file = object({
  file: insideBuild,
  type: string,
  bytes: wholeNumber,
  hash: string,
  cache: oneOf(['immutable', 'revalidate', 'hour']),
});

const servedFile: typeof file = (value, at) => {
  if (!/^files\['\/(?!\/)/.test(at)) throw new Error(`${at} must be an address that starts with one slash.`);
  return file(value, at);
};

const headerRule = object({
  path: string,
  exact: (value) => (value === true ? value : undefined),
  headers: tableOf(string),
});

const ownField = object({
  id: string,
  type: oneOf(['text', 'lines', 'choice', 'number', 'date', 'tick']),
  label: string,
  hint: or(undefined, string),
  required: isTrue,
  min: or(undefined, number),
  max: or(undefined, number),
  choices: listOf(object({ id: string, label: string })),
  says: object({ missing: string, long: string, number: string, least: string, most: string }),
});

const contactForm = object({
  pages: listOf(string),
  fields: listOf(ownField),
  sentText: or(undefined, string),
});

/** Words that a build of before lacks, which a link may lead back to: where they are empty nothing is said. */
const LATER: ReadonlySet<string> = new Set<ContactWord>(['back', 'kindPage']);
const laterWord: Read<string> = (value, at) => (value === undefined ? '' : string(value, at));

const contactLocale = object({
  prefix: string,
  code: string,
  page: or(null, string),
  consent: or(null, string),
  words: object(recordOf(CONTACT_WORDS, (word) => (LATER.has(word) ? laterWord : string))),
  forms: or(undefined, listOf(contactForm)),
});

const contactPath: Read<string> = (value, at) => {
  const path = string(value, at);
  if (!/^(?:\/[^/?#\s]+)+$/.test(path)) throw new Error(`${at} must be a path, not '${path}'.`);
  return path;
};

const contactLocales: Read<readonly ReturnType<typeof contactLocale>[]> = (value, at) => {
  const locales = listOf(contactLocale)(value, at);
  if (locales.length === 0) throw new Error(`${at} must name a language.`);
  return locales;
};

const contact = object({
  path: contactPath,
  own: isTrue,
  captcha: oneOf(['altcha', 'turnstile', 'hcaptcha', 'recaptcha', 'none']),
  allowOrigins: listOf(string),
  names: oneOf(['latin', 'any']),
  phone: oneOf(['required', 'optional']),
  message: or(undefined, oneOf(['required', 'optional'])),
  stylesheet: string,
  locales: contactLocales,
});

const manifest = object({
  build: string,
  basePath,
  files: tableOf(servedFile),
  redirects: listOf(object({ from: string, to: string, status: oneOf([301, 308], '301 or 308') })),
  notFound: tableOf(insideBuild),
  headers: listOf(headerRule),
  contact: or(undefined, contact),
});
