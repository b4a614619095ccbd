import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callCommand } from '../support/call-command.ts';
import { FULL } from '../support/proof.ts';
import { runCommand } from '../support/run-command.ts';

const PDF = 'site/public/documents/a-note.pdf';
const STALE = `${PDF} is stale: run \`npm run documents\`.\n`;
let folder = '';

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runCommand(folder, ['documents', ...args], env);
const documents = (...args: string[]) => run(['--site', 'site', ...args]);
/** What prints nothing: one run with each exit code is a process of its own. */
const call = (...args: string[]) => callCommand(folder, ['documents', '--site', 'site', ...args]);
const pdf = () => readFile(join(folder, PDF));

const rows = Array.from({ length: 90 }, (_, year) => `| Year ${year + 1} | ₹${(year + 1) * 1000} |`);
const note = (...text: string[]) =>
  writeFile(
    join(folder, 'site/documents/a-note.json'),
    JSON.stringify({
      $schema: '../../schemas/page.schema.json',
      title: 'A note',
      seo: { title: 'A note', description: 'In one line' },
      sections: [
        { type: 'page-header', id: 'cover', heading: 'A note' },
        { type: 'prose', id: 'one', heading: 'One', text },
        { type: 'callout', id: 'remark', heading: 'Remark', text: 'For all.' },
        { type: 'callout', id: 'last', kind: 'key', heading: 'Last', text: 'Of all.' },
      ],
    }),
  );
const YEARS = ['By {brand}, year by year.', '', '| Year | Invested |', '| --- | ---: |', ...rows];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  expect((await callCommand(folder, ['new-site', 'site', '--name', 'Small Firm'])).code).toBe(0);
  await mkdir(join(folder, 'site/documents'));
  await note(...YEARS);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('without a Chromium nothing is printed, in one sentence', () => {
  const { code, stdout, stderr } = run(['--site', 'site'], { CHROMIUM_PATH: process.execPath });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^There is no Chromium that could print documents \(.+\)\.\n$/);
  expect(existsSync(join(folder, PDF))).toBe(false);
});

test('a document is printed once, and then fresh', async () => {
  expect(documents('--check')).toEqual({ code: 1, stdout: '', stderr: STALE });
  expect(documents()).toEqual({ code: 0, stdout: `wrote ${PDF}\n`, stderr: '' });
  expect(await call()).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(await call('--check')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test.runIf(FULL)('it stays fresh where its site comes to keep the schemas itself', async () => {
  expect((await callCommand(folder, ['generate', '--site', 'site'])).code).toBe(0);
  expect(await readFile(join(folder, 'site/documents/a-note.json'), 'utf8')).toContain('"../.schemas/');
  expect(documents('--check')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test.runIf(FULL)(
  'a long table goes on over pages, each with its head; the same document is the same bytes',
  async () => {
    const before = await pdf();
    const task = getDocument({ data: new Uint8Array(before), verbosity: 0 });
    const { numPages, getPage } = await task.promise.then((document) => ({
      numPages: document.numPages,
      getPage: document.getPage.bind(document),
    }));
    const heads: boolean[] = [];
    for (let number = 2; number <= numPages; number += 1) {
      const { items } = await (await getPage(number)).getTextContent();
      heads.push(items.some((item) => 'str' in item && item.str === 'Invested'));
    }
    await task.destroy();
    expect(heads.length).toBeGreaterThanOrEqual(3);
    expect(heads).toEqual(heads.map(() => true));
    await rm(join(folder, PDF));
    documents();
    expect((await pdf()).equals(before)).toBe(true);
  },
);

test('a heading is as large as the sheet of documents says, that of a remark smaller', async () => {
  const task = getDocument({ data: new Uint8Array(await pdf()), verbosity: 0 });
  const document = await task.promise;
  const sizes: Record<string, number> = {};
  for (let number = 1; number <= document.numPages; number += 1)
    for (const item of (await (await document.getPage(number)).getTextContent()).items)
      if ('str' in item && /^(?:One|Remark|Last)$/.test(item.str)) sizes[item.str] = Math.round(item.height);
  await task.destroy();
  expect(sizes).toEqual({ One: 17, Remark: 12, Last: 12 });
});

test('it is stale once its text has changed, or a variable in it, and not by the style', async () => {
  const replace = async (file: string, from: string, to: string) => {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toContain(from);
    await writeFile(join(folder, file), text.replace(from, to));
  };
  await replace('site/theme.json', '#fafaf8', '#fbf7f1');
  await replace('site/site.json', 'hello@example.com', 'office@example.com');
  expect((await call('--check')).code).toBe(0);
  await replace('site/site.json', '"brand": "Small Firm"', '"brand": "Large Firm"');
  expect(await call('--check')).toEqual({ code: 1, stdout: '', stderr: STALE });
  await replace('site/site.json', '"brand": "Large Firm"', '"brand": "Small Firm"');
  await replace('site/public/images/logo.svg', '</svg>', '<path d="M0 0"/></svg>');
  expect(await call('--check')).toEqual({ code: 1, stdout: '', stderr: STALE });
  await replace('site/public/images/logo.svg', '<path d="M0 0"/></svg>', '</svg>');
  await note(...YEARS, 'Changed.');
  expect(await call('--check')).toEqual({ code: 1, stdout: '', stderr: STALE });
});

test('a mistake is named as in any page, and nothing is printed', async () => {
  const before = await pdf();
  await note('By {nobody}.');
  const { code, stdout, stderr } = await call();
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('site/documents/a-note.json:1:');
  expect(stderr).toContain('“{nobody}” is not a variable.');
  expect((await pdf()).equals(before)).toBe(true);
});
