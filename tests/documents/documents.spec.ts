import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../src/command/root.ts';
import { readDocument } from '../../src/documents/document-source.ts';
import { DocumentError } from '../../src/documents/read-json.ts';
import { cutTypefaces, type Typefaces } from '../../src/documents/typefaces.ts';
import { makeDocument, writeDocuments } from '../../src/documents/write-documents.ts';

const FONTS = join(root, 'node_modules', '@fontsource-variable');
const PUBLISHER = {
  name: 'Sample',
  legalName: 'Sample Private Limited',
  descriptor: 'Distributor',
  variables: {},
};
const SMALLEST = {
  title: 'A Note',
  subtitle: 'In one line',
  date: '2023-12-20',
  author: 'The desk',
  sections: [{ heading: 'One', paragraphs: ['Save ₹500 a month.'] }],
};

const withSection = (section: object) => JSON.stringify({ ...SMALLEST, sections: [section] });

let faces: Typefaces;
beforeAll(async () => {
  faces = await cutTypefaces(FONTS);
});

const make = (json: string) => makeDocument(faces, readDocument('a-note', json), PUBLISHER);

function streams(pdf: PDFDocument): string[] {
  return pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    const packed = object.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
    return [Buffer.from(packed ? inflateSync(object.contents) : object.contents).toString('latin1')];
  });
}

describe('a document', () => {
  it('is a PDF of a cover and a page', async () => {
    const pdf = await make(JSON.stringify(SMALLEST));
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    const loaded = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(loaded.getPageCount()).toBe(2);
    expect(loaded.getTitle()).toBe('A Note');
    expect(loaded.getAuthor()).toBe('The desk');
    expect(loaded.getSubject()).toBe('In one line');
    expect(loaded.getCreationDate()?.toISOString()).toBe('2023-12-20T00:00:00.000Z');
    expect(loaded.catalog.get(PDFName.of('Lang'))?.toString()).toContain('en-IN');
  });

  it('has the same bytes each time', async () => {
    const [first, second] = [await make(JSON.stringify(SMALLEST)), await make(JSON.stringify(SMALLEST))];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it('keeps the rupee sign readable', async () => {
    const pdf = await make(JSON.stringify(SMALLEST));
    const maps = streams(await PDFDocument.load(pdf)).filter((text) => text.includes('beginbfchar'));
    expect(maps.some((text) => /<20B9>/i.test(text))).toBe(true);
  });

  it('names its headings in the outline and in the structure', async () => {
    const pdf = await make(JSON.stringify(SMALLEST));
    const { catalog } = await PDFDocument.load(pdf);
    expect(catalog.lookup(PDFName.of('Outlines'), PDFDict).get(PDFName.of('Count'))?.toString()).toBe('1');
    const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
    expect(tree.lookup(PDFName.of('K'), PDFArray).size()).toBe(1);
  });

  it('breaks a long table across pages and repeats its head', async () => {
    const rows = Array.from({ length: 90 }, (_, year) => [`Year ${year + 1}`, `₹${(year + 1) * 1000}`]);
    const table = { head: ['Year', 'Invested'], rows };
    const pdf = await make(withSection({ heading: 'Years', paragraphs: ['By year.'], table }));
    const loaded = await PDFDocument.load(pdf);
    expect(loaded.getPageCount()).toBeGreaterThanOrEqual(4);
    const heads = streams(loaded).filter((text) => text.includes('/strong-latin') && text.includes(' TJ'));
    expect(heads.length).toBeGreaterThanOrEqual(loaded.getPageCount() - 1);
  });
});

describe('a mistake', () => {
  it.each([
    ['{', /^it is not valid JSON/],
    ['[]', 'the file should hold one document'],
    [JSON.stringify({ ...SMALLEST, title: 7 }), '“title” should be a text'],
    [JSON.stringify({ ...SMALLEST, date: 'soon' }), '“date” should be a day such as 2023-12-20, not “soon”'],
    [
      JSON.stringify({ ...SMALLEST, date: '2023-02-31' }),
      '“date” should be a day such as 2023-12-20, not “2023-02-31”',
    ],
    [JSON.stringify({ ...SMALLEST, author: '{nobody}' }), 'there is no variable {nobody}'],
    [
      withSection({ heading: 'A', table: { head: ['a', 'b'], rows: [['1']] } }),
      '“sections[0].table.rows[0]” has 1 cells where the head has 2',
    ],
  ])('in %j is told', (json, message) => {
    expect(() => readDocument('a', json)).toThrow(DocumentError);
    expect(() => readDocument('a', json)).toThrow(message);
  });

  it('in a character that no font has is told', async () => {
    await expect(make(withSection({ heading: 'A', paragraphs: ['漢'] }))).rejects.toThrow(
      'the fonts have no “漢” (U+6F22)',
    );
  });
});

describe('a folder of documents', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documents-'));
    await mkdir(join(folder, 'documents'));
    await mkdir(join(folder, 'site-config'));
    await writeFile(join(folder, 'site-config', 'site.json'), JSON.stringify({ brand: { name: 'Sample' } }));
    await writeFile(join(folder, 'documents', 'a-note.json'), JSON.stringify(SMALLEST));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const paths = ['site-config/public/documents/a-note.pdf'];

  it('is written once, and then fresh', async () => {
    expect((await writeDocuments(folder, FONTS, true)).stale).toEqual(paths);
    await expect(readdir(join(folder, 'site-config', 'public'))).rejects.toThrow();
    expect((await writeDocuments(folder, FONTS, false)).stale).toEqual(paths);
    expect(await writeDocuments(folder, FONTS, true)).toEqual({ problems: [], stale: [] });
    expect(await readdir(join(folder, 'site-config', 'public', 'documents'))).toEqual(['a-note.pdf']);
    await writeFile(join(folder, paths[0] ?? ''), 'changed by hand');
    expect((await writeDocuments(folder, FONTS, true)).stale).toEqual(paths);
  });

  it('with a malformed file names it and writes nothing', async () => {
    await writeFile(join(folder, 'documents', 'broken.json'), '{"title": ');
    const { problems } = await writeDocuments(folder, FONTS, false);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^documents\/broken\.json: it is not valid JSON \(.+\)\.$/);
    await expect(readFile(join(folder, paths[0] ?? ''))).rejects.toThrow();
  });
});
