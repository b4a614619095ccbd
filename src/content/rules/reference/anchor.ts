import { quote } from '../../diagnostics/fault.ts';
import { possible } from '../../diagnostics/nearest.ts';
import { mistake } from '../rule.ts';

export const referenceAnchor = mistake({
  code: 'reference/anchor',
  says: 'A link leads to a section that its page does not have.',
  wrong: '"href": "/#proces-chart"',
  right: '"href": "/#process-chart"',
  remedy: 'Write the id of a section of that page.',
  link(end) {
    if (end.kind !== 'anchor') return undefined;
    const { anchor, known, where } = end;
    const message = `There is no section ${quote(anchor)} on ${where}.${possible(anchor, known)}`;
    return { message, unknown: [anchor, known] };
  },
});
