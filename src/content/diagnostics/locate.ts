import { type Node, parseTree } from 'jsonc-parser';
import type { Position } from './fault.ts';
import { pointerTo } from './pointer.ts';

/** Every value of a file by its JSON pointer. */
export type Nodes = ReadonlyMap<string, Node>;

/** Reads where the values of a file stand, all at once: it may have thousands of mistakes. None where it is no JSON. */
export function nodesIn(text: string): Nodes {
  const nodes = new Map<string, Node>();
  const visit = (node: Node, pointer: string): void => {
    nodes.set(pointer, node);
    for (const [index, child] of (node.children ?? []).entries()) {
      if (node.type === 'array') visit(child, pointerTo(pointer, index));
      const [name, value] = child.type === 'property' ? (child.children ?? []) : [];
      if (name && value) visit(value, pointerTo(pointer, String(name.value)));
    }
  };
  const tree = parseTree(text, [], { disallowComments: true });
  if (tree) visit(tree, '');
  return nodes;
}

export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function positionOf(starts: readonly number[], offset: number) {
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
  const to = positionOf(starts, end);
  return { ...positionOf(starts, start), endLine: to.line, endColumn: to.column };
}

/**
 * Where characters of a text stand in the file: an escape such as \u0041 is one character of the text and six of the file.
 * @param source the whole file
 * @param offset of the literal’s opening quote
 * @returns the offset in the file of the text’s character number `index`; of its end, where it has fewer
 */
export function offsetInLiteral(source: string, offset: number, index: number): number {
  let at = offset + 1;
  for (let seen = 0; seen < index && source[at] !== '"'; seen += 1)
    at += source[at] === '\\' ? (source[at + 1] === 'u' ? 6 : 2) : 1;
  return at;
}
