import type { ItemRole } from '../../../model/item-data.ts';
import { quote } from '../../diagnostics/fault.ts';
import { possible } from '../../diagnostics/nearest.ts';
import { own, stringAt } from '../../json/json.ts';
import { type ContentType, plays } from '../../schema/content-types.ts';
import { rolesAmong } from '../../schema/item-roles.ts';
import { within } from '../../schema/walk.ts';
import { mistake } from '../rule.ts';

/** What each type must say: where it is missing, its schema is told so. */
const isOwed = ({ roles }: ContentType, role: ItemRole) => role === 'title' && !roles.has(role);

const listed = new Intl.ListFormat('en');

export const referenceType = mistake({
  says: 'There is no such content type, or its items lack what is shown of them.',
  wrong: '"collection": "artcles"',
  right: '"collection": "articles"',
  remedy: 'Write the name of a type; your editor lists them.',
  name({ kind, text, needs }, { index: { schemas } }) {
    if (kind !== 'type') return undefined;
    const { types, broken } = schemas;
    const type = types.get(text);
    if (broken.has(text)) return undefined;
    if (!type)
      return {
        message: `There is no collection ${quote(text)}.${possible(text, types.keys())}`,
        unknown: [text, types.keys()],
      };
    const lacks = (one: ContentType) =>
      rolesAmong(needs).filter((role) => !plays(one, [role]) && !isOwed(one, role));
    const missing = lacks(type).map((role) => `the ${role}`);
    if (missing.length === 0) return undefined;
    const fitting = [...types.values()].filter((one) => lacks(one).length === 0).map(({ name }) => name);
    return `The items of ${quote(text)} cannot be shown here: their type says of no field that every item has that it is ${listed.format(missing)}.${possible('', fitting)}`;
  },
  /** Fields of a type that refer to a type that there is not. */
  *site({ index: { files, schemas } }) {
    for (const { path: file, schema, value } of files.values())
      if (schema === 'type.schema.json')
        for (const [pointer, field] of within(own(value, 'properties'), '/properties')) {
          const named = stringAt(field, 'reference') ?? '';
          const message = `There is no content type ${quote(named)}.${possible(named, schemas.types.keys())}`;
          if (named !== '' && !schemas.types.has(named) && !schemas.broken.has(named))
            yield { file, pointer: `${pointer}/reference`, message, unknown: [named, schemas.types.keys()] };
        }
  },
});
