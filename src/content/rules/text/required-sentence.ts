import type { SiteFault } from '../../diagnostics/fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { isObject, type JsonValue } from '../../json/json.ts';
import { asList, asText } from '../../json/unchecked.ts';
import { joinLines } from '../../schema/walk.ts';
import { blocksOf } from '../../site/page-entries.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

type Line = Pick<SiteFault, 'file' | 'pointer'> & { readonly text: string };

/** Texts of a value, Markdown written as lines as one text. */
function textsIn(value: JsonValue | undefined, file: string, pointer: string): Line[] {
  const text = joinLines(value);
  if (text !== undefined) return [{ text, file, pointer }];
  return Object.entries(isObject(value) ? value : {}).flatMap(([key, part]) =>
    textsIn(part, file, pointerTo(pointer, key)),
  );
}

/** The texts of each calculator of the site. */
const calculators = (index: SiteIndex) =>
  index.pages.flatMap(({ file }) =>
    blocksOf(file, 'sip-calculator').map(({ block, pointer }) => ({
      at: { file: file.path, pointer },
      lines: (['note', 'disclaimer'] as const).flatMap((key) =>
        textsIn(block[key], file.path, `${pointer}/${key}`),
      ),
    })),
  );

/** Points at the line that was changed, where one is near the sentence; else at what asks for it. */
function missing(
  sentence: string,
  lines: readonly Line[],
  otherwise: Omit<Line, 'text'>,
  where: string,
): SiteFault[] {
  if (lines.some(({ text }) => text.includes(sentence))) return [];
  const texts = lines.map(({ text }) => text);
  const near = nearest(sentence, texts);
  const altered = lines.find(({ text }) => text === near);
  const { file, pointer } = altered ?? otherwise;
  const what = altered ? 'This sentence was altered' : `A sentence is missing ${where}`;
  // Whole, however long it is: it is to be copied from here.
  const message = `${what}: “${sentence}” must stand there word for word.`;
  return [{ file, pointer, message, suggestion: altered && sentence }];
}

export const textRequiredSentence = mistake({
  says: 'A sentence that the regulator asks for is missing or was altered.',
  wrong: '"… are subject to market risk"',
  right: 'the sentence of "compliance.required", word for word',
  remedy: 'Put the sentence back as it is written in site.json.',
  site({ index }) {
    const { compliance } = index.site;
    // The lines may be there under a misspelt name.
    const areRead = compliance?.lines !== undefined || index.files.get('site.json')?.isSound === true;
    const footer = asList(compliance?.lines).flatMap((line, number) =>
      textsIn(line, 'site.json', `/compliance/lines/${number}`),
    );
    return asList(compliance?.required).flatMap((entry, number) => {
      const sentence = asText(entry?.text);
      if (sentence === undefined) return [];
      if (entry?.where === 'calculator')
        return calculators(index).flatMap(({ at, lines }) =>
          missing(sentence, lines, at, 'in the note or the disclaimer of this calculator'),
        );
      if (!areRead) return [];
      const asked = { file: 'site.json', pointer: `/compliance/required/${number}/text` };
      return missing(sentence, footer, asked, 'in "compliance.lines", the footer of every page');
    });
  },
});
