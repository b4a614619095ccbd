import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest } from '../model/build-manifest.ts';
import { compress } from '../server/compression.ts';
import { dataTexts } from './data-pieces.ts';
import type { Piece } from './model.ts';
import { type PageContent, pageContent } from './page-content.ts';

/** A built site, as far as a comparison asks for it. */
export type BuiltSite = Awaited<ReturnType<typeof openBuilt>>;

/** A site without anything: what a new site is compared with. */
export const noSite: BuiltSite = {
  manifest: { build: '', basePath: '', files: {}, redirects: [], notFound: {}, headers: [] },
  text: async () => '',
  sent: async () => 0,
};

const SETTLED = /^(font|image)\/(?!svg)|pdf|zip/;

/** Opens what a build has left in a folder. */
export async function openBuilt(folder: string) {
  const manifest: BuildManifest = JSON.parse(await readFile(join(folder, '_build.json'), 'utf8'));
  const bytesOf = async (address: string) => {
    const file = manifest.files[address]?.file;
    return file === undefined ? undefined : readFile(join(folder, file));
  };
  return {
    manifest,
    /** The text of an address without base path; empty where there is none. */
    text: async (address: string) => (await bytesOf(address))?.toString() ?? '',
    /** Bytes of an address as a visitor downloads it. */
    async sent(address: string) {
      const entry = manifest.files[address];
      if (!entry) return 0;
      if (SETTLED.test(entry.type)) return entry.bytes;
      const made = await readFile(join(folder, `${entry.file}.br`)).catch(() => undefined);
      if (made) return made.byteLength;
      // As our server compresses what the build did not.
      const bytes = await bytesOf(address);
      return bytes ? (await compress(bytes, 'br')).byteLength : 0;
    },
  };
}

/** The addresses of all pages, not-found pages included. */
export const pagesOf = ({ manifest }: BuiltSite): string[] =>
  Object.entries(manifest.files)
    .filter(([, { type, cache }]) => type.startsWith('text/html') && cache === 'revalidate')
    .map(([address]) => address);

/** The scripts of a built site, which hold no content: those of other code have other names. */
export const scriptsOf = ({ manifest }: BuiltSite): string =>
  Object.keys(manifest.files)
    .filter((address) => address.endsWith('.js'))
    .sort()
    .join();

/** Reads pages of a built site, and the words that their scripts say. @param isSameCode as that of the site that it is compared with */
export function pageReader(site: BuiltSite, isSameCode: boolean): (address: string) => Promise<PageContent> {
  const own = (address: string) => address.slice(site.manifest.basePath.length);
  // Two names of the same bytes are the same picture: its name may come of the theme.
  const drawn = (piece: Piece): Piece =>
    piece.kind === 'picture'
      ? { ...piece, value: site.manifest.files[own(piece.value)]?.hash ?? piece.value }
      : piece;

  return async (address) => {
    const content = pageContent(await site.text(address), isSameCode);
    const words = dataTexts(JSON.parse((await site.text(own(content.words))) || '{}'));
    const said = words.map((value): Piece => ({ kind: 'data', frame: true, place: '', value }));
    return { ...content, pieces: [...content.pieces.map(drawn), ...said] };
  };
}
