import type { ErrorObject } from 'ajv';
import { pointerTo } from '../diagnostics/pointer.ts';
import { ask, type Finding, inFile, rulesWith } from './finding.ts';

const ISSUE = rulesWith('issue');

/** The property that an error says is missing. */
const missingName = ({ keyword, params }: ErrorObject) =>
  String(keyword === 'discriminator' ? params.tag : params.missingProperty);

/**
 * One mistake, one finding: the errors that only follow from another are dropped, such as
 * “title is missing” beside “titel is not a property”, or the union’s own error beside the unknown block.
 */
export function schemaFindings(file: string, errors: readonly ErrorObject[]): readonly Finding[] {
  const badBlocks = new Set(
    errors.filter((issue) => issue.keyword === 'discriminator').map((issue) => issue.instancePath),
  );
  const found = errors.flatMap((issue) => {
    if (issue.propertyName !== undefined && issue.keyword !== 'propertyNames') return [];
    if (issue.keyword === 'enum' && badBlocks.has(issue.instancePath.replace(/\/type$/, ''))) return [];
    const findings = ask(ISSUE, (rule) => rule.issue?.(issue), inFile(file));
    return findings.map((finding) => ({ issue, finding }));
  });
  const renamed = new Set(
    found.flatMap(({ issue, finding: { code, suggestion } }) =>
      code === 'schema/unknown-property' && suggestion !== undefined
        ? pointerTo(issue.instancePath, suggestion)
        : [],
    ),
  );
  const seen = new Set<string>();
  return found.flatMap(({ issue, finding }) => {
    const { code, pointer } = finding;
    // Each property that is missing is told of, though all stand at one brace.
    if (code === 'schema/missing-property')
      return renamed.has(pointerTo(pointer, missingName(issue))) ? [] : finding;
    if (seen.has(pointer)) return [];
    seen.add(pointer);
    return finding;
  });
}
