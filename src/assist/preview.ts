import { openBrowser } from '../command/chromium.ts';
import { EditError } from '../content/edit/value-at.ts';
import { succeeds } from '../ground/succeeds.ts';

/**
 * Takes a picture of a page of the development server, without its tools.
 * @throws EditError where it does not run
 */
export async function takePreview(devUrl: string, path: string, width: number): Promise<Buffer> {
  if (!path.startsWith('/')) throw new EditError('A page’s address begins with “/”.');
  const address = new URL(path, devUrl);
  if (address.origin !== new URL(devUrl).origin)
    throw new EditError('Only pages of the site can be looked at.');
  const isThere = await succeeds(fetch(devUrl, { headers: { Accept: 'text/html' } }));
  if (!isThere) throw new EditError(`No development server answers at ${devUrl}. Start it: npm run dev`);
  const browser = await openBrowser('picture a page');
  try {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(address.href, { waitUntil: 'load' });
    await page.addStyleTag({ content: '[data-dev-panel] { display: none }' });
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}
