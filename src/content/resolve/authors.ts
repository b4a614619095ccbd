import type { ResolvedAuthor } from '../../model/resolved.ts';
import { asText } from '../json/unchecked.ts';
import { namedBy } from '../schema/content-types.ts';
import { type Item, inRole, textIn } from '../site/items.ts';
import type { Thing } from './organization.ts';
import { readName } from './selected.ts';
import type { PageParts, Shared } from './shared.ts';

/** Who has written an item, in the order in which it names them. */
export function authorsOf({ publicItem, pathOf, values }: Shared, item: Item): ResolvedAuthor[] {
  const of = namedBy(item.type.item, item.type.roles.get('author') ?? '');
  return [inRole(item, 'author')].flat().flatMap((one) => {
    const text = asText(one);
    if (text === undefined) return [];
    if (of === undefined) return { name: values.text(text) };
    const person = publicItem(of, text);
    if (!person) return [];
    const href = pathOf(person);
    return { name: values.text(textIn(person, 'title') ?? text), ...(href !== undefined && { href }) };
  });
}

/** The same for search engines. */
export function peopleOf(item: Item, { shared }: PageParts): Thing[] {
  const authors = shared.recorder.whole(`authors ${readName(item)}`, () => authorsOf(shared, item));
  return authors.map(({ name, href }) => ({
    '@type': 'Person',
    name,
    ...(href !== undefined && { url: shared.addresses.absolute(href) }),
  }));
}

export const datesOf = (item: Item) => ({
  datePublished: textIn(item, 'date'),
  dateModified: textIn(item, 'updated') ?? textIn(item, 'date'),
});

/** What somebody has made, such as a recipe or a book, has a day; anything else has none that schema.org knows. */
export function madeBy(item: Item, page: PageParts): Thing {
  const author = peopleOf(item, page);
  return author.length > 0 ? { author, ...datesOf(item) } : {};
}
