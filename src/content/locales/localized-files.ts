import { nearest } from '../diagnostics/nearest.ts';
import { pointerSteps } from '../diagnostics/pointer.ts';
import { ask, type Finding, inFile, rulesWith } from '../findings/finding.ts';
import { schemaFindings } from '../findings/schema-findings.ts';
import { isArray, isObject, type JsonValue, own } from '../json/json.ts';
import { mergeOverlay, type Origins } from '../overlay/merge-overlay.ts';
import { overlayOf } from '../overlay/overlay-place.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import type { ContentFile } from '../site/content-file.ts';

/** A file in one language: the original with its translation laid over it. */
export interface LocalizedFile {
  /** Under the original's path, so that the site is indexed as ever. */
  readonly file: ContentFile;
  readonly overlay: ContentFile;
  readonly origins: Origins;
  /** What is wrong with the translation, placed in the overlay. */
  readonly findings: readonly Finding[];
}

const TRANSLATION = rulesWith('translation');

const keyOf = ({ code, pointer, spot }: Finding) => `${code} ${pointer} ${spot}`;

/**
 * Moves findings of a merged file to where an editor can mend them: the overlay. What the original has too is left
 * out, and so is what the translation has no part in.
 */
export function inOverlay(
  findings: readonly Finding[],
  known: readonly Finding[],
  { overlay, origins }: Pick<LocalizedFile, 'overlay' | 'origins'>,
): Finding[] {
  const before = new Set(known.map(keyOf));
  return findings.flatMap((finding) => {
    const pointer = origins.placeOf(finding.pointer);
    if (before.has(keyOf(finding)) || pointer === undefined) return [];
    // Of what is not in the overlay itself the place is the object around it.
    const spot = origins.isTranslated(finding.pointer) ? finding.spot : 'brace';
    return [{ ...finding, file: overlay.path, pointer, spot }];
  });
}

/** A misspelt field: the original has the right one, so that it does not seem to be missing in the merged value. */
function nearestField(finding: Finding, original: JsonValue | undefined): Finding {
  if (finding.code !== 'schema/unknown-property' || finding.suggestion !== undefined) return finding;
  const steps = pointerSteps(finding.pointer);
  const name = steps.pop() ?? '';
  let place = original;
  for (const step of steps)
    place = isArray(place) ? place[Number(step)] : isObject(place) ? own(place, step) : undefined;
  const suggestion = nearest(name, isObject(place) ? Object.keys(place) : []);
  return suggestion === undefined
    ? finding
    : { ...finding, message: `${finding.message} Did you mean “${suggestion}”?`, suggestion };
}

export interface LocaleReader {
  /** The files of a language; those without a translation are the originals. `findings` are of the overlays. */
  read(
    code: string,
    originals: ReadonlyMap<string, ContentFile>,
    overlays: ReadonlyMap<string, ContentFile>,
  ): {
    readonly files: ReadonlyMap<string, ContentFile>;
    readonly localized: readonly LocalizedFile[];
    readonly findings: readonly Finding[];
  };
}

/** Lays overlays over originals and holds the result against the original's schema. Unchanged pairs are remembered. */
export function createLocaleReader(schemas: SchemaSet): LocaleReader {
  const known = new WeakMap<
    ContentFile,
    { readonly original: ContentFile; readonly result: LocalizedFile }
  >();

  function localize(original: ContentFile, overlay: ContentFile, value: JsonValue): LocalizedFile {
    const before = known.get(overlay);
    if (before?.original === original) return before.result;
    const merged = mergeOverlay(original.value ?? null, value);
    const refusals = merged.problems.flatMap((problem) =>
      ask(TRANSLATION, (rule) => rule.translation?.(problem), inFile(overlay.path)),
    );
    const { schema, path, text } = original;
    const validate = schemas.validator(schema ?? '');
    const broken = validate(merged.value) ? [] : schemaFindings(path, validate.errors ?? []);
    const base = { overlay, origins: merged.origins };
    const refused = new Set(refusals.map(({ pointer }) => pointer));
    const findings = inOverlay(
      broken.map((finding) => nearestField(finding, original.value)),
      [],
      base,
    ).filter(({ pointer }) => !refused.has(pointer));
    const result: LocalizedFile = {
      ...base,
      // Both texts together say whether the page must be made anew.
      file: {
        path,
        text: `${text}\0${overlay.text}`,
        value: merged.value,
        schema,
        isSound: true,
        origins: merged.origins,
      },
      findings: [...refusals, ...findings],
    };
    known.set(overlay, { original, result });
    return result;
  }

  return {
    read(code, originals, overlays) {
      const files = new Map(originals);
      const localized: LocalizedFile[] = [];
      const findings: Finding[] = [];
      for (const overlay of overlays.values()) {
        const place = overlayOf(overlay.path);
        if (place?.code !== code) continue;
        const original = originals.get(place.original);
        if (
          original &&
          overlay.value !== undefined &&
          original.value !== undefined &&
          original.schema !== undefined
        ) {
          const made = localize(original, overlay, overlay.value);
          files.set(place.original, made.file);
          // While the original has mistakes of its own, those of its translation may well be the same ones.
          if (!original.isSound) continue;
          localized.push(made);
          findings.push(...made.findings);
        }
      }
      return { files, localized, findings };
    },
  };
}
