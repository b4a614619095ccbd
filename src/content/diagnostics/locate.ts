import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Diagnostic, Finding } from './diagnostic.ts';
import { pointerSteps } from './pointer.ts';

function nodeAt(tree: Node, pointer: string): Node | undefined {
  let node: Node | undefined = tree;
  for (const step of pointerSteps(pointer)) {
    if (!node) return undefined;
    node = findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
  }
  return node;
}

function rangeOf(tree: Node | undefined, finding: Finding): readonly [number, number] {
  if (finding.range) return finding.range;
  if (!tree) return [0, 0];
  let pointer = finding.pointer;
  let node = nodeAt(tree, pointer);
  // A pointer may name what is not there, for example an entry that a translation lacks: its nearest ancestor stands in.
  while (!node && pointer !== '') {
    pointer = pointer.slice(0, pointer.lastIndexOf('/'));
    node = nodeAt(tree, pointer);
  }
  if (!node) return [0, 0];
  const name = finding.spot === 'key' ? node.parent?.children?.[0] : undefined;
  if (name && node.parent?.type === 'property') return [name.offset, name.offset + name.length];
  if (finding.spot === 'brace') return [node.offset, node.offset + 1];
  return [node.offset, node.offset + node.length];
}

function lineStarts(text: string): number[] {
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
    const needsTree = byFile.get(file)?.some((finding) => !finding.range);
    const tree = needsTree ? parseTree(text, [], { disallowComments: true }) : undefined;
    const starts = lineStarts(text);
    const located = (byFile.get(file) ?? []).map((finding): Diagnostic => {
      const [start, end] = rangeOf(tree, finding);
      const from = positionOf(starts, start);
      const to = positionOf(starts, end);
      return {
        file: prefix + file,
        line: from.line,
        column: from.column,
        endLine: to.line,
        endColumn: to.column,
        severity: finding.severity,
        code: finding.code,
        pointer: finding.pointer,
        message: finding.message,
        ...(finding.suggestion === undefined ? {} : { suggestion: finding.suggestion }),
      };
    });
    located.sort((a, b) => a.line - b.line || a.column - b.column || (a.code < b.code ? -1 : 1));
    diagnostics.push(...located);
  }
  return diagnostics;
}

function groupByFile(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.file);
    if (group) group.push(finding);
    else groups.set(finding.file, [finding]);
  }
  return groups;
}
