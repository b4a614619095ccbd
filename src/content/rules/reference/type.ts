import type { ItemRole } from '../../../model/item-data.ts';
import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { possible } from '../../diagnostics/nearest.ts';
import { listAt, objectAt, own, stringAt } from '../../json/json.ts';
import { asText } from '../../json/unchecked.ts';
import { type ContentType, plays } from '../../schema/content-types.ts';
import { rolesAmong } from '../../schema/item-roles.ts';
import { within } from '../../schema/walk.ts';
import { blocksIn } from '../../site/page-entries.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

/** What each type must say: where it is missing, its schema is told so. */
const isOwed = ({ roles }: ContentType, role: ItemRole) => role === 'title' && !roles.has(role);

const listed = new Intl.ListFormat('en');

/** Blocks that show the item of their page, where its type lacks what they show: they would be left out. */
function* itemBlocks({ templates, schemas }: SiteIndex): Generator<SiteFault> {
  for (const { file, each } of templates)
    for (const { block, pointer } of blocksIn(file.value)) {
      const name = asText(block.type) ?? '';
      const schema = schemas.files.get(`blocks/${name}.schema.json`);
      const roles = rolesAmong(listAt(schema, 'roles'));
      const [type, made] = [
        each,
        stringAt(objectAt(objectAt(schema, 'properties'), 'item'), 'reference'),
      ].map((one) => schemas.types.get(one ?? ''));
      if (!type || own(block, 'item') !== undefined) continue;
      // What not every item has of the type that the block is made for, it can do without.
      const missing = roles.filter((role) =>
        made && !made.always.has(role) ? !type.roles.has(role) : !plays(type, [role]) && !isOwed(type, role),
      );
      if (missing.length === 0) continue;
      const [shown, lacking] = [roles, missing].map((some) =>
        listed.format(some.map((role) => `the ${role}`)),
      );
      const message = `${quote(name)} shows ${shown} of an item, and the type ${quote(type.name)} says of no field that every item has that it is ${lacking}. Say so in its schema, or place other blocks, which show fields by "$item".`;
      yield { file: file.path, pointer: `${pointer}/type`, message };
    }
}

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
  /** Blocks that a type has nothing for, and fields of a type that refer to a type that there is not. */
  *site({ index }) {
    yield* itemBlocks(index);
    const { files, schemas } = index;
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
