import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openLive } from './support/app.ts';
import { violationsOf } from './support/axe.ts';
import { h1Of, overflowOf } from './support/document.ts';
import { buildSite, root, type Served, serveSite } from './support/site-process.ts';
import { test } from './support/test.ts';

// One build for all of them.
test.describe.configure({ mode: 'default' });

const IN_MARCH = '2027-03-01';

let site: Served;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-engine-library-'));
  await buildSite(join(folder, 'dist'), join(root, 'tests/fixtures/sites/library'), IN_MARCH);
  site = await serveSite(join(folder, 'dist'));
});
test.afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

const PAGES = [
  ['/', 'Eine ganze Stadt voller Bücher.', 'Toute une ville pleine de livres.'],
  ['/standorte/buchwald', 'Waldbibliothek Buchwald', 'Bibliothèque forestière Buchwald'],
  ['/quartiere/seeufer', 'Seeufer', 'Rives du lac'],
  ['/veranstaltungen', 'Was bevorsteht', 'Prochainement'],
  [
    '/veranstaltungen/lesung-elin-marti',
    'Elin Marti liest «Föhntage»',
    'Elin Marti lit «\u00a0Jours de foehn\u00a0»',
  ],
] as const;

for (const [path, german, french] of PAGES)
  for (const [prefix, lang, heading] of [
    ['', 'de', german],
    ['/fr', 'fr', french],
  ] as const)
    test(`${prefix}${path} is a page of its own language that fits every screen`, async ({ page }) => {
      const answer = await page.goto(site.url + prefix + (path === '/' && prefix ? '' : path));
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(await h1Of(page)).toEqual([heading]);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await overflowOf(page), `${width} px`).toEqual([]);
      }
      expect(await violationsOf(page)).toEqual([]);
    });

test('the contact form sends, and the directory is that of the branches', async ({ page }) => {
  await openLive(page, `${site.url}/kontakt`);
  await page.getByRole('combobox', { name: 'Standort' }).selectOption('Hafenbibliothek');
  await expect(page.getByRole('main').getByText('Noëmi Jaquet')).toBeVisible();
  const written = {
    Vorname: 'Inès',
    Nachname: 'Moser-d’Ivry',
    'E-Mail': 'ines+bib@example.com',
    Telefon: '+41 32 555 02 02',
    'Ihre Nachricht': 'Ist der Leseturm am Samstag offen?',
  };
  for (const [name, value] of Object.entries(written))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  const human = page.getByRole('checkbox', { name: 'Ich bin ein Mensch' });
  await human.click();
  await expect(human).toBeChecked();
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/dienst/kontakt/'));
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  expect((await sent).status()).toBe(201);
  await expect(
    page.getByRole('status').filter({ hasText: 'Danke, Ihre Nachricht ist angekommen.' }),
  ).toBeVisible();
});

/** What only a firm of finance in India says, and that firm’s own name. */
const FOREIGN =
  /₹|\bINR\b|\bSIP\b|AMFI|\bSEBI\b|rupee|\blakh\b|\bcrore\b|mutual fund|wealth|Pune|Kesarquill/i;

test('nothing on its pages, in their data or in its files for machines is of the first site', async () => {
  const dist = join(folder, 'dist');
  const files = (await readdir(dist, { recursive: true })).filter(
    (file) => /\.(html|json|xml|txt|webmanifest|ics|svg)$/.test(file) && file !== '_build.json',
  );
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(dist, file), 'utf8')] as const),
  );
  expect(texts.filter(([file]) => file.endsWith('.html'))).toHaveLength(74);
  expect(
    texts.flatMap(([file, text]) => FOREIGN.exec(text)?.map((word) => `${file}: ${word}`) ?? []),
  ).toEqual([]);
});
