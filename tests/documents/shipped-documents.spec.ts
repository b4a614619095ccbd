import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/command/root.ts';
import { readSchemas } from '../../src/command/schemas.ts';
import { createCompiler } from '../../src/content/compile.ts';
import { createLoader } from '../../src/content/load/load.ts';
import { todayOf } from '../../src/content/site/clock.ts';
import { compileMarkdown, plainText } from '../../src/content/text/markdown.ts';
import { interpolate, siteVariables } from '../../src/content/text/variables.ts';
import { publicationsOf, staleOf } from '../../src/documents/publications.ts';
import type { RichText } from '../../src/model/resolved.ts';

interface Section {
  readonly eyebrow?: string;
  readonly heading?: string;
  readonly caption?: string;
  readonly text?: string | readonly string[];
}
interface Source {
  readonly title: string;
  readonly seo: { readonly description: string };
  readonly updatedAt: string;
  readonly sections: readonly Section[];
}

const folder = join(root, 'site-config');
const { index, diagnostics } = createCompiler(await readSchemas()).check(
  await createLoader(folder).load(),
  new Date(),
);
const site = siteVariables(index.site, todayOf(index));
const publications = publicationsOf(index);

const squeezed = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** The paragraphs, items and cells of a text, each by itself. */
const blocksOf = (nodes: RichText): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ||
    node.tag === 'p' ||
    node.tag === 'td' ||
    node.tag === 'th' ||
    node.tag === 'li'
      ? [plainText([node])]
      : blocksOf(node.children ?? []),
  );

/** All that a reader finds in a source. */
const textsOf = ({ sections }: Source): string[] =>
  sections
    .flatMap(({ eyebrow, heading, caption, text = [] }) => [
      ...[eyebrow, heading, caption].filter((one) => one !== undefined),
      ...blocksOf(compileMarkdown([text].flat().join('\n'), String)),
    ])
    .map((text) => interpolate(text, { site, item: null }))
    .filter((text) => text !== '');

/** A document's pages as they are read aloud: what runs along their margins is left out. */
async function read(pdf: string) {
  const bytes = await readFile(join(folder, pdf));
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    let depth = 0;
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const parts = items.map((item) => {
      if ('str' in item) return depth > 0 ? item.str : '';
      depth += item.type === 'endMarkedContent' ? -1 : 1;
      return '';
    });
    pages.push(squeezed(parts.join('')));
    roles.push(JSON.stringify(await page.getStructTree()));
  }
  const [outline, marks, { info }] = [
    await document.getOutline(),
    await document.getMarkInfo(),
    await document.getMetadata(),
  ];
  await task.destroy();
  return { bytes, pages, roles: roles.join(), outline, marks, info };
}

describe('the shipped documents', () => {
  it('are valid, and those that publications.json lists', () => {
    const { items }: { items: { title: string; document: string }[] } = JSON.parse(
      readFileSync(join(folder, 'collections/publications.json'), 'utf8'),
    );
    expect(diagnostics).toEqual([]);
    expect(publications.length).toBeGreaterThanOrEqual(20);
    const printed = publications.map(({ pdf, entry }) => [pdf, entry.page.title]);
    expect(printed).toEqual(items.map(({ document, title }) => [`public${document}`, title]).sort());
  });

  it('are printed from their present texts', async () => {
    expect((await staleOf(publications, folder)).map(({ pdf }) => pdf)).toEqual([]);
  });

  it.each(publications.map(({ pdf, entry }) => [pdf, entry.file.text ?? ''] as const))(
    '%s: whole, tagged, with bookmarks, in the site’s fonts',
    async (pdf, text) => {
      const source: Source = JSON.parse(text);
      const { bytes, pages, roles, outline, marks, info } = await read(pdf);
      const all = pages.join('');
      expect(textsOf(source).length).toBeGreaterThan(30);
      expect(textsOf(source).filter((part) => !all.includes(squeezed(part)))).toEqual([]);
      // No page is empty, and on the first there is the cover alone.
      expect(pages.slice(1).filter((page) => page.length < 300)).toEqual([]);
      expect(pages[0]).toContain(squeezed(source.title));
      expect(pages[0]?.length).toBeLessThan(300);
      expect(marks).toEqual({ Marked: true, UserProperties: false, Suspects: false });
      for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Figure'])
        expect(roles).toContain(`"role":"${role}"`);
      const [first, ...more] = source.sections.flatMap(({ heading }) => heading ?? []);
      expect(outline.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
        [first, more],
      ]);
      expect(info).toMatchObject({
        Title: source.title,
        Author: 'Kesarquill Research Desk',
        Subject: source.seo.description,
        Language: 'en',
        CreationDate: `D:${new Date(source.updatedAt).toISOString().replace(/\D/g, '').slice(0, 14)}+00'00'`,
      });
      const raw = bytes.toString('latin1');
      const fonts = [...raw.matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name);
      expect([...new Set(fonts)].sort()).toEqual(['Fraunces', 'Inter']);
      expect(raw.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
      expect(raw).not.toContain('/Type3');
    },
  );
});
