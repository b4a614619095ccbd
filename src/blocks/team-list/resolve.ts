import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { TeamListData } from './data.ts';

export const resolveTeamList: Resolver<BlockOf<'team-list'>, TeamListData> = (block, context) => ({
  heading: block.heading,
  eyebrow: block.eyebrow,
  text: block.text,
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
