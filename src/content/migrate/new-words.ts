import { isArray, type JsonObject, own, stringAt } from '../json/json.ts';
import type { Migration } from './migration.ts';

/**
 * Adds to strings.json the words that the engine has learnt to say since, in the language of the shipped site.
 * A translation of strings.json may lack words: it stays as it is.
 * @param schema of strings.json
 * @param shipped the words of the site that ships with the engine
 */
export function newWords(schema: JsonObject, shipped: JsonObject): Migration {
  const required = own(schema, 'required');
  const names = isArray(required) ? required.map(String) : [];
  return {
    unit: 'strings',
    to: 1,
    describe:
      'Words that the engine says anew were added in English. Translate them where your site speaks otherwise.',
    migrate(value) {
      if (stringAt(value, '$schema')?.includes('/locales/')) return value;
      const missing = names.flatMap((name) => {
        const word = own(value, name) === undefined ? own(shipped, name) : undefined;
        return word === undefined ? [] : [[name, word] as const];
      });
      return missing.length === 0 ? value : { ...value, ...Object.fromEntries(missing) };
    },
  };
}
