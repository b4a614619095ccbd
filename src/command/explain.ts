import { nearest } from '../content/diagnostics/nearest.ts';
import { RULES } from '../content/rules/rules.gen.ts';
import { UsageError } from './options.ts';

/**
 * What a code means, with an example and its remedy; `all` lists every code.
 * @throws UsageError where there is no such code
 */
export function explain(code: string): string {
  const codes = RULES.map((rule) => rule.code);
  if (code === 'all') {
    const width = Math.max(...codes.map(({ length }) => length));
    return RULES.map((rule) => `${rule.code.padEnd(width)}  ${rule.says}\n`).join('');
  }
  const found = RULES.find((rule) => rule.code === code);
  if (found) {
    const { says, wrong, right, remedy } = found;
    return `${code}\n\n${says}\n\n  wrong  ${wrong}\n  right  ${right}\n\n${remedy}\n`;
  }
  const near = nearest(code, codes);
  throw new UsageError(
    `There is no code “${code}”.${near === undefined ? '' : ` Did you mean “${near}”?`} “--explain all” lists them.`,
  );
}
