import { statSync } from 'node:fs';
import { request } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ContactWords } from '../../src/model/contact-words.ts';
import { messagesOf } from '../../src/operator/messages.ts';
import { exported, rowsOf } from '../../src/operator/records.ts';
import { thanksHtml } from '../../src/server/inbox/answer-page.ts';
import { openDatabase } from '../../src/server/inbox/database.ts';
import { contactSite, FORM, GOOD, withForms, words } from './contact-site.ts';

const site = await contactSite();

it('says where messages are kept, readable by the owner alone', () => {
  expect(site.said).toBe(`Contact messages are kept in ${site.file} (npm run inbox).`);
  if (process.platform !== 'win32') expect(statSync(site.file).mode & 0o077).toBe(0);
});

describe('a JSON message', () => {
  it('is answered with 201 once it is in the database, at both forms of the address', async () => {
    const answer = await site.json(GOOD);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { id } = await answer.json();
    const bare = await fetch(site.url.slice(0, -1), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=UTF-8' },
      body: JSON.stringify(GOOD),
      redirect: 'manual',
    });
    expect(bare.status).toBe(201);
    const [row] = (await site.rows()).filter((found) => found.id === id);
    expect(row).toMatchObject({
      name: 'Asha Rao',
      email: 'asha.rao@example.com',
      phone_number: '+91 98200 00000',
      website: '',
      description: 'Good morning.\nPlease call.',
      state: 'stored',
      sent_as: 'json',
    });
  });

  it.each([
    [{ name: '' }, { name: 'Please enter First name' }],
    [{ name: 'R2 D2' }, { name: 'Must be filled by a~z, A~Z' }],
    [{ email: ' ' }, { email: 'Please enter Email' }],
    [{ email: 'asha@example' }, { email: 'Please enter valid Email' }],
    [{ phoneNumber: null }, { phoneNumber: 'Please enter Phone number' }],
    [{ phoneNumber: '123456789' }, { phoneNumber: 'Number must be at least 10 characters long' }],
    [{ name: 'a'.repeat(202) }, { name: 'Please write less here' }],
    [{ email: `${'a'.repeat(251)}@b.c` }, { email: 'Please write less here' }],
    [{ description: undefined }, { description: 'Please enter Message' }],
    [{ description: 'x'.repeat(1001) }, { description: 'Maximum 1000 characters allowed' }],
  ])('with %j is answered with 400 and %j', async (change, errors) => {
    const answer = await site.json({ ...GOOD, ...change });
    expect([answer.status, await answer.json()]).toEqual([400, { errors }]);
  });

  it.each([
    ['{"name":', 'malformed'],
    ['[]', 'malformed'],
    ['null', 'malformed'],
    [{ ...GOOD, admin: 'yes' }, 'malformed'],
    [{ ...GOOD, email: ['a@b.co'] }, 'malformed'],
    ['{"__proto__":{"name":"x"}}', 'malformed'],
  ])('that reads %j is answered with 400', async (body, reason) => {
    const answer = await site.json(body);
    expect([answer.status, await answer.json()]).toEqual([400, { errors: {}, reason }]);
  });

  it('with the field that only machines fill in is answered with 204 and kept as spam, right or not', async () => {
    const answer = await site.json({ name: '', website: 'https://spam.example' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await site.rows("SELECT website FROM messages WHERE state = 'spam'")).toEqual([
      { website: 'https://spam.example' },
    ]);
  });

  it.each([
    ['text/plain', {}, 415],
    ['application/json; charset=utf-16', {}, 415],
    ['application/json', { 'content-encoding': 'gzip' }, 415],
    ['multipart/form-data; boundary=x', {}, 415],
    ['application/json', { 'idempotency-key': 'two words' }, 400],
    ['application/json', { 'idempotency-key': 'k'.repeat(201) }, 400],
    ['application/json', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['application/json', { 'sec-fetch-site': 'same-origin' }, 201],
  ])('as %s with %j is answered with %i', async (type, headers, status) => {
    expect((await site.post(JSON.stringify(GOOD), type, headers)).status).toBe(status);
  });

  it('is read up to 32 KB, whether its size is announced or not', async () => {
    const text = (size: number) => JSON.stringify({ ...GOOD, description: 'x' }).padEnd(size, ' ');
    expect((await site.json(text(32_768))).status).toBe(201);
    expect((await site.json(text(32_769))).status).toBe(413);
    const chunked = await new Promise<number | undefined>((resolve) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const sent = request(site.url, { method: 'POST', headers }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode)),
      );
      sent.on('error', () => undefined);
      sent.end(text(40_000));
    });
    expect(chunked).toBe(413);
  });

  it('has a telephone number of any length, as long as the whole is not too large', async () => {
    const phoneNumber = '1'.repeat(600);
    const { id } = await (await site.json({ ...GOOD, phoneNumber })).json();
    const [row] = (await site.rows()).filter((found) => found.id === id);
    expect(row?.phone_number).toBe(phoneNumber);
    expect((await site.json({ ...GOOD, phoneNumber: '1'.repeat(40_000) })).status).toBe(413);
  });

  it('keeps text that no database would keep whole as near as can be', async () => {
    const { id } = await (await site.json({ ...GOOD, description: 'a\u0000b \ud800 \u0939\u093f' })).json();
    const [row] = (await site.rows()).filter((found) => found.id === id);
    expect(row?.description).toBe('a\uFFFDb \uFFFD \u0939\u093f');
  });
});

