import { quote } from '../../diagnostics/fault.ts';
import { EMAIL } from '../../text/outer-forms.ts';
import { pageOf } from '../media/missing.ts';
import { mistake } from '../rule.ts';

/** A server's name at the front. */
const HOST = /^(?:www\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/)/i;

/** An address of elsewhere, with what it lacks at its front. */
function withFront(href: string): string | undefined {
  const [broken] = /^https?[;/]/i.exec(href) ?? [];
  const host = broken ? href.slice(broken.length).replace(/^\/+/, '') : href;
  if (broken || HOST.test(href)) return `https://${host}`;
  return EMAIL.test(href) ? `mailto:${href}` : undefined;
}

export const referenceRelative = mistake({
  says: 'A link is written relative to its page, and would lead elsewhere from another one.',
  wrong: '"href": "contact-us"',
  right: '"href": "/contact-us"',
  remedy: 'Write the whole path, beginning with a slash.',
  link(end, index) {
    if (end.kind !== 'relative') return undefined;
    const whole = withFront(end.href);
    if (whole) return `${quote(end.href)} lacks its beginning. Write ${quote(whole)}.`;
    const message = `${quote(end.href)} is relative to the page it stands on. Write the whole path.`;
    const path = `/${end.href.replace(/^[./]+/, '')}`;
    return {
      message,
      suggestion: pageOf(path, index) ?? index.nearestRoute(path) ?? index.nearestFile(path),
    };
  },
});
