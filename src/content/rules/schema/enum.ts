import { quote } from '../../diagnostics/fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { mistake } from '../rule.ts';

/** The only word that a shorter one begins, such as `Mon` or `Thurs.` does. */
function shortened(text: string, words: readonly string[]): string | undefined {
  const start = text.replace(/\.$/, '').toLowerCase();
  const [word, ...more] = start.length < 3 ? [] : words.filter((one) => one.startsWith(start));
  return more.length === 0 ? word : undefined;
}

export const schemaEnum = mistake({
  says: 'The field takes one of a few words only.',
  wrong: '"tone": "dark"',
  right: '"tone": "ink"',
  remedy: 'Choose one of the words that the message lists.',
  issue({ keyword, params, data }) {
    if (keyword !== 'enum' && keyword !== 'const') return undefined;
    const values: unknown[] = [keyword === 'enum' ? params.allowedValues : params.allowedValue].flat();
    const words = values.map(String);
    if (words.includes(String(data)) && !values.includes(data) && typeof data !== 'object')
      return `Write ${String(data)} ${typeof data === 'string' ? 'without' : 'in'} quotes here.`;
    return {
      message: `${quote(data)} is not one of the values possible here: ${words.join(', ')}.`,
      suggestion: typeof data === 'string' ? (nearest(data, words) ?? shortened(data, words)) : undefined,
    };
  },
});
