import { readFile } from 'node:fs/promises';
import { rememberedBy } from '../content/json/remembered.ts';
import { addressHash, contentHash } from '../ground/content-hash.ts';
import { type PageModel, typesIn } from '../model/page-model.ts';
import { compressTightly } from '../server/compression.ts';
import type { CodeBuild } from './code.ts';
import type { Output } from './output.ts';
import type { ThemeFiles } from './theme.ts';

export async function writeStyle(name: string, css: string, output: Output): Promise<string> {
  const address = `/assets/${name}-${addressHash(contentHash(css))}.css`;
  const file = address.slice(1);
  output.write(address, css, 'immutable');
  const bytes = Buffer.from(css);
  if (!output.keepAside(`${file}.br`)) output.aside(`${file}.br`, await compressTightly(bytes, 'br'));
  if (!output.keepAside(`${file}.gz`)) output.aside(`${file}.gz`, await compressTightly(bytes, 'gzip'));
  return address;
}

/** A block that so large a part of the pages has is styled by the sheet of all pages. */
const OFTEN = 1 / 4;

/** The types that a quarter of the pages have, or more. @param pages the types of the blocks of each page */
export function frequentBlocks(pages: Iterable<{ readonly types: readonly string[] }>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  let all = 0;
  for (const { types } of pages) {
    all += 1;
    for (const type of new Set(types)) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([type, count]) => (count >= all * OFTEN ? type : [])));
}

const styleOf = (types: Iterable<string>, blockCss: CodeBuild['blockCss']): string =>
  [...new Set(types)]
    .sort()
    .flatMap((type) => blockCss[type] ?? [])
    .join('\n');

/** The style of a page's blocks that few pages have. */
export const otherStyle = (
  sections: Parameters<typeof typesIn>[0],
  frequent: ReadonlySet<string>,
  blockCss: CodeBuild['blockCss'],
): string =>
  styleOf(
    typesIn(sections).filter((type) => !frequent.has(type)),
    blockCss,
  );

/** The style sheets of a build: one of all pages, and beside it, where a page has other blocks, one of these. */
export type Styles = Awaited<ReturnType<typeof writeStyles>>;

/** Writes the style sheet of all pages, and the fonts; the pages' other sheets are written as they are asked for. */
export async function writeStyles(
  code: CodeBuild,
  theme: ThemeFiles,
  frequent: ReadonlySet<string>,
  base: string,
  output: Output,
) {
  const css = [theme.css, code.css, styleOf(frequent, code.blockCss)].join('\n');
  const stylesheet = base + (await writeStyle('site', css, output));
  for (const { address, source } of theme.fonts)
    if (!output.keep(address)) output.write(address, await readFile(source), 'immutable');
  const addressOf = rememberedBy((other: string) => writeStyle('blocks', other, output));
  return {
    stylesheet,
    /** Changes with all that a page's other sheet may hold. */
    others: contentHash(JSON.stringify([code.blockCss, [...frequent].sort()])),
    /** The address of a page's other sheet, without the site's base path; undefined where it needs none. */
    async otherOf({ sections }: PageModel): Promise<string | undefined> {
      const other = otherStyle(sections, frequent, code.blockCss);
      return other === '' ? undefined : addressOf(other);
    },
  };
}
