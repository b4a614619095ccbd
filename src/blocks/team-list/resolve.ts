import { PERSON } from '../../content/schema/item-roles.ts';
import { type BlockResolver, headOf } from '../block-resolver.ts';

export const resolveTeamList: BlockResolver<'team-list'> = (block, context) => {
  const people = context
    .itemsWith(PERSON, undefined, block.collection)
    .filter(({ data }) => data.group === block.group);
  // A heading above nothing helps nobody.
  if (people.length === 0) return null;
  return {
    people: people.map(({ item, data: { title, paragraphs = [] } }) => ({
      id: item.key,
      ...context.language(item),
      name: title,
      ...(paragraphs.length === 0 && { plain: true }),
    })),
    labels: { close: context.string('close') },
    shown: {
      ...headOf(block),
      stories: people.map(({ data: { position, image, paragraphs } }) => ({ position, image, paragraphs })),
    },
  };
};
