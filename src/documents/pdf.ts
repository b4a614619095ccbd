import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, PDFHexString, PDFName, PDFNull, PDFNumber, type PDFRef } from 'pdf-lib';
import type { DocumentSource } from './document-source.ts';
import { type Mark, PAGE } from './marks.ts';
import { contentOf } from './pdf-content.ts';
import { embedInks } from './pdf-fonts.ts';
import { Structure } from './pdf-structure.ts';
import type { Publisher } from './publisher.ts';
import type { Typefaces } from './typefaces.ts';

type Entry = { readonly title: string; readonly page: PDFRef; readonly y: number };

/** The reader's list of contents. */
function addOutline(pdf: PDFDocument, entries: readonly Entry[]): void {
  const { context, catalog } = pdf;
  const [root, refs] = [context.nextRef(), entries.map(() => context.nextRef())];
  const [first] = refs;
  const last = refs.at(-1);
  if (!first || !last) return;
  entries.forEach(({ title, page, y }, index) => {
    const item = context.obj({
      Parent: root,
      Dest: [page, PDFName.of('XYZ'), PDFNull, PDFNumber.of(Math.round(PAGE.height - y + 24)), PDFNull],
    });
    item.set(PDFName.of('Title'), PDFHexString.fromText(title));
    const [before, after, ref] = [refs[index - 1], refs[index + 1], refs[index]];
    if (before) item.set(PDFName.of('Prev'), before);
    if (after) item.set(PDFName.of('Next'), after);
    if (ref) context.assign(ref, item);
  });
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }));
  catalog.set(PDFName.of('Outlines'), root);
}

/** Writes the pages as a PDF file; the same pages give the same bytes. */
export async function writePdf(
  faces: Typefaces,
  source: DocumentSource,
  publisher: Publisher,
  pages: readonly (readonly Mark[])[],
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.registerFontkit(fontkit);
  pdf.setTitle(source.title, { showInWindowTitleBar: true });
  pdf.setAuthor(source.author);
  pdf.setSubject(source.subtitle);
  pdf.setCreator(publisher.name);
  pdf.setProducer('pdf-lib');
  pdf.setLanguage('en-IN');
  pdf.setCreationDate(source.date);
  pdf.setModificationDate(source.date);
  const inks = await embedInks(pdf, faces, pages);
  const entries: Entry[] = [];
  const structure = new Structure();
  for (const marks of pages) {
    const page = pdf.addPage([PAGE.width, PAGE.height]);
    const names = new Set(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.face] : [])));
    for (const [key, { name, font }] of inks) {
      if ([...names].some((face) => key.startsWith(`${face}-`))) page.node.setFontDictionary(name, font.ref);
    }
    structure.open(page);
    page.pushOperators(...contentOf(marks, inks, faces, (block) => structure.run(block)));
    for (const mark of marks)
      if (mark.kind === 'anchor') entries.push({ title: mark.title, page: page.ref, y: mark.y });
  }
  addOutline(pdf, entries);
  structure.write(pdf);
  return pdf.save({ addDefaultPage: false });
}
