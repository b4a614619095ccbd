import { rule } from '../rule.ts';
import { badBlock } from './bad-block.ts';

export const schemaMissingProperty = rule({
  code: 'schema/missing-property',
  severity: 'error',
  says: 'A field that is needed is not there. The place is the opening brace of its object.',
  wrong: '{ "title": "Tax" }',
  right: '{ "title": "Tax", "summary": "What we do about tax." }',
  remedy: 'Add the field; your editor completes it.',
  issue(issue) {
    const block = badBlock(issue);
    const at = { pointer: issue.instancePath, spot: 'brace' } as const;
    if (block?.kind === 'missing')
      return {
        ...at,
        message: `The property “${block.tag}” is missing here: it names the block. ${block.possible}`,
      };
    if (issue.keyword !== 'required') return undefined;
    return { ...at, message: `The property “${issue.params.missingProperty}” is missing here.` };
  },
});
