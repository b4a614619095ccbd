import { resolve, sep } from 'node:path';
import { notifyByMail, notifyWebhook, readMailAddress, type Words } from './deliver.ts';
import type { Deliver } from './outbox.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where messages are kept, and how to name that to a person: no secret. There is a file where no libSQL server keeps them. */
export type InboxPlace = ReturnType<typeof inboxPlace>;

export type InboxOptions = ReturnType<typeof inboxOptions>;

const POSTS = 30;

const SETTINGS = new Set(
  `CONTACT_DATABASE CONTACT_DATABASE_URL CONTACT_DATABASE_TOKEN CONTACT_FORWARD_URL CONTACT_NOTIFY CONTACT_RATE_LIMIT
  CONTACT_KEEP_DAYS CONTACT_ALLOW_ORIGINS CAPTCHA_SECRET CAPTCHA_VERIFY_URL TRUST_PROXY`.split(/\s+/),
);

/** Variables that are named like settings and are none, such as misspelt ones. */
export const unknownSettings = (env: Environment): string[] =>
  Object.keys(env).filter((name) => /^(?:CONTACT|CAPTCHA|TRUST)_/.test(name) && !SETTINGS.has(name));

/**
 * Reads where messages are kept from `CONTACT_DATABASE` (a file, `.data/inbox.db` below `root` by default) or
 * `CONTACT_DATABASE_URL` with `CONTACT_DATABASE_TOKEN`.
 *
 * @throws Error with one sentence for an address that is none.
 */
export function inboxPlace(env: Environment, root: string) {
  const url = env.CONTACT_DATABASE_URL || undefined;
  if (url !== undefined && !url.startsWith('file:')) {
    if (!URL.canParse(url) || !/^(?:libsql|https?|wss?):$/.test(new URL(url).protocol))
      throw new Error('CONTACT_DATABASE_URL must be the address of a libSQL server, such as libsql://….');
    const { protocol, host } = new URL(url);
    return { url, authToken: env.CONTACT_DATABASE_TOKEN, file: undefined, shown: `${protocol}//${host}` };
  }
  const path = url === undefined ? env.CONTACT_DATABASE || '.data/inbox.db' : url.slice('file:'.length);
  const file = resolve(root, path);
  return { url: fileUrl(file), file, shown: file };
}

/** A file as the database's client wants it named: it decodes each part, and takes `file:C:/…` as it takes `file:/…`. */
export function fileUrl(file: string): string {
  return `file:${file.split(sep).map(encodeURIComponent).join('/')}`;
}

/**
 * Reads the environment of the contact service.
 *
 * @throws Error with one sentence that names the variable which is wrong, never its value: it may hold a password.
 */
export function inboxOptions(env: Environment, root: string) {
  return {
    place: inboxPlace(env, root),
    forward: httpAddress('CONTACT_FORWARD_URL', env.CONTACT_FORWARD_URL),
    notify: notifyAddress(env.CONTACT_NOTIFY),
    /**
     * Posts of an address in ten minutes; undefined for no limit. A sixth of it where no captcha vouches for them, and
     * forty times it in an hour for all of those together: so much the disk holds.
     */
    posts: postLimit(env.CONTACT_RATE_LIMIT),
    keepDays: daysToKeep(env.CONTACT_KEEP_DAYS),
    /** Other origins whose pages may post, besides those of the build. */
    allowOrigins: origins(env.CONTACT_ALLOW_ORIGINS),
    captchaSecret: env.CAPTCHA_SECRET || undefined,
    captchaUrl: httpAddress('CAPTCHA_VERIFY_URL', env.CAPTCHA_VERIFY_URL),
  };
}

function httpAddress(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const { protocol, username, password } = new URL(URL.canParse(text) ? text : 'none:');
  // An address that names a user cannot be asked.
  if (/^https?:$/.test(protocol) && username + password === '') return text;
  throw new Error(`${name} must be an address that starts with https:// or http:// and names no user.`);
}

/** What tells of a message, once it has the site's words. */
function notifyAddress(text: string | undefined): ((words: Words) => Deliver) | undefined {
  if (!text) return undefined;
  const url = /^https?:/i.test(text) && httpAddress('CONTACT_NOTIFY', text);
  if (url) return (words) => notifyWebhook(url, words);
  const address = readMailAddress(text);
  if (address !== undefined) return (words) => notifyByMail(address, words);
  throw new Error('CONTACT_NOTIFY must be https://… or smtps://user:password@host/?to=…&from=….');
}

function postLimit(text: string | undefined): number | undefined {
  if (!text) return POSTS;
  if (text === 'off') return undefined;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error('CONTACT_RATE_LIMIT must be a number of messages in ten minutes, or off.');
}

function daysToKeep(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new Error('CONTACT_KEEP_DAYS must be a number of days.');
}

function origins(text: string | undefined): string[] {
  const list = (text ?? '').split(',').map((origin) => origin.trim());
  return list.flatMap((origin) => {
    if (origin === '') return [];
    if (URL.canParse(origin) && new URL(origin).origin === origin) return [origin];
    throw new Error(`CONTACT_ALLOW_ORIGINS: '${origin}' is not an origin such as https://www.example.com.`);
  });
}
