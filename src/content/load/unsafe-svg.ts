import type { UnsafePart } from '../site/input.ts';

/**
 * What a drawing must not hold: scripts, event attributes, other documents, entities, and addresses of other
 * servers. An address inside the drawing (`#curve`) or a picture in it (`data:image/`) is fine.
 */
const UNSAFE =
  /<script\b|<foreignObject\b|<iframe\b|<!ENTITY\b|\son[a-z]{1,30}\s?=|javascript:|@import\b|(?:href|src)\s?=\s?["'](?!#|data:image\/)[^"']{0,200}|url\(\s?["']?(?!#|data:image\/|["'#])[^)]{0,200}/i;

/** The first unsafe part of a drawing; undefined where there is none. Positions count from 1. */
export function findUnsafe(svg: string): UnsafePart | undefined {
  const found = UNSAFE.exec(svg);
  if (!found) return undefined;
  const lead = found[0].length - found[0].trimStart().length;
  const text = found[0].trim();
  const before = svg.slice(0, found.index + lead);
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  return { text, line, column, endLine: line, endColumn: column + text.length };
}
