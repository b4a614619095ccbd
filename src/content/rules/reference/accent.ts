import { quote } from '../../diagnostics/fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { rule } from '../rule.ts';

export const referenceAccent = rule({
  code: 'reference/accent',
  severity: 'error',
  says: 'The theme has no accent of this name.',
  wrong: '"accent": "busines"',
  right: '"accent": "business"',
  remedy: 'Use an accent of theme.json, or add one there.',
  linkedText({ text, role, pointer }, { accents }) {
    if (role !== 'accent' || !accents || accents.includes(text)) return undefined;
    const possible = accents.length === 0 ? 'It has none.' : `Possible: ${accents.join(', ')}.`;
    return {
      pointer,
      message: `There is no accent ${quote(text)} in theme.json. ${possible}`,
      suggestion: nearest(text, accents),
    };
  },
});
