import { quote } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { mistake } from '../rule.ts';
import { badBlock } from './bad-block.ts';

export const schemaUnknownBlock = mistake({
  says: 'No section has this type.',
  wrong: '{ "type": "proze", "id": "about" }',
  right: '{ "type": "prose", "id": "about" }',
  remedy: 'Choose one of the types that the message lists.',
  issue(issue) {
    const block = badBlock(issue);
    if (block?.kind !== 'unknown') return undefined;
    const { tag, name, types, possible } = block;
    const isColumn = issue.parentSchema?.title === 'ColumnBlock';
    const fault = isColumn ? `${quote(name)} cannot stand in columns.` : `There is no block ${quote(name)}.`;
    const message = `${fault} ${possible}`;
    return { pointer: pointerTo(issue.instancePath, tag), message, unknown: [name, types] };
  },
});
