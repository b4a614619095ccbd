import { expect, type Page } from '@playwright/test';
import { follow, hold, holdApp, live, openLive, stopClock } from './support/app.ts';
import { violationsOf } from './support/axe.ts';
import { CHALLENGE, contactService } from './support/contact-service.ts';
import { overflowOf } from './support/document.ts';
import { changeProps } from './support/islands.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const CONTACT = '/contact-us';
const TEXT = {
  'First name': 'Asha',
  'Last name': 'Rao',
  Email: 'asha@example.com',
  'Phone number': '+91 98765 43210',
  Message: 'Please call me.',
};
const FAILED = 'Something went wrong. Please try again or contact us';
const THANKS = 'Thank you for contacting us.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const human = (page: Page) => page.getByRole('checkbox', { name: 'I am human' });
const sendButton = (page: Page) => page.getByRole('button', { name: /^send (a )?message$/i });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: THANKS });
const banner = (page: Page) => page.locator('[data-system-error]');
const loader = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact_form'));

async function fill(page: Page, text: Readonly<Record<string, string>> = TEXT): Promise<void> {
  for (const [name, value] of Object.entries(text)) await field(page, name).fill(value);
}

async function fillAll(page: Page): Promise<void> {
  await fill(page);
  await human(page).click();
  await expect(human(page)).toBeChecked();
}

async function expectText(page: Page, text: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(text)) await expect(field(page, name)).toHaveValue(value);
}
const EMPTY = Object.fromEntries(Object.keys(TEXT).map((name) => [name, '']));

/** What is said of the field that is wrong. */
const errorOf = (page: Page, name: string) =>
  field(page, name).evaluate((control) => {
    const id = control.getAttribute('aria-describedby') ?? '';
    return control.ariaInvalid === 'true' ? document.getElementById(id)?.textContent : undefined;
  });

/** The text stands there after a reload, and can be sent. */
async function sendsKept(page: Page): Promise<void> {
  await live(page);
  await expectText(page, TEXT);
  // The captcha comes with the first sign of writing, or with a press on its likeness.
  await page.getByText('I am human').click();
  await expect(human(page)).toBeChecked();
  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
}

