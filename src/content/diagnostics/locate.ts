import { type Node, parseTree } from 'jsonc-parser';
import type { Diagnostic, Finding, Position } from './diagnostic.ts';
import { pointerTo } from './pointer.ts';

/** Every value of a file by its JSON pointer, so that a file with thousands of mistakes is searched once. */
export function nodesOf(tree: Node): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const visit = (node: Node, pointer: string): void => {
    nodes.set(pointer, node);
    for (const [index, child] of (node.children ?? []).entries()) {
      if (node.type === 'array') visit(child, pointerTo(pointer, index));
      const [name, value] = child.type === 'property' ? (child.children ?? []) : [];
      if (name && value) visit(value, pointerTo(pointer, String(name.value)));
    }
  };
  visit(tree, '');
  return nodes;
}

function rangeOf(nodes: ReadonlyMap<string, Node>, finding: Finding): readonly [number, number] {
  if (finding.range) return finding.range;
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

export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function positionOf(starts: readonly number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

export function placeOf(starts: readonly number[], [start, end]: readonly [number, number]): Position {
  const from = positionOf(starts, start);
  const to = positionOf(starts, end);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/**
 * Turns findings into diagnostics, sorted by file and place. A file's text is parsed once more only where it has findings.
 * @param textOf the text of a file, or undefined where it could not be decoded
 * @param prefix what stands before every file's name, for example `site-config/`
 */
export function locateAll(
  findings: readonly Finding[],
  textOf: (file: string) => string | undefined,
  prefix: string,
): Diagnostic[] {
  const byFile = groupByFile(findings);
  const diagnostics: Diagnostic[] = [];
  for (const file of [...byFile.keys()].sort()) {
    const text = textOf(file) ?? '';
    const needsTree = byFile.get(file)?.some((finding) => !finding.range && !finding.position);
    const tree = needsTree ? parseTree(text, [], { disallowComments: true }) : undefined;
    const nodes: ReadonlyMap<string, Node> = tree ? nodesOf(tree) : new Map();
    const starts = lineStarts(text);
    const located = (byFile.get(file) ?? []).map((finding): Diagnostic => {
      return {
        file: prefix + file,
        ...(finding.position ?? placeOf(starts, rangeOf(nodes, finding))),
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
  return diagnostics;
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
