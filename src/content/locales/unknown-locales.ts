import { error, type Finding, quote } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { isObject, type JsonValue, own } from '../json/json.ts';
import { localesOf } from '../overlay/locale.ts';
import { overlayOf } from '../overlay/overlay-place.ts';
import type { ContentFile } from '../site/read-files.ts';

/** Translations into a language that the site does not have, or into that of the originals. */
export function unknownLocales(site: JsonValue | undefined, overlays: Iterable<ContentFile>): Finding[] {
  if (!isObject(site) || own(site, 'locales') === undefined) return [];
  const [main, ...others] = localesOf(site).map(({ code }) => code);
  const told = new Set<string>();
  return [...overlays].flatMap((overlay) => {
    const code = overlayOf(overlay.path)?.code ?? '';
    if (others.includes(code) || told.has(code)) return [];
    told.add(code);
    const message =
      code === main
        ? `${quote(code)} is the language of the originals: write its texts there.`
        : `The site has no language ${quote(code)}. Add it to "locales" in site.json.`;
    const finding = error(
      'locale/unknown-locale',
      { file: overlay.path, pointer: '' },
      message,
      code === main ? undefined : nearest(code, others),
    );
    return [{ ...finding, range: [0, 0] as const }];
  });
}
