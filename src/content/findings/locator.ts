import { contentHash } from '../../ground/content-hash.ts';
import type { Position } from '../diagnostics/fault.ts';
import { groupBy } from '../diagnostics/group-by.ts';
import { lineStarts, type Nodes, nodesIn, offsetInLiteral, placeOf } from '../diagnostics/locate.ts';
import { knownAbove } from '../diagnostics/pointer.ts';
import { type Kept, rememberedBy } from '../json/remembered.ts';
import type { Diagnostic, Finding } from './finding.ts';

function rangeOf(nodes: Nodes, { pointer, spot, part }: Finding, text: string): readonly [number, number] {
  // A pointer may name what is not written, such as an entry that a translation lacks.
  const node = nodes.get(knownAbove(nodes, pointer));
  if (!node) return [0, 0];
  const name = spot === 'key' && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const { offset, length } = name ?? node;
  if (part && node.type === 'string')
    return [offsetInLiteral(text, offset, part[0]), offsetInLiteral(text, offset, part[1])];
  return [offset, offset + (spot === 'brace' ? 1 : length)];
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Makes a function that turns findings into diagnostics, sorted by file and place. It remembers the places in unchanged
 * texts: a site has the same advice after every edit.
 * - `textOf`: the text of a file, or undefined where it could not be decoded
 * - `prefix`: what stands before every file's name, for example `site-config/`
 * - `hashOf`: a fingerprint of that text
 * @param kept the places that earlier commands found, and where these are added to
 */
export function createLocator(kept: Kept = new Map<string, string>()) {
  /** A text is parsed only where the place of a value is asked for that nobody knows. */
  function placesIn(textOf: () => string, hash: string): (finding: Finding) => Position {
    const [startsOf, nodesOf] = [rememberedBy(lineStarts), rememberedBy(nodesIn)];
    return (finding) => {
      const { position, range, spot, pointer, part } = finding;
      if (position) return position;
      const key = range ? range.join(' ') : `${spot} ${pointer} ${part ?? ''}`;
      const name = `place ${hash} ${JSON.stringify(key)}`;
      const before = kept.get(name);
      // Written below.
      if (before !== undefined) return JSON.parse(before);
      const text = textOf();
      const place = placeOf(startsOf(text), range ?? rangeOf(nodesOf(text), finding, text));
      kept.set(name, JSON.stringify(place));
      return place;
    };
  }
  return (
    findings: readonly Finding[],
    textOf: (file: string) => string | undefined,
    prefix: string,
    hashOf = (file: string) => contentHash(textOf(file) ?? ''),
  ): Diagnostic[] => {
    const diagnostics: Diagnostic[] = [];
    const byFile = [...groupBy(findings, (finding) => finding.file)].sort(([a], [b]) => compare(a, b));
    for (const [file, found] of byFile) {
      const placeIn = placesIn(() => textOf(file) ?? '', hashOf(file));
      const mistakes = groupBy(found, (finding) => finding.pointer);
      const located = found.map((one): Diagnostic => {
        // A text with one mistake is marked as a whole; of several each is marked by itself.
        const { part, ...whole } = one;
        const finding: Finding = part && mistakes.get(one.pointer)?.length !== 1 ? one : whole;
        const { severity, code, pointer, message, suggestion } = finding;
        const told = { severity, code, pointer, message, ...(suggestion !== undefined && { suggestion }) };
        return { file: prefix + file, ...placeIn(finding), ...told };
      });
      located.sort((a, b) => a.line - b.line || a.column - b.column || compare(a.code, b.code));
      for (const diagnostic of located) diagnostics.push(diagnostic);
    }
    return diagnostics;
  };
}
