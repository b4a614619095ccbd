import { stringAt } from '../../json/json.ts';
import { typeOfSchema } from '../../schema/content-types.ts';
import { mistake } from '../rule.ts';

export const schemaWrongSchema = mistake({
  code: 'schema/wrong-schema',
  says: 'The file names another schema than the one that its place asks for, so your editor checks it wrongly.',
  wrong: '"$schema": "../../schemas/site.schema.json" in a page',
  right: '"$schema": "../../schemas/page.schema.json"',
  remedy: 'Write the path that the message names.',
  place({ path, value, schema }, { types }) {
    const named = stringAt(value, '$schema');
    if (schema === undefined || schema === 'type.schema.json' || named === undefined) return undefined;
    const up = path.split('/').length;
    const type = typeOfSchema(types, schema);
    const expected = type?.isOwn
      ? `${'../'.repeat(up - 1)}schemas/${type.name}.schema.json`
      : `${'../'.repeat(up)}schemas/${schema}`;
    // A site that keeps all schemas itself has there those of its types too.
    if (named.endsWith(`/${schema}`) || (type?.isOwn && named === expected)) return undefined;
    return {
      pointer: '/$schema',
      message: `A file in this place is checked against “${expected}”, and your editor should do the same.`,
    };
  },
});
