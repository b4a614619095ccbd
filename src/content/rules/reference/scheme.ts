import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

export const referenceScheme = mistake({
  code: 'reference/scheme',
  says: 'A link begins with something that links may not begin with.',
  wrong: '"href": "javascript:void(0)"',
  right: '"href": "https://example.com/"',
  remedy: 'Use a path, https:, mailto: or tel:.',
  link(end) {
    if (end.kind !== 'refused') return undefined;
    const other = `Links may not use ${quote(`${end.scheme}:`)}. Possible: a path, https:, mailto:, tel:.`;
    return {
      message: end.scheme === '//' ? 'An address may not begin with “//”. Write https:// or a path.' : other,
    };
  },
});
