import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { violationsOf } from './axe.ts';
import type { DevSite } from './dev-site.ts';
import { editByKeyboard } from './editing-by-keyboard.ts';
import { dropPicture, typeIntoHeading } from './editing-input.ts';
import { full } from './site.ts';
import { test } from './test.ts';

/** The lines that came and went since the last commit, without their blanks. */
const diffOf = ({ git }: DevSite, paths: readonly string[]) =>
  git('diff', '--unified=0', '--', ...paths)
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line))
    .map((line) => line.slice(0, 1) + line.slice(1).trim());

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('#page-engine-editing')).toBeAttached({ timeout: 60_000 });
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  await page.keyboard.press('F2');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

const told = (page: Page) => page.locator('#page-engine-editing').getByRole('status');
const field = (page: Page, name: RegExp) =>
  page.locator('#page-engine-editing').getByRole('textbox', { name });

/** Makes React’s next turn come late, as on a busy machine. */
function makeReactLate(): void {
  const { prototype } = MessagePort;
  const { postMessage } = prototype;
  prototype.postMessage = function (...given: [message: unknown]) {
    prototype.postMessage = postMessage;
    setTimeout(() => this.postMessage(...given), 300);
  };
}

/** Keeps the next question of a name from being answered. @returns lets it be */
async function hold(page: Page, name: 'save' | 'page'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/edit/${name}`, (route) => held.then(() => route.continue()), { times: 1 });
  return release;
}

/** Keeps forms from being read. @returns lets them be */
async function holdForms(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/edit/form', (route) => held.then(() => route.continue()));
  return release;
}

/** Keeps the next answer with a form from the page. @returns lets it arrive, as it was then */
function holdForm(page: Page): () => Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    const later = async (route: Route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
      resolve();
    };
    void page.route('**/edit/form', later, { times: 1 });
  });
  return () => {
    release();
    return arrived;
  };
}

/** The tests of the editing tools, on a development server that others use too: only one is started. */
export function testEditing(dev: () => DevSite): void {
  const diff = (...paths: string[]) => diffOf(dev(), paths);
  const commit = (what: string) => dev().git('commit', '--all', '--quiet', '--message', what);

  test('an editor’s day: the diff has the lines that were changed, and no others', async ({ page }) => {
    await open(page, `${dev().url}/about-us`);

    await test.step('a heading, from the keyboard, without the blank behind it', async () => {
      await page.locator('main h1').focus();
      await page.keyboard.press('Enter');
      await expect(field(page, /^Heading/)).toBeFocused({ timeout: 30_000 });
      await page.keyboard.type('A firm that stays ');
      const heading = page.locator('main h1');
      await expect(heading).toHaveText('A firm that stays');
      const answer = await hold(page, 'page');
      await page.evaluate(makeReactLate);
      await page.keyboard.press('Enter');
      await expect(told(page)).toContainText('Heading: “A firm built');
      // Until it is known where the new text stands, nothing is said of it: an older list would take it for another.
      await expect(heading).toBeFocused();
      await expect(page.locator('#page-engine-editing .ring')).toBeHidden();
      answer();
      await expect(page.locator('#page-engine-editing .ring')).toHaveText('Heading');
      await expect(heading).toHaveAttribute('aria-description', 'Heading · Enter edits');
      expect(diff()).toEqual([
        '-"heading": "A firm built for the second decade of a plan",',
        '+"heading": "A firm that stays",',
      ]);
    });

    await test.step('a mistake is said at the field and nothing is saved; Escape takes back', async () => {
      await page.locator('main h1').click({ position: { x: 30, y: 20 } });
      await expect(field(page, /^Heading/)).toBeFocused();
      await page.keyboard.type('About {brnad}');
      await page.keyboard.press('Enter');
      const alert = page.locator('#page-engine-editing').getByRole('alert');
      await expect(alert).toContainText('Did you mean “brand”?');
      await expect(field(page, /^Heading/)).toHaveAttribute('aria-invalid', 'true');
      await page
        .locator('main h2')
        .first()
        .click({ position: { x: 10, y: 10 } });
      await expect(told(page)).toHaveText('This was not saved yet: mend it, or take it back with Escape.');
      await page.getByRole('button', { name: 'Changes' }).click();
      await expect(field(page, /^Heading/)).toBeFocused();
      await expect(field(page, /^Heading/)).toHaveText('About {brnad}');
      await Promise.all([
        page.waitForEvent('dialog').then((dialog) => dialog.dismiss()),
        page.close({ runBeforeUnload: true }),
      ]);
      await expect(field(page, /^Heading/)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('main h1')).toHaveText('A firm that stays');
      await expect(told(page)).toHaveText('Editing is on.');
      expect(diff()).toHaveLength(2);
    });

    await test.step('a paragraph, clicked behind its short last line, gets a link, and stays the rest', async () => {
      commit('Heading');
      await page.locator('main p', { hasText: 'We set out to be' }).click({ position: { x: 500, y: 78 } });
      const source = field(page, /^Text/);
      await expect(source).toBeFocused();
      const text = await source.inputValue();
      await source.fill(`${text} {brnad}`);
      await page.keyboard.press('Control+Enter');
      await expect(source).toHaveCSS('outline-color', 'rgb(229, 83, 61)');
      await source.fill(text);
      await source.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 2));
      await page.keyboard.press('Control+k');
      await page.locator('#page-engine-editing').getByLabel('Where the link leads').fill('/process-chart');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+Enter');
      await expect(page.locator('main a[href="/process-chart"]', { hasText: 'We' })).toBeVisible();
      const [before = '', after = ''] = diff();
      expect(after).toBe(before.replace('-"We set', '+"[We](/process-chart) set'));
      commit('Link');
    });
  });

  test('an editor’s day, at length: the panel, sections, and what others change meanwhile @full', async ({
    page,
  }) => {
    await open(page, `${dev().url}/about-us`);

    await test.step('the words of a picture, in the panel; axe has nothing to say', async () => {
      await page.locator('main img').first().click();
      const panel = page.getByRole('complementary', { name: 'Editing' });
      const alt = panel.locator('[data-pointer="/sections/0/image/alt"]');
      await expect(panel.locator('[data-pointer="/sections/0/image/src"]')).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      const first = holdForm(page);
      await alt.fill('A courtyard under a banyan tree');
      await alt.press('Tab');
      await expect(told(page)).toContainText('Alternative text: ');
      expect(diff().at(-1)).toBe('+"alt": "A courtyard under a banyan tree"');
      const answer = await hold(page, 'save');
      await alt.press('End');
      await alt.pressSequentially(' in May');
      await first();
      const second = holdForm(page);
      await alt.press('Enter');
      await alt.pressSequentially(' or June');
      answer();
      await expect(page.locator('main img').first()).toHaveAttribute('alt', /in May$/);
      await expect(alt).toHaveValue('A courtyard under a banyan tree in May or June');
      await alt.fill('A courtyard under a banyan tree');
      await alt.press('Tab');
      await expect(told(page)).toContainText('in May” → “A courtyard under a banyan tree”');
      await second();
      commit('Alt');
      const file = join(dev().folder, 'site-config/pages/about-us.json');
      await alt.press('End');
      await alt.pressSequentially(' and a bench');
      writeFileSync(file, readFileSync(file, 'utf8').replace('under a banyan', 'with a banyan'));
      await expect(page.locator('main img').first()).toHaveAttribute('alt', 'A courtyard with a banyan tree');
      await alt.press('Tab');
      await expect(panel.getByRole('alert')).toContainText('There it reads: A courtyard with a banyan tree');
      await expect(alt).toHaveValue('A courtyard under a banyan tree and a bench');
      await panel.getByRole('button', { name: 'Take theirs' }).click();
      await expect(alt).toHaveValue('A courtyard with a banyan tree');
      await expect(panel.getByRole('alert')).toHaveCount(0);
      commit('Alt, elsewhere');
      await dropPicture(page, told(page), join(dev().folder, 'site-config'));
      expect(diff()).toEqual([]);
    });

    await test.step('a section comes from the catalogue and moves', async () => {
      await page.getByRole('button', { name: 'Insert below' }).click();
      await page.getByLabel('Find a block').fill('quote');
      await page.locator('.picker li button', { hasText: 'quote' }).first().click();
      await expect(told(page)).toContainText('an entry added');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Page', exact: true }).click({ trial: true });
      await page.setViewportSize({ width: 1280, height: 800 });
      const added = diff('site-config/pages');
      expect(added.every((line) => line.startsWith('+'))).toBe(true);
      expect(added).toContain('+"type": "quote",');
      await page.getByRole('button', { name: 'Move down' }).click();
      await expect(told(page)).toContainText('an entry moved');
      const moved = diff('site-config/pages');
      expect([...moved].sort()).toEqual([...added].sort());
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => diff()).toEqual([]);
    });

    await test.step('a section that moves in its file is followed, with what is being typed', async () => {
      await page.getByRole('button', { name: 'Close' }).click();
      await page.locator('main img').first().click();
      const panel = page.getByRole('complementary', { name: 'Editing' });
      const alt = panel.getByRole('textbox', { name: 'Alternative text' });
      await alt.fill('A courtyard, elsewhere');
      const file = join(dev().folder, 'site-config/pages/about-us.json');
      const {
        sections: [first, ...others],
        ...rest
      } = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...rest, sections: [...others, first] }));
      await expect(alt).toHaveAttribute('data-pointer', `/sections/${others.length}/image/alt`);
      await alt.press('Tab');
      await expect(told(page)).toContainText('→ “A courtyard, elsewhere”');
      const { sections } = JSON.parse(readFileSync(file, 'utf8'));
      expect(sections.at(-1)).toMatchObject({ id: first.id, image: { alt: 'A courtyard, elsewhere' } });
      // A merge may leave it in pieces for a while.
      writeFileSync(file, '{');
      await expect(page.locator('#page-engine-diagnostics')).toContainText('about-us.json:1');
      await expect(alt).toHaveAttribute('data-pointer', `/sections/${others.length}/image/alt`);
      // What links to the section finds it no longer: the page stays as it is.
      writeFileSync(file, JSON.stringify({ ...rest, sections: others }));
      await expect(panel).toContainText('What was open here is no longer in the file.');
      dev().git('checkout', '--quiet', '--', '.');
      await expect(alt).toHaveAttribute('data-pointer', '/sections/0/image/alt');
    });

    await test.step('an entry that is added is open, with the focus in its first field', async () => {
      const panel = page.getByRole('complementary', { name: 'Editing' });
      await panel.getByRole('button', { name: 'Add an entry' }).click();
      await expect(told(page)).toContainText('Actions: an entry added: “Write here” (pages/about-us.json)');
      await expect(panel.locator('[data-pointer="/sections/0/actions/2/label"]')).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => diff()).toEqual([]);
    });
  });

  test('a page is followed to its new address and back; what was begun is opened @full', async ({ page }) => {
    await open(page, `${dev().url}/about-us`);
    const panel = page.getByRole('complementary', { name: 'Editing' });
    const undo = page.getByRole('button', { name: 'Undo' });
    async function begin(what: string, values: Readonly<Record<string, string>>): Promise<void> {
      await page.getByRole('button', { name: 'Page', exact: true }).click();
      const part = panel.locator('details', { hasText: what });
      await part.locator('summary').click();
      for (const [name, value] of Object.entries(values)) await part.getByLabel(name).fill(value);
      await part.getByRole('button', { name: what }).click();
    }
    await begin('New page', { Address: '/careers', Title: 'Careers' });
    await page.getByRole('link', { name: 'Open the page' }).click();
    await expect(page).toHaveURL(/\/careers$/);
    await begin('Change its address', { 'New address': '/jobs' });
    await expect(page).toHaveURL(/\/jobs$/);
    await undo.click();
    await expect(page).toHaveURL(/\/careers$/);
    await expect(page.locator('main h1')).toHaveText('Careers');
    await begin('New item', { 'Name in addresses': 'a-draft', Title: 'A draft' });
    const isActive = panel.locator('[data-pointer$="/isActive"]');
    await expect(isActive).toHaveValue('false');
    async function openPart(of: string, name: RegExp): Promise<void> {
      await page.getByRole('button', { name: 'Page', exact: true }).click();
      await panel.getByText(of, { exact: true }).click();
      await panel.getByRole('button', { name }).click();
    }
    // No page shows a draft, nor a menu that is still to come.
    await openPart('Settings', /^navigation\.json/);
    await expect(panel.getByRole('group', { name: 'Primary' })).toBeVisible();
    await openPart('Items', /A draft · a draft$/);
    await expect(isActive).toHaveValue('false');
    await undo.click();
    await undo.click();
    await expect.poll(() => diff()).toEqual([]);
  });

  test('the keyboard alone does all of it, and what is done is said @full', async ({ page }) => {
    await page.goto(`${dev().url}/about-us`);
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    await editByKeyboard(page, () => diff());
    await page.keyboard.press('F2');
    await page.locator('main h1').click({ position: { x: 30, y: 20 } });
    const heading = field(page, /^Heading/);
    await expect(heading).toBeFocused();
    await typeIntoHeading(page, heading);
    await page.keyboard.press('Enter');
    await expect(told(page)).toContainText('→ “Two lines سلام (abc)”');
    expect(diff().at(-1)).toBe('+"heading": "Two lines سلام (abc)",');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => diff()).toEqual([]);

    const file = join(dev().folder, 'site-config/pages/about-us.json');
    /** A page that is a step behind its file would be edited as it was. */
    const isShown = () =>
      expect(page.locator('main h1')).toHaveText(JSON.parse(readFileSync(file, 'utf8')).sections[0].heading);

    await test.step('what is typed before a save is answered waits for one of its own', async () => {
      await isShown();
      await page.locator('main h1').click({ position: { x: 30, y: 20 } });
      await expect(heading).toBeFocused();
      const answer = await hold(page, 'save');
      await page.keyboard.type('First');
      await page.keyboard.press('Enter');
      await page.keyboard.type(' and last');
      answer();
      await expect(told(page)).toContainText('→ “First”');
      await expect(heading).toHaveText('First and last');
      expect(diff().at(-1)).toBe('+"heading": "First",');
      await page.keyboard.press('Enter');
      await expect(told(page)).toContainText('“First” → “First and last”');
      await expect(heading).toBeHidden();
      dev().git('checkout', '--quiet', '--', '.');
    });

    await test.step('what is put right before its refusal is answered is saved, and meets no conflict', async () => {
      await isShown();
      await page.locator('main h1').click({ position: { x: 30, y: 20 } });
      await expect(heading).toBeFocused();
      writeFileSync(file, readFileSync(file, 'utf8').replace('with a simple complaint', 'with a complaint'));
      const answer = await hold(page, 'save');
      await page.keyboard.type('Call {emial}');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Call us');
      await page.keyboard.press('Enter');
      answer();
      await expect(told(page)).toContainText('→ “Call us”');
      await expect(heading).toBeHidden();
      dev().git('checkout', '--quiet', '--', '.');
      await isShown();
    });

    await test.step('“Keep mine” keeps the paragraph that was edited, and the others as they are by now', async () => {
      await page.locator('main p', { hasText: 'We set out to be' }).click({ position: { x: 30, y: 10 } });
      const source = field(page, /^Text/);
      await source.fill('We come back.');
      // Saved before the page hears of the other change.
      const answer = await hold(page, 'save');
      await page.keyboard.press('Control+Enter');
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace('with a simple complaint', 'with a plain complaint'),
      );
      answer();
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await expect(source).toBeHidden();
      const { text } = JSON.parse(readFileSync(file, 'utf8')).sections[0];
      expect(text).toEqual([expect.stringContaining('with a plain complaint.'), '', 'We come back.']);
      dev().git('checkout', '--quiet', '--', '.');
    });
  });

  test('on a translated page the translation is edited; a single change is taken back @full', async ({
    page,
  }) => {
    await open(page, `${dev().url}/hi/about-us`);
    await page.locator('main h1').click({ position: { x: 30, y: 20 } });
    await expect(field(page, /^Heading/)).toBeFocused({ timeout: 30_000 });
    await expect(page.locator('.note .original')).toContainText('A firm ');
    await page.keyboard.insertText('हम यहीं हैं');
    await page.keyboard.press('Enter');
    await expect(page.locator('main h1')).toHaveText('हम यहीं हैं');
    await expect(told(page)).toContainText('Heading: ');
    expect(diff('site-config/pages')).toEqual([]);
    expect(diff('site-config/locales').filter((line) => line.includes('"heading"'))).toEqual([
      expect.stringMatching(/^-"heading": "ऐसी फ़र्म/),
      '+"heading": "हम यहीं हैं",',
    ]);
    // A load leaves the tools on, and forgets neither way.
    await page.goto(`${dev().url}/hi/about-us`);
    await page.getByRole('button', { name: 'Changes' }).click();
    // New files, such as a picture, are added too.
    await expect(page.locator('aside code')).toHaveText(
      / && git add -A -- \S+site-config && git commit -m "/,
    );
    await page.getByRole('button', { name: 'Take back Heading of /about-us (hi)' }).click();
    await expect
      .poll(() => diff('site-config/locales').filter((line) => line.includes('"heading"')))
      .toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('main h1')).toHaveText('हम यहीं हैं');
    if (!full) return;
    await page.reload();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.locator('main h1')).toHaveText(/^ऐसी फ़र्म/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('main h1')).toHaveText('हम यहीं हैं');
  });

  test('a translation is told to be right still, and is the original again once it is emptied @full', async ({
    page,
  }) => {
    const edit = (path: string, change: (text: string) => string) => {
      const file = join(dev().folder, 'site-config', path);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    };
    // What an editor's day has committed are originals that have changed, too.
    dev().git('reset', '--quiet', '--hard', dev().git('rev-list', '--max-parents=0', 'HEAD').trim());
    edit('pages/about-us.json', (text) => text.replace('"A firm built', '"A house built'));
    await open(page, `${dev().url}/hi/about-us`);
    const heading = page.locator('main h1');
    const panel = page.getByRole('complementary', { name: 'Editing' });
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    const header = panel.locator('.sections .choice').first();
    await expect(header).toContainText('1 whose original has changed', { timeout: 30_000 });

    await test.step('on the page, by the keyboard', async () => {
      await heading.click({ position: { x: 30, y: 20 } });
      await expect(field(page, /^Heading/)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Still right' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(told(page)).toContainText('Heading: still right (hi: pages/about-us.json)');
      await expect(header).not.toContainText('changed');
      expect(diff('site-config/locales')).toHaveLength(2);
    });

    await test.step('in the panel an emptied one is followed by what is written next', async () => {
      await header.click();
      const eyebrow = panel.locator('[data-pointer="/sections/0/eyebrow"]');
      await eyebrow.fill('');
      await eyebrow.press('Tab');
      await expect(eyebrow).toHaveValue('About us');
      await eyebrow.fill('हम');
      await eyebrow.press('Tab');
      await expect(told(page)).toContainText('Eyebrow: nothing → “हम”');
      await expect(panel.getByRole('alert')).toHaveCount(0);
      await page.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('on the page it may be one that has to be there', async () => {
      await heading.click({ position: { x: 30, y: 20 } });
      await expect(field(page, /^Heading/)).toBeFocused();
      await page.keyboard.press('Delete');
      await page.keyboard.press('Enter');
      await expect(heading).toContainText('A house built');
      await expect(heading).toBeFocused();
    });

    await test.step('the focus is on what was edited, and its outline around it', async () => {
      await page.goto(`${dev().url}/hi`);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      const accent = heading.locator('.accent');
      const text = page.locator('main p a').first();
      await heading.click({ position: { x: 30, y: 20 } });
      await expect(field(page, /^Heading/)).toBeFocused();
      await page.keyboard.insertText('हम यहीं हैं');
      await page.keyboard.press('Enter');
      await expect(accent).toHaveText('हम यहीं हैं');
      await expect(accent).toBeFocused();
      await expect(page.locator('#page-engine-editing .ring')).toHaveText('Heading');
      await text.click();
      await expect(field(page, /^Text/)).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type('.');
      await page.keyboard.press('Control+Enter');
      await expect(told(page)).toContainText('Text: ');
      await expect(text).toBeFocused();
    });
    dev().git('checkout', '--quiet', '--', '.');
  });

  test('a page whose server was away keeps what was typed, and is loaded anew once that is saved @full', async ({
    page,
  }) => {
    let cut = () => {};
    await page.routeWebSocket(/127\.0\.0\.1/, (socket) => {
      socket.connectToServer();
      cut = () => void socket.close();
    });
    await open(page, `${dev().url}/about-us`);
    await page.evaluate(() => document.body.setAttribute('data-old', ''));
    await page.locator('main h1').click({ position: { x: 30, y: 20 } });
    await expect(field(page, /^Heading/)).toBeFocused({ timeout: 30_000 });
    await page.keyboard.insertText('We are {brnad}');
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    cut();
    await asked;
    await expect(field(page, /^Heading/)).toHaveText('We are {brnad}');
    await expect(page.locator('[data-old]')).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('We are back');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-old]')).toHaveCount(0);
    await expect(page.locator('main h1')).toHaveText('We are back');
    dev().git('checkout', '--quiet', '--', '.');
    await expect(page.locator('main h1')).toHaveText(/^A firm built/);
  });

  test('what may be left out goes and comes, blocks come into a block, and a form waits for a file with a mistake @full', async ({
    page,
  }) => {
    const file = join(dev().folder, 'site-config/pages/about-us.json');
    const before = readFileSync(file, 'utf8');
    const { sections } = JSON.parse(before);
    await open(page, `${dev().url}/about-us`);
    const panel = page.getByRole('complementary', { name: 'Editing' });

    await test.step('what is taken back before the form was read again is shown as it was', async () => {
      await page.locator('main img').first().click();
      const heading = panel.getByRole('textbox', { name: 'Heading' });
      await expect(heading).toHaveValue(sections[0].heading);
      const letBe = await holdForms(page);
      await heading.fill('Other');
      await heading.press('Enter');
      await expect(told(page)).toContainText('→ “Other”');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(told(page)).toContainText('Taken back: ');
      letBe();
      await expect(heading).toHaveValue(sections[0].heading);
    });

    await test.step('a picture is taken away, with its translation, and comes back', async () => {
      await panel.getByRole('button', { name: 'Remove “Image”' }).click();
      await expect(told(page)).toContainText('Image: removed: ');
      const { image, ...rest } = sections[0];
      expect(image).toBeDefined();
      expect(JSON.parse(readFileSync(file, 'utf8')).sections[0]).toEqual(rest);
      await panel.getByRole('group', { name: 'Image' }).getByRole('button', { name: 'Add' }).click();
      await expect(panel.getByRole('combobox', { name: 'Source' })).toHaveValue('/images/logo.svg');
    });

    await test.step('a list that may be left out goes with its last entry', async () => {
      const actions = panel.getByRole('group', { name: 'Actions' });
      await actions.getByText(sections[0].actions[0].label).click();
      for (const { label } of sections[0].actions)
        await actions.getByRole('button', { name: `Remove “${label}”` }).click();
      await expect(actions.locator('details')).toHaveCount(0);
      expect(JSON.parse(readFileSync(file, 'utf8')).sections[0]).not.toHaveProperty('actions');
    });

    await test.step('a block comes into columns from the catalogue of those that may stand there', async () => {
      await panel.getByRole('button', { name: 'Insert below' }).click();
      await panel.getByLabel('Find a block').fill('columns');
      await panel.locator('.picker li button').first().click();
      const blocks = panel.getByRole('group', { name: 'Blocks' });
      await blocks.getByRole('button', { name: 'Add a block' }).click();
      await expect(blocks.locator('.picker li b')).not.toContainText(['banner']);
      await blocks.getByLabel('Find a block').fill('quote');
      await blocks.locator('.picker li button').first().click();
      await expect(blocks.locator(':scope > details')).toHaveCount(3);
      await expect(blocks.locator('[data-pointer="/sections/1/blocks/2/tone"]')).toBeFocused();
    });

    await test.step('a form of a file with a mistake says why it is empty, and comes once that is mended', async () => {
      writeFileSync(file, `// A note\n${before}`);
      await expect(page.locator('#page-engine-diagnostics')).toContainText('about-us.json:1');
      await page.getByRole('button', { name: 'Page', exact: true }).click();
      await expect(panel).toContainText('If it has a mistake, its fields are here once that is mended.');
      dev().git('checkout', '--quiet', '--', '.');
      await expect(panel.locator('.sections li')).toHaveCount(sections.length);
      await expect(panel).not.toContainText('If it has a mistake');
    });
  });

  test('with the tools off the page is as it ships @full', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${dev().url}/about-us`, { waitUntil: 'networkidle' });
    await expect(page.locator('#page-engine-editing')).toBeAttached();
    expect(await page.locator('[data-dev-editable]').count()).toBe(0);
    const ofTools = () => asked.filter((url) => url.includes('/dev/page/editing/')).length;
    expect([asked.length > 10, ofTools()]).toEqual([true, 0]);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('button', { name: 'Edit', pressed: true })).toBeFocused();
    expect(ofTools()).toBeGreaterThan(10);
    const saved = await page.request.post(`${dev().url}/__page-engine/edit/save`, { data: {} });
    expect(saved.status()).toBe(403);
    const named = await page.request.get(`${dev().url}/__page-engine/edit/token`, {
      headers: { host: 'evil.example' },
    });
    expect(named.status()).toBe(403);
  });
}
