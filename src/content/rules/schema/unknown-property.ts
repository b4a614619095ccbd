import { quote } from '../../diagnostics/fault.ts';
import { MOST_NAMED } from '../../diagnostics/nearest.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { objectAt, stringAt } from '../../json/json.ts';
import { mistake } from '../rule.ts';
import { badBlock } from './bad-block.ts';

/** What one schema calls the words above something, and another calls otherwise. */
const CALLED = ['heading', 'title', 'label', 'name'];

export const schemaUnknownProperty = mistake({
  says: 'There is no such field in this place.',
  wrong: '{ "titel": "Tax" }',
  right: '{ "title": "Tax" }',
  remedy: 'Correct the name; the message lists the fields that there are.',
  issue(issue) {
    const { keyword, params, parentSchema, data, instancePath } = issue;
    const block = badBlock(issue);
    if (block?.kind !== 'misspelt' && keyword !== 'additionalProperties') return undefined;
    const name = block?.kind === 'misspelt' ? block.name : String(params.additionalProperty);
    const at = { pointer: pointerTo(instancePath, name), spot: 'key' } as const;
    const message = `${quote(name)} is not a property here.`;
    if (block) return { ...at, message, suggestion: block.tag };
    const known = Object.keys(parentSchema?.properties ?? {});
    const missing = known.filter((key) => !Object.hasOwn(Object(data), key));
    const possible = known.length > MOST_NAMED ? '' : ` Possible: ${known.join(', ')}.`;
    const renamed = missing.find(
      (key) => stringAt(objectAt(parentSchema, 'properties')[key], 'was') === `/${name}`,
    );
    // All items have the older name: nobody need mend them one by one.
    if (renamed !== undefined)
      return {
        ...at,
        message: `${quote(name)} has another name now. \`npm run migrate\` moves it, in every item and translation.`,
        suggestion: renamed,
      };
    const synonym = CALLED.includes(name) ? CALLED.find((other) => missing.includes(other)) : undefined;
    return { ...at, message: message + possible, suggestion: synonym, unknown: [name, missing] };
  },
  translation: (problem) =>
    problem.kind === 'misspelt-id'
      ? { spot: 'key', message: `${quote(problem.name)} is not a property here.`, suggestion: 'id' }
      : undefined,
});
