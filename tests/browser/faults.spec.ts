import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { openDatabase } from '../../src/server/inbox/database.ts';
import { figure, SEED, sequence, sized } from '../support/proof.ts';
import { live, openLive } from './support/app.ts';
import { buildSite, root, type Served, serveSite } from './support/site-process.ts';
import { test } from './support/test.ts';
import { changeJson } from './support/variant.ts';

const ENDPOINT = '**/service/simplicityService/contactUs/';
const CONTACT = '/contact-us';
/** Either tells the visitor: the notice, or the line in the form. */
const THANKS = ['Thank you for contacting us.', 'Your message has reached us.'];
const SCHEDULES = sized(500);
const ATTEMPTS = 4;

test.setTimeout(7_200_000);

let folder = '';
let site: Served | undefined;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-engine-faults-'));
  const content = join(folder, 'site-config');
  await cp(join(root, 'site-config'), content, { recursive: true });
  // The captcha has tests of its own, and would cost half a second of work each time.
  await changeJson(join(content, 'site.json'), (written) => ({ ...written, captcha: { provider: 'none' } }));
  await buildSite(join(folder, 'dist'), content);
  site = await serveSite(join(folder, 'dist'));
});
test.afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What happens to one post between the page and the server. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  none: (route) => route.continue(),
  'cut before': (route) => route.abort('connectionreset'),
  'cut after': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  '502 before': (route) => route.fulfill({ status: 502 }),
  '503 before': (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' } }),
  '504 after': async (route) => {
    await route.fetch();
    await route.fulfill({ status: 504 });
  },
  'never answered': async () => undefined,
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** Whether the visitor was thanked, now or before: thanks go after a while. */
const told = (page: Page) => page.evaluate(() => sessionStorage.getItem('told') !== null);
const isBusy = (page: Page) => page.locator('form[aria-busy=true]').isVisible();
/** By the banner, or by the line in the form where the server has said when to try again. */
const failed = async (page: Page) =>
  ((await page.locator('[data-system-error]').isVisible()) ||
    (await page.getByText('Your message was not sent.').isVisible())) &&
  !(await isBusy(page));

interface Outcome {
  readonly text: string;
  readonly isTold: boolean;
  readonly kept: string;
  readonly story: string;
}

async function schedule(context: BrowserContext, index: number, base: string): Promise<Outcome> {
  const next = sequence(SEED + index * 7919);
  // The lowest bits of such a sequence are hardly random.
  const draw = (below: number) => Math.floor((next(2 ** 30) / 2 ** 30) * below);
  const story: string[] = [];
  const text = `Schedule ${index}`;
  const names = Object.keys(FAULTS);
  let fault = 'none';
  const page = await context.newPage();
  let posts = 0;
  await page.route(ENDPOINT, (route) => {
    posts += 1;
    return FAULTS[fault]?.(route).catch(() => undefined);
  });
  await page.addInitScript((thanks) => {
    const look = () =>
      thanks.some((text) => document.body?.innerText.includes(text)) && sessionStorage.setItem('told', '1');
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  }, THANKS);
  const open = () => openLive(page, base + CONTACT);
  await open();
  const values = {
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: 'a@example.com',
    'Phone number': '1234567890',
  };
  for (const [name, value] of Object.entries({ ...values, Message: text }))
    await field(page, name).fill(value);
  let isTold = false;
  for (let attempt = 0; attempt < ATTEMPTS && !isTold; attempt += 1) {
    fault = names[draw(names.length)] ?? 'none';
    const disturbance =
      ['none', 'none', 'double click', 'reload', 'away and back', 'other tab'][draw(6)] ?? 'none';
    const isLeft = ['reload', 'away and back'].includes(disturbance);
    story.push(`${fault} / ${disturbance}`);
    const before = posts;
    const button = page.getByRole('button', { name: /^send (a )?message$/i });
    await (disturbance === 'double click' ? button.dblclick() : button.click());
    if (disturbance === 'other tab') {
      const other = await context.newPage();
      await other.goto(base + CONTACT);
      await other.close();
    }
    await expect.poll(() => posts, { message: story.join(', ') }).toBeGreaterThan(before);
    if (!isLeft && fault !== 'never answered')
      await expect
        .poll(async () => (await told(page)) || (await failed(page)), {
          message: story.join(', '),
          timeout: 60_000,
        })
        .toBe(true);
    isTold = await told(page);
    if (isTold) break;
    if (disturbance === 'away and back') {
      await page.goto(`${base}/about-us`);
      await page.goBack();
      await live(page);
    } else if (isLeft || fault === 'never answered') {
      await page.reload();
      await live(page);
    }
    isTold = await told(page);
    // Neither told nor kept: nothing is left to send, and that is counted as wrong.
    if (!isTold && (await field(page, 'Message').inputValue()) === '') break;
  }
  const kept = isTold ? '' : await field(page, 'Message').inputValue();
  await page.close();
  return { text, isTold, kept, story: story.join(', ') };
}

test(`${SCHEDULES} schedules of faults: what a visitor is told of is stored once, what not is still in the form @full`, async ({
  browser,
}) => {
  const base = site?.url ?? '';
  const outcomes: Outcome[] = [];
  const queue = Array.from({ length: SCHEDULES }, (_, index) => index).values();
  // Side by side, since most of their time is waiting; a visitor shares nothing with another.
  const visitor = async () => {
    const context = await browser.newContext();
    for (const index of queue) outcomes.push(await schedule(context, index, base));
    await context.close();
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  const database = openDatabase({ url: `file:${join(folder, 'inbox.db')}` });
  const rows = await database.rows('SELECT description, count(*) AS n FROM messages GROUP BY description');
  await database.close();
  const stored = new Map(rows.map(({ description, n }) => [String(description), Number(n)]));
  const isWrong = ({ text, isTold, kept }: Outcome) =>
    isTold ? stored.get(text) !== 1 : kept !== text || (stored.get(text) ?? 0) > 1;
  const wrong = outcomes
    .filter(isWrong)
    .map((outcome) => ({ ...outcome, stored: stored.get(outcome.text) ?? 0 }));
  figure('Fault schedules', {
    schedules: outcomes.length,
    told: outcomes.filter(({ isTold }) => isTold).length,
    wrong: wrong.length,
  });
  expect(wrong).toEqual([]);
});
