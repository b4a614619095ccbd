import { CONTACT_WORDS, type ContactWord } from '../contact/contact-words.ts';
import type {
  BuildManifest,
  ContactForm,
  ContactLocale,
  ContactService,
  HeaderRule,
  ManifestFile,
  ManifestRedirect,
} from '../model/build-manifest.ts';
import type { OwnField } from '../model/contact-settings.ts';
import { fields, number, type Read, string, wholeNumber } from './fields.ts';

/** The manifest's file in a build folder. */
export const MANIFEST_FILE = '_build.json';

/**
 * Reads the text of a `_build.json`, checking all that the server relies on: above all that no file lies
 * outside the build folder.
 *
 * @throws Error with one sentence that names the first wrong field.
 */
export function readManifest(text: string): BuildManifest {
  const root = fields(parse(text), '');
  return {
    build: root.string('build'),
    basePath: basePath(root.string('basePath')),
    files: root.table('files', readFile),
    redirects: root.list('redirects', readRedirect),
    notFound: root.table('notFound', insideBuild),
    headers: root.list('headers', readHeaderRule),
    ...(root.entries.some(([name]) => name === 'contact') && { contact: root.one('contact', readContact) }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it is not JSON.');
  }
}

const readFile: Read<ManifestFile> = (value, at) => {
  if (!/^files\['\/(?!\/)/.test(at)) throw new Error(`${at} must be an address that starts with one slash.`);
  const file = fields(value, at);
  return {
    file: file.one('file', insideBuild),
    type: file.string('type'),
    bytes: file.one('bytes', wholeNumber),
    hash: file.string('hash'),
    cache: file.choice('cache', ['immutable', 'revalidate', 'hour']),
  };
};

const readRedirect: Read<ManifestRedirect> = (value, at) => {
  const redirect = fields(value, at);
  const status = redirect.choice('status', [301, 308], '301 or 308');
  return { from: redirect.string('from'), to: redirect.string('to'), status };
};

const readHeaderRule: Read<HeaderRule> = (value, at) => {
  const rule = fields(value, at);
  const exact = rule.isTrue('exact') && { exact: true as const };
  return { path: rule.string('path'), ...exact, headers: rule.table('headers', string) };
};

const readContact: Read<ContactService> = (value, at) => {
  const contact = fields(value, at);
  const path = contact.string('path');
  if (!/^(?:\/[^/?#\s]+)+$/.test(path)) throw new Error(`${at}.path must be a path, not '${path}'.`);
  const locales = contact.list('locales', readContactLocale);
  if (locales.length === 0) throw new Error(`${at}.locales must name a language.`);
  return {
    path,
    own: contact.isTrue('own'),
    captcha: contact.choice('captcha', ['altcha', 'turnstile', 'hcaptcha', 'recaptcha', 'none']),
    allowOrigins: contact.list('allowOrigins', string),
    names: contact.choice('names', ['latin', 'any']),
    phone: contact.choice('phone', ['required', 'optional']),
    stylesheet: contact.string('stylesheet'),
    locales,
  };
};

/** Words that a build of before lacks, which a link may lead back to: where they are empty nothing is said. */
const LATER: ReadonlySet<string> = new Set<ContactWord>(['back', 'kindPage']);

const readContactLocale: Read<ContactLocale> = (value, at) => {
  const locale = fields(value, at);
  const words = locale.one('words', fields);
  return {
    prefix: locale.string('prefix'),
    code: locale.string('code'),
    page: locale.orNull('page', string),
    consent: locale.orNull('consent', string),
    words: Object.fromEntries(
      CONTACT_WORDS.map((word) => [
        word,
        LATER.has(word) ? (words.optional(word, string) ?? '') : words.string(word),
      ]),
    ),
    ...(locale.entries.some(([name]) => name === 'forms') && { forms: locale.list('forms', readForm) }),
  };
};

const readForm: Read<ContactForm> = (value, at) => {
  const form = fields(value, at);
  return {
    pages: form.list('pages', string),
    fields: form.list('fields', readOwnField),
    sentText: form.optional('sentText', string),
  };
};

const readOwnField: Read<OwnField> = (value, at) => {
  const field = fields(value, at);
  const says = field.one('says', fields);
  return {
    id: field.string('id'),
    type: field.choice('type', ['text', 'lines', 'choice', 'number', 'date', 'tick']),
    label: field.string('label'),
    hint: field.optional('hint', string),
    required: field.isTrue('required'),
    min: field.optional('min', number),
    max: field.optional('max', number),
    choices: field.list('choices', (entry, place) => {
      const choice = fields(entry, place);
      return { id: choice.string('id'), label: choice.string('label') };
    }),
    says: {
      missing: says.string('missing'),
      long: says.string('long'),
      number: says.string('number'),
      least: says.string('least'),
      most: says.string('most'),
    },
  };
};

function basePath(path: string): string {
  if (path === '' || path === '/') return '';
  if (!/^(?:\/[^/\\\s]+)+$/.test(path)) throw new Error(`basePath must look like '/site', not '${path}'.`);
  return path;
}

const insideBuild: Read<string> = (value, at) => {
  const file = string(value, at);
  if (file.split('/').some((part) => ['', '.', '..'].includes(part)) || /[\\\0:]/.test(file))
    throw new Error(`'${file}' is not a path inside the build folder.`);
  return file;
};
