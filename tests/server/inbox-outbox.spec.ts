import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Row } from '../../src/server/inbox/database.ts';
import { notifyWebhook, readMailAddress } from '../../src/server/inbox/deliver.ts';
import { inboxOptions, unknownSettings } from '../../src/server/inbox/inbox-options.ts';
import { openOutbox, pauseAfter } from '../../src/server/inbox/outbox.ts';
import { contactSite, eventually, FORM, GOOD, OWN_FIELD, withForms } from './contact-site.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** A provider that answers as it is told. */
async function provider(status: () => number) {
  const received: Received[] = [];
  const server = createServer(async (incoming, outgoing) => {
    let text = '';
    for await (const chunk of incoming) text += String(chunk);
    received.push({ headers: incoming.headers, body: JSON.parse(text) });
    outgoing.writeHead(status(), { location: 'http://127.0.0.1:9/' }).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => server.close());
  const close = () => void server.close();
  return { received, close, url: `http://127.0.0.1:${portOf(server.address())}/in` };
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' ? (address?.port ?? 0) : 0;

const OWED = 'SELECT target, attempts, last_error, delivered_at FROM outbox ORDER BY id';

describe('CONTACT_FORWARD_URL', () => {
  it('gets exactly the contact body, with the message’s id as its key', async () => {
    const { received, url } = await provider(() => 200);
    const fields = [{ ...OWN_FIELD, id: 'street' }];
    const forms = withForms({ pages: ['/'], fields: [] }, { pages: ['/visit'], fields });
    const site = await contactSite({ contact: forms, options: { forward: url } });
    const { id } = await (await site.json(GOOD)).json();
    await vi.waitFor(() => expect(received).toHaveLength(1), eventually);
    expect(received[0]?.body).toEqual(GOOD);
    const own = { ...GOOD, fields: { street: 'Quay 1' } };
    await site.json(own);
    await vi.waitFor(() => expect(received[1]?.body).toEqual(own), eventually);
    expect(received[0]?.headers).toMatchObject({ 'idempotency-key': id, 'content-type': 'application/json' });
  });

  it('that fails loses nothing: it is tried again, across a restart, until it takes every message', async () => {
    let status = 503;
    const { received, url } = await provider(() => status);
    const site = await contactSite({ options: { forward: url } });
    for (const description of ['one', 'two', 'three']) await site.json({ ...GOOD, description });
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(3), eventually);
    expect(site.log[0]).toBe('Contact outbox: forward failed (HTTP 503); it is tried again until it works.');
    await site.close();
    const owed = await site.rows(OWED);
    expect(owed).toHaveLength(3);
    expect(owed[0]).toMatchObject({ target: 'forward', last_error: 'HTTP 503', delivered_at: null });
    status = 201;
    const before = received.length;
    const again = await contactSite({
      options: { forward: url, place: inboxOptions({ CONTACT_DATABASE: site.file }, '/').place },
    });
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(before + 3), eventually);
    await again.close();
    const texts = received.slice(before).map(({ body }) => body);
    expect(texts).toEqual(
      expect.arrayContaining(['one', 'two', 'three'].map((description) => ({ ...GOOD, description }))),
    );
    expect(await site.rows('SELECT count(*) AS n FROM outbox WHERE delivered_at IS NULL')).toEqual([
      { n: 0 },
    ]);
  });

  it('that works again gets at once what has waited for long, by a new message, and after it the rest', async () => {
    const { received, url } = await provider(() => 200);
    const site = await contactSite();
    const descriptions = ['one', 'two', 'three'];
    for (const description of descriptions) await site.json({ ...GOOD, description });
    await site.close();
    const inAnHour = 3_600_000;
    await site.rows(
      `INSERT INTO outbox (message_id, target, attempts, next_at, last_error)
        SELECT id, 'forward', 20, ${Date.now() + inAnHour} + rowid, 'HTTP 503' FROM messages`,
    );
    const place = inboxOptions({ CONTACT_DATABASE: site.file }, '/').place;
    const again = await contactSite({ options: { forward: url, place } });
    await again.json({ ...GOOD, description: 'new' });
    await vi.waitFor(() => expect(received).toHaveLength(4), eventually);
    await again.close();
    const [first, second, ...rest] = received.map(({ body }) => Object(body).description);
    expect([first, second, rest.toSorted()]).toEqual(['new', 'one', ['three', 'two']]);
  });

  it('that cannot be reached, or redirects, is no reason to refuse a message', async () => {
    const moved = await provider(() => 302);
    const gone = await provider(() => 200);
    gone.close();
    for (const [forward, error] of [
      [gone.url, 'ECONNREFUSED'],
      [moved.url, 'HTTP 302'],
    ]) {
      const site = await contactSite({ options: { forward } });
      expect((await site.json(GOOD)).status).toBe(201);
      await vi.waitFor(async () => expect((await site.rows(OWED))[0]?.last_error).toBe(error), eventually);
      await site.close();
    }
  });

  it('gets no spam, and a repeated message once', async () => {
    const { received, url } = await provider(() => 200);
    const site = await contactSite({ options: { forward: url } });
    await site.json({ ...GOOD, website: 'x' });
    for (let turn = 0; turn < 3; turn += 1) await site.json(GOOD, { 'idempotency-key': 'k' });
    await site.form(FORM);
    await vi.waitFor(() => expect(received).toHaveLength(2), eventually);
    await site.close();
    expect(received).toHaveLength(2);
    expect(await site.rows(OWED)).toHaveLength(2);
  });

  it('is not waited for longer than a pause lasts where the clock was set back', async () => {
    let status = 503;
    const { received, url } = await provider(() => status);
    const site = await contactSite({ options: { forward: url } });
    await site.json(GOOD);
    await vi.waitFor(async () => expect((await site.rows(OWED))[0]?.last_error).toBe('HTTP 503'), eventually);
    const database = openDatabase({ url: `file:${site.file}` });
    await database.batch([['UPDATE outbox SET next_at = next_at + 86400000']]);
    await database.close();
    status = 200;
    await site.json({ ...GOOD, description: 'Another' });
    const left = 'SELECT count(*) AS n FROM outbox WHERE delivered_at IS NULL';
    await vi.waitFor(async () => expect(await site.rows(left)).toEqual([{ n: 0 }]), eventually);
    await site.close();
    const bodies = received.map(({ body }) => body);
    expect(bodies).toEqual(expect.arrayContaining([GOOD, { ...GOOD, description: 'Another' }]));
  });

  it('gets every message while another receiver does not answer', async () => {
    const { received, url } = await provider(() => 200);
    const silence = new Promise<void>((resolve) => closing.push(resolve));
    const site = await contactSite({ options: { forward: url, notify: () => () => silence } });
    for (const description of ['one', 'two']) {
      await site.json({ ...GOOD, description });
      await vi.waitFor(() => expect(received.at(-1)?.body).toEqual({ ...GOOD, description }), eventually);
    }
  });

  it('is waited for longer each time, an hour at most', () => {
    expect([1, 2, 3, 10].map((attempts) => pauseAfter(attempts, 1000, 0.5))).toEqual([
      1000, 2000, 4000, 512_000,
    ]);
    expect(pauseAfter(500, 1000, 0.5)).toBe(3_600_000);
  });
});

