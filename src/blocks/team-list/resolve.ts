import { type BlockResolver, headOf } from '../block-resolver.ts';

export const resolveTeamList: BlockResolver<'team-list'> = (block, context) => ({
  ...headOf(block),
  people: context
    .items('team')
    .map((item) => ({ ...context.data('team', item), ...context.language(item) }))
    .filter(({ group }) => group === block.group)
    .map(({ id, lang, dir, name, fullName, designation, image, paragraphs }) => ({
      id,
      ...(lang && { lang }),
      ...(dir && { dir }),
      name,
      fullName,
      designation,
      image,
      paragraphs,
    })),
  labels: { close: context.string('close') },
});
