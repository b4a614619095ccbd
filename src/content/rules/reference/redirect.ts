import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

export const referenceRedirect = mistake({
  code: 'reference/redirect',
  says: 'A link leads to an old address, or redirects run in a circle or one after the other.',
  wrong: '"href": "/home"',
  right: '"href": "/"',
  remedy: 'Write the address where the redirect ends.',
  link(end) {
    if (end.kind !== 'redirected') return undefined;
    const message = `${quote(end.route)} is redirected. Write the address that it leads to.`;
    return { message, suggestion: end.to === end.route ? undefined : end.to };
  },
});
