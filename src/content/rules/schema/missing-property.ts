import { mistake } from '../rule.ts';
import { badBlock } from './bad-block.ts';

export const schemaMissingProperty = mistake({
  code: 'schema/missing-property',
  says: 'A field that is needed is not there. The place is the opening brace of its object.',
  wrong: '{ "title": "Tax" }',
  right: '{ "title": "Tax", "summary": "What we do about tax." }',
  remedy: 'Add the field; your editor completes it.',
  issue(issue) {
    const block = badBlock(issue);
    const missing = (name: string) => `The property “${name}” is missing here`;
    if (block?.kind === 'missing')
      return { spot: 'brace', message: `${missing(block.tag)}: it names the block. ${block.possible}` };
    if (issue.keyword !== 'required') return undefined;
    return { spot: 'brace', message: `${missing(issue.params.missingProperty)}.` };
  },
});
