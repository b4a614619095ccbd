import { lineStarts, nodesIn, placeOf } from '../content/diagnostics/locate.ts';
import { valueAt } from '../content/json/json.ts';
import { coverageOf, type FileCoverage } from '../content/locales/coverage.ts';
import { localesOf } from '../content/overlay/locale.ts';
import { isDocument } from '../content/schema/placement.ts';
import { joinLines } from '../content/schema/walk.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { cut } from './source-lines.ts';
import { table } from './table.ts';

/** Not for visitors: tokens, and what an item is called for those who write one. */
const FOR_EDITORS = new Set(['theme.schema.json', 'type.schema.json']);

export type LocaleCoverage = ReturnType<typeof siteCoverage>[number];

/** What is translated into each further language, by file; in per cent the texts that are and are fresh, rounded down. */
export function siteCoverage({ index }: { readonly index: SiteIndex }) {
  return localesOf(index.site)
    .slice(1)
    .map(({ code }) => {
      const localized = index.languages.get(code);
      const files = [...index.files.values()].flatMap((file): FileCoverage[] => {
        // Documents are printed in the first language alone.
        if (file.schema === undefined || FOR_EDITORS.has(file.schema) || isDocument(file.path)) return [];
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

/** Where the originals stand of texts that are missing, or were translated before they changed. */
function placesIn({ file, untranslated, stale }: FileCoverage, { files, input }: SiteIndex): string[] {
  const { text = '', value } = files.get(file) ?? {};
  const [nodes, starts] = [nodesIn(text), lineStarts(text)];
  const place = (state: string) => (pointer: string) => {
    const at = nodes.get(pointer)?.offset ?? 0;
    const { line, column } = placeOf(starts, [at, at]);
    const written = JSON.stringify(joinLines(valueAt(value, pointer)));
    return `${input.name}/${file}:${line}:${column}  ${state}  ${cut(written, 0)}`;
  };
  return [...untranslated.map(place('untranslated')), ...stale.map(place('stale'))];
}

/** The files that are not wholly translated, as a table; the texts of those that are begun; the sum of all. */
export function coverageTable({ code, files, percent }: LocaleCoverage, index: SiteIndex): string {
  const open = files.filter(({ untranslated, stale }) => untranslated.length + stale.length > 0);
  const rows = open.map(({ file, texts, untranslated, stale }) => [
    file,
    ...[texts, untranslated.length, stale.length].map(String),
  ]);
  const texts = files.reduce((all, file) => all + file.texts, 0);
  const listed = open.length === 0 ? [] : [table(['file', 'texts', 'untranslated', 'stale'], rows)];
  // Of a file that nobody has begun all texts are missing: nobody need read them here.
  const begun = open.filter((file) => file.untranslated.length < file.texts);
  const places = begun.flatMap((file) => placesIn(file, index));
  return [...listed, ...places, `${code}: ${percent} % of ${texts} texts in ${files.length} files`].join(
    '\n',
  );
}
