import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../command/options.ts';
import { root } from '../command/root.ts';

/** Where `index.html` has what is poured into it. */
const PLACES = {
  lang: '%lang%',
  dir: '%dir%',
  /** Title, tags, icons, styles and fonts. */
  head: '<!--head-->',
  /** What brings the page to life: the boot script, or the development server's entry. */
  boot: '<!--boot-->',
  /** What the scripts of the page read. */
  data: '<!--data-->',
  page: '<!--page-->',
};

/** What is poured in, by the names of the places; the page's body stands between what comes out. */
export type Poured = Readonly<Record<Exclude<keyof typeof PLACES, 'page'>, string>>;

/**
 * Reads the document that every page is poured into.
 * @throws UsageError where it lacks one of its places, or has it twice
 */
export async function readTemplate(file = join(root, 'index.html')): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError('There is no index.html: every page is poured into it.');
  });
  for (const place of Object.values(PLACES)) {
    const count = text.split(place).length - 1;
    if (count !== 1)
      throw new UsageError(
        `index.html must have the place ${place} once; it has it ${count === 0 ? 'nowhere' : `${count} times`}.`,
      );
  }
  return text;
}

/** The document around a page's body: what stands before it and what after. */
export function pour(template: string, poured: Poured): readonly [before: string, after: string] {
  const filled = template.replace(
    /%(lang|dir)%|<!--(head|boot|data)-->\n?/g,
    (_, attribute: 'lang' | 'dir' | undefined, part: 'head' | 'boot' | 'data') =>
      attribute ? poured[attribute] : poured[part] && `${poured[part]}\n`,
  );
  const at = filled.indexOf(PLACES.page);
  return [filled.slice(0, at), filled.slice(at + PLACES.page.length)];
}
