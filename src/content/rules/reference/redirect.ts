import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

/** The addresses that redirects lead to from one, each once. */
function wayFrom(route: string, redirects: ReadonlyMap<string, string>): readonly string[] {
  const way = new Set<string>();
  for (let at = redirects.get(route); at !== undefined && !way.has(at); at = redirects.get(at)) way.add(at);
  return [...way];
}

export const referenceRedirect = mistake({
  says: 'A link leads to an old address, or redirects run in a circle or one after the other.',
  wrong: '"href": "/home"',
  right: '"href": "/"',
  remedy: 'Write the address where the redirect ends.',
  link(end, { redirects }) {
    if (end.kind !== 'redirected') return undefined;
    const way = wayFrom(end.route, redirects);
    // Where they come back to it, there is no address to write in its place.
    if (way.includes(end.route))
      return `${quote(end.route)} is redirected in a circle. Write the address of a page.`;
    const message = `${quote(end.route)} is redirected. Write the address that it leads to.`;
    return { message, suggestion: way.findLast((at) => !redirects.has(at)) };
  },
});
