import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

/** Where the redirects end; undefined where they run in a circle. */
function endOf(to: string, redirects: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let at = to;
  for (let next = redirects.get(at); next !== undefined; next = redirects.get(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = next;
  }
  return at;
}

/** True where the redirects come back to an address: then there is none to write in its place. */
function isCircle(route: string, redirects: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = redirects.get(route); at !== undefined && !seen.has(at); at = redirects.get(at)) {
    if (at === route) return true;
    seen.add(at);
  }
  return false;
}

export const referenceRedirect = mistake({
  says: 'A link leads to an old address, or redirects run in a circle or one after the other.',
  wrong: '"href": "/home"',
  right: '"href": "/"',
  remedy: 'Write the address where the redirect ends.',
  link(end, { redirects }) {
    if (end.kind !== 'redirected') return undefined;
    if (isCircle(end.route, redirects))
      return `${quote(end.route)} is redirected in a circle. Write the address of a page.`;
    const message = `${quote(end.route)} is redirected. Write the address that it leads to.`;
    return { message, suggestion: endOf(end.to, redirects) };
  },
});
