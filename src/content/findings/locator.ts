import type { Position } from '../diagnostics/fault.ts';
import { groupBy } from '../diagnostics/group-by.ts';
import { lineStarts, type Nodes, nodesIn, offsetInLiteral, placeOf } from '../diagnostics/locate.ts';
import { knownAbove } from '../diagnostics/pointer.ts';
import type { Kept } from '../json/remembered.ts';
import { type ContentFile, textHash } from '../site/content-file.ts';
import type { Diagnostic, Finding } from './finding.ts';

function rangeOf(nodes: Nodes, { pointer, spot, part }: Finding, text: string): readonly [number, number] {
  // A pointer may name what is not written, such as an entry that a translation lacks.
  const node = nodes.get(knownAbove(nodes, pointer));
  if (!node) return [0, 0];
  const name = spot === 'key' && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const { offset, length } = name ?? node;
  // A text that is wrong as a whole is marked with its quotes.
  if (part && node.type === 'string' && part[1] - part[0] < String(node.value).length)
    return [offsetInLiteral(text, offset, part[0]), offsetInLiteral(text, offset, part[1])];
  return [offset, offset + (spot === 'brace' ? 1 : length)];
}

type PlaceOf = (finding: Finding) => Position;

/** Finds places in one text. It is read and parsed when the first is asked for that nobody knows, and only where one needs its values. */
function placesIn(text: () => string, hash: string, kept?: Kept): PlaceOf {
  const places = new Map<string, Position>();
  let starts: readonly number[] | undefined;
  let parsed: WeakRef<Nodes> | undefined;
  const nodes = (): Nodes => {
    const found = parsed?.deref() ?? nodesIn(text());
    // Only the places are kept for long: a site's trees would fill the memory.
    parsed = new WeakRef(found);
    return found;
  };
  const find = (finding: Finding): Position => {
    starts ??= lineStarts(text());
    return placeOf(starts, finding.range ?? rangeOf(nodes(), finding, text()));
  };
  return (finding) => {
    const { position, range, spot, pointer, part } = finding;
    const key = range ? range.join(' ') : `${spot} ${pointer} ${part ?? ''}`;
    const known = position ?? places.get(key);
    if (known) return known;
    const name = `place ${hash} ${JSON.stringify(key)}`;
    const before = kept?.get(name);
    // Written below.
    const place: Position = before === undefined ? find(finding) : JSON.parse(before);
    places.set(key, place);
    if (before === undefined) kept?.set(name, JSON.stringify(place));
    return place;
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Makes a function that turns findings into diagnostics, sorted by file and place. It remembers the places of unchanged
 * texts: a site has the same advice after every edit. Its `prefix` stands before every file's name: `site-config/`.
 * @param kept the places that earlier commands found, and where these are added to
 */
export function createLocator(kept?: Kept) {
  let known = new Map<string, { readonly hash: string; readonly placeOf: PlaceOf }>();
  return (
    findings: readonly Finding[],
    fileAt: (path: string) => ContentFile | undefined,
    prefix: string,
  ): Diagnostic[] => {
    const next: typeof known = new Map();
    const diagnostics: Diagnostic[] = [];
    for (const [path, found] of [...groupBy(findings, (finding) => finding.file)].sort(([a], [b]) =>
      compare(a, b),
    )) {
      const file = fileAt(path);
      const hash = file ? textHash(file) : '';
      const before = known.get(path);
      const text = () => file?.text ?? '';
      const memory = before?.hash === hash ? before : { hash, placeOf: placesIn(text, hash, kept) };
      next.set(path, memory);
      const located = found.map((finding): Diagnostic => {
        const { severity, code, pointer, message, suggestion } = finding;
        const place = { file: prefix + path, ...memory.placeOf(finding) };
        return {
          ...place,
          severity,
          code,
          pointer,
          message,
          ...(suggestion !== undefined && { suggestion }),
        };
      });
      located.sort((a, b) => a.line - b.line || a.column - b.column || compare(a.code, b.code));
      for (const diagnostic of located) diagnostics.push(diagnostic);
    }
    known = next;
    return diagnostics;
  };
}
