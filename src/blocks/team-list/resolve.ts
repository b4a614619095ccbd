import { PERSON } from '../../content/schema/item-roles.ts';
import { type BlockResolver, headOf } from '../block-resolver.ts';

export const resolveTeamList: BlockResolver<'team-list'> = (block, context) => ({
  ...headOf(block),
  people: context
    .itemsWith(PERSON, undefined, block.collection)
    .filter(({ data }) => data.group === block.group)
    .map(({ item, data: { person, title, position, image, paragraphs } }) => ({
      id: item.key,
      ...context.language(item),
      name: person,
      fullName: title,
      designation: position,
      image,
      paragraphs,
    })),
  labels: { close: context.string('close') },
});
