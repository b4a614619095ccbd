import { error, type Finding, quote } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own, stringAt } from '../json/json.ts';
import { joinLines } from '../schema/walk.ts';
import { sectionsOf } from '../site/page-entries.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { Check } from './check.ts';

interface Line {
  readonly text: string;
  readonly file: string;
  readonly pointer: string;
}

/** Texts of a value, Markdown written as lines as one text. */
function textsIn(value: JsonValue | undefined, file: string, pointer: string): Line[] {
  if (typeof value === 'string') return [{ text: value, file, pointer }];
  if (isArray(value) && value.every((line) => typeof line === 'string'))
    return [{ text: joinLines(value) ?? '', file, pointer }];
  if (isArray(value)) return value.flatMap((item, index) => textsIn(item, file, pointerTo(pointer, index)));
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((key) => textsIn(own(value, key), file, pointerTo(pointer, key)));
}

function footerLines(compliance: JsonObject): Line[] {
  const lines = own(compliance, 'lines');
  return isArray(lines)
    ? lines.flatMap((line, index) => textsIn(line, 'site.json', pointerTo('/compliance/lines', index)))
    : [];
}

/** The texts of each calculator of the site. */
function calculators(index: SiteIndex): { readonly at: Line; readonly lines: readonly Line[] }[] {
  return index.pages.flatMap(({ file, page }) =>
    sectionsOf(page).flatMap((section, number) => {
      if (stringAt(section, 'type') !== 'sip-calculator') return [];
      const pointer = pointerTo('/sections', number);
      const lines = ['note', 'disclaimer'].flatMap((key) =>
        textsIn(own(section, key), file.path, `${pointer}/${key}`),
      );
      return [{ at: { text: '', file: file.path, pointer }, lines }];
    }),
  );
}

/** Points at the line that was changed, where one is near the sentence; else at what asks for it. */
function missing(
  sentence: string,
  lines: readonly Line[],
  otherwise: Omit<Line, 'text'>,
  where: string,
): Finding {
  const near = nearest(
    sentence,
    lines.map(({ text }) => text),
  );
  const altered = lines.find(({ text }) => text === near);
  return error(
    'text/required-sentence',
    altered ?? otherwise,
    `${altered ? 'This sentence was altered' : `A sentence is missing ${where}`}: ${quote(sentence)} must stand there word for word.`,
    altered && sentence,
  );
}

/** The sentences that the regulator asks for stand where they must, word for word. */
export const requiredSentences: Check = ({ index }) => {
  const site = index.files.get('site.json')?.value;
  const compliance = isObject(site) ? own(site, 'compliance') : undefined;
  const required = isObject(compliance) ? own(compliance, 'required') : undefined;
  if (!isObject(compliance) || !isArray(required)) return [];
  return required.flatMap((entry, number): Finding[] => {
    const sentence = stringAt(entry, 'text');
    if (sentence === undefined) return [];
    const stands = (lines: readonly Line[]) => lines.some(({ text }) => text.includes(sentence));
    if (stringAt(entry, 'where') === 'calculator')
      return calculators(index).flatMap(({ at, lines }) =>
        stands(lines)
          ? []
          : [missing(sentence, lines, at, 'in the note or the disclaimer of this calculator')],
      );
    const lines = footerLines(compliance);
    const asked = { file: 'site.json', pointer: `/compliance/required/${number}/text` };
    return stands(lines)
      ? []
      : [missing(sentence, lines, asked, 'in "compliance.lines", the footer of every page')];
  });
};
