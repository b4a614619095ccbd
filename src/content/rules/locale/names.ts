import { attempt } from '../../../model/attempt.ts';
import { objectAt, stringAt } from '../../json/json.ts';
import { localesOf } from '../../overlay/locale.ts';
import { blocksOf } from '../../site/page-entries.ts';
import { advice } from '../rule.ts';

const isLatin = (code: string) => attempt(() => new Intl.Locale(code).maximize().script) === 'Latn';

export const localeNames = advice({
  says: 'Advice: the contact form refuses names in the letters of its page’s language.',
  wrong: '"contact": { "names": "latin" } beside pages in Hindi',
  right: '"contact": { "names": "any" } in locales/hi/site.json',
  remedy:
    'Write "names": "any" in `contact`, in the translation of site.json where the original’s pages should stay with Latin letters.',
  soundSite({ index }) {
    if (!index.pages.some(({ file }) => blocksOf(file, 'contact-panel').length > 0)) return [];
    const said = index.site.contact?.names ?? 'latin';
    return localesOf(index.site).flatMap(({ code, name }, i) => {
      const file = i === 0 ? 'site.json' : `locales/${code}/site.json`;
      const translation = i === 0 ? undefined : index.allFiles.get(file)?.value;
      const own = stringAt(objectAt(translation, 'contact'), 'names') ?? said;
      if (own !== 'latin' || isLatin(code)) return [];
      const hasFile = i === 0 || translation !== undefined;
      const there = hasFile ? 'here' : `in a file ${file}`;
      const message = `In ${name} the contact form takes names in Latin letters alone. Write "contact": { "names": "any" } ${there}.`;
      // Where there is no file yet, the line that brought the language.
      const place = hasFile ? { file, pointer: '' } : { file: 'site.json', pointer: `/locales/${i}` };
      return { ...place, spot: 'brace' as const, message };
    });
  },
});
