import { atTop, quote } from '../../diagnostics/fault.ts';
import { groupBy } from '../../diagnostics/group-by.ts';
import { localesOf, overlayOf } from '../../overlay/locale.ts';
import { mistake } from '../rule.ts';

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });

export const localeUnknownLocale = mistake({
  says: 'Translations into a language that site.json does not list.',
  wrong: 'locales/hn/ beside "locales": [{ "code": "en" }, { "code": "hi" }]',
  right: 'locales/hi/',
  remedy:
    'Rename the folder, add the language to "locales", or remove the folder of a language that the site has no longer.',
  /** A language that the site does not have, or that of the originals. */
  site({ index, overlays }) {
    const codes = localesOf(index.site).map(({ code }) => code);
    const [main, ...others] = codes;
    // A code that was refused there, or stands twice, may be the one that is meant.
    if (index.files.get('site.json')?.isSound !== true || new Set(codes).size < codes.length) return [];
    const first = groupBy(overlays, ({ path }) => overlayOf(path)?.code ?? '');
    return [...first].flatMap(([code, [overlay]]) => {
      if (!overlay || others.includes(code)) return [];
      const at = atTop(overlay.path);
      if (code === main)
        return { ...at, message: `${quote(code)} is the language of the originals: write its texts there.` };
      const message = `The site has no language ${quote(code)}. Add it to "locales" in site.json, or remove its folder.`;
      const named = others.find((other) => ENGLISH.of(other)?.toLowerCase() === code.toLowerCase());
      return {
        ...at,
        message,
        ...(named === undefined ? { unknown: [code, others] } : { suggestion: named }),
      };
    });
  },
});
