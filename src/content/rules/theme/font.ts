import type { Theme } from '../../../model/content.gen.ts';
import { quote } from '../../diagnostics/fault.ts';
import { asList, asText, unchecked } from '../../json/unchecked.ts';
import { mayMean } from '../../site/content-file.ts';
import { GENERIC_FAMILIES } from '../../theme/theme-css.ts';
import { advice } from '../rule.ts';

/** Families that come with some system: a theme may name them without a file. */
const SYSTEM_FAMILIES =
  `Apple SD Gothic Neo, Arial, Arial Black, Avenir, Avenir Next, Baskerville, Book Antiqua, Calibri, Cambria, Candara,
  Charter, Consolas, Constantia, Corbel, Courier, Courier New, DejaVu Sans, DejaVu Serif, Didot,
  Franklin Gothic Medium, Futura, Garamond, Geeza Pro, Geneva, Georgia, Gill Sans, Helvetica, Helvetica Neue,
  Hiragino Kaku Gothic ProN, Hiragino Mincho ProN, Hiragino Sans, Hoefler Text, Impact, Iowan Old Style,
  Kohinoor Devanagari, Liberation Sans, Liberation Serif, Lucida Grande, Lucida Sans Unicode, Malgun Gothic, Mangal,
  Meiryo, Menlo, Microsoft JhengHei, Microsoft YaHei, Monaco, MS PGothic, MS PMincho, Nirmala UI, Noto Sans,
  Noto Sans CJK JP, Noto Serif, Noto Serif CJK JP, Optima, Palatino, Palatino Linotype, PingFang SC, PingFang TC, Roboto,
  Segoe UI, Sitka Text, Tahoma, Times, Times New Roman, Traditional Arabic, Trebuchet MS, Ubuntu, Verdana, Yu Gothic,
  Yu Mincho, -apple-system`.split(/,\s+/);

// The next family of the list is shown in its place: that is no fault that a visitor is harmed by.
export const themeFont = advice({
  says: 'Advice: the theme names a font that it has no file of.',
  wrong: '"heading": ["Frauncse", "serif"]',
  right: '"heading": ["Fraunces", "serif"]',
  remedy: 'Write the family as in "fonts", or add its file there.',
  site({ index: { theme, files } }) {
    if (mayMean(files.get('theme.json'), 'fonts')) return [];
    const { type, fonts } = unchecked<Theme>(theme);
    const own = asList(fonts).flatMap((font) => asText(font?.family) ?? []);
    const known = [...own, ...GENERIC_FAMILIES, ...SYSTEM_FAMILIES];
    return (['heading', 'text', 'languageNames'] as const).flatMap((role) =>
      asList(type?.[role]).flatMap((name, i) => {
        const family = asText(name);
        if (family === undefined || known.includes(family)) return [];
        const message = `The theme has no font file of the family ${quote(family)}, and no system is known to have it. It has: ${[...new Set(own)].join(', ') || 'none'}.`;
        const at = { file: 'theme.json', pointer: `/type/${role}/${i}` };
        return { ...at, message, unknown: [family, known] as const };
      }),
    );
  },
});
