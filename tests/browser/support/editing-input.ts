import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>';

/** Pastes as from a document with fonts and colours. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<h1 style="color:red"><b>${plain}</b></h1>`);
    clipboardData.setData('text/plain', plain);
    const event = new ClipboardEvent('paste', {
      clipboardData,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    element.dispatchEvent(event);
  }, text);

/** What an input method, another script, the clipboard and the browser’s own undo do in a field that is open. */
export async function typeIntoHeading(page: Page, field: Locator): Promise<void> {
  const heading = page.locator('main h1');
  const input = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  for (const [steps, word] of [
    [['न', 'नम', 'नमस्'], 'नमस्ते'],
    [['に', 'にほ', 'にほん'], '日本'],
  ] as const) {
    await page.keyboard.press('Control+a');
    for (const step of steps) await compose(step);
    await expect(heading).toHaveText(steps.at(-1) ?? '');
    // The key that ends a composition belongs to the input method: nothing is saved by it.
    await input.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      windowsVirtualKeyCode: 229,
    });
    await input.send('Input.insertText', { text: word });
    await expect(field).toHaveText(word);
    await expect(heading).toHaveText(word);
  }
  await page.keyboard.press('Control+z');
  await expect(field).not.toHaveText('日本');
  await page.keyboard.press('Control+a');
  await paste(field, 'T\u200bwo\nlines');
  await expect(field).toHaveText('Two lines');
  expect(await field.evaluate((element) => element.childElementCount)).toBe(0);
  await page.keyboard.press('Control+z');
  await expect(field).not.toHaveText('Two lines');
  await page.keyboard.press('Control+Shift+z');
  await expect(field).toHaveText('Two lines');
  await page.keyboard.insertText(' سلام (abc)');
  await expect(heading).toHaveText('Two lines سلام (abc)');
}

/** Drops a file on the panel’s picture. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], file));
      return data;
    },
    [name, text] as const,
  );
  await page.locator('.picture').first().dispatchEvent('drop', { dataTransfer });
}

/** A file that is dropped becomes a picture of the site; taken back, it is gone again. @param site its folder */
export async function dropPicture(page: Page, told: Locator, site: string): Promise<void> {
  const picture = page.locator('main img').first();
  const before = (await picture.getAttribute('src')) ?? '';
  const file = join(site, 'public/images/my-photo-1.svg');
  await drop(page, 'notes.txt', 'Nothing to see');
  await expect(told).toHaveText('A picture is an SVG, PNG, JPEG, WebP, AVIF or GIF file.');
  const atField = page.locator('.picture').first().getByRole('alert');
  await expect(atField).toHaveText('A picture is an SVG, PNG, JPEG, WebP, AVIF or GIF file.');
  await drop(page, 'My Photo (1).SVG', SVG.replace('<path', '<script>1</script><path'));
  await expect(told).toContainText('“My Photo (1).SVG” holds');
  // Heavier than a drawing should be, and never written out.
  await drop(page, 'My Photo (1).SVG', SVG + ' '.repeat(150_000));
  await expect(told).toContainText('→ “/images/my-photo-1.svg”');
  await expect(atField).toHaveText(
    'The picture weighs 150 KB, more than the 150 KB that such a file should. Simplify its paths, or save it as a photograph. The alternative text is still that of the picture before. Say what this one shows.',
  );
  await expect(page.locator('[data-pointer="/sections/0/image/alt"]')).toBeFocused();
  await expect(picture).toHaveAttribute('src', /my-photo-1\./);
  const shown = page.locator('.picture').first().locator('img');
  await expect(shown).toHaveAttribute('src', '/images/my-photo-1.svg');
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  expect(existsSync(file)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(picture).toHaveAttribute('src', before);
  await expect.poll(() => existsSync(file)).toBe(false);
}
