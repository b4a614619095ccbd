import { type BlockResolver, headOf } from '../block-resolver.ts';

export const resolveGallery: BlockResolver<'gallery'> = (block, context) => ({
  ...headOf(block),
  pictures: block.pictures.map((picture) => ({
    ...picture,
    open: context.string('enlarge', { title: picture.image.alt || (picture.caption ?? '') }),
  })),
  close: context.string('close'),
});