describe('a site where nobody has to write a message', async () => {
  const open = await contactSite({ contact: { message: 'optional' } });

  it('takes one without, as JSON and as a form', async () => {
    expect((await open.json({ ...GOOD, description: '' })).status).toBe(201);
    expect((await open.form({ ...FORM, comments: '' })).status).toBe(201);
  });

  it('does not ask for it where something else is wrong', async () => {
    const html = await (await open.form({ ...FORM, email: '', comments: '' })).text();
    expect(html).toMatch(/<textarea id="comments"[^>]*>/);
    expect(html).not.toMatch(/<textarea[^>]* required/);
  });
});

describe('the idempotency key', () => {
  it('stores the same message once and answers alike, later and at the same time', async () => {
    const headers = { 'idempotency-key': 'once' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.json(GOOD, headers)));
    answers.push(await site.json(` ${JSON.stringify(GOOD)}`, headers));
    const bodies = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    expect(new Set(bodies.map(String)).size).toBe(1);
    expect(bodies[0]?.[0]).toBe(201);
    expect(await site.rows("SELECT count(*) AS n FROM messages WHERE key = 'once'")).toEqual([{ n: 1 }]);
  });

  it('refuses another message with 422', async () => {
    const headers = { 'idempotency-key': 'mine' };
    expect((await site.json(GOOD, headers)).status).toBe(201);
    const other = await site.json({ ...GOOD, description: 'Another' }, headers);
    expect([other.status, await other.json()]).toEqual([422, { errors: {}, reason: 'idempotency-key' }]);
  });

  it('answers a repeated spam message alike too', async () => {
    const send = () => site.json({ ...GOOD, website: 'x' }, { 'idempotency-key': 'bot' });
    expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
  });
});

