import { quote } from '../../diagnostics/fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { rule } from '../rule.ts';
import { badBlock } from './bad-block.ts';

/** The most names that a message lists: a hundred are no help, there the suggestion and the editor's own list are. */
const MOST_NAMED = 40;

export const schemaUnknownProperty = rule({
  code: 'schema/unknown-property',
  severity: 'error',
  says: 'There is no such field in this place.',
  wrong: '{ "titel": "Tax" }',
  right: '{ "title": "Tax" }',
  remedy: 'Correct the name; the message lists the fields that there are.',
  issue(issue) {
    const block = badBlock(issue);
    if (block?.kind === 'misspelt')
      return {
        pointer: pointerTo(issue.instancePath, block.name),
        spot: 'key',
        message: `${quote(block.name)} is not a property here.`,
        suggestion: block.tag,
      };
    if (issue.keyword !== 'additionalProperties') return undefined;
    const name = String(issue.params.additionalProperty);
    const known = Object.keys(issue.parentSchema?.properties ?? {});
    const missing = known.filter((key) => !Object.hasOwn(Object(issue.data), key));
    const possible = known.length > MOST_NAMED ? '' : ` Possible: ${known.join(', ')}.`;
    return {
      pointer: pointerTo(issue.instancePath, name),
      spot: 'key',
      message: `${quote(name)} is not a property here.${possible}`,
      suggestion: nearest(name, missing),
    };
  },
  translation(problem) {
    if (problem.kind !== 'misspelt-id') return undefined;
    const { pointer, name } = problem;
    return { pointer, spot: 'key', message: `${quote(name)} is not a property here.`, suggestion: 'id' };
  },
});
