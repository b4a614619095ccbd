import { attempt } from '../../../model/attempt.ts';
import { quote } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { isObject } from '../../json/json.ts';
import { localesOf } from '../../overlay/locale.ts';
import { advice } from '../rule.ts';

const LIST = new Intl.ListFormat('en');
/** Numbers that show every form that a count takes: those for fractions and for millions alone are not asked for. */
const COUNTS = [...Array(200).keys(), 0].slice(1);

/** The forms that a language has, and of those that counts take a number for each; undefined where it is not known. */
function formsOf(locale: string) {
  const rules = attempt(() => new Intl.PluralRules(locale));
  if (!rules || Intl.PluralRules.supportedLocalesOf(locale).length === 0) return undefined;
  const needed = new Map<string, number>();
  for (const count of COUNTS) {
    const form = rules.select(count);
    if (!needed.has(form)) needed.set(form, count);
  }
  return { has: new Set<string>(rules.resolvedOptions().pluralCategories), needed };
}

export const localePlural = advice({
  says: 'Advice: a text with a number has a form that its language does not have, or lacks one that it needs.',
  wrong: '"itemCount": { "few": "{count} items", "other": "{count} items" } in English',
  right: '"itemCount": { "one": "{count} item", "other": "{count} items" }',
  remedy: 'Write the forms that the message names, and no others.',
  *soundSite({ index }) {
    for (const [i, { code, name, format }] of localesOf(index.site).entries()) {
      const file = i === 0 ? 'strings.json' : `locales/${code}/strings.json`;
      const forms = formsOf(format);
      const words = index.allFiles.get(file)?.value;
      if (!forms || !isObject(words)) continue;
      for (const [word, written] of Object.entries(words)) {
        // What was translated is recorded in an object, too.
        if (!isObject(written) || word.startsWith('$')) continue;
        const pointer = pointerTo('', word);
        const all = LIST.format([...forms.needed.keys()].map(quote));
        const strange = Object.keys(written).filter((form) => !forms.has.has(form));
        for (const form of strange) {
          const message = `No number has the form ${quote(form)} in ${name}, so this text is never shown. Remove it, and write ${all}.`;
          yield { file, pointer: pointerTo(pointer, form), spot: 'key', message };
        }
        const missing = [...forms.needed].filter(([form]) => !Object.hasOwn(written, form));
        // One that is misnamed is no second mistake: it was told which there are.
        if (missing.length === 0 || strange.length > 0) continue;
        const named = LIST.format(missing.map(([form, count]) => `${quote(form)} (as ${count})`));
        const message = `In ${name} numbers also have the ${missing.length === 1 ? 'form' : 'forms'} ${named}. Write ${missing.length === 1 ? 'it' : 'them'} here.`;
        yield { file, pointer, spot: 'brace', message };
      }
    }
  },
});
