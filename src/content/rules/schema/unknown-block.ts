import { quote } from '../../diagnostics/fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { rule } from '../rule.ts';
import { badBlock } from './bad-block.ts';

export const schemaUnknownBlock = rule({
  code: 'schema/unknown-block',
  severity: 'error',
  says: 'No section has this type.',
  wrong: '{ "type": "proze", "id": "about" }',
  right: '{ "type": "prose", "id": "about" }',
  remedy: 'Choose one of the types that the message lists.',
  issue(issue) {
    const block = badBlock(issue);
    if (block?.kind !== 'unknown') return undefined;
    return {
      pointer: pointerTo(issue.instancePath, block.tag),
      message: `There is no block ${quote(block.name)}. ${block.possible}`,
      suggestion: nearest(block.name, block.types),
    };
  },
});
