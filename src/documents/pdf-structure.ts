import { type PDFDict, type PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib';
import type { Block } from './block.ts';

/** Gathers which marks belong to which part of the document, and writes the tree that screen readers follow. */
export class Structure {
  private readonly kids = new Map<Block | undefined, (Block | { page: PDFRef; id: number })[]>([
    [undefined, []],
  ]);
  private readonly pages: { page: PDFPage; owners: Block[] }[] = [];

  /** Begins a page. */
  open(page: PDFPage): void {
    this.pages.push({ page, owners: [] });
  }

  /** Notes the next run of marks on the open page; gives its number. */
  run(block: Block): number {
    const open = this.pages.at(-1);
    if (!open) throw new Error('No page is open.');
    const id = open.owners.push(block) - 1;
    this.listOf(block).push({ page: open.page.ref, id });
    return id;
  }

  private listOf(block: Block) {
    const known = this.kids.get(block);
    if (known) return known;
    const list: (Block | { page: PDFRef; id: number })[] = [];
    this.kids.set(block, list);
    (block.parent ? this.listOf(block.parent) : this.kids.get(undefined))?.push(block);
    return list;
  }

  /** Writes the tree into the file. */
  write(pdf: PDFDocument): void {
    const { context, catalog } = pdf;
    const [root, top] = [context.nextRef(), context.nextRef()];
    const refs = new Map<Block, PDFRef>();
    const element = (ref: PDFRef, role: string, parent: PDFRef, block: Block | undefined): PDFDict => {
      const kids = (this.kids.get(block) ?? []).map((kid) => {
        if (!('role' in kid)) return context.obj({ Type: 'MCR', Pg: kid.page, MCID: kid.id });
        const own = context.nextRef();
        refs.set(kid, own);
        context.assign(own, element(own, kid.role, ref, kid));
        return own;
      });
      const dict = context.obj({ Type: 'StructElem', S: role, P: parent, K: kids });
      if (role === 'TH') dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: 'Column' }));
      return dict;
    };
    context.assign(top, element(top, 'Document', root, undefined));
    const numbers = this.pages.flatMap(({ page, owners }, index) => {
      page.node.set(PDFName.of('StructParents'), context.obj(index));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      return [context.obj(index), context.obj(owners.flatMap((block) => refs.get(block) ?? []))];
    });
    const tree = context.obj({
      Type: 'StructTreeRoot',
      K: [top],
      ParentTree: context.obj({ Nums: numbers }),
    });
    tree.set(PDFName.of('ParentTreeNextKey'), context.obj(this.pages.length));
    context.assign(root, tree);
    catalog.set(PDFName.of('StructTreeRoot'), root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }
}
