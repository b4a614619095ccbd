import type { ResolvedAuthor } from '../../model/resolved.ts';
import { isArray, type JsonValue } from '../json/json.ts';
import { asText } from '../json/unchecked.ts';
import { namedBy } from '../schema/content-types.ts';
import { type Item, inRole, textIn } from '../site/items.ts';
import type { Shared } from './shared.ts';

/** Who has written an item, in the order in which it names them. */
export function authorsOf(
  { publicItem, pathOf, values }: Pick<Shared, 'publicItem' | 'pathOf' | 'values'>,
  item: Item,
): ResolvedAuthor[] {
  const written = inRole(item, 'author');
  const of = namedBy(item.type.item, item.type.roles.get('author') ?? '');
  const all: readonly (JsonValue | undefined)[] = isArray(written) ? written : [written];
  return all.flatMap((one) => {
    const text = asText(one);
    if (text === undefined) return [];
    if (of === undefined) return { name: values.text(text) };
    const person = publicItem(of, text);
    if (!person) return [];
    const href = pathOf(person);
    return { name: values.text(textIn(person, 'title') ?? text), ...(href !== undefined && { href }) };
  });
}
