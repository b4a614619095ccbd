import { atTop, quote } from '../../diagnostics/fault.ts';
import { localesOf, overlayOf } from '../../overlay/locale.ts';
import { schemaFor } from '../../schema/placement.ts';
import { intendedNames } from '../../site/input.ts';
import { REQUIRED } from '../reference/missing-file.ts';
import { mistake } from '../rule.ts';
import { meantPlace, originalFinder } from '../schema/unknown-file.ts';

export const localeUnknownFile = mistake({
  says: 'A translation of a file that does not exist.',
  wrong: 'locales/hi/pages/abuot-us.json',
  right: 'locales/hi/pages/about-us.json',
  remedy: 'Give it the path of the original below locales/ and the language’s code.',
  site({ index, overlays }) {
    const { files, site, input } = index;
    const languages = localesOf(site).slice(1);
    const alone = overlays.flatMap(({ path }) => {
      const { code, original = '' } = overlayOf(path) ?? {};
      return files.has(original) || !languages.some((one) => one.code === code)
        ? []
        : { path, original, code };
    });
    if (alone.length === 0) return [];
    // That the original itself is misnamed, or that every site needs it, is said once.
    const meant = [...files.values()].map((file) => meantPlace(file, index));
    const told = new Set([...REQUIRED, ...intendedNames(input), ...meant]);
    const schemaOf = (path: string) => schemaFor(path, index.schemas.types);
    return alone.flatMap(({ path, original, code }) => {
      if (told.has(original)) return [];
      const near = originalFinder(index)(original) ?? '';
      // What is of another kind, or translated already, is not what this one translates.
      const isMeant = schemaOf(near) === schemaOf(original) && !input.files.has(`locales/${code}/${near}`);
      const suggestion = near !== '' && isMeant ? near : undefined;
      const remedy = suggestion === undefined ? ' Name this one as its original is now, or remove it.' : '';
      return {
        ...atTop(path),
        message: `There is no file ${quote(original)} to translate.${remedy}`,
        suggestion,
      };
    });
  },
});
