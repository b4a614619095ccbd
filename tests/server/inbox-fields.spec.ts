import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { main } from '../../scripts/inbox.ts';
import { openDatabase } from '../../src/server/inbox/database.ts';
import { inboxOptions } from '../../src/server/inbox/inbox-options.ts';
import { temporaryFolder } from './build-folder.ts';
import { contactSite, FORM, GOOD, OWN_FIELD, rowsOf, withForms } from './contact-site.ts';

const choices = [
  { id: 'beds', label: 'A bed' },
  { id: 'visit', label: '=A visit\u001b' },
];
const VISIT = [
  { ...OWN_FIELD, id: 'age', type: 'number', label: 'Age <of the child>', required: true, max: 17 },
  { ...OWN_FIELD, id: 'topic', type: 'choice', label: 'About', hint: 'One of these.', choices },
  { ...OWN_FIELD, id: 'wishes', type: 'lines', label: 'Wishes' },
  { ...OWN_FIELD, id: 'member', type: 'tick', label: 'Member' },
] as const;
const LONG = ['a', 'b', 'c'].map((id) => ({ ...OWN_FIELD, id, type: 'lines', max: 1000 }) as const);
const site = await contactSite({
  contact: withForms(
    { pages: ['/contact-us'], fields: [] },
    { pages: ['/visit'], fields: VISIT },
    { pages: ['/tour'], fields: [{ ...OWN_FIELD, id: 'age', label: 'Age of the group' }] },
    { pages: ['/long'], fields: LONG },
  ),
});
const keptBy = async (id: string) =>
  (await site.rows()).filter((row) => row.id === id).map(({ fields }) => JSON.parse(String(fields)))[0];

/** What the command says to an inbox. */
async function inbox(args: string[], file = site.file): Promise<string> {
  let said = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  vi.stubEnv('CONTACT_DATABASE', file);
  try {
    await main(args);
    return said;
  } finally {
    written.mockRestore();
    vi.unstubAllEnvs();
  }
}

const all = (more: object) => ({ ...GOOD, fields: { age: '7', topic: '', wishes: '', member: '', ...more } });

it('keeps what was filled in with its labels, and choices with their words', async () => {
  const { id } = await (await site.json(all({ topic: 'visit', wishes: 'a\nb', member: 'yes' }))).json();
  expect(await keptBy(id)).toEqual([
    { id: 'age', label: 'Age <of the child>', value: '7', text: '7' },
    { id: 'topic', label: 'About', value: 'visit', text: '=A visit\u001b' },
    { id: 'wishes', label: 'Wishes', value: 'a\nb', text: 'a\nb' },
    { id: 'member', label: 'Member', value: 'yes', text: '✓' },
  ]);
  expect((await inbox(['show', id])).split('\n').slice(6, 10)).toEqual([
    'Age <of the child>: 7',
    'About: =A visit\\u001b',
    'Wishes: a b',
    'Member: ✓',
  ]);
  expect(await inbox([])).toMatch(/Age <of the child>: 7, About: =A visit/);
  const [record] = JSON.parse(await inbox(['export', '--format', 'json']));
  expect(record.fields[1]).toEqual({ id: 'topic', label: 'About', value: 'visit', text: '=A visit\u001b' });
  const [head, row] = (await inbox(['export', '--format', 'csv'])).split('\r\n');
  expect(head).toMatch(
    /"description","locale","consent","Age <of the child>","About","Wishes","Member","page"$/,
  );
  expect(row).toContain(`,"7","'=A visit\u001b","a\nb","✓",""`);
});

it.each([
  ['a name that no form has', { ...GOOD, fields: { admin: 'yes' } }, { errors: {}, reason: 'malformed' }],
  ['a list', { ...GOOD, fields: ['7'] }, { errors: {}, reason: 'malformed' }],
  ['a value that is no text', { ...GOOD, fields: { age: 7 } }, { errors: {}, reason: 'malformed' }],
  ['what is missing', all({ age: ' ' }), { errors: { 'field-age': 'Fill in' } }],
  ['what is too much', all({ age: '18' }), { errors: { 'field-age': 'Less' } }],
  ['what is too long', all({ wishes: 'x'.repeat(201) }), { errors: { 'field-wishes': 'Shorter' } }],
  ['what cannot be chosen', all({ topic: 'tax' }), { errors: { 'field-topic': 'Fill in' } }],
])('refuses %s', async (_, body, said) => {
  const answer = await site.json(body);
  expect([answer.status, await answer.json()]).toEqual([400, said]);
});

it('takes what was sent for the form of its page, else for the one that asks for the least besides', async () => {
  const sent = { ...GOOD, fields: { age: '7' } };
  const labels = async (page: string) => {
    const { id } = await (await site.json(sent, { referer: `https://site.example${page}` })).json();
    return (await keptBy(id)).map(({ label }: { label: string }) => label);
  };
  expect(await labels('/visit/')).toEqual(['Age <of the child>', 'About', 'Wishes', 'Member']);
  expect(await labels('/elsewhere')).toEqual(['Age of the group']);
  const gone = { ...GOOD, fields: { age: '8', gone: 'x' } };
  const open = await site.json(gone, { referer: 'https://site.example/tour' });
  expect(await keptBy((await open.json()).id)).toEqual([
    { id: 'age', label: 'Age of the group', value: '8', text: '8' },
  ]);
  const plain = await site.json(GOOD, { referer: 'https://site.example/visit' });
  expect([plain.status, await plain.json()]).toEqual([400, { errors: { 'field-age': 'Fill in' } }]);
});