test('says what is wrong, and sends what is right, by keyboard', async ({ page, watch }) => {
  const service = await contactService(page);
  // As it ships, with the work that a challenge asks for.
  await page.unroute(CHALLENGE);
  await openLive(page, CONTACT);
  expect(watch.requests.filter((url) => /altcha|sending|captcha/.test(url))).toEqual([]);

  // A field is checked when it is left, the message's length while it is written.
  await field(page, 'Email').fill('asha@example');
  expect(await errorOf(page, 'Email')).toBeUndefined();
  await page.keyboard.press('Tab');
  expect(await errorOf(page, 'Email')).toBe('Please enter valid Email');
  const said = page.locator('[aria-live=polite]', { hasText: 'Email: Please enter valid Email' });
  await expect(said).toBeAttached();
  await field(page, 'Message').fill('x'.repeat(1000));
  await page.keyboard.insertText('yz');
  await expect(field(page, 'Message')).toHaveValue(`${'x'.repeat(1000)}y`);
  await expect(page.getByText('1001 of 1000 characters').first()).toBeVisible();
  expect(await errorOf(page, 'Message')).toBe('Maximum 1000 characters allowed');
  await expect(page.locator('[aria-live=polite]', { hasText: '1001 of 1000 characters' })).toBeAttached();
  // An emoji is one character, here and for the server, and what does not fit is told.
  await field(page, 'Message').fill('🙂'.repeat(1000));
  await expect(page.getByText('1000 of 1000 characters').first()).toBeVisible();
  expect(await errorOf(page, 'Message')).toBeUndefined();
  await field(page, 'Message').fill('🙂'.repeat(1200));
  await expect(field(page, 'Message')).toHaveValue('🙂'.repeat(1001));
  await expect(page.getByText('1001 of 1000 characters (199 more did not fit)').first()).toBeVisible();
  await field(page, 'Message').fill('');

  await sendButton(page).click();
  await expect(field(page, 'First name')).toBeFocused();
  await expect(said).not.toBeAttached();
  const wrong = await Promise.all(Object.keys(TEXT).map((name) => errorOf(page, name)));
  expect(wrong).toEqual([
    'Please enter First name',
    'Please enter Last name',
    'Please enter valid Email',
    'Please enter Phone number',
    'Please enter Message',
  ]);
  await expect(page.getByText('Captcha is required')).toBeVisible();
  await expect(human(page)).toHaveAttribute('aria-invalid', 'true');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await violationsOf(page), `${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await violationsOf(page, 'colours')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await field(page, 'First name').fill('Asha1');
  expect(await errorOf(page, 'First name')).toBe('Must be filled by a~z, A~Z');
  await fill(page);
  expect(await errorOf(page, 'First name')).toBeUndefined();
  await sendButton(page).click();
  await expect(human(page)).toBeFocused();
  expect(service.attempts).toEqual([]);

  await page.keyboard.press('Space');
  await expect(human(page)).toBeChecked();
  await expect(page.getByText('Captcha is required')).toBeHidden();
  await field(page, 'Phone number').press('Enter');
  await expect(toast(page)).toBeVisible();
  expect(service.attempts).toHaveLength(1);
  const [attempt] = service.attempts;
  expect(attempt?.body).toEqual({
    name: 'Asha Rao',
    email: 'asha@example.com',
    phoneNumber: '+91 98765 43210',
    website: '',
    description: 'Please call me.',
  });
  expect(attempt?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(await service.isSolved(attempt?.token)).toBe(true);
  await expectText(page, EMPTY);
  await expect(human(page)).not.toBeChecked();
  await expect(page.locator('form :focus')).toContainText('Your message has reached us.');
  // What is said of a field that is left is said in the task after.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await errorOf(page, 'Phone number')).toBeUndefined();
  expect(await draft(page)).toBeNull();
  expect(await watch.violations()).toEqual([]);
  expect(watch.problems).toEqual([]);
});

test('a message that was left too long is right as soon as it is short enough @full', async ({
  visit: { page },
}) => {
  await openLive(page, CONTACT);
  await field(page, 'Message').fill('x'.repeat(1001));
  await page.keyboard.press('Tab');
  expect(await errorOf(page, 'Message')).toBe('Maximum 1000 characters allowed');
  await field(page, 'Message').press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('1000 of 1000 characters').first()).toBeVisible();
  expect(await errorOf(page, 'Message')).toBeUndefined();
});

test('a telephone number is taken whole, however long it is @full', async ({ visit: { page } }) => {
  await openLive(page, CONTACT);
  await field(page, 'Phone number').focus();
  await page.keyboard.insertText('1'.repeat(600));
  await expect(field(page, 'Phone number')).toHaveValue('1'.repeat(600));
});

test('in a message that is full the caret stays, and a word is composed to its end @full', async ({
  visit: { page },
}) => {
  await openLive(page, CONTACT);
  const message = field(page, 'Message');
  await message.fill('x'.repeat(1000));
  await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(10, 10));
  const stands = () =>
    message.evaluate((area: HTMLTextAreaElement) => [area.value.length, area.selectionStart]);
  await page.keyboard.insertText('pasted');
  expect(await stands()).toEqual([1001, 11]);
  await page.keyboard.type('y');
  expect(await stands()).toEqual([1001, 11]);
  const session = await page.context().newCDPSession(page);
  for (const text of ['न', 'नम', 'नमस्ते'])
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await expect(message).toHaveValue(/^x{10}pनमस्तेx{990}$/);
  await session.send('Input.insertText', { text: 'नमस्ते' });
  expect(await stands()).toEqual([1001, 11]);
});

test('what an app fills in past the form is kept and sent @full', async ({ visit: { page } }) => {
  await openLive(page, CONTACT);
  const { Message, ...others } = TEXT;
  await field(page, 'First name').focus();
  for (const [name, text] of Object.entries(others))
    await field(page, name).evaluate((control: HTMLInputElement, value) => {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
  await field(page, 'Message').click();
  await page.keyboard.type(Message);
  await expectText(page, TEXT);
  await field(page, 'Email').evaluate((control: HTMLInputElement) => {
    control.value = 'rao@example.com';
  });
  await sendButton(page).click();
  await expect(field(page, 'Email')).toHaveValue('rao@example.com');
  expect(await errorOf(page, 'First name')).toBeUndefined();
  expect(await draft(page)).toContain('rao@example.com');
});

test('a field is not left with its window @full', async ({ visit: { page } }) => {
  await openLive(page, CONTACT);
  const email = field(page, 'Email');
  await email.fill('asha@');
  await email.dispatchEvent('focusout', { bubbles: true });
  expect(await errorOf(page, 'Email')).toBeUndefined();
  await email.press('Tab');
  expect(await errorOf(page, 'Email')).toBe('Please enter valid Email');
});

test('what was written is there by Back where nothing may be stored, too @full', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await openLive(page, CONTACT);
  await fill(page);
  await follow(page, '/about-us');
  await page.goBack();
  await expectText(page, TEXT);
});

test('a failure keeps the text, says why, and can be tried again', async ({ page }) => {
  const service = await contactService(page);
  await openLive(page, CONTACT);
  await fillAll(page);

  service.answer({ status: 500 });
  await sendButton(page).click();
  await expect(banner(page)).toContainText(FAILED);
  await expectText(page, TEXT);
  expect(service.attempts).toHaveLength(1);
  const key = service.attempts[0]?.key;

  // The same text keeps its key; the banner goes when it is tried again.
  service.answer({ status: 429, headers: { 'Retry-After': '120' } });
  await sendButton(page).click();
  await expect(page.getByText(/^Too many messages came from here\. Please try again after \d/)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(service.attempts.map((attempt) => attempt.key)).toEqual([key]);
  service.answer({ status: 503, headers: { 'Retry-After': '120' } });
  await sendButton(page).click();
  await expect(page.getByText(/^Your message was not sent\. .* please send it again after \d/)).toBeVisible();
  expect(service.attempts).toHaveLength(1);

  service.answer({ status: 400, json: { errors: { email: 'We know no such address', name: '' } } });
  await sendButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  expect(await errorOf(page, 'Email')).toBe('We know no such address');
  await expect(banner(page)).toBeHidden();
  await field(page, 'Email').fill('asha@mail.example.com');
  expect(await errorOf(page, 'Email')).toBeUndefined();

  service.answer({ status: 403 });
  await sendButton(page).click();
  await expect(page.getByText('The check did not succeed. Please tick the box once more.')).toBeVisible();
  await expect(human(page)).not.toBeChecked();
  await expect(human(page)).toBeFocused();
  await human(page).press('Space');
  await expect(human(page)).toBeChecked();

  service.answer('abort');
  await sendButton(page).click();
  await expect(loader(page)).toBeVisible();
  await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await expect(banner(page)).toContainText(FAILED);
  expect(service.attempts).toHaveLength(3);

  service.answer({ status: 503 }, { status: 503 }, 'accept');
  await sendButton(page).dblclick();
  await expect(toast(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(loader(page)).toBeHidden();
  expect(service.attempts).toHaveLength(3);
  const keys = new Set(service.attempts.map((attempt) => attempt.key));
  expect(keys.size).toBe(1);
  expect(keys).not.toContain(key);
});

test('while a message is sent its button says so in its own colour, with a ring that turns where motion is welcome @full', async ({
  page,
}) => {
  const service = await contactService(page);
  await openLive(page, CONTACT);
  await fillAll(page);
  service.answer('hang');
  await sendButton(page).click();
  const button = page.getByRole('form').getByRole('button', { name: 'Loading' });
  await expect(button).toHaveCSS('opacity', '1');
  const turning = () =>
    button.evaluate((element) => element.getAnimations({ subtree: true }).map(({ playState }) => playState));
  expect(await turning()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await turning()).toEqual(['running']);
  expect(await violationsOf(page)).toEqual([]);
});

test('gives up after 15 s @full', async ({ page }) => {
  const service = await contactService(page);
  await page.clock.install();
  await openLive(page, CONTACT);
  await fillAll(page);
  service.answer('hang');
  // From here on it runs when it is told to: the last second is not the machine's.
  await stopClock(page);
  await sendButton(page).click();
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(loader(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(14_000);
  await expect(loader(page)).toBeVisible();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect(banner(page)).toContainText(FAILED);
  await expectText(page, TEXT);
  await expect(page.getByText('Your message may not have arrived.')).toBeVisible();
});

test('without a connection the message waits, if the visitor agrees', async ({ page, context }) => {
  const service = await contactService(page);
  await openLive(page, CONTACT);
  await context.setOffline(true);
  await fill(page);
  await context.setOffline(false);
  // The check could not be fetched then, and can be now.
  await sendButton(page).click();
  await expect(human(page)).toBeFocused();
  await expect(human(page)).toHaveAccessibleDescription('Captcha is required');
  expect(service.attempts).toEqual([]);
  await human(page).click();
  await expect(human(page)).toBeChecked();
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(banner(page)).toContainText('No Internet Connection');
  await page.getByRole('button', { name: 'Send when I am online again' }).click();
  await expect(page.getByText('Your message will be sent as soon as you are online again.')).toBeVisible();
  await expect(page.locator('form :focus')).toContainText('as soon as you are online again.');
  await page.getByRole('button', { name: 'Change the message' }).click();
  await expect(field(page, 'Message')).toBeFocused();
  await field(page, 'Message').fill('Please write.');
  await sendButton(page).click();
  await page.getByRole('button', { name: 'Send when I am online again' }).click();
  expect(service.attempts).toEqual([]);
  await context.setOffline(false);
  await expect(toast(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(service.attempts).toHaveLength(1);
  expect(service.attempts[0]?.body).toMatchObject({ description: 'Please write.' });
});

test('a message that waits for a connection is sent after a reload, too, unless it was changed @full', async ({
  page,
  context,
}) => {
  const service = await contactService(page);
  await openLive(page, CONTACT);
  await fillAll(page);
  await context.setOffline(true);
  await sendButton(page).click();
  const agree = page.getByRole('button', { name: 'Send when I am online again' });
  await agree.click();
  await page.getByRole('button', { name: 'Change the message' }).click();
  await context.setOffline(false);
  await page.reload();
  await live(page);
  await expectText(page, TEXT);
  expect(service.attempts).toEqual([]);

  await field(page, 'Message').focus();
  await human(page).click();
  await expect(human(page)).toBeChecked();
  // The page does not hear of the connection before it is left.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await sendButton(page).click();
  await agree.click();
  await expect(page.getByText('Your message will be sent as soon as you are online again.')).toBeVisible();
  expect(service.attempts).toEqual([]);
  await page.reload();
  await expect(toast(page)).toBeVisible();
  expect(service.attempts).toHaveLength(1);
  await expectText(page, EMPTY);
  expect(await draft(page)).toBeNull();
});

test('what was written survives Back, a reload, and the wait for the app', async ({ page }) => {
  await contactService(page);
  const release = await holdApp(page);
  await page.goto(CONTACT);
  const form = page.getByRole('form');
  expect(await form.getAttribute('novalidate')).toBeNull();
  await field(page, 'First name').fill('Asha');
  let challenges = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/captcha/challenge')) challenges += 1;
  });
  await page.getByText('I am human').dblclick();
  release();
  await live(page);
  await expect(form).toHaveAttribute('novalidate');
  await expectText(page, { 'First name': 'Asha' });
  await field(page, 'Message').fill('Please call me.');
  const written = { ...EMPTY, 'First name': 'Asha', Message: 'Please call me.' };
  // Its likeness was pressed, twice for once.
  await expect(human(page)).toBeChecked();
  expect(challenges).toBe(1);

  await follow(page, '/about-us');
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
  await page.goBack();
  await expect(page).toHaveURL(siteUrl + CONTACT);
  await expectText(page, written);

  await page.clock.install();
  await page.reload();
  await live(page);
  await expectText(page, written);
  // How long it is is said to whoever writes.
  const said = page.locator('[aria-live=polite]', { hasText: 'of 1000 characters' });
  await page.clock.runFor(2000);
  await expect(said).not.toBeAttached();
  await field(page, 'Message').fill('Please call');
  await page.clock.runFor(2000);
  await expect(said).toHaveText('11 of 1000 characters');
  await field(page, 'First name').fill('');
  await field(page, 'Message').fill('');
  expect(await draft(page)).toBeNull();
});

test('a form that was sent before the app came, and that the browser refused, says itself what is wrong @full', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto(CONTACT);
  await sendButton(page).click();
  release();
  await expect(page.getByText('Please enter First name')).toBeVisible();
  await expect(field(page, 'First name')).toBeFocused();
  expect(await errorOf(page, 'Message')).toBe('Please enter Message');
});

test('what was written before the app came stands there again after a reload, and is gone once it was sent @full', async ({
  page,
}) => {
  await contactService(page);
  const [appear, release] = [await holdApp(page), await hold(page, '**/assets/contact-panel-*.js')];
  await page.goto(CONTACT);
  await fill(page, { ...TEXT, Message: 'Please' });
  await page.reload();
  await expectText(page, EMPTY);
  appear();
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  // The app is there, and the form is not yet its own.
  await field(page, 'Message').fill(TEXT.Message);
  await page.reload();
  release();
  await sendsKept(page);
  await page.reload();
  await live(page);
  await expectText(page, EMPTY);
});

test('what was written before the app came stands on its own page alone @full', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(CONTACT);
  await field(page, 'Message').fill('Please call me.');
  await page.goto(`/hi${CONTACT}`);
  release();
  await live(page);
  await expect(page.locator('main textarea')).toHaveValue('');
  await openLive(page, CONTACT);
  await expectText(page, { ...EMPTY, Message: 'Please call me.' });
});

test('what was written stands there again after a reload, before the visitor does anything @full', async ({
  page,
}) => {
  await openLive(page, CONTACT);
  await field(page, 'First name').fill('Asha');
  await field(page, 'Email').fill('asha@exa');
  await page.reload();
  await expectText(page, { ...EMPTY, 'First name': 'Asha', Email: 'asha@exa' });
  await field(page, 'Message').focus();
  await expect(human(page)).toBeVisible();
  // Nobody has left it since.
  expect(await errorOf(page, 'Email')).toBeUndefined();
});

test('what was written stands there at once by address, too, and can be shortened before the app comes @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, CONTACT);
  await fill(page);
  // Of a field that the form has no more.
  await page.evaluate((key) => {
    sessionStorage[key] = sessionStorage[key].replace('{"text":{', '{"text":{"field-gone":"7",');
  }, 'contact_form');
  await page.goto('/privacy-notice');
  await page.goto(CONTACT);
  await expect(page.locator('[data-island=contact-panel][data-awake]')).toBeAttached();
  const release = await holdApp(page);
  await page.goto('/privacy-notice');
  await page.goto(CONTACT);
  await expectText(page, TEXT);
  await field(page, 'Message').fill('Call me.');
  // It is newer than what the form kept.
  await page.goto('/privacy-notice');
  await page.goto(CONTACT);
  release();
  await live(page);
  await expectText(page, { ...TEXT, Message: 'Call me.' });
});

test('a message on its way arrives though its page was left @full', async ({ page }) => {
  const service = await contactService(page);
  await openLive(page, CONTACT);
  await fillAll(page);
  service.answer({ status: 503 }, 'accept');
  await sendButton(page).click();
  await follow(page, '/about-us');
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
  await expect(toast(page)).toBeVisible();
  // The second one leaves another page.
  const written = siteUrl + CONTACT;
  expect(service.attempts.map((attempt) => attempt.page)).toEqual([written, written]);
  await page.goBack();
  await expectText(page, EMPTY);
});

test('so does one that is answered in the frame in which its page is left, and the next one is sent, too @full', async ({
  page,
}) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  const service = await contactService(page);
  await openLive(page, CONTACT);
  await fillAll(page);
  service.answer({ status: 503 }, 'accept');
  await sendButton(page).click();
  await expect(loader(page)).toBeVisible();
  // As a page that makes way takes it along, some frames before the form ends.
  await page.locator('altcha-widget').evaluate((captcha) => captcha.remove());
  await expect(toast(page)).toBeVisible();
  await follow(page, '/about-us');
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
  await page.goBack();
  await expectText(page, EMPTY);
  await fillAll(page);
  await sendButton(page).click();
  await expect.poll(() => service.attempts.length).toBe(3);
  await expectText(page, EMPTY);
  expect(faults).toEqual([]);
});

test('the thanks are in the language of the form that was sent, whichever was written in first @full', async ({
  page,
}) => {
  await contactService(page);
  await openLive(page, CONTACT);
  await fillAll(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${siteUrl}/hi${CONTACT}`);
  const form = page.locator('form[method="post"]');
  await form.locator('textarea').focus();
  await form.getByRole('checkbox').click();
  await form.locator('[type="submit"]').click();
  await expect(page.getByRole('status').filter({ hasText: 'धन्यवाद' })).toBeVisible();
});

