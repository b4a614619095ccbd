import { MAX_DEPTH } from '../../json/scan.ts';
import { rule } from '../rule.ts';

export const jsonTooDeep = rule({
  code: 'json/too-deep',
  severity: 'error',
  says: 'Values are nested more than 64 levels deep.',
  wrong: '[[[[ … ]]]]',
  right: '[ … ]',
  remedy: 'No field needs that: remove the brackets that are too many.',
  json(problem) {
    if (problem.kind !== 'depth') return undefined;
    const message = `More than ${MAX_DEPTH} levels of nesting. Flatten the content.`;
    return { pointer: '', spot: 'key', message, range: [problem.offset, problem.offset + 1] };
  },
});
