import { type Node, parseTree } from 'jsonc-parser';
import type { Position } from '../diagnostics/fault.ts';
import { lineStarts, nodesOf, placeOf } from '../diagnostics/locate.ts';
import type { Diagnostic, Finding } from './finding.ts';

function rangeOf(nodes: ReadonlyMap<string, Node>, finding: Finding): readonly [number, number] {
  let pointer = finding.pointer;
  // A pointer may name what is not there, for example an entry that a translation lacks: its nearest ancestor stands in.
  while (!nodes.has(pointer) && pointer !== '') pointer = pointer.slice(0, pointer.lastIndexOf('/'));
  const node = nodes.get(pointer);
  if (!node) return [0, 0];
  const name = finding.spot === 'key' ? node.parent?.children?.[0] : undefined;
  if (name && node.parent?.type === 'property') return [name.offset, name.offset + name.length];
  if (finding.spot === 'brace') return [node.offset, node.offset + 1];
  return [node.offset, node.offset + node.length];
}

type PlaceOf = (finding: Finding) => Position;

/** Finds places in one text. It is parsed when the first is asked for, and only where one needs its values. */
function placesIn(text: string): PlaceOf {
  const places = new Map<string, Position>();
  let starts: readonly number[] | undefined;
  let parsed: WeakRef<Map<string, Node>> | undefined;
  const nodes = (): ReadonlyMap<string, Node> => {
    const before = parsed?.deref();
    if (before) return before;
    const tree = parseTree(text, [], { disallowComments: true });
    const found: Map<string, Node> = tree ? nodesOf(tree) : new Map();
    // Only the places are kept for long: a site's trees would fill the memory.
    parsed = new WeakRef(found);
    return found;
  };
  return (finding) => {
    if (finding.position) return finding.position;
    const key = finding.range ? finding.range.join(' ') : `${finding.spot} ${finding.pointer}`;
    const known = places.get(key);
    if (known) return known;
    starts ??= lineStarts(text);
    const place = placeOf(starts, finding.range ?? rangeOf(nodes(), finding));
    places.set(key, place);
    return place;
  };
}

/**
 * Turns findings into diagnostics, sorted by file and place.
 * @param textOf the text of a file, or undefined where it could not be decoded
 * @param prefix what stands before every file's name, for example `site-config/`
 */
export type LocateAll = (
  findings: readonly Finding[],
  textOf: (file: string) => string | undefined,
  prefix: string,
) => Diagnostic[];

/** Makes a locator that remembers the places of unchanged texts: a site has the same advice after every edit. */
export function createLocator(): LocateAll {
  let known = new Map<string, { readonly text: string; readonly placeOf: PlaceOf }>();
  return (findings, textOf, prefix) => {
    const byFile = groupByFile(findings);
    const next: typeof known = new Map();
    const diagnostics: Diagnostic[] = [];
    for (const file of [...byFile.keys()].sort()) {
      const text = textOf(file) ?? '';
      const before = known.get(file);
      const memory = before?.text === text ? before : { text, placeOf: placesIn(text) };
      next.set(file, memory);
      const located = (byFile.get(file) ?? []).map((finding): Diagnostic => {
        return {
          file: prefix + file,
          ...memory.placeOf(finding),
          severity: finding.severity,
          code: finding.code,
          pointer: finding.pointer,
          message: finding.message,
          ...(finding.suggestion === undefined ? {} : { suggestion: finding.suggestion }),
        };
      });
      located.sort((a, b) => a.line - b.line || a.column - b.column || compare(a.code, b.code));
      for (const diagnostic of located) diagnostics.push(diagnostic);
    }
    known = next;
    return diagnostics;
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Findings by the file that they are in. */
export function groupByFile(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.file);
    if (group) group.push(finding);
    else groups.set(finding.file, [finding]);
  }
  return groups;
}
