import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser, PATIENCE } from '../command/chromium.ts';
import { writeWhole } from '../command/write-whole.ts';
import type { PageModel } from '../model/page-model.ts';
import { mediaType } from '../server/served-files.ts';
import type { Press } from './press.ts';
import type { Publication } from './publications.ts';
import { stamp } from './stamp.ts';

/** An address that no server has: all that the browser asks for is answered here. */
const HOST = 'http://documents.invalid';

const contentOf = ({ head }: PageModel, name: string) =>
  head.tags.find(({ attributes }) => attributes.name === name)?.attributes.content ?? '';

async function pdfOf(browserPage: Page, press: Press, { entry, source }: Publication): Promise<Buffer> {
  const { page, html } = await press.set(entry.route);
  await browserPage.route('**/*', async (request) => {
    const address = new URL(request.request().url());
    const isPage = address.pathname === entry.route;
    const body = isPage ? html : await press.file(address);
    const contentType = isPage ? 'text/html' : mediaType(address.pathname);
    await (body === undefined ? request.abort() : request.fulfill({ body, contentType }));
  });
  await browserPage.goto(HOST + entry.route);
  await browserPage.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdf = await browserPage.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await browserPage.unrouteAll();
  const { updatedAt } = entry.page;
  const date = new Date(typeof updatedAt === 'string' ? updatedAt : 0);
  const [subject, author] = [contentOf(page, 'description'), contentOf(page, 'author')];
  return stamp(pdf, { title: page.title, subject, author, date, source });
}

/**
 * Prints documents, each to its PDF file.
 * @throws UsageError where there is no Chromium, or a section of a document cannot be rendered
 */
export async function printDocuments(
  publications: readonly Publication[],
  press: Press,
  folder: string,
  onPrinted: (pdf: string) => void,
): Promise<void> {
  const browser = await openBrowser('print documents');
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    for (const publication of publications) {
      await writeWhole(join(folder, publication.pdf), await pdfOf(page, press, publication));
      onPrinted(publication.pdf);
    }
  } finally {
    await browser.close();
  }
}