describe('a plain form post', () => {
  it('is answered with a page, and stored as unverified', async () => {
    const answer = await site.form({ ...FORM, comments: 'One\r\ntwo' });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'text/html; charset=utf-8']);
    expect(html).toContain('<h1 id="answer">Thank you for contacting us.</h1>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/contact.css">');
    const [row] = (await site.rows()).filter((found) => found.description === 'One\ntwo');
    expect(row).toMatchObject({ name: 'Asha Rao', state: 'unverified', sent_as: 'form' });
  });

  it('is the same message when it is sent again on the same day', async () => {
    vi.setSystemTime('2026-06-15T12:00:00Z');
    onTestFinished(() => void vi.useRealTimers());
    const fields = { ...FORM, comments: 'Pressed twice' };
    const answers = await Promise.all([site.form(fields), site.form(fields)]);
    answers.push(await site.form(fields));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await site.rows("SELECT count(*) AS n FROM messages WHERE description = 'Pressed twice'")).toEqual(
      [{ n: 1 }],
    );
  });

  it('is another one from the page of another event, and each is kept with its page', async () => {
    const [one, other] = ['/events/gala', '/events/tour'];
    const events = await contactSite({ files: { '/': '', [one]: '', [other]: '' } });
    const from = (page: string) => ({ referer: new URL(page, events.url).href });
    await events.form(FORM, from(`${one}/?utm=1#form`));
    await events.form(FORM, from(one));
    await events.json(GOOD, from(other));
    const html = await (await events.form({ ...FORM, email: '' }, from(other))).text();
    const [, action = ''] = /method="post" action="([^"]*)"/.exec(html) ?? [];
    expect(action).toBe('/service/simplicityService/contactUs?page=%2Fevents%2Ftour');
    await fetch(new URL(action, events.url), { method: 'POST', body: new URLSearchParams(FORM) });
    for (const [index, unknown] of [
      {},
      { referer: 'https://elsewhere.example/' },
      { ...from('/'), 'sec-fetch-site': 'same-site' },
      from('/no-page'),
    ].entries())
      await events.form({ ...FORM, comments: String(index) }, unknown);
    await events.form(
      { ...FORM, comments: 'By a proxy' },
      { referer: `https://site.example${one}`, 'sec-fetch-site': 'same-origin' },
    );
    expect(
      (await events.rows('SELECT sent_as, page FROM messages ORDER BY rowid')).map(Object.values),
    ).toEqual([
      ['form', one],
      ['json', other],
      ['form', other],
      ...Array.from({ length: 4 }, () => ['form', null]),
      ['form', one],
    ]);
  });

  it('is thanked for in the words of its form, with the way back to it', async () => {
    const told = withForms(
      { pages: ['/', '/events/gala'], fields: [], sentText: 'Bring <a> cup.' },
      { pages: ['/contact'], fields: [] },
    );
    const files = { '/': '', '/events/gala': '', '/contact': '' };
    const thanking = await contactSite({ contact: told, files });
    const said = async (page: string) => {
      const answer = await thanking.form(FORM, { referer: new URL(page, thanking.url).href });
      return /<\/h1>\n([\s\S]*)<\/section>/.exec(await answer.text())?.[1];
    };
    const home = '<a class="answer-home" href="/">Home</a></p>';
    expect(await said('/events/gala?from=mail')).toBe(
      `<p>Bring &lt;a&gt; cup.</p>\n<p><a class="answer-home" href="/events/gala">Back</a> ${home}`,
    );
    expect(await said('/')).toBe(`<p>Bring &lt;a&gt; cup.</p>\n<p>${home}`);
    expect(await said('/contact')).toBe(`<p><a class="answer-home" href="/contact">Back</a> ${home}`);
    expect(await said('/elsewhere')).toBe(`<p>${home}`);
    // A build of an earlier version has no word for the way back.
    const words = { contactSuccess: 'Thanks', home: 'Home', back: '' } as ContactWords;
    expect(thanksHtml({ words, home: '/' }, undefined, '/contact')).toMatch(
      /\n<p><a class="answer-home" href="\/">Home<\/a><\/p><\/section>$/,
    );
  });

  it('with faults is answered with 400, each fault, and all that was typed in a form to send again', async () => {
    const typed = { ...FORM, first_name: '', email: 'asha@', comments: 'a "b" <script>\r\n</textarea>' };
    const answer = await site.form(typed);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain('<h1 id="answer">Please correct what is marked and send it again</h1>');
    expect(html).toContain('<li><a href="#first_name">Please enter First name</a></li>');
    expect(html).toMatch(
      /<input id="first_name"[^>]* value="" required aria-invalid="true" aria-describedby="first_name-fault" autofocus>/,
    );
    expect(html).toMatch(/id="email"[^>]* value="asha@" required aria-invalid="true"/);
    expect(html).toContain('id="email-fault">Please enter valid Email</strong>');
    expect(html).toMatch(/<input id="last_name"[^>]* value="Rao" required>/);
    expect(html).toContain('>\na &quot;b&quot; &lt;script&gt;\n&lt;/textarea&gt;</textarea>');
    expect(html).toContain('method="post" action="/service/simplicityService/contactUs"');
    expect(html).not.toContain('<script');
  });

  it('counts a line break as one character, as the visitor does', async () => {
    expect((await site.form({ ...FORM, comments: 'x\r\n'.repeat(500) })).status).toBe(201);
  });

  it('that is too long is answered with a page', async () => {
    const answer = await site.form({ ...FORM, comments: 'x'.repeat(40_000) });
    expect([answer.status, await answer.text()]).toEqual([
      413,
      expect.stringContaining('Maximum 1000 characters'),
    ]);
  });

  it('that is too long even to be taken is given back whole, with what is wrong, and never kept', async () => {
    const kept = await site.rows();
    // Each of its letters is nine characters on the way.
    const comments = 'क'.repeat(4000);
    const answer = await site.form({ ...FORM, comments, website: 'https://example.com' });
    const html = await answer.text();
    expect(answer.status).toBe(413);
    expect(html).toContain('<li><a href="#comments">Maximum 1000 characters allowed</a></li>');
    expect(html).toContain(`>\n${comments}</textarea>`);
    expect(html).toMatch(/<input id="first_name"[^>]* value="Asha" required>/);
    // Of what is larger still nothing is read.
    const huge = await site.form({ ...FORM, comments: 'x'.repeat(140_000) });
    expect([huge.status, await huge.text()]).toEqual([413, expect.not.stringContaining('<form')]);
    expect(await site.rows()).toEqual(kept);
  });
});

