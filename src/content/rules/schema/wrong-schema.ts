import { mistake } from '../rule.ts';
import { otherPaths } from './schema-path.ts';

export const schemaWrongSchema = mistake({
  says: 'The file names another schema than the one that its place asks for, so your editor checks it wrongly.',
  wrong: '"$schema": "../../schemas/site.schema.json" in a page',
  right: '"$schema": "../../schemas/page.schema.json"',
  remedy: 'Write the path that the message names, or remove the line where it names none.',
  *site(context) {
    for (const { file, pointer, expected, isOther } of otherPaths(context)) {
      if (!isOther) continue;
      const message =
        expected === undefined
          ? 'No schema fits a translation of this type here. Remove "$schema".'
          : 'A file in this place is checked against another schema, and your editor should do the same.';
      yield { file, pointer, message, suggestion: expected };
    }
  },
});
