import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asList } from '../content/json/unchecked.ts';
import { isDocument } from '../content/schema/placement.ts';
import { todayOf } from '../content/site/clock.ts';
import type { MediaFile, SiteInput } from '../content/site/input.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { interpolate, siteVariables } from '../content/text/variables.ts';
import { contentHash } from '../ground/content-hash.ts';
import { sourceOf } from './stamp.ts';

/** A document of a site and the PDF file that is printed from it. */
export type Publication = ReturnType<typeof publicationsOf>[number];

const addressOf = (path: string) => `/${path.replace(/\.json$/, '.pdf')}`;

/** A site as if all its documents were printed: what names a PDF that is still to come is no mistake. */
export function withPdfs(input: SiteInput): SiteInput {
  const names = [...input.files.keys()].filter(isDocument).map(addressOf);
  const coming = names.map((name): [string, MediaFile] => [name, { bytes: 0, hash: '', size: null }]);
  return { ...input, media: new Map([...coming, ...input.media]) };
}

/** A document as one beside the project names its schema: where that lies is no part of what it says. */
const namingAlike = (text: string) =>
  text.replace(/("\$schema"\s{0,9}:\s{0,9}")[^"]+(?=")/, '$1../../schemas/page.schema.json');

/** All documents of a site, in the order of their names, each with the path of its PDF in the site folder. */
export function publicationsOf(index: SiteIndex) {
  const variables = { site: siteVariables(index.site, todayOf(index)), item: null };
  const { brand, compliance } = index.site;
  const margins = JSON.stringify([brand?.name, brand?.descriptor, brand?.logo, asList(compliance?.lines)[0]]);
  const pictures = [...index.input.media].filter(([, { size }]) => size);
  return index.documents.map((entry) => {
    const { path, text = '' } = entry.file;
    const said = interpolate(namingAlike(text) + margins, variables);
    const shown = pictures.flatMap(([address, { hash, drawn = hash }]) =>
      said.includes(address) ? drawn : [],
    );
    // The file that it is printed from, and a hash of what that, its margins and its pictures say; the style is no part of it.
    const source = `${path} ${contentHash([said, ...shown].join('\n'))}`;
    return { entry, pdf: `public${addressOf(path)}`, source };
  });
}

/** The documents whose PDF is not there, or was printed from another text. */
export async function staleOf(publications: readonly Publication[], folder: string): Promise<Publication[]> {
  const printed = await Promise.all(
    publications.map(({ pdf }) => readFile(join(folder, pdf)).then(sourceOf, () => undefined)),
  );
  return publications.filter(({ source }, i) => printed[i] !== source);
}
