import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type Value } from '@libsql/client/sqlite3';
import { afterAll } from 'vitest';
import type { ContactForm, ContactService } from '../../src/model/build-manifest.ts';
import { CONTACT_WORDS } from '../../src/model/contact-words.ts';
import { recordOf } from '../../src/model/record-of.ts';
import { trustedProxies } from '../../src/server/forwarded.ts';
import { type InboxOptions, inboxOptions } from '../../src/server/inbox/inbox-options.ts';
import { serveContact } from '../../src/server/inbox/serve-contact.ts';
import { start } from '../../src/server/listen.ts';
import { openBuilds } from '../../src/server/reload.ts';
import { createSiteApp } from '../../src/server/site-handler.ts';
import { type Files, temporaryFolder, writeBuild } from './build-folder.ts';

const strings: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../site-config/strings.json'), 'utf8'),
);
export const words = recordOf(CONTACT_WORDS, (key) => strings[key] ?? '');

/** How long is waited for what the service does by itself: a busy machine takes its time. */
export const eventually = { timeout: 15_000, interval: 40 };

/** The shipped site's contact service, without a captcha unless a test asks for one. */
export function contactService(changes: Partial<ContactService> = {}): ContactService {
  return {
    path: '/service/simplicityService/contactUs',
    own: true,
    captcha: 'none',
    allowOrigins: [],
    names: 'latin',
    phone: 'required',
    stylesheet: '/assets/contact.css',
    locales: [{ prefix: '', code: 'en', page: null, consent: null, words }],
    ...changes,
  };
}

export const OWN_FIELD = {
  type: 'text',
  label: 'A',
  required: false,
  max: 200,
  choices: [],
  says: { missing: 'Fill in', long: 'Shorter', number: 'A number', least: 'More', most: 'Less' },
} as const;

/** The contact service of a site that has such forms. */
export const withForms = (...forms: readonly ContactForm[]): Partial<ContactService> => ({
  locales: contactService().locales.map((locale) => ({ ...locale, forms })),
});

export const GOOD = {
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  phoneNumber: '+91 98200 00000',
  website: '',
  description: 'Good morning.\nPlease call.',
};

export const FORM = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha.rao@example.com',
  phone_number: '+91 98200 00000',
  comments: 'Good morning.',
  website: '',
};

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

export interface SiteSetup {
  readonly contact?: Partial<ContactService>;
  readonly options?: Partial<InboxOptions>;
  readonly files?: Files;
  readonly trusts?: string;
  /** Milliseconds that the database waits for another process. */
  readonly timeout?: number;
}

/** A server on a free port with a database of its own; no limit on the rate unless a test sets one. */
export async function contactSite({ contact, options, files = {}, trusts = '', timeout }: SiteSetup = {}) {
  const folder = temporaryFolder();
  writeBuild(folder, files, { contact: contactService(contact) });
  const builds = await openBuilds(folder);
  const build = await builds.current();
  const file = join(folder, 'kept', 'inbox.db');
  const log: string[] = [];
  const defaults = inboxOptions({ CONTACT_DATABASE: file, CONTACT_RATE_LIMIT: 'off' }, folder);
  const served = serveContact({
    inbox: {
      ...defaults,
      place: { ...defaults.place, ...(timeout !== undefined && { timeout }) },
      ...options,
    },
    trusts: trustedProxies(trusts),
    build: () => build,
    log: (line) => log.push(line),
  });
  const said = await served.start();
  const errors: Error[] = [];
  const app = createSiteApp({ builds, ...served, onError: (error) => errors.push(error) });
  const server = await start(app, { port: 0, host: '127.0.0.1', graceMs: 500 });
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    await server.close();
    await served.close();
  };
  closing.push(close);
  const url = `${server.url}/service/simplicityService/contactUs/`;
  const post = (body: string, type: string, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', headers: { 'content-type': type, ...headers }, body, redirect: 'manual' });
  return {
    url,
    server,
    file,
    said,
    log,
    errors,
    close,
    json: (body: unknown, headers?: Record<string, string>) =>
      post(typeof body === 'string' ? body : JSON.stringify(body), 'application/json', headers),
    form: (fields: Record<string, string>, headers?: Record<string, string>) =>
      post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded', headers),
    post,
    rows: (sql = 'SELECT * FROM messages ORDER BY received_at, id') => rowsOf(file, sql),
  };
}

/** What a database file holds, read by a connection of its own: a thread for it, too, would take most of the time. */
export async function rowsOf(file: string, sql: string): Promise<readonly Readonly<Record<string, Value>>[]> {
  const client = createClient({ url: `file:${file}`, timeout: 10_000 });
  const { rows } = await client.execute(sql);
  client.close();
  return rows.map((row) => ({ ...row }));
}
