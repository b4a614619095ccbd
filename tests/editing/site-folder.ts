import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { JsonObject } from '../../src/content/json/json.ts';
import { input, page, prose, site } from '../content/support/site.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>';
const json = (value: JsonObject) => `${JSON.stringify(value, null, 2)}\n`;

const bilingual = site({
  locales: [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
  ],
});

export const HOME = 'pages/index.json';
export const HOME_HI = 'locales/hi/pages/index.json';

/** A small site in two languages on the disk. Of its home page two sections are translated, the second from an older text. */
export async function siteFolder(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'editing-')), 'site');
  const overlay = json({
    $schema: '../../../../schemas/locales/page.schema.json',
    title: 'पृष्ठ',
    sections: [
      { id: 'intro', text: 'पहला' },
      { id: 'end', text: 'अंत' },
    ],
    $source: { '/title': 'x', '/sections/intro/text': 'old', '/sections/end/text': 'older' },
  });
  const home = page(
    prose('intro', 'Call {email} now.'),
    { ...prose('middle', ['One.', '', 'Two.']), heading: 'Middle' },
    prose('end'),
  );
  const { files } = input({ 'site.json': bilingual, [HOME]: home, [HOME_HI]: overlay });
  const media = ['public/images/a.svg', 'public/documents/a.pdf'].map((path) => [
    path,
    path.endsWith('.svg') ? SVG : '%PDF-1.4\n%%EOF\n',
  ]);
  for (const [path, text] of [...files, ...media] as const) {
    await mkdir(dirname(join(folder, String(path))), { recursive: true });
    await writeFile(join(folder, String(path)), text ?? '');
  }
  return folder;
}
