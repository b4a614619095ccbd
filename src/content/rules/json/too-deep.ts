import { MAX_DEPTH } from '../../json/parse.ts';
import { mistake } from '../rule.ts';

export const jsonTooDeep = mistake({
  says: 'Values are nested more than 64 levels deep.',
  wrong: '[[[[ … ]]]]',
  right: '[ … ]',
  remedy: 'No field needs that: remove the brackets that are too many.',
  json: ({ kind }) =>
    kind === 'depth' ? `More than ${MAX_DEPTH} levels of nesting. Flatten the content.` : undefined,
});
