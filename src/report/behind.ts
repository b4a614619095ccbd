import { siteCoverage } from '../command/coverage.ts';
import { pointerSteps } from '../content/diagnostics/pointer.ts';
import { isArray, type JsonValue, own } from '../content/json/json.ts';
import { idOf } from '../content/overlay/merge-overlay.ts';
import { joinLines } from '../content/schema/walk.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { cut } from '../model/cut.ts';
import type { Change, SharedChange } from './model.ts';

/** So much of a translation tells which one it is. */
const MOST = 100;

/** A text by the name that records have for it, in which an entry goes by its id. */
const textNamed = (value: JsonValue | undefined, name: string): string | undefined =>
  joinLines(
    pointerSteps(name).reduce(
      (inner, step) =>
        isArray(inner)
          ? (inner.find((entry) => idOf(entry) === step) ?? inner[Number(step)])
          : own(inner, step),
      value,
    ),
  );

/** Translations that say what they said while their original says something else now, and were not stamped since. */
export function behindChanges(before: SiteIndex | undefined, after: SiteIndex): SharedChange[] {
  if (before === undefined) return [];
  const value = (index: SiteIndex, file: string, code?: string) =>
    (code === undefined ? index : index.languages.get(code))?.files.get(file)?.value;
  return siteCoverage({ index: after }).flatMap(({ code, files }) =>
    files.flatMap(({ file, source }): SharedChange[] => {
      const path = `locales/${code}/${file}`;
      const records = own(after.allFiles.get(path)?.value, '$source');
      const [was, is] = [value(before, file), value(after, file)];
      const [said, says] = [value(before, file, code), value(after, file, code)];
      const changes = Object.entries(source).flatMap(([name, print]): Change[] => {
        const [old, now, place] = [textNamed(was, name), textNamed(is, name), textNamed(says, name)];
        if (old === now || place === undefined || place !== textNamed(said, name)) return [];
        if (own(records, name) === print) return [];
        const words = cut(place, MOST);
        return [{ kind: 'text', frame: false, place: words, before: old ?? null, after: now ?? null }];
      });
      return changes.length === 0 ? [] : [{ changes, where: path, routes: [] }];
    }),
  );
}
