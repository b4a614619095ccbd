import { quote } from '../../diagnostics/fault.ts';
import { isObject } from '../../json/json.ts';
import { accentsOf } from '../../link/scope.ts';
import { mistake } from '../rule.ts';

export const referenceAccent = mistake({
  says: 'The theme has no accent of this name.',
  wrong: '"accent": "busines"',
  right: '"accent": "business"',
  remedy: 'Use an accent of theme.json, or add one there.',
  name({ kind, text }, { index }) {
    // Where the theme could not be read, any accent may be right.
    if (kind !== 'accent' || !isObject(index.files.get('theme.json')?.value)) return undefined;
    const accents = accentsOf(index);
    if (accents.includes(text)) return undefined;
    const possible = accents.length === 0 ? 'It has none.' : `Possible: ${accents.join(', ')}.`;
    const message = `There is no accent ${quote(text)} in theme.json. ${possible}`;
    return { message, unknown: [text, accents] };
  },
});
