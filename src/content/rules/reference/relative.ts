import { quote } from '../../diagnostics/fault.ts';
import { rule } from '../rule.ts';

export const referenceRelative = rule({
  code: 'reference/relative',
  severity: 'error',
  says: 'A link is written relative to its page, and would lead elsewhere from another one.',
  wrong: '"href": "contact-us"',
  right: '"href": "/contact-us"',
  remedy: 'Write the whole path, beginning with a slash.',
  link(end, index) {
    if (end.kind !== 'relative') return undefined;
    return {
      message: `${quote(end.href)} is relative to the page it stands on. Write the whole path.`,
      suggestion: index.nearestRoute(`/${end.href.replace(/^[./]+/, '')}`),
    };
  },
});
