import type { BuiltSite } from './built-site.ts';
import { pageDataPieces, shellPieces } from './data-pieces.ts';
import type { Piece } from './model.ts';
import { type PageContent, pageContent } from './page-content.ts';

/** Reads pages of a built site, their data included. */
export function pageReader(site: BuiltSite): (address: string) => Promise<PageContent> {
  const shells = new Map<string, readonly Piece[]>();
  const own = (address: string) => address.slice(site.manifest.basePath.length);
  const json = async (address: string) => JSON.parse((await site.text(own(address))) || '{}');

  async function shellOf(address: string): Promise<readonly Piece[]> {
    const pieces = shells.get(address) ?? shellPieces(await json(address));
    shells.set(address, pieces);
    return pieces;
  }

  return async (address) => {
    const content = pageContent(await site.text(address));
    const { page, shell } = content.data;
    const data = page === '' ? [] : pageDataPieces(await json(page));
    const shared = shell === '' ? [] : await shellOf(shell);
    // Two names of the same bytes are the same picture: its name may come of the theme.
    const drawn = (piece: Piece): Piece =>
      piece.kind === 'picture'
        ? { ...piece, value: site.manifest.files[own(piece.value)]?.hash ?? piece.value }
        : piece;
    return { ...content, pieces: [...content.pieces.map(drawn), ...data, ...shared] };
  };
}