it('takes them from a form without JavaScript, and gives back what is wrong', async () => {
  const sent = {
    ...FORM,
    'field-age': '18',
    'field-topic': 'beds',
    'field-wishes': '"a"\r\nb',
    'field-member': 'yes',
  };
  const answer = await site.form(sent);
  const html = await answer.text();
  expect(answer.status).toBe(400);
  for (const part of [
    '<ul><li><a href="#field-age">Less</a></li></ul>',
    '<label for="field-age">Age &lt;of the child&gt; <span aria-hidden="true">*</span></label>',
    'value="18" required aria-invalid="true" aria-describedby="field-age-fault" autofocus>',
    '<span class="answer-hint" id="field-topic-hint">One of these.</span>\n<select id="field-topic" name="field-topic" aria-describedby="field-topic-hint"><option value=""></option><option value="beds" selected>A bed</option>',
    'rows="3" maxlength="200">\n&quot;a&quot;\nb</textarea>',
    'type="checkbox" checked value="yes">\n<label for="field-member">Member</label>',
  ])
    expect(html).toContain(part);
  const wrong = await (await site.form({ ...sent, email: 'a', comments: '' })).text();
  const inOrder = ['#email', '#field-age', '#comments'];
  expect(wrong.match(/(?<=<li><a href=")#[\w-]+/g)).toEqual(inOrder);
  expect((await site.form({ ...sent, 'field-age': '17' })).status).toBe(201);
  const stale = await site.form({ ...sent, 'field-gone': 'x' }, { referer: 'https://site.example/visit' });
  expect([stale.status, await stale.text()]).toEqual([400, expect.stringContaining('name="field-wishes"')]);
  // Of the page that has the form, though the answer page lies elsewhere: nothing typed is lost, nothing required forgotten.
  const headers = { referer: 'https://site.example/visit' };
  const [, action = ''] =
    /method="post" action="([^"]*)"/.exec(await (await site.form(FORM, headers)).text()) ?? [];
  expect(action).toBe('/service/simplicityService/contactUs?page=%2Fvisit');
  const body = new URLSearchParams(FORM);
  const again = await fetch(new URL(action, site.url), {
    method: 'POST',
    body,
    headers: { referer: site.url },
  });
  expect([again.status, await again.text()]).toEqual([
    400,
    expect.stringContaining('href="#field-age">Fill in'),
  ]);
});

it('answers a form in JSON where that is asked for, as the page does without its captcha', async () => {
  const headers = { accept: 'application/json', referer: 'https://site.example/visit' };
  const sent = { ...FORM, first_name: '', email: 'asha@', comments: '', 'field-age': '18' };
  const refused = await site.form(sent, headers);
  expect([refused.status, await refused.json()]).toEqual([
    400,
    {
      errors: {
        name: 'Please enter First name',
        email: 'Please enter valid Email',
        description: 'Please enter Message',
        'field-age': 'Less',
      },
    },
  ]);
  const taken = await site.form({ ...FORM, 'field-age': '6' }, headers);
  expect([taken.status, Object.keys(await taken.json())]).toEqual([201, ['id']]);
});

it('takes as much as the fields of its largest form may hold, in any script', async () => {
  const full = 'अ'.repeat(1000);
  const own = Object.fromEntries(LONG.map(({ id }) => [`field-${id}`, full]));
  expect((await site.form({ ...FORM, comments: full, ...own })).status).toBe(201);
  const phone = '1'.repeat(32 * 1024 + 3 * (1024 + 9000));
  expect((await site.form({ ...FORM, phone_number: phone })).status).toBe(413);
});

it('brings an inbox of an earlier version along, and restores a backup of one', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'old.db');
  const old = openDatabase({ url: `file:${file}` });
  await old.script(`
    CREATE TABLE messages (
      id TEXT PRIMARY KEY, key TEXT UNIQUE, body_hash TEXT NOT NULL, received_at INTEGER NOT NULL,
      state TEXT NOT NULL, sent_as TEXT NOT NULL, locale TEXT NOT NULL, consent INTEGER,
      name TEXT NOT NULL, email TEXT NOT NULL, phone_number TEXT NOT NULL, website TEXT NOT NULL,
      description TEXT NOT NULL);
    CREATE TABLE captcha_used (
      id TEXT PRIMARY KEY, message_id TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY, message_id TEXT NOT NULL, target TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
      next_at INTEGER NOT NULL, last_error TEXT, delivered_at INTEGER);
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    INSERT INTO settings VALUES ('tables', '1');
    INSERT INTO messages VALUES ('0190f3aa', NULL, '', 0, 'stored', 'json', 'en', NULL, 'Asha', 'a@b.co', '1', '', 'Old');`);
  await old.close();
  expect(await inbox(['show', '0190f3aa'], file)).toContain('Old');
  expect(await inbox(['backup', join(folder, 'saved.db')], file)).toContain('1 message saved');
  const { place } = inboxOptions({ CONTACT_DATABASE: file }, folder);
  const contact = withForms({ pages: ['/'], fields: VISIT });
  const server = await contactSite({ contact, options: { place } });
  expect((await server.json(all({}))).status).toBe(201);
  await server.close();
  // A server that is taken back to the earlier version goes on with them.
  expect(await rowsOf(file, "SELECT value FROM settings WHERE name = 'tables'")).toEqual([{ value: '1' }]);
  expect(
    await rowsOf(file, 'SELECT description, fields IS NULL AS bare, page FROM messages ORDER BY received_at'),
  ).toEqual([
    { description: 'Old', bare: 1, page: null },
    { description: GOOD.description, bare: 0, page: null },
  ]);
  expect(await inbox(['restore', join(folder, 'saved.db'), '--force'], file)).toContain('1 message restored');
  expect(await rowsOf(file, 'SELECT description, fields FROM messages')).toEqual([
    { description: 'Old', fields: null },
  ]);
});
