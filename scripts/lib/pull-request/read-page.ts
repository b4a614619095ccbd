import type { BuiltSite } from './built-site.ts';
import { pageDataPieces, shellPieces, unseen } from './data-pieces.ts';
import type { Piece } from './model.ts';
import { type PageContent, pageContent } from './page-content.ts';

/** Reads pages of a built site, their data included. */
export function pageReader(site: BuiltSite): (address: string) => Promise<PageContent> {
  const shells = new Map<string, readonly Piece[]>();
  const own = (address: string) => address.slice(site.manifest.basePath.length);
  const json = async (address: string) => JSON.parse((await site.text(own(address))) || '{}');

  async function shellOf(address: string, page: readonly Piece[]): Promise<readonly Piece[]> {
    const known = shells.get(address);
    if (known) return known;
    // The frame is the same on all pages, so what one page does not show no other shows.
    const pieces = unseen(shellPieces(await json(address)), page);
    shells.set(address, pieces);
    return pieces;
  }

  return async (address) => {
    const content = pageContent(await site.text(address));
    const { page, shell } = content.data;
    const data = page === '' ? [] : unseen(pageDataPieces(await json(page)), content.pieces);
    const shared = shell === '' ? [] : await shellOf(shell, content.pieces);
    return { ...content, pieces: [...content.pieces, ...data, ...shared] };
  };
}