describe('a form post where consent is asked for', async () => {
  const [locale] = (await import('./contact-site.ts')).contactService().locales;
  const consent = 'I agree to the <a href="/privacy-notice">privacy notice</a>.';
  const frame =
    '<!doctype html><html><head><title>Contact</title><meta name="x" data-head><script>1</script></head><body><nav>Menu</nav><main id="main" class="m"><form></form></main><footer>Foot</footer><script>2</script></body></html>';
  const asking = await contactSite({
    files: { '/contact-us': frame },
    contact: locale === undefined ? {} : { locales: [{ ...locale, consent, page: '/contact-us' }] },
  });

  it('needs the box to be ticked, and shows it again as it was', async () => {
    const without = await asking.form(FORM);
    const html = await without.text();
    expect(without.status).toBe(400);
    expect(html).toContain(`<label for="consent">${consent} <span aria-hidden="true">*</span></label>`);
    expect(html).toContain('id="consent-fault">Please tick the box to agree</strong>');
    const json = await asking.form(FORM, { accept: 'application/json' });
    expect(await json.json()).toEqual({ errors: { consent: 'Please tick the box to agree' } });
    expect((await asking.form({ ...FORM, consent: 'yes' })).status).toBe(201);
    expect(await asking.rows('SELECT consent FROM messages')).toEqual([{ consent: 1 }]);
    const database = openDatabase({ url: `file:${asking.file}` });
    const records = (await messagesOf(database, {})).map(exported);
    await database.close();
    expect(records).toMatchObject([{ locale: 'en', consent: true }]);
    const [head = [], row = []] = rowsOf(records);
    expect([head.slice(-3), row.slice(-3)]).toEqual([
      ['locale', 'consent', 'page'],
      ['en', 'true', ''],
    ]);
  });

  it('is answered inside the frame of the page with the form, without its scripts and head', async () => {
    const html = await (await asking.form({ ...FORM, consent: 'yes' })).text();
    expect(html).toMatch(
      /<nav>Menu<\/nav><main id="main" class="m"><section[\s\S]*<\/section><\/main><footer>Foot/,
    );
    expect(html).toContain('<title>Thank you for contacting us.</title>');
    expect(html).not.toMatch(/<script|data-head|<title>Contact</);
  });

  it('leaves JSON at its five fields: there the browser saw the box', async () => {
    expect((await asking.json(GOOD)).status).toBe(201);
  });
});

describe('the rate', async () => {
  const limited = await contactSite({ options: { posts: 12 }, trusts: '127.0.0.1' });
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('is limited for each address, with Retry-After, and more so without a captcha', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1)
      statuses.push((await limited.form({ ...FORM, comments: `Number ${turn}` }, from('192.0.2.1'))).status);
    expect(statuses).toEqual([201, 201, 429]);
    for (let turn = 0; turn < 9; turn += 1) await limited.json(GOOD, from('192.0.2.1'));
    const refused = await limited.json(GOOD, from('192.0.2.1'));
    expect([refused.status, await refused.json()]).toEqual([429, { errors: {}, reason: 'too-many' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.json(GOOD, from('192.0.2.2'))).status).toBe(201);
  });

  it('has a ceiling for what no captcha vouches for, of all addresses together', async () => {
    const site = await contactSite({ options: { posts: 1 }, trusts: '127.0.0.1' });
    const statuses = await Promise.all(
      Array.from({ length: 41 }, async (_, turn) => {
        const sent = turn % 2 === 0 ? {} : { website: 'spam' };
        const post = { ...FORM, ...sent, comments: `${turn}` };
        return (await site.form(post, from(`192.0.2.${turn}`))).status;
      }),
    );
    expect(statuses.sort()).toEqual([...Array(20).fill(201), ...Array(20).fill(204), 429]);
    expect((await site.json(GOOD, from('192.0.2.99'))).status).toBe(201);
  });

  it('leaves one address no more spam: a few would use up what all may send without a captcha', async () => {
    const site = await contactSite({ options: { posts: 12 } });
    const statuses = ['1', '2', '3'].map((name) => site.json({ name, website: 'spam' }));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([204, 204, 429]);
  });

  it('keeps what was typed', async () => {
    const answer = await limited.form(FORM, from('192.0.2.1'));
    const html = await answer.text();
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(html).toContain('Too many messages came from your connection');
    expect(html).toContain('Good morning.</textarea>');
  });
});

