import { asking, type Fault, type Position, type SiteFault, type Spot } from '../diagnostics/fault.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { rememberedBy } from '../json/remembered.ts';
import type { Found, Looks } from '../rules/rule.ts';
import { RULES } from '../rules/rules.gen.ts';
import { LoadError } from '../site/load-error.ts';

/** A fault with the code and the weight of the rule that found it. */
export interface Finding extends SiteFault, Pick<(typeof RULES)[number], 'code' | 'severity'> {
  readonly spot: Spot;
}

/** A mistake as every command prints it: positions count from 1, `file` is relative to the site folder's parent. */
export interface Diagnostic
  extends Position,
    Pick<Finding, 'file' | 'severity' | 'code' | 'pointer' | 'message'> {
  readonly suggestion?: string;
}

/** A finding that ends by asking for what was probably meant. */
export const suggesting = (finding: Finding, suggestion: string | undefined): Finding => ({
  ...finding,
  suggestion,
  message: asking(finding.message, suggestion),
});

const placeKey = ({ file, pointer }: Finding) => `${file}\n${pointer}`;

/** Those at other places than are refused: what was refused already says nothing new when it is linked. */
export function beside(refused: readonly Finding[], findings: readonly Finding[]): readonly Finding[] {
  const places = new Set(refused.flatMap((one) => (one.spot === 'brace' ? [] : placeKey(one))));
  return findings.filter((one) => !places.has(placeKey(one)));
}

/** The rules that look in one way. */
const rulesWith = rememberedBy((look: keyof Looks) => RULES.filter((rule) => rule[look] !== undefined));

function faultsOf(found: NonNullable<Found>): Iterable<Fault> {
  if (typeof found === 'string') return [{ message: found }];
  return Symbol.iterator in found ? found : [found];
}

const NONE: readonly Finding[] = [];

/**
 * What the rules find that look in one way. Every text of a site passes here, and hardly any has some.
 * @param at the place of what they look at
 */
export function ask(
  look: keyof Looks,
  found: (rule: Looks) => Found,
  at: Pick<Finding, 'file' | 'pointer' | 'part' | 'range'>,
): readonly Finding[] {
  let findings: Finding[] | undefined;
  for (const rule of rulesWith(look)) {
    try {
      const faults = found(rule);
      if (faults === undefined) continue;
      findings ??= [];
      for (const fault of faultsOf(faults)) {
        const { unknown, suggestion = unknown && nearest(...unknown), ...placed } = fault;
        const { severity, code } = rule;
        const message = asking(fault.message, suggestion);
        findings.push({ spot: 'value', ...at, ...placed, suggestion, severity, code, message });
      }
    } catch (error) {
      // A file that was changed while it was looked at is no fault of the rule.
      if (error instanceof Error && !(error instanceof LoadError))
        error.message = `The rule ${rule.code} (src/content/rules/${rule.code}.ts) failed${at.file && ` at ${at.file}`}: ${error.message}`;
      throw error;
    }
  }
  return findings ?? NONE;
}
