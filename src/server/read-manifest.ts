import { CONTACT_WORDS } from '../contact/contact-words.ts';
import type {
  BuildManifest,
  CachePolicy,
  CaptchaProvider,
  ContactLocale,
  ContactService,
  HeaderRule,
  ManifestFile,
  ManifestRedirect,
} from '../model/build-manifest.ts';

/** The manifest's file in a build folder. */
export const MANIFEST_FILE = '_build.json';

const CACHE_POLICIES: readonly CachePolicy[] = ['immutable', 'revalidate', 'hour'];

/**
 * Reads the text of a `_build.json`, checking all that the server relies on: above all that no file lies
 * outside the build folder.
 *
 * @throws Error with one sentence that names the first wrong field.
 */
export function readManifest(text: string): BuildManifest {
  const root = record(parse(text), 'the manifest');
  return {
    build: string(root.build, 'build'),
    basePath: basePath(root.basePath),
    files: mapValues(record(root.files, 'files'), readFile),
    redirects: array(root.redirects, 'redirects').map(readRedirect),
    notFound: mapValues(record(root.notFound, 'notFound'), (value, key) =>
      insideBuild(string(value, `notFound['${key}']`)),
    ),
    headers: array(root.headers, 'headers').map(readHeaderRule),
    ...(root.contact === undefined ? {} : { contact: readContact(record(root.contact, 'contact')) }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it is not JSON.');
  }
}

function readFile(value: unknown, address: string): ManifestFile {
  const at = `files['${address}']`;
  if (!address.startsWith('/') || address.startsWith('//')) {
    throw new Error(`${at} must be an address that starts with one slash.`);
  }
  const entry = record(value, at);
  const bytes = entry.bytes;
  if (typeof bytes !== 'number' || !Number.isSafeInteger(bytes) || bytes < 0) {
    throw new Error(`${at}.bytes must be a whole number.`);
  }
  const cache = CACHE_POLICIES.find((policy) => policy === entry.cache);
  if (cache === undefined) throw new Error(`${at}.cache must be one of ${CACHE_POLICIES.join(', ')}.`);
  return {
    file: insideBuild(string(entry.file, `${at}.file`)),
    type: string(entry.type, `${at}.type`),
    bytes,
    hash: string(entry.hash, `${at}.hash`),
    cache,
  };
}

function readRedirect(value: unknown, index: number): ManifestRedirect {
  const at = `redirects[${index}]`;
  const entry = record(value, at);
  const status = entry.status;
  if (status !== 301 && status !== 308) throw new Error(`${at}.status must be 301 or 308.`);
  return { from: string(entry.from, `${at}.from`), to: string(entry.to, `${at}.to`), status };
}

function readHeaderRule(value: unknown, index: number): HeaderRule {
  const at = `headers[${index}]`;
  const entry = record(value, at);
  return {
    path: string(entry.path, `${at}.path`),
    ...(entry.exact === true ? { exact: true } : {}),
    headers: mapValues(record(entry.headers, `${at}.headers`), (text, name) =>
      string(text, `${at}.headers['${name}']`),
    ),
  };
}

const PROVIDERS: readonly CaptchaProvider[] = ['altcha', 'turnstile', 'hcaptcha', 'recaptcha', 'none'];

function readContact(entry: Readonly<Record<string, unknown>>): ContactService {
  const captcha = PROVIDERS.find((provider) => provider === entry.captcha);
  if (captcha === undefined) throw new Error(`contact.captcha must be one of ${PROVIDERS.join(', ')}.`);
  const path = string(entry.path, 'contact.path');
  if (!/^(?:\/[^/?#\s]+)+$/.test(path)) throw new Error(`contact.path must be a path, not '${path}'.`);
  const locales = array(entry.locales, 'contact.locales').map(readContactLocale);
  if (locales.length === 0) throw new Error('contact.locales must name a language.');
  return {
    path,
    own: entry.own === true,
    captcha,
    allowOrigins: array(entry.allowOrigins, 'contact.allowOrigins').map((origin, index) =>
      string(origin, `contact.allowOrigins[${index}]`),
    ),
    stylesheet: string(entry.stylesheet, 'contact.stylesheet'),
    locales,
  };
}

function readContactLocale(value: unknown, index: number): ContactLocale {
  const at = `contact.locales[${index}]`;
  const entry = record(value, at);
  const words = record(entry.words, `${at}.words`);
  return {
    prefix: string(entry.prefix, `${at}.prefix`),
    code: string(entry.code, `${at}.code`),
    page: entry.page === null ? null : string(entry.page, `${at}.page`),
    consent: entry.consent === null ? null : string(entry.consent, `${at}.consent`),
    words: Object.fromEntries(CONTACT_WORDS.map((key) => [key, string(words[key], `${at}.words.${key}`)])),
  };
}

function basePath(value: unknown): string {
  const path = string(value, 'basePath');
  if (path === '' || path === '/') return '';
  if (!/^(?:\/[^/\\\s]+)+$/.test(path)) throw new Error(`basePath must look like '/site', not '${path}'.`);
  return path;
}

function insideBuild(file: string): string {
  const parts = file.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..') || /[\\\0:]/.test(file)) {
    throw new Error(`'${file}' is not a path inside the build folder.`);
  }
  return file;
}

function string(value: unknown, at: string): string {
  if (typeof value !== 'string') throw new Error(`${at} must be a string.`);
  return value;
}

function array(value: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${at} must be an array.`);
  return value;
}

function record(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new Error(`${at} must be an object.`);
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues<T>(
  source: Readonly<Record<string, unknown>>,
  map: (value: unknown, key: string) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, map(value, key)]));
}
