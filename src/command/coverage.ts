import type { CheckedSite } from '../content/compile.ts';
import { coverageOf, type FileCoverage } from '../content/locales/coverage.ts';
import { localesOf } from '../content/overlay/locale.ts';
import { isDocument } from '../content/schema/placement.ts';
import { table } from './table.ts';

export type LocaleCoverage = ReturnType<typeof siteCoverage>[number];

/** What is translated into each further language, by file; in per cent the texts that are and are fresh, rounded down. */
export function siteCoverage({ index }: CheckedSite) {
  return localesOf(index.site)
    .slice(1)
    .map(({ code }) => {
      const localized = index.languages.get(code);
      const files = [...index.files.values()].flatMap((file): FileCoverage[] => {
        // Tokens of the theme are no texts, and documents are printed in the first language alone.
        if (file.schema === undefined || file.schema === 'theme.schema.json' || isDocument(file.path))
          return [];
        const overlay = index.allFiles.get(`locales/${code}/${file.path}`);
        return [
          coverageOf(
            file,
            index.schemas.shapeOf(file.schema),
            overlay,
            localized?.files.get(file.path)?.origins,
          ),
        ];
      });
      const sum = (count: (file: FileCoverage) => number) =>
        files.reduce((all, file) => all + count(file), 0);
      const texts = sum((file) => file.texts);
      const done = texts - sum((file) => file.untranslated.length + file.stale.length);
      return { code, files, percent: texts === 0 ? 100 : Math.floor((100 * done) / texts) };
    });
}

/** The files that are not wholly translated, as a table, and the sum of all. */
export function coverageTable({ code, files, percent }: LocaleCoverage): string {
  const open = files.filter(({ untranslated, stale }) => untranslated.length + stale.length > 0);
  const rows = open.map(({ file, texts, untranslated, stale }) => [
    file,
    ...[texts, untranslated.length, stale.length].map(String),
  ]);
  const texts = files.reduce((all, file) => all + file.texts, 0);
  const listed = open.length === 0 ? [] : [table(['file', 'texts', 'untranslated', 'stale'], rows)];
  return [...listed, `${code}: ${percent} % of ${texts} texts in ${files.length} files`].join('\n');
}