test('a message sent in the moment in which its form leaves the page arrives @full', async ({ page }) => {
  const service = await contactService(page);
  await openLive(page, CONTACT);
  await fillAll(page);
  await sendButton(page).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    document.querySelector('altcha-widget')?.remove();
  });
  await follow(page, '/about-us');
  await expect(toast(page)).toBeVisible();
  expect(service.attempts).toHaveLength(1);
});

test('what is pressed stands still while the captcha comes, which the press has fetched @full', async ({
  visit: { page },
}) => {
  await openLive(page, CONTACT);
  const button = sendButton(page);
  await button.scrollIntoViewIfNeeded();
  const places = await button.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const seen = new Set<number>();
        const likeness = document.querySelector('form [tabindex="-1"][type=button]');
        const look = () => {
          seen.add(element.getBoundingClientRect().top);
          if (likeness?.isConnected) requestAnimationFrame(look);
          else resolve([...seen]);
        };
        look();
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      }),
  );
  await expect(page.getByRole('checkbox', { name: 'I am human' })).toBeVisible();
  expect(places).toHaveLength(1);
});

test('a press counts although the field that it leaves is wrong', async ({ visit: { page } }) => {
  await openLive(page, CONTACT);
  await field(page, 'Email').fill('x');
  await sendButton(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await sendButton(page).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  expect(await sendButton(page).boundingBox()).toEqual({ x, y, width, height });
  await page.mouse.up();
  await expect(page.getByText('Please enter First name')).toBeVisible();
});

test('the first wrong field is in sight with its label, also where the focus brings only its text there @full', async ({
  page,
}) => {
  // As in Safari.
  await page.addInitScript(() => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function () {
      focus.call(this, { preventScroll: true });
    };
  });
  await openLive(page, CONTACT);
  await sendButton(page).evaluate((button) => button.scrollIntoView());
  await sendButton(page).click();
  await expect(field(page, 'First name')).toBeFocused();
  const label = page.locator('label', { hasText: 'First name' });
  await expect
    .poll(() => label.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(140);
});

test('what is said of a wrong field is in red @full', async ({ visit: { page } }) => {
  await openLive(page, CONTACT);
  await sendButton(page).click();
  await expect(page.getByText('Please enter Last name')).toHaveCSS('color', 'rgb(169, 42, 42)');
});

test('a reload before the thanks are to be read leaves the text, which is stored once however often it is sent @full', async ({
  page,
}) => {
  const service = await contactService(page);
  await changeProps(page, CONTACT, 'contact-panel', (text) => text.replace(/"sentText":"[^"]*",?/, ''));
  // What shows the thanks does not arrive.
  await page.route('**/assets/notification-areas-*.js', () => undefined);
  await openLive(page, CONTACT);
  await fillAll(page);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await sendButton(page).click();
  await (await answered).finished();
  await expect(page.getByRole('form')).not.toHaveAttribute('aria-busy');
  await expectText(page, TEXT);

  await page.unroute('**/assets/notification-areas-*.js');
  await page.reload();
  await sendsKept(page);
  await expectText(page, EMPTY);
  expect(await draft(page)).toBeNull();
  expect(service.attempts).toHaveLength(2);
  expect(service.attempts[1]?.key).toBe(service.attempts[0]?.key);
});

test('where the check cannot be had the form says so, and the message goes without it @full', async ({
  page,
}) => {
  const service = await contactService(page);
  await page.route('**/captcha/challenge', (route) => route.fulfill({ status: 404 }));
  await page.route('**/assets/altcha-*', (route) => route.abort());
  await openLive(page, CONTACT);
  await fill(page);
  const away = page.getByText('The check could not be loaded. You can send your message without it.');
  await expect(away.first()).toBeVisible();
  await expect(page.locator('[aria-live=polite]').and(away)).toBeAttached();
  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
  const { body } = service.attempts[0] ?? {};
  expect(body).toMatchObject({ first_name: 'Asha', comments: 'Please call me.' });

  // Its script comes, and the challenge does not.
  await page.unroute('**/assets/altcha-*');
  await page.reload();
  await live(page);
  await fill(page, { ...TEXT, Message: 'Please write.' });
  await human(page).click();
  await expect(away.first()).toBeVisible();
  // The visitor looks at another page while it waits, and its form with the check is gone.
  const connect = (onLine: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, 'onLine', { value, configurable: true });
      dispatchEvent(new Event(value ? 'online' : 'offline'));
    }, onLine);
  await connect(false);
  await sendButton(page).click();
  await page.getByRole('button', { name: 'Send when I am online again' }).click();
  await page.route('**/captcha/challenge', () => {});
  const asked = page.waitForRequest('**/captcha/challenge');
  await connect(true);
  await asked;
  await follow(page, '/about-us');
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
  await expect(toast(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(service.attempts[1]?.body).toMatchObject({ comments: 'Please write.' });
});

for (const { what, address } of [
  { what: 'challenge', address: CHALLENGE },
  { what: 'script', address: '**/assets/altcha-*.js' },
])
  test(`a check whose ${what} hangs is one that cannot be had after 15 s: the message goes without it @full`, async ({
    page,
  }) => {
    const service = await contactService(page);
    await page.route(address, () => {});
    await page.clock.install();
    await openLive(page, CONTACT);
    await stopClock(page);
    const asked = page.waitForRequest(address);
    await fill(page);
    await page.getByText('I am human').click();
    await asked;
    if (what === 'challenge') await sendButton(page).click();
    await page.clock.runFor(15_000);
    await page.clock.resume();
    await expect(page.getByText('You can send your message without it.').first()).toBeVisible();
    if (what === 'script') await sendButton(page).click();
    await expect(toast(page)).toBeVisible();
    expect(service.attempts[0]?.body).toMatchObject({ first_name: 'Asha', comments: 'Please call me.' });
  });

test('a message whose sender is slow to come shows the loader @full', async ({ page }) => {
  await contactService(page);
  const release = await hold(page, '**/assets/sending-*.js');
  await openLive(page, CONTACT);
  await fillAll(page);
  await sendButton(page).click();
  await expect(loader(page)).toBeVisible();
  release();
  await expect(toast(page)).toBeVisible();
  await expect(loader(page)).toBeHidden();
});

test('the browser posts the form itself where what sends it cannot be fetched @full', async ({ page }) => {
  const service = await contactService(page);
  service.answer({ status: 201 });
  await page.route('**/assets/sending-*.js', (route) => route.abort());
  await openLive(page, CONTACT);
  await fill(page, { ...TEXT, Email: 'asha' });
  await sendButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  expect(service.attempts).toEqual([]);
  await field(page, 'Email').fill('asha@example.com');
  await sendButton(page).click();
  await expect.poll(() => service.attempts.length).toBe(1);
  expect(service.attempts[0]?.body).toEqual({
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'asha@example.com',
    phone_number: '+91 98765 43210',
    comments: 'Please call me.',
    website: '',
  });
});

test('in forced colours, which take its ground away, the button has an edge', async ({ visit: { page } }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(CONTACT);
  await expect(sendButton(page)).toHaveCSS('border-top-style', 'solid');
});

test('the address names the city', async ({ visit: { page } }) => {
  await openLive(page, `${CONTACT}?city=mumbai`);
  const city = page.getByRole('combobox', { name: 'City' });
  const shown = page.getByRole('main').getByRole('article');
  await expect(city).toHaveValue('mumbai');
  await expect(shown).toHaveAccessibleName('Mumbai');
  await expect(shown.getByRole('link', { name: 'mumbai@example.com' })).toHaveAttribute(
    'href',
    'mailto:mumbai@example.com',
  );
  await expect(shown.getByRole('link', { name: '+91 22 5550 0128' })).toHaveAttribute(
    'href',
    'tel:+912255500128',
  );
  await expect(shown.getByRole('link', { name: /^7th Floor/ })).toHaveAttribute('href', /google.com\/maps/);
  await expect(city.getByRole('option')).toHaveText([
    'Hinjawadi',
    'Jalna',
    'Mumbai',
    'Other City',
    'Pune',
    'Sambhaji Nagar',
    'Siliguri',
  ]);
  await city.selectOption('Siliguri');
  await expect(page).toHaveURL(`${siteUrl}${CONTACT}?city=siliguri`);
  await expect(shown).toHaveAccessibleName('Siliguri');
  await openLive(page, `${CONTACT}?city=atlantis`);
  await expect(city).toHaveValue('pune');
  await expect(shown).toHaveAccessibleName('Pune');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('SEND A MESSAGE leads to the form, and sends what is written there @full', async ({ page }) => {
    const service = await contactService(page);
    await openLive(page, CONTACT);
    const box = await sendButton(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(844 - 10);
    // From the offices below, the button first leads back up to the form.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('button', { name: 'SEND A MESSAGE' }).tap();
    await expect(field(page, 'First name')).toBeFocused();
    await expect(field(page, 'First name')).toBeInViewport();
    expect(await errorOf(page, 'First name')).toBeUndefined();
    await fill(page);
    await human(page).tap();
    // Who is quicker than the captcha need not press again.
    await page.getByRole('button', { name: 'SEND A MESSAGE' }).tap();
    await expect(toast(page)).toBeVisible();
    expect(service.attempts).toHaveLength(1);
    // A finger finds each link of the note below.
    const tops = await page
      .locator('#before-you-invest li a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    for (const [at, top] of tops.entries()) expect(top - (tops[at - 1] ?? -100)).toBeGreaterThan(40);
  });
});

test.describe('configured otherwise', () => {
  // The policy of the shipped site lets no other firm's script in.
  test.use({ bypassCSP: true });

  test('consent, another captcha, and silence @full', async ({ page }) => {
    const service = await contactService(page);
    await changeProps(page, CONTACT, 'contact-panel', (text) =>
      text
        .replace(
          '"silent":false',
          '"silent":true,"consent":[{"tag":"p","children":["I agree to be called."]}]',
        )
        .replace('"provider":"altcha"', '"provider":"turnstile","siteKey":"the-key"'),
    );
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.turnstile = {
          render(place, { sitekey, callback }) {
            const button = document.createElement('button');
            button.type = 'button';
            button.textContent = 'Stand-in ' + sitekey;
            button.onclick = () => callback('foreign-token');
            place.append(button);
            return 1;
          },
          reset() {},
        };
        window.captchaReady();`,
      }),
    );
    await openLive(page, '/terms');
    await follow(page, CONTACT);
    // The form is drawn anew, since its props are not those of its HTML.
    await expect(page.locator('[data-island="contact-panel"][data-awake]')).toBeAttached();
    await fill(page);
    const consent = page.getByRole('checkbox', { name: 'I agree to be called.' });
    await expect(consent).not.toBeChecked();
    await sendButton(page).click();
    await expect(page.getByText('Captcha is required')).toBeVisible();
    await page.getByRole('button', { name: 'Stand-in the-key' }).click();
    await expect(page.getByText('Captcha is required')).toBeHidden();
    await sendButton(page).click();
    await expect(consent).toBeFocused();
    await expect(consent).toHaveAccessibleDescription('Please tick the box to agree');
    await consent.check();
    service.answer({ status: 500 });
    await sendButton(page).click();
    await expect.poll(() => service.attempts.length).toBe(1);
    await expect(page.getByRole('form')).not.toHaveAttribute('aria-busy');
    await expect(banner(page)).toBeHidden();
    await expect(page.getByText('Your message may not have arrived.')).toBeHidden();
    expect(service.attempts[0]?.token).toBe('foreign-token');
    // The shipped site's own service knows nothing of that captcha.
    service.answer({ status: 201 });
    await sendButton(page).click();
    await expectText(page, EMPTY);
    await expect(consent).not.toBeChecked();
  });
});

test('fields of the site’s own are checked, kept and sent as the fixed ones @full', async ({
  page,
  context,
}) => {
  const service = await contactService(page);
  const says = { missing: 'Fill in', long: 'Shorter', number: 'A number', least: 'More', most: '17 at most' };
  const own = { required: true, choices: [], says };
  const choices = [{ id: 'school', label: 'A class' }];
  const fields = [
    { ...own, id: 'age', type: 'number', label: 'Age', hint: 'In years.', max: 17 },
    { ...own, id: 'topic', type: 'choice', label: 'About', choices },
    { ...own, id: 'wishes', type: 'lines', label: 'Wishes', required: false, max: 9 },
    { ...own, id: 'member', type: 'tick', label: 'Member' },
  ];
  await changeProps(page, CONTACT, 'contact-panel', (text) =>
    text.replace('"settings":', `"fields":${JSON.stringify(fields)},"settings":`),
  );
  await openLive(page, '/terms');
  await follow(page, CONTACT);
  await expect(page.locator('[data-island="contact-panel"][data-awake]')).toBeAttached();
  await fillAll(page);
  const [age, topic] = [field(page, 'Age'), page.getByRole('combobox', { name: 'About' })];
  const member = page.getByRole('checkbox', { name: 'Member' });
  await age.fill('18');
  await field(page, 'Wishes').fill('a\nb');
  await expect(age).toHaveAccessibleDescription('In years. 17 at most');
  await expect(page.getByText('Age: 17 at most')).toBeAttached();
  await member.check();
  await member.uncheck();
  await age.fill('7');
  await sendButton(page).click();
  await expect(topic).toBeFocused();
  await expect(topic).toHaveAccessibleDescription('Fill in');
  await topic.selectOption('A class');
  await sendButton(page).click();
  await expect(member).toBeFocused();
  await expect(member).not.toHaveCSS('box-shadow', 'none');
  await member.check();
  service.answer({ status: 400, json: { errors: { 'field-age': 'Too young' } } }, { status: 201 });
  await sendButton(page).click();
  await expect(age).toHaveAccessibleDescription('In years. Too young');
  await age.fill('8');
  await context.setOffline(true);
  await sendButton(page).click();
  await page.getByRole('button', { name: 'Send when I am online again' }).click();
  await page.getByRole('button', { name: 'Change the message' }).click();
  await expect(field(page, 'Message')).toBeFocused();
  await context.setOffline(false);

  await page.reload();
  await live(page);
  for (const control of [age, field(page, 'Wishes'), topic, member])
    await expect(control).toHaveValue(/^(8|a\nb|school|yes)$/);
  await expect(member).toBeChecked();
  await age.focus();
  await human(page).click();
  await expect(human(page)).toBeChecked();
  await sendButton(page).click();
  await expect(age).toHaveValue('');
  await expect(member).not.toBeChecked();
  expect(service.attempts[1]?.body).toMatchObject({
    description: TEXT.Message,
    fields: { age: '8', topic: 'school', wishes: 'a\nb', member: 'yes' },
  });
});

test('the city’s heading stands beside that of the form', async ({ plainPage }) => {
  await plainPage.setViewportSize({ width: 1280, height: 800 });
  await plainPage.goto('/contact-us');
  const top = async (name: string) => (await plainPage.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  expect(Math.abs((await top('Write to us')) - (await top('Find your city')))).toBeLessThan(3);
});

test('the word before a name in the directory stays whole beside one that is long', async ({
  visit: { page },
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/contact-us');
  const word = page.locator('article:visible p:has(> span) > span').first();
  const { height } = (await word.boundingBox()) ?? { height: 0 };
  await word.evaluate((span) => {
    span.textContent = 'Ansprechperson';
    if (span.nextElementSibling) span.nextElementSibling.textContent = 'Friederike Alexandra von Hohenlohe';
  });
  expect((await word.boundingBox())?.height).toBe(height);
});
