import { quote } from '../../diagnostics/fault.ts';
import { accentsOf } from '../../link/scope.ts';
import { mayMean } from '../../site/content-file.ts';
import { mistake } from '../rule.ts';

export const referenceAccent = mistake({
  says: 'The theme has no accent of this name.',
  wrong: '"accent": "busines"',
  right: '"accent": "business"',
  remedy: 'Use an accent of theme.json, or add one there.',
  name({ kind, text }, { index }) {
    // Where the accents could not be read, any may be right.
    if (kind !== 'accent' || mayMean(index.files.get('theme.json'), 'accents')) return undefined;
    const accents = accentsOf(index);
    if (accents.includes(text)) return undefined;
    const possible = accents.length === 0 ? 'It has none.' : `Possible: ${accents.join(', ')}.`;
    const message = `There is no accent ${quote(text)} in theme.json. ${possible}`;
    return { message, unknown: [text, accents] };
  },
});
