import { quote } from '../../diagnostics/fault.ts';
import { rule } from '../rule.ts';

export const referenceRedirect = rule({
  code: 'reference/redirect',
  severity: 'error',
  says: 'A link leads to an old address, or redirects run in a circle or one after the other.',
  wrong: '"href": "/home"',
  right: '"href": "/"',
  remedy: 'Write the address where the redirect ends.',
  link(end) {
    if (end.kind !== 'redirected') return undefined;
    return {
      message: `${quote(end.route)} is redirected. Write the address that it leads to.`,
      suggestion: end.to === end.route ? undefined : end.to,
    };
  },
});
