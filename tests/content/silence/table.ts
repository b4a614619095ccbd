import { expect, test } from 'vitest';
import { everything, type input } from '../support/site.ts';

type Site = Parameters<typeof input>;

/** A mistake, the files of the small site that have it, all that is said, and what lies below its `public/`. */
type Row = readonly [mistake: string, files: Site[0], lines: readonly string[], media?: Site[1]];

/** What the small site’s own short titles and lonely pages are told besides. */
const USUAL =
  /seo\/(title|description)-length|seo\/duplicate|reference\/orphan|locale\/words|media\/(weight|unused|dimensions)/;
export const found = (...site: Site) => everything(...site).filter((line) => !USUAL.test(line));

/** A test of each mistake: it is told once, in its place, and nothing else is. */
export const table = (rows: readonly Row[]) =>
  test.each(rows.map(([mistake, files, lines, media]) => ({ mistake, files, lines, media })))(
    '$mistake',
    ({ files, lines, media }) => expect(found(files, media)).toEqual(lines),
  );
