import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

export const referenceRelative = mistake({
  code: 'reference/relative',
  says: 'A link is written relative to its page, and would lead elsewhere from another one.',
  wrong: '"href": "contact-us"',
  right: '"href": "/contact-us"',
  remedy: 'Write the whole path, beginning with a slash.',
  link(end, index) {
    if (end.kind !== 'relative') return undefined;
    const message = `${quote(end.href)} is relative to the page it stands on. Write the whole path.`;
    return { message, suggestion: index.nearestRoute(`/${end.href.replace(/^[./]+/, '')}`) };
  },
});