it('a page of another site takes nothing of what its visitor may send', async () => {
  const site = await contactSite({ contact: { captcha: 'altcha' }, options: { posts: 1 } });
  const challenge = async (headers: Record<string, string> = {}) =>
    (await fetch(`${site.server.url}/captcha/challenge`, { headers })).status;
  const foreign = { 'sec-fetch-site': 'cross-site' };
  for (let turn = 0; turn < 4; turn += 1) expect(await challenge(foreign)).toBe(403);
  expect((await site.form(FORM, foreign)).status).toBe(403);
  expect([await challenge(), (await site.form(FORM)).status]).toEqual([200, 201]);
});

describe('another origin', async () => {
  const open = await contactSite({
    contact: { own: false, allowOrigins: ['https://www.example.com'] },
    options: { allowOrigins: ['https://preview.example.com'] },
  });
  const ask = (origin: string) =>
    fetch(open.url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });

  it.each(['https://www.example.com', 'https://preview.example.com'])('%s may post', async (origin) => {
    const { status, headers } = await ask(origin);
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([
      204,
      origin,
      'Origin',
    ]);
    expect(headers.get('access-control-allow-headers')).toBe(
      'Content-Type, Idempotency-Key, X-Captcha-Token',
    );
    const answer = await open.json(GOOD, { origin, 'sec-fetch-site': 'cross-site' });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, origin]);
    expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
  });

  it('that is not named may not', async () => {
    const { headers } = await ask('https://www.example.com.evil.example');
    expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([null, 'Origin']);
  });

  it('is not spoken of where none is named', async () => {
    const answer = await fetch(site.url, {
      method: 'OPTIONS',
      headers: { origin: 'https://www.example.com' },
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, null]);
  });
});

describe('the address', () => {
  it('is there to be posted to only', async () => {
    const answer = await fetch(site.url);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('may be a page’s own, which is read as ever', async () => {
    const path = '/contact-us';
    const { server, errors } = await contactSite({ contact: { path }, files: { [path]: 'The page' } });
    const read = await fetch(server.url + path);
    expect([read.status, await read.text()]).toEqual([200, 'The page']);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(GOOD);
    const posted = await fetch(`${server.url}${path}/`, { method: 'POST', headers, body });
    expect([posted.status, errors]).toEqual([201, []]);
  });

  it('is not there where the form posts elsewhere and nobody else is let in', async () => {
    const elsewhere = await contactSite({ contact: { own: false } });
    expect((await elsewhere.json(GOOD)).status).toBe(404);
    expect(elsewhere.said).toBe('Contact messages go to another origin, as site.json says.');
  });
});

it('no answer above was an unexpected error, and nothing of a message was logged', () => {
  expect([site.errors, site.log]).toEqual([[], []]);
});

describe('a form in another language', () => {
  const inHindi = { ...words, contactSuccess: 'धन्यवाद', contactCorrect: 'ठीक करें' };
  const locales = [
    { prefix: '', code: 'en', page: null, consent: null, words },
    { prefix: '/hi', code: 'hi', page: null, consent: null, words: inHindi },
  ];

  it('is answered in it, and so is what the answer’s own form posts', async () => {
    const own = await contactSite({ contact: { locales } });
    const refused = await own.form(
      { ...FORM, email: '' },
      { referer: new URL('/hi/contact-us', own.url).href },
    );
    const page = await refused.text();
    expect([refused.status, page.includes('<html lang="hi">'), page.includes('ठीक करें')]).toEqual([
      400,
      true,
      true,
    ]);
    const action = new URL(/<form [^>]*action="([^"]+)"/.exec(page)?.[1] ?? '', own.url);
    // The answer's page has the address of the service, which says no language.
    const sent = await fetch(action, {
      method: 'POST',
      headers: { referer: own.url },
      body: new URLSearchParams(FORM),
    });
    expect([sent.status, (await sent.text()).includes('धन्यवाद')]).toEqual([201, true]);
    expect((await own.rows()).map(({ locale }) => locale)).toEqual(['hi']);
  });

  it('is answered in the site’s own where nothing says which', async () => {
    const own = await contactSite({ contact: { locales } });
    const page = await (await own.form(FORM)).text();
    expect([page.includes('<html lang="en">'), page.includes('धन्यवाद')]).toEqual([true, false]);
  });
});
