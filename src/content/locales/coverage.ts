import { own, stringAt } from '../json/json.ts';
import type { Origins } from '../overlay/merge-overlay.ts';
import type { Shape } from '../schema/shape.ts';
import { walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/content-file.ts';
import { fingerprint, recordedAs, recordName } from './records.ts';

/** What of one file was translated into one language. Texts are named by their JSON pointers in the original. */
export interface FileCoverage {
  readonly file: string;
  /** How many texts there are to translate. */
  readonly texts: number;
  readonly untranslated: readonly string[];
  /** Texts whose original has changed since they were translated. */
  readonly stale: readonly string[];
  /** Fingerprints of the originals of all translated texts, by the names of their records. */
  readonly source: Readonly<Record<string, string>>;
}

/** True for a text without words: a number, `{brand}`, the name of a schema or of a meta tag. Nothing in it is translated. */
const isWordless = (text: string) =>
  !/\p{L}/u.test(text.replace(/\{[\w.]+\}/g, '')) ||
  /^[a-z]+[:_][a-z:_]+$|^website$|^article$|\.schema\.json$/.test(text);

function textsOf(file: ContentFile, shape: Shape): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  walk(shape, file.value, '', ({ text, role, pointer }) => {
    if ((role === 'text' || role === 'markdown') && !isWordless(text)) texts.set(pointer, text);
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
  const texts = textsOf(original, shape);
  const recorded = own(overlay?.value, '$source');
  const translated = [...texts].filter(([pointer]) => origins?.isTranslated(pointer));
  return {
    file: original.path,
    texts: texts.size,
    untranslated: [...texts.keys()].filter((pointer) => !origins?.isTranslated(pointer)),
    stale: translated.flatMap(([pointer, text]) => {
      const known = stringAt(recorded, recordedAs(recorded, original.value, pointer));
      return known === undefined || known === fingerprint(text) ? [] : [pointer];
    }),
    source: Object.fromEntries(
      translated.map(([pointer, text]) => [recordName(original.value, pointer), fingerprint(text)]),
    ),
  };
}
