import { quote } from '../../diagnostics/fault.ts';
import { around, nameOf } from '../../diagnostics/pointer.ts';
import { isArray, type JsonValue, valueAt } from '../../json/json.ts';
import { within } from '../../schema/walk.ts';
import { advice } from '../rule.ts';

const isBlank = (line: JsonValue | undefined) => String(line ?? '').trim() === '';
/** Of a long text the lines may be broken elsewhere in another language: what stands between blank ones is counted. */
const paragraphs = (lines: readonly JsonValue[]) =>
  lines.filter((line, i) => !isBlank(line) && isBlank(lines[i - 1])).length;

export const localeEntries = advice({
  says: 'Advice: a list of a translation has fewer or more entries than its original, or a text fewer or more paragraphs.',
  wrong: '"paragraphs": ["पहला।"] for "paragraphs": ["One.", "Two."]',
  right: '"paragraphs": ["पहला।", "दूसरा।"]',
  remedy: 'Give it all that the original has, since it is shown in its place as a whole. Or leave it out.',
  *file({ value, origins, original }, texts) {
    if (!origins) return;
    const longTexts = new Set(texts.flatMap(({ pointer, written }) => (isArray(written) ? pointer : [])));
    // Lists of names, such as fonts, are the language's own.
    const names = new Set(texts.flatMap(({ pointer, role }) => (role === 'plain' ? around(pointer) : [])));
    let told: string | undefined;
    for (const [pointer, there] of within(original)) {
      const here = valueAt(value, pointer);
      if (!isArray(there) || !isArray(here) || names.has(pointer) || !origins.isTranslated(pointer)) continue;
      const isText = longTexts.has(pointer);
      const [given, wanted] = [here, there].map(isText ? paragraphs : ({ length }) => length);
      if (given === wanted) continue;
      // Which entry is missing nobody can tell, so what they hold is not compared.
      if (told !== undefined && pointer.startsWith(`${told}/`)) continue;
      told = pointer;
      const [one, more] = isText ? ['paragraph', 'paragraphs'] : ['entry', 'entries'];
      const message = `${quote(nameOf(pointer))} has ${given} ${given === 1 ? one : more} here and ${wanted} in the original, and is shown as it stands here. Give it the ${more} of the original, or leave it out.`;
      yield { pointer, spot: 'brace', message };
    }
  },
});
