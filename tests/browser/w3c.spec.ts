import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import vnu from 'vnu-jar';
import { fileOf, full, siteDir, templates } from './support/site.ts';
import { buildSite, root } from './support/site-process.ts';
import { test } from './support/test.ts';

const hasJava = spawnSync('java', ['-version']).status === 0;

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
}

/** What the checker says against the standard, and why the standard is right. */
const MISTAKEN: readonly { readonly isIt: (message: Message) => boolean; readonly why: string }[] = [
  {
    why: 'HTML allows `auto` before the sizes of a picture that loads lazily; this version of the checker does not know it yet.',
    isIt: ({ message, extract = '' }) =>
      /^Bad value “auto, [^”]+” for attribute “sizes” on element “img”: Bad CSS number token: Expected a minus sign or a digit but saw “a” instead at “auto,”\.$/.test(
        message,
      ) && extract.includes('loading="lazy"'),
  },
  {
    why: 'HTML allows one `autofocus` in each popover, and in the rest of the document; this version knows one alone.',
    isIt: ({ message, extract = '' }) =>
      message === 'A document must not include more than one “autofocus” attribute.' &&
      extract.includes(' popoverTargetAction="hide"'),
  },
];

/** The W3C's checker over HTML files, or all of a folder, in one Java machine. */
async function check(...paths: readonly string[]): Promise<Message[]> {
  const args = [
    // It lives for seconds: what the second compiler would gain, it never earns back.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-jar',
    vnu,
    '--format',
    'json',
    '--skip-non-html',
    '--errors-only',
    '--exit-zero-always',
    ...paths,
  ];
  const child = spawn('java', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  for await (const part of child.stderr) said += String(part);
  const report: { messages: Message[] } = JSON.parse(said);
  return report.messages;
}

test(`the W3C checker has no error to name on any template, with FULL=1 on any page${hasJava ? '' : ': NOT RUN, for there is no Java here'}`, async () => {
  test.skip(!hasJava, 'The W3C checker needs Java (11 or newer), and there is none on this machine.');
  const control = await mkdtemp(join(tmpdir(), 'page-engine-w3c-'));
  await writeFile(join(control, 'index.html'), '<!doctype html><html lang="en"><title>A</title><p id="">B');
  // It has blocks that the shipped site has not.
  if (full) await buildSite(join(control, 'library'), join(root, 'tests/fixtures/sites/library'));
  const messages = await check(...(full ? [siteDir] : templates.map(fileOf)), control).finally(() =>
    rm(control, { recursive: true, force: true }),
  );
  const right = messages.filter((message) => !MISTAKEN.some(({ isIt }) => isIt(message)));
  const lines = right.map(
    ({ url, lastLine, message, extract }) => `${url}:${lastLine} ${message} ${extract}`,
  );
  // The one error is that of the page which shows that the checker finds errors.
  expect(lines).toEqual([expect.stringContaining('An ID must not be the empty string')]);
});