describe('CONTACT_NOTIFY', () => {
  it('tells a webhook, with a line for chat services', async () => {
    const { received, url } = await provider(() => 204);
    const site = await contactSite({
      options: { notify: (words) => notifyWebhook(url, words) },
      files: { '/tour': '' },
    });
    const { id } = await (await site.json(GOOD, { referer: new URL('/tour', site.url).href })).json();
    await vi.waitFor(() => expect(received).toHaveLength(1), eventually);
    const { website: _, ...message } = GOOD;
    expect(received[0]?.body).toMatchObject({
      text: 'New message from Asha Rao',
      id,
      state: 'stored',
      message,
      page: '/tour',
    });
  });

  it('mails it, after the mail server comes back, with the visitor to answer to', async () => {
    const mails: string[] = [];
    let refuse = true;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _, done) =>
        done(null, username === 'firm' && password === 'p@ss' ? { user: 'firm' } : {}),
      onMailFrom: (_, __, done) =>
        done(refuse ? Object.assign(new Error('Later'), { responseCode: 451 }) : null),
      onData: (stream, _, done) => {
        let text = '';
        stream.on('data', (chunk) => {
          text += String(chunk);
        });
        stream.on('end', () => {
          mails.push(text);
          done();
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    closing.push(() => server.close());
    const port = portOf(server.server.address());
    const { notify } = inboxOptions(
      {
        CONTACT_NOTIFY: `smtp://firm:p%40ss@127.0.0.1:${port}/?to=office@firm.example&from=site@firm.example`,
      },
      '/',
    );
    const fields = [{ ...OWN_FIELD, id: 'age', label: 'Age' }];
    const site = await contactSite({
      contact: withForms({ pages: ['/'], fields }),
      options: { notify },
      files: { '/tour': '' },
    });
    const own = { fields: { age: '7\r\nPhone number: 1' } };
    const sent = { ...GOOD, ...own, phoneNumber: '+91 98200\r\n00000', description: 'Good morning' };
    const headers = { referer: new URL('/tour', site.url).href };
    expect((await site.json(sent, headers)).status).toBe(201);
    await vi.waitFor(async () => expect((await site.rows(OWED))[0]?.last_error).toBe('SMTP 451'), eventually);
    refuse = false;
    await vi.waitFor(() => expect(mails).toHaveLength(1), eventually);
    for (const line of [
      'From: site@firm.example',
      'To: office@firm.example',
      'Reply-To: asha.rao@example.com',
      'Subject: New message from Asha Rao',
      'Phone number: +91 98200 00000',
      'Age: 7 Phone number: 1',
      'Page: /tour',
      'Good morning',
    ])
      expect(mails[0]).toContain(`${line}\r\n`);
    expect(site.log.join('\n')).not.toMatch(/Asha|asha|p@ss|p%40ss|98200/);
  });
});

describe('the environment', () => {
  it.each([
    [{ CONTACT_FORWARD_URL: 'ftp://x' }, 'CONTACT_FORWARD_URL must be an address'],
    [{ CONTACT_NOTIFY: 'https://user:secret@x.example/' }, 'CONTACT_NOTIFY must be an address'],
    [{ CONTACT_NOTIFY: 'smtp://user:secret@host/' }, 'CONTACT_NOTIFY must be https://'],
    [{ CONTACT_RATE_LIMIT: '-1' }, 'CONTACT_RATE_LIMIT must be a number'],
    [{ CONTACT_KEEP_DAYS: '0' }, 'CONTACT_KEEP_DAYS must be a number of days.'],
    [{ CONTACT_ALLOW_ORIGINS: 'https://a.example/path' }, 'CONTACT_ALLOW_ORIGINS'],
    [{ CONTACT_DATABASE_URL: 'mysql://x' }, 'CONTACT_DATABASE_URL must be the address of a libSQL server'],
  ])('%j cannot be used, and no secret is said', (env, message) => {
    expect(() => inboxOptions(env, '/')).toThrow(message);
    expect(() => inboxOptions(env, '/')).not.toThrow('secret');
  });

  it('knows every variable of the guide, and what is set for another program', () => {
    const guide = readFileSync('docs/contact-service.md', 'utf8');
    const rows = guide.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
    const names = rows.flatMap((row) => row.split(' | ')[0]?.match(/[A-Z_]+/g) ?? []);
    expect(names).toHaveLength(11);
    const env = Object.fromEntries(
      [...names, 'CONTACTS', 'PATH', 'CAPTCHA_SECRETS'].map((name) => [name, '1']),
    );
    expect(unknownSettings(env)).toEqual(['CAPTCHA_SECRETS']);
  });

  it('keeps messages in .data/inbox.db unless it says otherwise', () => {
    expect(inboxOptions({}, '/srv/my site').place).toEqual({
      url: 'file:/srv/my%20site/.data/inbox.db',
      file: '/srv/my site/.data/inbox.db',
      shown: '/srv/my site/.data/inbox.db',
    });
    const env = { CONTACT_DATABASE_URL: 'libsql://inbox.example', CONTACT_DATABASE_TOKEN: 't' };
    expect(inboxOptions(env, '/').place).toEqual({
      url: 'libsql://inbox.example',
      authToken: 't',
      file: undefined,
      shown: 'libsql://inbox.example',
    });
  });

  it('reads a mail address with its server, and its time-outs', () => {
    const address = readMailAddress('smtps://u:p@mail.example/?to=a@firm.example');
    expect(address).toMatchObject({ to: 'a@firm.example', from: 'a@firm.example' });
    expect(address?.server).toMatch(/^smtps:\/\/u:p@mail\.example\/\?connectionTimeout=15000/);
  });
});

it('what comes while the next look is planned is delivered at once, though the plan knows nothing of it', async () => {
  const owed: Row[] = [];
  const plans: ((rows: Row[]) => void)[] = [];
  const database = {
    batch: async (list: readonly unknown[]) => (list.length === 2 ? [owed.splice(0)] : []),
    rows: () => new Promise<Row[]>((resolve) => plans.push(resolve)),
    script: async () => undefined,
    close: async () => {},
  };
  const deliver = vi.fn(async () => {});
  const outbox = openOutbox(database, ['forward', deliver], () => {});
  await vi.waitFor(() => expect(plans).toHaveLength(1), eventually);
  owed.push({ outbox_id: 1, attempts: 0 });
  outbox.wake();
  plans[0]?.([{ next: null }]);
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(1), eventually);
  plans[1]?.([{ next: null }]);
  await outbox.close();
});
