import { atTop, quote } from '../../diagnostics/fault.ts';
import { nearestPath } from '../../diagnostics/nearest.ts';
import { localesOf, overlayOf } from '../../overlay/locale.ts';
import { intendedNames } from '../../site/input.ts';
import { mistake } from '../rule.ts';

export const localeUnknownFile = mistake({
  code: 'locale/unknown-file',
  says: 'A translation of a file that does not exist.',
  wrong: 'locales/hi/pages/abuot-us.json',
  right: 'locales/hi/pages/about-us.json',
  remedy: 'Give it the path of the original below locales/ and the language’s code.',
  site({ index: { files, site, input }, overlays }) {
    // That the original itself is misnamed is said once.
    const known = new Set([...files.keys(), ...intendedNames(input)]);
    const languages = localesOf(site).slice(1);
    return overlays.flatMap(({ path }) => {
      const { code, original = '' } = overlayOf(path) ?? {};
      if (known.has(original) || !languages.some((language) => language.code === code)) return [];
      const message = `There is no file ${quote(original)} to translate.`;
      return { ...atTop(path), message, suggestion: nearestPath(original, files.keys()) };
    });
  },
});
