import type { NamedItem, ResolveContext } from '../../content/resolve/resolver.ts';
import { PERSON } from '../../content/schema/item-roles.ts';
import { type BlockResolver, headOf } from '../block-resolver.ts';

/** Who has no story to open leads to their page. */
function plainOf(item: NamedItem, context: ResolveContext) {
  const { href } = context.card(item).link;
  return { plain: true, ...(href !== '' && { href }) } as const;
}

export const resolveTeamList: BlockResolver<'team-list'> = (block, context) => {
  const people = context
    .itemsWith(PERSON, block.items, block.collection)
    .filter(({ data }) => block.group === undefined || data.group === block.group);
  // A heading above nothing helps nobody.
  if (people.length === 0) return null;
  // All portraits are as narrow as the narrowest: of a face the sides can be spared, not the height.
  const [narrowest] = people
    .flatMap(({ data: { image } }) => image ?? [])
    .sort((a, b) => a.width / a.height - b.width / b.height);
  return {
    people: people.map(({ item, data: { title, paragraphs = [] } }) => ({
      id: item.key,
      ...context.language(item),
      name: title,
      ...(paragraphs.length === 0 && plainOf(item, context)),
    })),
    labels: { close: context.string('close') },
    frame: narrowest && `${narrowest.width} / ${narrowest.height}`,
    shown: {
      ...headOf(block),
      stories: people.map(({ data: { position, image, paragraphs } }) => ({ position, image, paragraphs })),
    },
  };
};
