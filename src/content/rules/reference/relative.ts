import { quote } from '../../diagnostics/fault.ts';
import { EMAIL } from '../../text/outer-forms.ts';
import { mistake } from '../rule.ts';

/** What an address of elsewhere lacks at its front. */
function missingFront(href: string): string | undefined {
  if (/^www\./i.test(href)) return 'https://';
  return EMAIL.test(href) ? 'mailto:' : undefined;
}

export const referenceRelative = mistake({
  code: 'reference/relative',
  says: 'A link is written relative to its page, and would lead elsewhere from another one.',
  wrong: '"href": "contact-us"',
  right: '"href": "/contact-us"',
  remedy: 'Write the whole path, beginning with a slash.',
  link(end, index) {
    if (end.kind !== 'relative') return undefined;
    const front = missingFront(end.href);
    if (front)
      return { message: `${quote(end.href)} lacks its beginning. Write ${quote(front + end.href)}.` };
    const message = `${quote(end.href)} is relative to the page it stands on. Write the whole path.`;
    return { message, suggestion: index.nearestRoute(`/${end.href.replace(/^[./]+/, '')}`) };
  },
});
