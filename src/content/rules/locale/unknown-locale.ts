import { quote } from '../../diagnostics/fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { localesOf } from '../../overlay/locale.ts';
import { overlayOf } from '../../overlay/overlay-place.ts';
import { rule } from '../rule.ts';

export const localeUnknownLocale = rule({
  code: 'locale/unknown-locale',
  severity: 'error',
  says: 'Translations into a language that site.json does not list.',
  wrong: 'locales/hn/ beside "locales": [{ "code": "en" }, { "code": "hi" }]',
  right: 'locales/hi/',
  remedy: 'Rename the folder, or add the language to "locales".',
  /** A language that the site does not have, or that of the originals. */
  site({ index, overlays }) {
    if (index.site.locales === undefined) return [];
    const [main, ...others] = localesOf(index.site).map(({ code }) => code);
    const told = new Set<string>();
    return overlays.flatMap(({ path }) => {
      const code = overlayOf(path)?.code ?? '';
      if (others.includes(code) || told.has(code)) return [];
      told.add(code);
      const at = { file: path, pointer: '', range: [0, 0] } as const;
      return code === main
        ? { ...at, message: `${quote(code)} is the language of the originals: write its texts there.` }
        : {
            ...at,
            message: `The site has no language ${quote(code)}. Add it to "locales" in site.json.`,
            suggestion: nearest(code, others),
          };
    });
  },
});
