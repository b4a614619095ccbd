import { asking, quote } from '../diagnostics/fault.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { around, lastStep, nameOf, pointerTo } from '../diagnostics/pointer.ts';
import { ask, beside, type Finding, suggesting } from '../findings/finding.ts';
import { schemaFindings } from '../findings/schema-findings.ts';
import { isObject, type JsonValue, listAt, stringAt, valueAt } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';
import { overlayOf } from '../overlay/locale.ts';
import { mergeOverlay, type Origins } from '../overlay/merge-overlay.ts';
import { type ContentType, choicesAt, fieldAt, fieldsOf } from '../schema/content-types.ts';
import type { Schemas } from '../schema/schemas.ts';
import { walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/content-file.ts';

/** A file in one language: the original with its translation laid over it. */
interface LocalizedFile {
  /** Under the original's path, so that the site is indexed as ever. */
  readonly file: ContentFile;
  readonly overlay: ContentFile;
  readonly origins: Origins;
  /** What is wrong with the translation, placed in the overlay. */
  readonly findings: readonly Finding[];
  /** Of what it may not change: by its place there that of the original's value. */
  readonly changed: ReadonlyMap<string, string>;
}

const keyOf = ({ code, pointer, spot }: Finding) => `${code} ${pointer} ${spot}`;

/**
 * Moves findings of a merged file to where an editor can mend them: the overlay. What the original has too is left
 * out, and so is what the translation has no part in.
 */
function inOverlay(
  findings: readonly Finding[],
  known: readonly Finding[],
  { overlay, origins }: Pick<LocalizedFile, 'overlay' | 'origins'>,
): Finding[] {
  // In what is replaced whole, such as a list without ids, the same mistake may stand at another place.
  const inWhole = ({ code, pointer, message }: Finding) => `${code} ${origins.wholeOf(pointer)} ${message}`;
  const before = new Set(known.flatMap((finding) => [keyOf(finding), inWhole(finding)]));
  return findings.flatMap((finding) => {
    const pointer = origins.placeOf(finding.pointer);
    if (before.has(keyOf(finding)) || before.has(inWhole(finding)) || pointer === undefined) return [];
    // Of what is not in the overlay itself the place is the object around it.
    const spot = origins.isTranslated(finding.pointer) ? finding.spot : 'brace';
    return [{ ...finding, file: overlay.path, pointer, spot }];
  });
}

/** The entries that something in the originals names and nobody has: by file and id. */
export const missedEntries = (known: readonly Finding[]): ReadonlySet<string> =>
  new Set(
    known.flatMap(({ file, absent }) =>
      absent ? [file, ...absent.files].map((holder) => `${holder} ${absent.id}`) : [],
    ),
  );

/**
 * What is wrong with a translation, by itself and by what it names. While the original's value is a mistake, whether it was changed says nothing;
 * what the original misses under the same id was renamed there, and where two of its entries have one id, another lost its own.
 */
export function translationFindings(
  localized: LocalizedFile,
  linked: readonly Finding[],
  known: readonly Finding[],
  missed: ReadonlySet<string>,
): Finding[] {
  const { file, overlay, findings, changed } = localized;
  if (!file.isSound) return [...findings];
  const wrong = new Set(known.flatMap(({ severity, pointer }) => (severity === 'error' ? pointer : [])));
  const isTwice = known.some(({ code }) => code === 'unique/id');
  const own = findings.filter(({ code, pointer }) => {
    const id = code === 'locale/unknown-id' ? valueAt(overlay.value, pointer) : undefined;
    if (typeof id === 'string' && (isTwice || missed.has(`${file.path} ${id}`))) return false;
    const of = changed.get(pointer);
    return of === undefined || !wrong.has(of);
  });
  return [...own, ...beside(findings, inOverlay(linked, known, localized))];
}

/** A misspelt field: the original has the right one, so that it does not seem to be missing in the merged value. What it translates a translation alone says. */
function nearestField(
  finding: Finding,
  original: JsonValue | undefined,
  { overlay, origins }: Pick<LocalizedFile, 'overlay' | 'origins'>,
): Finding {
  const { code, pointer } = finding;
  if (code !== 'schema/unknown-property') return finding;
  const at = around(pointer);
  const known = [...Object.keys(Object(valueAt(original, at))), ...(at === '' ? ['$source'] : [])];
  // What the translation has already, it cannot have once more.
  const here = Object(valueAt(overlay.value, origins.placeOf(at) ?? at));
  const near = nearest(
    lastStep(pointer),
    known.filter((key) => !Object.hasOwn(here, key)),
  );
  if (near === undefined) return finding;
  // Among what the original lacks another one was near.
  const message = finding.message.slice(0, -asking('', finding.suggestion).length || undefined);
  return suggesting({ ...finding, message }, near);
}

/** What an entry of a list that is replaced whole lacks is written in the original: an example would be another one's. */
function asInOriginal(finding: Finding, original: JsonValue | undefined): Finding {
  const { lacks, pointer } = finding;
  const there = lacks === undefined ? undefined : valueAt(original, pointerTo(pointer, lacks));
  if (lacks === undefined || there === undefined || typeof there === 'object') return finding;
  const message = `The property ${quote(lacks)} is missing here. In the original it is ${JSON.stringify(lacks)}: ${JSON.stringify(there)}.`;
  return { ...finding, message };
}

/** What a translation gives of something that the original no longer has lacks nothing: the original lacks the whole of it, once. */
function inOriginal(
  broken: readonly Finding[],
  { path, value }: ContentFile,
): [lost: Finding[], others: Finding[]] {
  const lost = new Map<string, Finding>();
  const others = broken.filter((finding) => {
    const { code, pointer } = finding;
    if (code !== 'schema/missing-property' || valueAt(value, pointer) !== undefined) return true;
    const parent = around(pointer);
    const message = `The property ${quote(lastStep(pointer))} is missing here, and a translation still gives it.`;
    if (isObject(valueAt(value, parent)))
      lost.set(pointer, { ...finding, file: path, pointer: parent, spot: 'brace', message });
    return !lost.has(pointer);
  });
  return [[...lost.values()], others];
}

/** Those of a merged file that do not follow from what is wrong in its original: they lie beside it, and nothing is missing there. */
function apartFrom(wrong: readonly Finding[], findings: readonly Finding[]): Finding[] {
  const places = wrong.flatMap(({ pointer, spot }) => (spot === 'brace' ? [] : `${pointer}/`));
  return findings.filter(
    ({ pointer, spot }) => spot !== 'brace' && !places.some((place) => `${pointer}/`.startsWith(place)),
  );
}

/** True for an amount, which is in the site’s one currency, and for when something begins and ends. */
const isFigure = ({ item, roles }: ContentType, field: string): boolean =>
  stringAt(fieldAt(item, field)?.schema, 'format') === 'money' ||
  roles.get('startsAt') === field ||
  roles.get('endsAt') === field;

/** What a file says for all languages beside what is fixed by name, by where it says it: the items and lists that it names, and choices, such as what has become of events, and figures. */
function sharedIn(schemas: Schemas, schema: string | undefined, value: JsonValue): Map<string, string> {
  const shared = new Map<string, string>();
  const type = [...schemas.types.values()].find(({ name }) => schema === `collections/${name}.schema.json`);
  const isChoice = (field: string) =>
    type !== undefined && choicesAt(type.item, field.replace(/^\/items\/\d+/, '')).length > 0;
  walk(schemas.shapeOf(schema ?? ''), value, '', ({ collection, pointer, text }) => {
    // Of several choices all together are what is said.
    const field = pointer.replace(/\/\d+$/, '');
    if (collection !== null) shared.set(pointer, text);
    else if (isChoice(field)) shared.set(field, `${shared.get(field) ?? ''}${text}\0`);
  });
  const figures = type ? fieldsOf(type.item).filter((field) => isFigure(type, field)) : [];
  const items = type?.store === 'list' ? listAt(value, 'items').map((_, at) => `/items/${at}`) : [''];
  for (const pointer of items.flatMap((at) => figures.map((field) => at + field))) {
    const figure = valueAt(value, pointer);
    if (figure !== undefined) shared.set(pointer, JSON.stringify(figure));
  }
  return shared;
}

/** Lays overlays over originals and holds the result against the original's schema. Unchanged pairs are remembered. */
export function createLocaleReader(schemas: Schemas) {
  const laidOver = remembered((overlay: ContentFile) =>
    remembered((original: ContentFile) => localize(original, overlay)),
  );

  function localize(original: ContentFile, overlay: ContentFile): LocalizedFile {
    const { schema, path, text, value: written } = original;
    const {
      value: merged,
      origins,
      problems,
    } = mergeOverlay(original.value ?? null, overlay.value ?? null, path);
    // Lists and their addresses are the same in every language, and so is what an item refers to.
    const there = sharedIn(schemas, schema, original.value ?? null);
    const here = sharedIn(schemas, schema, merged);
    const renamed = new Map<string, { readonly name: string; readonly of: string; original?: string }>();
    for (const pointer of new Set([...there.keys(), ...here.keys()])) {
      if (!origins.isTranslated(pointer) || there.get(pointer) === here.get(pointer)) continue;
      // What is left out of a list is missed in the list.
      let at = pointer;
      while (valueAt(merged, at) === undefined) at = around(at);
      const place = origins.placeOf(at);
      if (place === undefined) continue;
      const original = valueAt(written, at);
      // From a list that is replaced whole it cannot go.
      const isKept = origins.wholeOf(at) !== at && typeof original === 'string';
      renamed.set(place, { name: nameOf(pointer), of: pointer, ...(isKept && { original }) });
    }
    for (const [place, one] of renamed) problems.push({ kind: 'fixed', pointer: place, ...one });
    const changed = new Map(
      problems.flatMap((one) => (one.kind === 'fixed' ? [[one.pointer, one.of] as const] : [])),
    );
    const refusals = problems.flatMap((problem) => {
      const at = { file: overlay.path, pointer: problem.pointer };
      return ask('translation', (rule) => rule.translation?.(problem), at);
    });
    // The original’s then stands there.
    const mayGo = (pointer: string) =>
      origins.isTranslated(pointer) &&
      origins.wholeOf(pointer) === pointer &&
      valueAt(original.value, pointer) !== undefined;
    const [lost, broken] = inOriginal(schemaFindings(path, merged, schemas, schema ?? '', mayGo), original);
    const refused = new Set(refusals.map(({ pointer }) => pointer));
    const told = broken.map((finding) =>
      asInOriginal(nearestField(finding, original.value, { overlay, origins }), original.value),
    );
    const placed = (found: readonly Finding[]) =>
      inOverlay(found, [], { overlay, origins }).filter(
        ({ pointer }) => !refused.has(pointer) && !refused.has(pointer.replace(/\/\d+$/, '')),
      );
    const misfits = placed(told);
    const findings = original.isSound
      ? [...refusals, ...misfits, ...lost]
      : placed(apartFrom(schemaFindings(path, original.value ?? null, schemas, schema ?? ''), told)).filter(
          ({ spot }) => spot !== 'brace',
        );
    // Both texts together say whether the page must be made anew.
    const both = { path, text: `${text}\0${overlay.text}`, schema };
    const found = { isSound: original.isSound, isMisfit: misfits.length > 0 };
    const file = { ...both, ...found, value: merged, origins, original: original.value };
    return { file, overlay, origins, findings, changed };
  }

  /** The files of a language; those without a translation are the originals. `localized` are those to be told of. */
  return (
    code: string,
    originals: ReadonlyMap<string, ContentFile>,
    overlays: ReadonlyMap<string, ContentFile>,
  ) => {
    const files = new Map(originals);
    const localized: LocalizedFile[] = [];
    for (const overlay of overlays.values()) {
      const place = overlayOf(overlay.path);
      const original = place?.code === code ? originals.get(place.original) : undefined;
      if (overlay.value === undefined || original?.value === undefined || original.schema === undefined)
        continue;
      const made = laidOver(overlay)(original);
      files.set(original.path, made.file);
      localized.push(made);
    }
    return { files, localized };
  };
}
