import type { Fault, Position, Severity, Spot } from '../diagnostics/fault.ts';
import type { Found, Looks, Rule, SiteFault } from '../rules/rule.ts';
import { type Code, RULES } from '../rules/rules.ts';

/** A fault with the code and the weight of the rule that found it. */
export interface Finding extends SiteFault {
  readonly spot: Spot;
  readonly severity: Severity;
  readonly code: Code;
}

/** A mistake as every command prints it: positions count from 1, `file` is relative to the site folder's parent. */
export interface Diagnostic extends Position {
  readonly file: string;
  readonly severity: Severity;
  readonly code: Code;
  readonly pointer: string;
  readonly message: string;
  readonly suggestion?: string;
}

type AnyRule = Rule<Code>;

/** The rules that look in one way. */
export const rulesWith = (look: keyof Looks): readonly AnyRule[] =>
  RULES.filter((rule) => rule[look] !== undefined);

/** Places a fault in a file. */
export const inFile =
  (file: string) =>
  (fault: Fault): SiteFault => ({ file, ...fault });

const isList = <F>(found: F | readonly F[]): found is readonly F[] => Array.isArray(found);

function findingOf({ code, severity }: AnyRule, fault: SiteFault): Finding {
  const { message, suggestion } = fault;
  const asked = suggestion === undefined ? message : `${message} Did you mean “${suggestion}”?`;
  return { spot: 'value', ...fault, severity, code, message: asked };
}

const NONE: readonly Finding[] = [];

/** What some rules find, as findings. Every text of a site passes here, and hardly any has some. */
export function ask<F>(
  rules: readonly AnyRule[],
  look: (rule: AnyRule) => Found<F>,
  placed: (fault: F) => SiteFault,
): readonly Finding[] {
  let findings: Finding[] | undefined;
  for (const rule of rules) {
    const found = look(rule);
    if (found === undefined) continue;
    findings ??= [];
    for (const fault of isList(found) ? found : [found]) findings.push(findingOf(rule, placed(fault)));
  }
  return findings ?? NONE;
}
