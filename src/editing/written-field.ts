import { pointerSteps } from '../content/diagnostics/pointer.ts';
import { type JsonValue, valueAt } from '../content/json/json.ts';
import { textHash } from '../content/site/content-file.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { contentHash } from '../ground/content-hash.ts';
import type { FieldAddress } from '../model/editing.ts';
import { placeInOverlay } from './in-overlay.ts';

/** Where a field is written: in the translation, where that is asked for. */
export const fileOf = ({ file, locale }: FieldAddress, { languages }: SiteIndex) =>
  locale !== undefined && languages.has(locale) ? `locales/${locale}/${file}` : file;

/** The value of a field as it is written; of a translation undefined where it says nothing. */
export function writtenAt(index: SiteIndex, address: FieldAddress): JsonValue | undefined {
  const path = fileOf(address, index);
  const value = index.allFiles.get(path)?.value;
  if (path === address.file) return valueAt(value, address.pointer);
  const place = placeInOverlay(index.files.get(address.file)?.value, value, pointerSteps(address.pointer));
  return place === undefined ? undefined : valueAt(value, place);
}

/** The value of a field as the page shows it: of a translation the original's where it says nothing. */
export function shownAt(index: SiteIndex, address: FieldAddress): JsonValue | undefined {
  const language = index.languages.get(address.locale ?? '');
  const value = language?.files.get(address.file)?.value;
  return language ? valueAt(value, address.pointer) : writtenAt(index, address);
}

/** The version of the file that a field is written in, of a translation with its original's: it changes with each byte. */
export function versionOf(index: SiteIndex, address: FieldAddress): string {
  const versions = [...new Set([fileOf(address, index), address.file])].map((path) => {
    const file = index.allFiles.get(path);
    return file ? textHash(file) : contentHash('');
  });
  return versions.join('.');
}
