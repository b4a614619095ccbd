import { quote } from '../../diagnostics/fault.ts';
import { possible } from '../../diagnostics/nearest.ts';
import { mistake } from '../rule.ts';

export const referenceAnchor = mistake({
  says: 'A link leads to a section that its page does not have.',
  wrong: '"href": "/#proces-chart"',
  right: '"href": "/#process-chart"',
  remedy: 'Write the id of a section of that page.',
  link(end) {
    if (end.kind !== 'anchor') return undefined;
    const { anchor: id, known, where, files } = end;
    const what =
      id === ''
        ? `Behind “#” the id of a section of ${where} is missing.`
        : `There is no section ${quote(id)} on ${where}.`;
    const message = what + possible(id, known);
    return { message, unknown: [id, known], absent: { id, files } };
  },
});
