import type { Theme } from '../../../model/content.gen.ts';
import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { groupBy } from '../../diagnostics/group-by.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { objectAt } from '../../json/json.ts';
import { asList, asText, unchecked } from '../../json/unchecked.ts';
import { localesOf } from '../../overlay/locale.ts';
import { overlayOf } from '../../overlay/overlay-place.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

const missing = (code: string, codes: readonly string[]) => ({
  message: `The site has no language ${quote(code)}. Add it to "locales" in site.json.`,
  unknown: [code, codes] as const,
});

/** The languages that the theme has something for. */
function* inTheme({ files, theme }: SiteIndex, codes: readonly string[]): Generator<SiteFault> {
  const at = { file: 'theme.json' };
  for (const code of Object.keys(objectAt(files.get('theme.json')?.value, 'languages')))
    if (!codes.includes(code))
      yield { ...at, pointer: pointerTo('/languages', code), spot: 'key', ...missing(code, codes.slice(1)) };
  for (const [i, font] of asList(unchecked<Theme>(theme).fonts).entries())
    for (const [j, name] of asList(font?.locales).entries()) {
      const code = asText(name);
      if (code !== undefined && !codes.includes(code))
        yield { ...at, pointer: `/fonts/${i}/locales/${j}`, ...missing(code, codes.slice(1)) };
    }
}

export const localeUnknownLocale = mistake({
  code: 'locale/unknown-locale',
  says: 'Translations into a language that site.json does not list, or a part of the theme for one.',
  wrong: 'locales/hn/ beside "locales": [{ "code": "en" }, { "code": "hi" }]',
  right: 'locales/hi/',
  remedy: 'Rename the folder, or add the language to "locales".',
  /** A language that the site does not have, or that of the originals. */
  site({ index, overlays }) {
    // A code that was refused there may be the one that is meant.
    if (index.files.get('site.json')?.isSound !== true) return [];
    const codes = localesOf(index.site).map(({ code }) => code);
    const [main, ...others] = codes;
    const first = groupBy(overlays, ({ path }) => overlayOf(path)?.code ?? '');
    const inFolders = [...first].flatMap(([code, [overlay]]): SiteFault[] => {
      if (!overlay || others.includes(code)) return [];
      const at = { file: overlay.path, pointer: '', range: [0, 0] } as const;
      const message = `${quote(code)} is the language of the originals: write its texts there.`;
      return [{ ...at, ...(code === main ? { message } : missing(code, others)) }];
    });
    // A site of one language may have the theme of one that has more.
    return others.length === 0 ? inFolders : [...inFolders, ...inTheme(index, codes)];
  },
});
