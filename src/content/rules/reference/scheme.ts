import { quote } from '../../diagnostics/fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { mistake } from '../rule.ts';

export const referenceScheme = mistake({
  says: 'A link begins with something that links may not begin with.',
  wrong: '"href": "javascript:void(0)"',
  right: '"href": "https://example.com/"',
  remedy: 'Use a path, https:, mailto: or tel:.',
  link(end) {
    if (end.kind !== 'refused') return undefined;
    const message = `Links may not use ${quote(`${end.scheme}:`)}. Possible: a path, https:, mailto:, tel:.`;
    if (end.scheme === '//') return 'An address may not begin with “//”. Write https:// or a path.';
    const meant = nearest(end.scheme, ['https', 'mailto', 'tel']);
    // One that a variable brings does not stand there.
    const isThere = end.href.toLowerCase().startsWith(`${end.scheme}:`);
    return meant && isThere ? { message, suggestion: meant + end.href.slice(end.scheme.length) } : message;
  },
});
