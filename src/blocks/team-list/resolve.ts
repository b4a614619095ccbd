import { PERSON } from '../../content/schema/item-roles.ts';
import { type BlockResolver, headOf } from '../block-resolver.ts';

export const resolveTeamList: BlockResolver<'team-list'> = (block, context) => {
  const people = context
    .itemsWith(PERSON, undefined, block.collection)
    .filter(({ data }) => data.group === block.group);
  return {
    people: people.map(({ item, data: { title, position } }) => ({
      id: item.key,
      ...context.language(item),
      name: title,
      designation: position,
    })),
    labels: { close: context.string('close') },
    shown: {
      ...headOf(block),
      stories: people.map(({ data: { image, paragraphs } }) => ({ image, paragraphs })),
    },
  };
};
