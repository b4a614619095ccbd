import type { Behind } from '../../model/editing.ts';
import { groupBy } from '../diagnostics/group-by.ts';
import { pointerSteps } from '../diagnostics/pointer.ts';
import { valueAt } from '../json/json.ts';
import { isSetting, type Origins } from '../overlay/merge-overlay.ts';
import type { Shape } from '../schema/shape.ts';
import { walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/content-file.ts';
import { fingerprint, recordName, translationState } from './records.ts';

/** What of one file was translated into one language. Texts are named by their JSON pointers in the original. */
export interface FileCoverage extends Behind {
  /** How many texts there are to translate. */
  readonly texts: number;
  /** Fingerprints of the originals of all texts that the translation gives, by the names of their records. */
  readonly source: Readonly<Record<string, string>>;
}

/** What is the same in every language: addresses of mail and web, the name of a schema or of a meta tag, an IBAN, the number of a licence. */
const CODES = [
  /^[^\s@]+@[^\s@]+$/,
  /^(?:https?:|mailto:|tel:|www\.)\S*$/,
  /^[a-z]+[:_.][a-z:_.]+$|^website$|^article$|\.schema\.json$/,
  /^[A-Z]{2}\d\d(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?$/,
  /^(?=(?:[A-Z./-]*\d){5})[A-Z\d./-]+$/,
];

/** True for a text without words, such as a number, `{brand}` or a code. Nothing in it is translated. */
const isWordless = (text: string) =>
  !/\p{L}/u.test(text.replace(/\{[\w.]+\}/g, '')) || CODES.some((code) => code.test(text));

/** Texts that name something: an entry of the menu, a meta tag. */
const NAMES = /^\/condensed\/\d+$|\/metaTags\/\d+\/key$/;

/** @param hasOwn true for a file in whose place the translation names another, such as a document in its language */
function textsOf(
  file: ContentFile,
  shape: Shape,
  hasOwn: (pointer: string, path: string) => boolean,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  walk(shape, file.value, '', ({ text, role, pointer }) => {
    const isText = (role === 'text' || role === 'markdown') && !isWordless(text) && !NAMES.test(pointer);
    if (!isText && !(role === 'media' && hasOwn(pointer, text))) return;
    if (!isSetting(file.path, pointerSteps(pointer)[0] ?? '')) texts.set(pointer, text);
  });
  return texts;
}

/**
 * Counts what was translated of a file.
 * @param overlay its translation as written; undefined where there is none
 */
export function coverageOf(
  original: ContentFile,
  shape: Shape,
  overlay: ContentFile | undefined,
  origins: Origins | undefined,
): FileCoverage {
  const texts = textsOf(
    original,
    shape,
    (pointer, path) =>
      origins?.isTranslated(pointer) === true &&
      valueAt(overlay?.value, origins.placeOf(pointer) ?? '') !== path,
  );
  const states = groupBy(texts.keys(), (pointer) =>
    translationState(original.value, overlay?.value, origins, pointer),
  );
  const given = [...texts].filter(([pointer]) => origins?.isTranslated(pointer));
  return {
    file: original.path,
    texts: texts.size,
    untranslated: states.get('untranslated') ?? [],
    stale: states.get('stale') ?? [],
    source: Object.fromEntries(
      given.map(([pointer, text]) => [recordName(original.value, pointer), fingerprint(text)]),
    ),
  };
}
